import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DaysFetched, DaysWanted, PlannerLimits, SavedPlan } from '../shared/plans.ts';

export const weekDaysMachine = setup({
  types: {
    context: {} as { planId: string; limits: Pick<PlannerLimits, 'callTimeout'> },
    events: {} as DaysWanted | { type: 'days.retried' },
    input: {} as { limits: Pick<PlannerLimits, 'callTimeout'> },
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchDays: fromPromise<SavedPlan, { planId: string }>(() =>
      Promise.reject(new Error('fetchDays is not provided')),
    ),
  },
  actions: {
    keepWanted: assign({ planId: (_, params: { planId: string }) => params.planId }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellParent: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: DaysFetched) => params,
    ),
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'weekDays',
  description:
    'Of most saved weeks only the head is here; the days of one follow when it is looked at, and those of its neighbours after them.',
  context: ({ input }) => ({ planId: '', limits: input.limits }),
  on: {
    'days.wanted': {
      target: '.fetchingDays',
      actions: { type: 'keepWanted', params: ({ event }) => ({ planId: event.planId }) },
    },
  },
  initial: 'resting',
  states: {
    resting: { description: 'No days are asked for.' },
    fetchingDays: {
      description:
        'The days of a week are on their way; whoever moves on has those of another one fetched instead.',
      meta: { requirements: ['PLAN-05'] },
      invoke: {
        id: 'fetchDays',
        src: 'fetchDays',
        input: ({ context }) => ({ planId: context.planId }),
        onDone: {
          target: 'resting',
          actions: {
            type: 'tellParent',
            params: ({ event }) => ({ type: 'days.fetched', plan: event.output }),
          },
        },
        onError: 'daysMissing',
      },
      after: { callTimeout: 'daysMissing' },
    },
    daysMissing: {
      description: 'They did not come; they can be asked for again.',
      meta: { requirements: ['PLAN-15'] },
      on: { 'days.retried': 'fetchingDays' },
    },
  },
});
