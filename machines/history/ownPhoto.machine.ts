import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { OwnPhotoLimits, PhotoChanged } from '../shared/history.ts';
import type { Photo, PhotoKept, Preparation } from '../shared/photo.ts';

interface OwnPhotoInput {
  entryId: string;
  limits: OwnPhotoLimits;
}
const photoOf = (kept: PhotoKept) => (kept.outcome === 'kept' ? (kept.photo ?? null) : null);

export const ownPhotoMachine = setup({
  types: {
    /** `kept` is where the photo of the entry is read; `image` the chosen one as it is sent. */
    context: {} as OwnPhotoInput & {
      kept: string | null;
      image: Photo | null;
      message: string | null;
    },
    events: {} as
      | { type: 'photo.chosen'; photo: Photo }
      | { type: 'keeping.retried' }
      | { type: 'removal.requested' }
      | { type: 'removal.confirmed' }
      | { type: 'removal.cancelled' },
    input: {} as OwnPhotoInput & { photo: string | null },
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    prepareImage: fromPromise<Preparation, { photo: Photo }>(() =>
      Promise.reject(new Error('prepareImage is not provided')),
    ),
    keepPhoto: fromPromise<PhotoKept, { entryId: string; image: Photo }>(() =>
      Promise.reject(new Error('keepPhoto is not provided')),
    ),
    removePhotos: fromPromise<void, { entryIds: readonly string[] }>(() =>
      Promise.reject(new Error('removePhotos is not provided')),
    ),
  },
  actions: {
    keepImage: assign({ image: (_, { image }: { image: Photo }) => image, message: null }),
    keepKept: assign({ kept: (_, { kept }: { kept: PhotoKept }) => photoOf(kept) }),
    clearKept: assign({ kept: null }),
    keepMessage: assign({
      message: (_, { kept }: { kept: PhotoKept }) =>
        kept.outcome === 'refused' ? (kept.message ?? null) : null,
    }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellChanged: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }): PhotoChanged => ({ type: 'photo.changed', photo: context.kept }),
    ),
  },
  guards: {
    hasPhoto: ({ context }) => context.kept !== null,
    isTooLarge: ({ context }, { photo }: { photo: Photo }) =>
      photo.size > context.limits.imageBytes,
    isPicture: (_, { photo }: { photo: Photo }) =>
      photo.size > 0 && /^(image\/|$)/.test(photo.type),
    isUnreadable: (_, { prepared }: { prepared: Preparation }) => prepared.outcome === 'unreadable',
    isRefused: (_, { kept }: { kept: PhotoKept }) => kept.outcome === 'refused',
  },
  delays: {
    preparationTimeout: ({ context }) => context.limits.preparationTimeout,
    keepTimeout: ({ context }) => context.limits.keepTimeout,
  },
}).createMachine({
  id: 'ownPhoto',
  description:
    "A person's own photo of a dish that they cooked: taken or chosen, put in the place of the one before, removed.",
  context: ({ input: { entryId, photo, limits } }) => ({
    entryId,
    limits,
    kept: photo,
    image: null,
    message: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A photo can be taken or chosen; one that is there stays until another is kept.',
      meta: { requirements: ['HIST-07'] },
      initial: 'resting',
      on: {
        'photo.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => ({ photo: event.photo }) },
            target: '.tooLarge',
          },
          {
            guard: { type: 'isPicture', params: ({ event }) => ({ photo: event.photo }) },
            target: 'preparingImage',
            actions: { type: 'keepImage', params: ({ event }) => ({ image: event.photo }) },
          },
          { target: '.unsuitable' },
        ],
        'removal.requested': { guard: 'hasPhoto', target: 'removalAsked' },
      },
      states: {
        resting: { description: 'Nothing has been chosen since the last change.' },
        tooLarge: { description: 'What was chosen is larger than what may be sent.' },
        unsuitable: { description: 'What was chosen is no picture.' },
        unreadable: { description: 'Neither this browser nor the services can read it.' },
        keepingRefused: { description: 'The services said why they do not keep it.' },
        keepingFailed: {
          description: 'No usable answer came; the same photo can be sent again.',
          on: { 'keeping.retried': '#ownPhoto.keepingPhoto' },
        },
      },
    },
    preparingImage: {
      description: 'The photo is turned upright and made smaller before it is sent.',
      tags: ['busy'],
      invoke: {
        id: 'prepareImage',
        src: 'prepareImage',
        input: ({ context }) => ({ photo: context.image! }),
        onDone: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => ({ prepared: event.output }) },
            target: 'choosing.unreadable',
          },
          {
            target: 'keepingPhoto',
            actions: {
              type: 'keepImage',
              params: ({ context, event }) => ({
                image: event.output.outcome === 'prepared' ? event.output.image : context.image!,
              }),
            },
          },
        ],
        // As it is: the services make it smaller too.
        onError: 'keepingPhoto',
      },
      after: { preparationTimeout: 'keepingPhoto' },
    },
    keepingPhoto: {
      description: 'The photo goes to its entry, in the place of any before.',
      meta: { requirements: ['HIST-07'] },
      tags: ['busy'],
      invoke: {
        id: 'keepPhoto',
        src: 'keepPhoto',
        input: ({ context }) => ({ entryId: context.entryId, image: context.image! }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ kept: event.output }) },
            target: 'choosing.keepingRefused',
            actions: { type: 'keepMessage', params: ({ event }) => ({ kept: event.output }) },
          },
          {
            target: 'choosing',
            actions: [
              { type: 'keepKept', params: ({ event }) => ({ kept: event.output }) },
              'tellChanged',
            ],
          },
        ],
        onError: 'choosing.keepingFailed',
      },
      after: { keepTimeout: 'choosing.keepingFailed' },
    },
    removalAsked: {
      description: 'The person is asked whether they mean it: a photo does not come back.',
      on: { 'removal.confirmed': 'removingPhotos', 'removal.cancelled': 'choosing' },
    },
    removingPhotos: {
      description: 'The photo is being removed; the entry stays.',
      tags: ['busy'],
      invoke: {
        id: 'removePhotos',
        src: 'removePhotos',
        input: ({ context }) => ({ entryIds: [context.entryId] }),
        onDone: { target: 'choosing', actions: ['clearKept', 'tellChanged'] },
        onError: 'removalFailed',
      },
      after: { keepTimeout: 'removalFailed' },
    },
    removalFailed: {
      description: 'The photo may still be there; it can be tried again.',
      on: { 'removal.confirmed': 'removingPhotos', 'removal.cancelled': 'choosing' },
    },
  },
});
