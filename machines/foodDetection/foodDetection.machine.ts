import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { confirmationMachine } from '../photos/confirmation.machine.ts';
import type { followUpMachine } from '../followUp/followUp.machine.ts';
import type { photoKeepingMachine } from '../photos/photoKeeping.machine.ts';
import type { AccessPaid } from '../shared/access.ts';
import type { Navigate, Report } from '../shared/emitted.ts';
import type { Recalled, RecordSaved } from '../shared/history.ts';
import type { RouteEntered } from '../shared/messages.ts';
import type {
  Detected,
  Detection,
  NamedItem,
  NamesConfirmed,
  Photo,
  PhotoLimits,
  Preparation,
} from '../shared/photo.ts';

const detectionOf = (detected: Detected) =>
  (detected as Extract<Detected, { outcome: 'answered' }>).detection;
const messageOf = (detected: Detected) =>
  (detected as Extract<Detected, { outcome: 'refused' }>).message;
const itemsOf = ({ food_detected, items = [] }: Detection): NamedItem[] =>
  food_detected.map((name, n) => ({ name, certainty: items[n]?.certainty }));
const recallIn = (search: string) => /[?&]again=([\w-]{1,60})(?:&|$)/.exec(search)?.[1] ?? null;

export const foodDetectionMachine = setup({
  types: {
    /** `image` is the photo as it is sent; `message` the services' own words for a refusal; `recall` the record to be cooked again. */
    context: {} as {
      photo: Photo | null;
      image: Photo | null;
      detection: Detection | null;
      names: readonly string[];
      message: string | null;
      recall: string | null;
      limits: PhotoLimits;
    },
    events: {} as
      | { type: 'photo.chosen'; photo: Photo }
      | { type: 'photo.removed' }
      | { type: 'photo.submitted' }
      | { type: 'detection.cancelled' }
      | { type: 'confirmation.retried' }
      | NamesConfirmed
      | RecordSaved
      | AccessPaid
      | RouteEntered,
    emitted: {} as Navigate | Report,
    input: {} as { limits: PhotoLimits; search: string },
    meta: {} as { requirements: string[] },
    children: {} as {
      confirmation: 'confirmation';
      followUp: 'followUp';
      photoKeeping: 'photoKeeping';
    },
  },
  actors: {
    prepareImage: fromPromise<Preparation, { photo: Photo }>(() =>
      Promise.reject(new Error('prepareImage is not provided')),
    ),
    detectFood: fromPromise<Detected, { image: Photo }>(() =>
      Promise.reject(new Error('detectFood is not provided')),
    ),
    confirmFood: fromPromise<Detected, { analysisId: string; names: readonly string[] }>(() =>
      Promise.reject(new Error('confirmFood is not provided')),
    ),
    fetchRecalled: fromPromise<Recalled, { entryId: string }>(() =>
      Promise.reject(new Error('fetchRecalled is not provided')),
    ),
    confirmation: fromPromise<void, object>(() =>
      Promise.reject(new Error('confirmation is not provided')),
    ) as unknown as typeof confirmationMachine,
    followUp: fromPromise<void, object>(() =>
      Promise.reject(new Error('followUp is not provided')),
    ) as unknown as typeof followUpMachine,
    photoKeeping: fromPromise<void, object>(() =>
      Promise.reject(new Error('photoKeeping is not provided')),
    ) as unknown as typeof photoKeepingMachine,
  },
  actions: {
    keepPhoto: assign({ photo: (_, params: { photo: Photo }) => params.photo, detection: null }),
    clearPhoto: assign({ photo: null, image: null, detection: null }),
    keepImage: assign({ image: (_, params: { image: Photo }) => params.image }),
    keepOriginal: assign({ image: ({ context }) => context.photo }),
    keepDetection: assign({ detection: (_, params: { detection: Detection }) => params.detection }),
    keepRecalled: assign({
      photo: null,
      detection: (_, params: { record: Extract<Recalled, { outcome: 'found' }> }): Detection => ({
        food_detected: [...params.record.names],
        instructions: '',
        analysis_id: params.record.analysisId,
      }),
    }),
    keepNames: assign({ names: (_, params: { names: readonly string[] }) => params.names }),
    keepMessage: assign({
      message: (_, params: { message: string | undefined }) => params.message ?? null,
    }),
    keepRecall: assign({ recall: (_, params: { search: string }) => recallIn(params.search) }),
    tellRecord: sendTo('photoKeeping', (_, params: RecordSaved) => params),
    navigate: emit((_, params: { to: string }) => ({
      type: 'navigate' as const,
      to: params.to,
      replace: true,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasPhoto: ({ context }) => context.photo !== null,
    hasRecall: ({ context }) => context.recall !== null,
    isTooLarge: ({ context }, params: { photo: Photo }) =>
      params.photo.size > context.limits.imageBytes,
    isPicture: (_, params: { photo: Photo }) =>
      params.photo.size > 0 && /^(image\/|$)/.test(params.photo.type),
    isPrepared: (_, params: { preparation: Preparation }) =>
      params.preparation.outcome === 'prepared',
    isRefused: (_, params: { detected: Detected }) => params.detected.outcome === 'refused',
    isCertain: (_, params: { detection: Detection }) =>
      params.detection.needs_confirmation !== true &&
      params.detection.food_detected.length > 0 &&
      params.detection.instructions !== '',
    isCookable: (_, params: { detection: Detection }) => params.detection.instructions !== '',
    isRecall: (_, params: { search: string }) => recallIn(params.search) !== null,
    isFound: (_, params: { recalled: Recalled }) => params.recalled.outcome === 'found',
  },
  delays: {
    preparationTimeout: ({ context }) => context.limits.preparationTimeout,
    aiTimeout: ({ context }) => context.limits.aiTimeout,
    recallTimeout: ({ context }) => context.limits.recallTimeout,
  },
}).createMachine({
  id: 'foodDetection',
  description:
    'Detect Food: from a photo to what is on it, how it is cooked, its resources and the saved record.',
  context: ({ input }) => ({
    photo: null,
    image: null,
    detection: null,
    names: [],
    message: null,
    recall: recallIn(input.search),
    limits: input.limits,
  }),
  initial: 'entering',
  on: {
    'photo.chosen': [
      {
        guard: { type: 'isTooLarge', params: ({ event }) => ({ photo: event.photo }) },
        target: '.choosing.photoTooLarge',
      },
      {
        guard: { type: 'isPicture', params: ({ event }) => ({ photo: event.photo }) },
        target: '.choosing.resting',
        actions: { type: 'keepPhoto', params: ({ event }) => ({ photo: event.photo }) },
      },
      { target: '.choosing.photoUnsuitable' },
    ],
    'photo.removed': { target: '.choosing.resting', actions: 'clearPhoto' },
    'photo.submitted': { guard: 'hasPhoto', target: '.preparingImage' },
    'route.entered': {
      guard: { type: 'isRecall', params: ({ event }) => ({ search: event.search }) },
      target: '.fetchingRecalled',
      actions: { type: 'keepRecall', params: ({ event }) => ({ search: event.search }) },
    },
  },
  states: {
    entering: {
      description: 'Passed through at once: the address may ask for a record to be cooked again.',
      always: [{ guard: 'hasRecall', target: 'fetchingRecalled' }, { target: 'choosing' }],
    },
    choosing: {
      description:
        'The person chooses a photo. One that cannot be taken leaves the one before as it was.',
      meta: { requirements: ['FOOD-02', 'FOOD-03'] },
      initial: 'resting',
      states: {
        resting: { description: 'Nothing is wrong, as far as we know.' },
        photoTooLarge: {
          description: 'Over the limit: nothing is sent.',
          meta: { requirements: ['FOOD-02'] },
        },
        photoUnsuitable: { description: 'The file is empty or no picture.' },
        photoUnreadable: { description: 'The picture is of a format that cannot be read.' },
        detectionRefused: {
          description: 'The services said why nothing came of it; the photo is kept.',
          meta: { requirements: ['FOOD-06'] },
          on: { 'access.paid': 'resting' },
        },
        detectionFailed: {
          description: 'No usable answer came; the photo is kept.',
          meta: { requirements: ['FOOD-06'] },
        },
        recallFailed: { description: 'The record to be cooked again could not be had.' },
      },
    },
    fetchingRecalled: {
      description: 'The record to be cooked again is read.',
      invoke: {
        id: 'fetchRecalled',
        src: 'fetchRecalled',
        input: ({ context }) => ({ entryId: context.recall! }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ recalled: event.output }) },
            target: 'reviewing.confirming',
            actions: [
              {
                type: 'keepRecalled',
                params: ({ event }) => ({
                  record: event.output as Extract<Recalled, { outcome: 'found' }>,
                }),
              },
              { type: 'navigate', params: { to: '/detected' } },
            ],
          },
          { target: 'choosing.recallFailed' },
        ],
        onError: 'choosing.recallFailed',
      },
      on: { 'photo.submitted': {}, 'detection.cancelled': 'choosing' },
      after: { recallTimeout: 'choosing.recallFailed' },
    },
    preparingImage: {
      description:
        'The browser turns the photo upright, strips what else the file tells, and makes it smaller; where it cannot, the photo goes as it is.',
      meta: { requirements: ['FOOD-03'] },
      invoke: {
        id: 'prepareImage',
        src: 'prepareImage',
        input: ({ context }) => ({ photo: context.photo! }),
        onDone: [
          {
            guard: { type: 'isPrepared', params: ({ event }) => ({ preparation: event.output }) },
            target: 'detectingFood',
            actions: {
              type: 'keepImage',
              params: ({ event }) => ({
                image: (event.output as Extract<Preparation, { outcome: 'prepared' }>).image,
              }),
            },
          },
          { target: 'choosing.photoUnreadable' },
        ],
        onError: { target: 'detectingFood', actions: 'keepOriginal' },
      },
      on: { 'photo.submitted': {}, 'detection.cancelled': 'choosing' },
      after: { preparationTimeout: { target: 'detectingFood', actions: 'keepOriginal' } },
    },
    detectingFood: {
      description: 'The photo is sent and read.',
      meta: { requirements: ['FOOD-03'] },
      invoke: {
        id: 'detectFood',
        src: 'detectFood',
        input: ({ context }) => ({ image: context.image! }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ detected: event.output }) },
            target: 'choosing.detectionRefused',
            actions: {
              type: 'keepMessage',
              params: ({ event }) => ({ message: messageOf(event.output) }),
            },
          },
          {
            guard: {
              type: 'isCertain',
              params: ({ event }) => ({ detection: detectionOf(event.output) }),
            },
            target: 'reviewing.showingFood',
            actions: {
              type: 'keepDetection',
              params: ({ event }) => ({ detection: detectionOf(event.output) }),
            },
          },
          {
            target: 'reviewing.confirming',
            actions: {
              type: 'keepDetection',
              params: ({ event }) => ({ detection: detectionOf(event.output) }),
            },
          },
        ],
        onError: 'choosing.detectionFailed',
      },
      on: { 'photo.submitted': {}, 'detection.cancelled': 'choosing' },
      after: { aiTimeout: 'choosing.detectionFailed' },
    },
    reviewing: {
      description:
        'What was read stands in chips beside the photo; the person may correct it at any time.',
      meta: { requirements: ['FOOD-03', 'FOOD-04'] },
      initial: 'confirming',
      invoke: [
        {
          id: 'confirmation',
          src: 'confirmation',
          input: ({ context }) => ({
            items: itemsOf(context.detection!),
            likely: context.detection!.likely ?? [],
            limits: context.limits.confirmation,
          }),
          onDone: {
            target: 'choosing.detectionFailed',
            actions: { type: 'report', params: { code: 'detection.confirmationStopped' } },
          },
          onError: {
            target: 'choosing.detectionFailed',
            actions: {
              type: 'report',
              params: ({ event }) => ({
                code: 'detection.confirmationStopped',
                error: event.error,
              }),
            },
          },
        },
        {
          id: 'photoKeeping',
          src: 'photoKeeping',
          input: ({ context }) => ({
            image: context.photo === null ? null : context.image,
            timeout: context.limits.keepTimeout,
          }),
          onDone: { actions: { type: 'report', params: { code: 'detection.keepingStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'detection.keepingStopped', error: event.error }),
            },
          },
        },
      ],
      on: {
        'record.saved': { actions: { type: 'tellRecord', params: ({ event }) => event } },
        'names.confirmed': {
          target: '.confirmingFood',
          actions: { type: 'keepNames', params: ({ event }) => ({ names: event.names }) },
        },
      },
      states: {
        confirming: {
          description:
            'Nothing was named for certain: the person says what is shown. Nothing is guessed.',
        },
        confirmingFood: {
          description: 'The corrected names are sent.',
          invoke: {
            id: 'confirmFood',
            src: 'confirmFood',
            input: ({ context }) => ({
              analysisId: context.detection!.analysis_id,
              names: context.names,
            }),
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ detected: event.output }) },
                target: 'confirmationRefused',
                actions: {
                  type: 'keepMessage',
                  params: ({ event }) => ({ message: messageOf(event.output) }),
                },
              },
              {
                guard: {
                  type: 'isCookable',
                  params: ({ event }) => ({ detection: detectionOf(event.output) }),
                },
                target: 'showingFood',
                actions: {
                  type: 'keepDetection',
                  params: ({ event }) => ({ detection: detectionOf(event.output) }),
                },
              },
              {
                target: 'confirming',
                actions: {
                  type: 'keepDetection',
                  params: ({ event }) => ({ detection: detectionOf(event.output) }),
                },
              },
            ],
            onError: 'confirmationFailed',
          },
          on: { 'detection.cancelled': 'confirming' },
          after: { aiTimeout: 'confirmationFailed' },
        },
        confirmationRefused: {
          description: 'The services said why nothing came of the correction.',
          meta: { requirements: ['FOOD-06'] },
          on: { 'confirmation.retried': 'confirmingFood', 'access.paid': 'confirming' },
        },
        confirmationFailed: {
          description: 'No usable answer came; the names are kept.',
          meta: { requirements: ['FOOD-06'] },
          on: { 'confirmation.retried': 'confirmingFood' },
        },
        showingFood: {
          description:
            'How it is cooked is on the screen; resources and record follow in the background.',
          meta: { requirements: ['FOOD-03', 'FOOD-04', 'FOOD-07'] },
          invoke: {
            id: 'followUp',
            src: 'followUp',
            input: ({ context: { detection, limits } }) => ({
              ask: { foods: detection!.food_detected },
              record: {
                kind: 'food' as const,
                analysisId: detection!.analysis_id,
                suggestion: detection!.dish?.name ?? detection!.food_detected.join(', '),
                instructions: detection!.instructions,
                names: detection!.food_detected,
              },
              timeouts: { aiTimeout: limits.aiTimeout, saveTimeout: limits.saveTimeout },
              codes: {
                resourcesFailed: 'detection.resourcesFailed' as const,
                recordUnsaved: 'detection.recordUnsaved' as const,
              },
            }),
            onDone: { actions: { type: 'report', params: { code: 'detection.followUpStopped' } } },
            onError: {
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'detection.followUpStopped', error: event.error }),
              },
            },
          },
        },
      },
    },
  },
});
