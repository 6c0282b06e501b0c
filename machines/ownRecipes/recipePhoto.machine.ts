import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { PageRead, PhotoRead, RecipePage, RecipePhotoLimits } from '../shared/ownRecipes.ts';
import type { Photo, Preparation } from '../shared/photo.ts';

/** Which way the words of a page are read: across it, or one column after the other. */
type Order = 'across' | 'columns';

const textOf = (page: RecipePage | null, order: Order): string =>
  (order === 'columns' ? page?.columns : null) ?? page?.text ?? '';

export const recipePhotoMachine = setup({
  types: {
    /** `image` is the chosen photo as it is sent, for as long as it is needed; `page` what was read of it. */
    context: {} as {
      image: Photo | null;
      page: RecipePage | null;
      message: string | null;
      limits: RecipePhotoLimits;
    },
    events: {} as
      | { type: 'photo.chosen'; photo: Photo }
      | { type: 'reading.retried' }
      | { type: 'reading.cancelled' }
      | { type: 'order.chosen'; order: Order },
    input: {} as { limits: RecipePhotoLimits },
    tags: {} as 'busy',
  },
  actors: {
    prepareImage: fromPromise<Preparation, { photo: Photo }>(() =>
      Promise.reject(new Error('prepareImage is not provided')),
    ),
    readPhoto: fromPromise<PageRead, { image: Photo }>(() =>
      Promise.reject(new Error('readPhoto is not provided')),
    ),
  },
  actions: {
    keepImage: assign((_, { image }: { image: Photo }) => ({ image, message: null })),
    clearImage: assign({ image: null }),
    keepPage: assign({
      page: (_, { read }: { read: PageRead }) => (read.outcome === 'read' ? read.page : null),
    }),
    keepMessage: assign({
      message: (_, { read }: { read: PageRead }) =>
        read.outcome === 'refused' ? (read.message ?? null) : null,
    }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellRead: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }, { order }: { order: Order }): PhotoRead => ({
        type: 'photo.read',
        text: textOf(context.page, order),
      }),
    ),
  },
  guards: {
    isTooLarge: ({ context }, { photo }: { photo: Photo }) =>
      photo.size > context.limits.imageBytes,
    isPicture: (_, { photo }: { photo: Photo }) =>
      photo.size > 0 && /^(image\/|$)/.test(photo.type),
    isUnreadable: (_, { prepared }: { prepared: Preparation }) => prepared.outcome === 'unreadable',
    isRead: (_, { read }: { read: PageRead }) => read.outcome === 'read',
    isInColumns: (_, { read }: { read: PageRead }) =>
      read.outcome === 'read' && read.page.columns !== null,
  },
  delays: {
    preparationTimeout: ({ context }) => context.limits.preparationTimeout,
    aiTimeout: ({ context }) => context.limits.aiTimeout,
  },
}).createMachine({
  id: 'recipePhoto',
  description:
    'A photo of a page or a screenshot: its words are read and handed to the text box, and where there may be columns it is asked how they are read. The photo is not kept.',
  context: ({ input }) => ({ image: null, page: null, message: null, limits: input.limits }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A photo can be taken or chosen, also after another.',
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
      },
      states: {
        resting: { description: 'Nothing was chosen, or it was called off.' },
        tooLarge: { description: 'What was chosen is larger than what may be sent.' },
        unsuitable: { description: 'What was chosen is no picture.' },
        unreadable: { description: 'Neither this browser nor the services can open it.' },
        handedOver: {
          description: 'The words stand in the text box; what is unsure of them is told.',
          entry: 'clearImage',
        },
        readingRefused: { description: 'The services said why they read nothing of it.' },
        readingFailed: {
          description: 'No usable answer came; the same photo can be sent again.',
          on: { 'reading.retried': '#recipePhoto.readingPhoto' },
        },
      },
    },
    preparingImage: {
      description: 'The photo is turned upright and made smaller before it is sent.',
      tags: ['busy'],
      on: { 'reading.cancelled': 'choosing' },
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
            target: 'readingPhoto',
            actions: {
              type: 'keepImage',
              params: ({ context, event }) => ({
                image: event.output.outcome === 'prepared' ? event.output.image : context.image!,
              }),
            },
          },
        ],
        onError: 'readingPhoto',
      },
      after: { preparationTimeout: 'readingPhoto' },
    },
    readingPhoto: {
      description: 'The photo is on its way, and its words are read.',
      tags: ['busy'],
      on: { 'reading.cancelled': 'choosing' },
      invoke: {
        id: 'readPhoto',
        src: 'readPhoto',
        input: ({ context }) => ({ image: context.image! }),
        onDone: [
          {
            guard: { type: 'isInColumns', params: ({ event }) => ({ read: event.output }) },
            target: 'asked',
            actions: { type: 'keepPage', params: ({ event }) => ({ read: event.output }) },
          },
          {
            guard: { type: 'isRead', params: ({ event }) => ({ read: event.output }) },
            target: 'choosing.handedOver',
            actions: [
              { type: 'keepPage', params: ({ event }) => ({ read: event.output }) },
              { type: 'tellRead', params: { order: 'across' } },
            ],
          },
          {
            target: 'choosing.readingRefused',
            actions: { type: 'keepMessage', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: 'choosing.readingFailed',
      },
      after: { aiTimeout: 'choosing.readingFailed' },
    },
    asked: {
      description: 'The page seems to have columns: the person says how they are read.',
      on: {
        'order.chosen': {
          target: 'choosing.handedOver',
          actions: { type: 'tellRead', params: ({ event }) => ({ order: event.order }) },
        },
        'reading.cancelled': 'choosing',
      },
    },
  },
});
