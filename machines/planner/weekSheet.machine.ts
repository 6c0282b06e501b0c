import { emit, fromPromise, setup } from 'xstate';
import type { Notice, Notify } from '../shared/emitted.ts';
import type { PlannerLimits, SavedPlan } from '../shared/plans.ts';

type SheetLimits = Pick<PlannerLimits, 'shareTimeout'>;

export const weekSheetMachine = setup({
  types: {
    context: {} as { plan: SavedPlan; limits: SheetLimits },
    events: {} as { type: 'week.shared' } | { type: 'week.printed' },
    emitted: {} as Notify,
    input: {} as { plan: SavedPlan; limits: SheetLimits },
  },
  actors: {
    shareWeek: fromPromise<{ outcome: 'shared' | 'copied' }, { plan: SavedPlan }>(() =>
      Promise.reject(new Error('shareWeek is not provided')),
    ),
    sendToPrinter: fromPromise<void>(() =>
      Promise.reject(new Error('sendToPrinter is not provided')),
    ),
  },
  actions: {
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
  },
  guards: {
    isCopied: (_, params: { outcome: 'shared' | 'copied' }) => params.outcome === 'copied',
  },
  delays: {
    shareTimeout: ({ context }) => context.limits.shareTimeout,
  },
}).createMachine({
  id: 'weekSheet',
  description: 'A whole week on one sheet: for the fridge door, or sent to whoever cooks too.',
  context: ({ input }) => ({ plan: input.plan, limits: input.limits }),
  initial: 'reading',
  states: {
    reading: {
      description: 'It is read on the screen.',
      on: { 'week.shared': 'sharingWeek', 'week.printed': 'sendingToPrinter' },
    },
    sharingWeek: {
      description: "The device's own sharing, or else the week is copied as text.",
      invoke: {
        id: 'shareWeek',
        src: 'shareWeek',
        input: ({ context }) => ({ plan: context.plan }),
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'reading',
            actions: { type: 'notify', params: { code: 'planner.weekCopied' } },
          },
          { target: 'reading' },
        ],
        onError: {
          target: 'reading',
          actions: { type: 'notify', params: { code: 'planner.weekNotShared' } },
        },
      },
      after: { shareTimeout: 'reading' },
    },
    sendingToPrinter: {
      description: "The browser's print dialog.",
      invoke: {
        id: 'sendToPrinter',
        src: 'sendToPrinter',
        onDone: 'reading',
        onError: {
          target: 'reading',
          actions: { type: 'notify', params: { code: 'planner.weekNotPrinted' } },
        },
      },
      after: { shareTimeout: 'reading' },
    },
  },
});
