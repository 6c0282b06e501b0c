import { assign, fromPromise, setup } from 'xstate';
import type { RecordSaved } from '../shared/history.ts';
import type { Photo, PhotoKept } from '../shared/photo.ts';

export const photoKeepingMachine = setup({
  types: {
    /** `entryId` is the newest record of what was read in the photo, `keptWith` all that have the photo; `message` the services' own words for a refusal. */
    context: {} as {
      image: Photo | null;
      entryId: string | null;
      keptWith: readonly string[];
      message: string | null;
      timeout: number;
    },
    events: {} as
      | { type: 'keeping.chosen' }
      | { type: 'keeping.declined' }
      | { type: 'keeping.retried' }
      | RecordSaved,
    input: {} as { image: Photo | null; timeout: number },
    tags: {} as 'wanted',
    meta: {} as { requirements: string[] },
  },
  actors: {
    keepPhoto: fromPromise<PhotoKept, { entryId: string; image: Photo }>(() =>
      Promise.reject(new Error('keepPhoto is not provided')),
    ),
    removePhotos: fromPromise<void, { entryIds: readonly string[] }>(() =>
      Promise.reject(new Error('removePhotos is not provided')),
    ),
  },
  actions: {
    keepEntry: assign({ entryId: (_, params: { entryId: string }) => params.entryId }),
    /** Noted before it is tried: a try whose answer is lost may have kept it all the same. */
    keepAttempt: assign({
      keptWith: ({ context: { keptWith, entryId } }) => [
        ...keptWith.filter((each) => each !== entryId),
        entryId!,
      ],
    }),
    clearKept: assign({ keptWith: [] }),
    keepMessage: assign({
      message: (_, params: { kept: PhotoKept }) =>
        (params.kept as Extract<PhotoKept, { outcome: 'refused' }>).message ?? null,
    }),
  },
  guards: {
    hasImage: ({ context }) => context.image !== null,
    hasRecord: ({ context }) => context.image !== null && context.entryId !== null,
    isOutdone: ({ context }) => !context.keptWith.includes(context.entryId!),
    isRefused: (_, params: { kept: PhotoKept }) => params.kept.outcome === 'refused',
  },
  delays: {
    keepingTimeout: ({ context }) => context.timeout,
  },
}).createMachine({
  id: 'photoKeeping',
  description:
    'Whether the photo is kept with the record. It is not, unless the person says so; and then until they say otherwise.',
  context: ({ input }) => ({
    image: input.image,
    entryId: null,
    keptWith: [],
    message: null,
    timeout: input.timeout,
  }),
  initial: 'declined',
  on: {
    'record.saved': {
      actions: { type: 'keepEntry', params: ({ event }) => ({ entryId: event.entryId }) },
    },
  },
  states: {
    declined: {
      description: 'The photo is stored nowhere.',
      on: {
        'keeping.chosen': [
          { guard: 'hasRecord', target: 'keepingPhoto' },
          { guard: 'hasImage', target: 'awaitingRecord' },
        ],
      },
    },
    awaitingRecord: {
      description: 'It is to be kept, and there is no record yet.',
      tags: ['wanted'],
      on: {
        'record.saved': {
          target: 'keepingPhoto',
          actions: { type: 'keepEntry', params: ({ event }) => ({ entryId: event.entryId }) },
        },
        'keeping.declined': 'declined',
      },
    },
    keepingPhoto: {
      description:
        'The photo goes to its record. A choice against it waits, lest the two overtake each other.',
      meta: { requirements: ['HIST-07'] },
      tags: ['wanted'],
      entry: 'keepAttempt',
      invoke: {
        id: 'keepPhoto',
        src: 'keepPhoto',
        input: ({ context }) => ({ entryId: context.entryId!, image: context.image! }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ kept: event.output }) },
            target: 'keepingRefused',
            actions: { type: 'keepMessage', params: ({ event }) => ({ kept: event.output }) },
          },
          { target: 'kept' },
        ],
        onError: 'keepingFailed',
      },
      after: { keepingTimeout: 'keepingFailed' },
    },
    kept: {
      description: 'The photo is with its record; another record of the same photo gets it too.',
      tags: ['wanted'],
      always: { guard: 'isOutdone', target: 'keepingPhoto' },
      on: { 'keeping.declined': 'removingPhotos' },
    },
    keepingRefused: {
      description: 'The services said why they do not keep it; the record is as it was.',
      tags: ['wanted'],
      on: { 'keeping.retried': 'keepingPhoto', 'keeping.declined': 'removingPhotos' },
    },
    keepingFailed: {
      description: 'No usable answer came; the record is as it was.',
      tags: ['wanted'],
      on: { 'keeping.retried': 'keepingPhoto', 'keeping.declined': 'removingPhotos' },
    },
    removingPhotos: {
      description: 'The person wants it gone: it is taken from every record that may have it.',
      invoke: {
        id: 'removePhotos',
        src: 'removePhotos',
        input: ({ context }) => ({ entryIds: context.keptWith }),
        onDone: { target: 'declined', actions: 'clearKept' },
        onError: 'removalFailed',
      },
      after: { keepingTimeout: 'removalFailed' },
    },
    removalFailed: {
      description: 'It may still be there: the person can try again, here or in the history.',
      tags: ['wanted'],
      on: { 'keeping.retried': 'removingPhotos', 'keeping.declined': 'removingPhotos' },
    },
  },
});
