import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { Notice, NotifyCode, Notify, Report, ReportCode } from '../shared/emitted.ts';
import type { RecordSaved } from '../shared/history.ts';
import type {
  KitchenRecord,
  KitchenResources,
  RecordChanged,
  ResourceRequest,
} from '../shared/kitchen.ts';

interface FollowUpInput {
  ask: ResourceRequest;
  record: Omit<KitchenRecord, 'resources'>;
  /** Those that are there already; without them they are fetched. */
  resources?: KitchenResources | null;
  timeouts: { aiTimeout: number; saveTimeout: number };
  /** What to say and to log, in the words of the flow that this follows. */
  codes: { resourcesFailed: NotifyCode; recordUnsaved: ReportCode };
}

const withResources = (
  record: FollowUpInput['record'],
  resources: KitchenResources | null,
): KitchenRecord => ({ ...record, resources });

/** What is cooked another way is recorded that way. */
const changed = {
  type: 'keepRecord',
  params: ({ event }: { event: RecordChanged }) => event,
} as const;

export const followUpMachine = setup({
  types: {
    context: {} as Omit<FollowUpInput, 'resources'> & { resources: KitchenResources | null },
    events: {} as { type: 'resources.retried' } | { type: 'record.retried' } | RecordChanged,
    emitted: {} as Notify | Report,
    input: {} as FollowUpInput,
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchResources: fromPromise<KitchenResources, ResourceRequest>(() =>
      Promise.reject(new Error('fetchResources is not provided')),
    ),
    saveRecord: fromPromise<string, KitchenRecord>(() =>
      Promise.reject(new Error('saveRecord is not provided')),
    ),
  },
  actions: {
    keepResources: assign({
      resources: (_, params: { resources: KitchenResources }) => params.resources,
    }),
    keepRecord: assign({
      record: ({ context }, { instructions, recipe }: Omit<RecordChanged, 'type'>) => ({
        ...context.record,
        instructions,
        recipe,
      }),
    }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSaved: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: { entryId: string }): RecordSaved => ({
        type: 'record.saved',
        entryId: params.entryId,
      }),
    ),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isWithoutResources: ({ context }) => context.resources === null,
  },
  delays: {
    aiTimeout: ({ context }) => context.timeouts.aiTimeout,
    saveTimeout: ({ context }) => context.timeouts.saveTimeout,
  },
}).createMachine({
  id: 'followUp',
  description:
    'What follows the instructions: videos and articles, then the record in the history.',
  context: ({ input }) => ({
    ask: input.ask,
    record: input.record,
    timeouts: input.timeouts,
    codes: input.codes,
    resources: input.resources ?? null,
  }),
  initial: 'deciding',
  on: { 'record.changed': { actions: changed } },
  states: {
    deciding: {
      description: 'Passed through at once: videos and articles may be there already.',
      always: [
        { guard: 'isWithoutResources', target: 'fetchingResources' },
        { target: 'savingRecord' },
      ],
    },
    fetchingResources: {
      description: 'The instructions are on the screen; videos and articles follow.',
      meta: { requirements: ['FOOD-03', 'KIT-05', 'KIT-08'] },
      invoke: {
        id: 'fetchResources',
        src: 'fetchResources',
        input: ({ context }) => context.ask,
        onDone: {
          target: 'savingRecord',
          actions: { type: 'keepResources', params: ({ event }) => ({ resources: event.output }) },
        },
        onError: {
          target: 'savingRecord',
          actions: {
            type: 'notify',
            params: ({ context }) => ({ code: context.codes.resourcesFailed }),
          },
        },
      },
      after: {
        aiTimeout: {
          target: 'savingRecord',
          actions: {
            type: 'notify',
            params: ({ context }) => ({ code: context.codes.resourcesFailed }),
          },
        },
      },
    },
    savingRecord: {
      description:
        'The record goes into the history, with the resources or, where they failed, without them.',
      meta: { requirements: ['FOOD-07', 'KIT-05', 'KIT-08', 'HIST-11'] },
      invoke: {
        id: 'saveRecord',
        src: 'saveRecord',
        input: ({ context: { record, resources } }) => withResources(record, resources),
        onDone: {
          target: 'saved',
          actions: { type: 'tellSaved', params: ({ event }) => ({ entryId: event.output }) },
        },
        onError: {
          target: 'recordUnsaved',
          actions: {
            type: 'report',
            params: ({ context, event }) => ({
              code: context.codes.recordUnsaved,
              error: event.error,
            }),
          },
        },
      },
      on: { 'record.changed': { target: 'savingRecord', reenter: true, actions: changed } },
      after: {
        saveTimeout: {
          target: 'recordUnsaved',
          actions: {
            type: 'report',
            params: ({ context }) => ({ code: context.codes.recordUnsaved }),
          },
        },
      },
    },
    saved: {
      description: 'Everything is on the screen and in the history.',
      on: {
        'resources.retried': { guard: 'isWithoutResources', target: 'refetchingResources' },
        'record.changed': { target: 'savingRecord', actions: changed },
      },
    },
    recordUnsaved: {
      description:
        'Everything is on the screen; the history could not take it. Only logged, and offered again.',
      meta: { requirements: ['FOOD-07', 'KIT-08'] },
      on: {
        'record.retried': 'savingRecord',
        'record.changed': { target: 'savingRecord', actions: changed },
      },
    },
    refetchingResources: {
      description:
        'Videos and articles are asked for once more, and the record is renewed with them.',
      invoke: {
        id: 'fetchResources',
        src: 'fetchResources',
        input: ({ context }) => context.ask,
        onDone: {
          target: 'savingRecord',
          actions: { type: 'keepResources', params: ({ event }) => ({ resources: event.output }) },
        },
        onError: {
          target: 'saved',
          actions: {
            type: 'notify',
            params: ({ context }) => ({ code: context.codes.resourcesFailed }),
          },
        },
      },
      after: {
        aiTimeout: {
          target: 'saved',
          actions: {
            type: 'notify',
            params: ({ context }) => ({ code: context.codes.resourcesFailed }),
          },
        },
      },
    },
  },
});
