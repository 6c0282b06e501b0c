import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { MealPlan, Offers, Place, PlannerLimits, SavedPlan } from '../shared/plans.ts';

interface SwapInput {
  plan: SavedPlan;
  place: Place;
  limits: PlannerLimits;
}
type Wanted = Pick<SwapInput, 'plan' | 'place'> & { not: readonly string[] };

export const mealSwapMachine = setup({
  types: {
    context: {} as SwapInput & {
      /** Dishes for the place, or why there is none. */
      offers: Offers;
      /** Recipes that were shown: they do not come again. */
      seen: readonly string[];
      days: MealPlan;
    },
    events: {} as
      | { type: 'offer.chosen'; id: string }
      | { type: 'others.requested' }
      | { type: 'offers.restarted' }
      | { type: 'offers.retried' }
      | { type: 'connection.returned' },
    input: {} as SwapInput,
    output: {} as { days: MealPlan },
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchOffers: fromPromise<Offers, Wanted>(() =>
      Promise.reject(new Error('fetchOffers is not provided')),
    ),
    connectionReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('connectionReturns is not provided');
    }),
  },
  actions: {
    keepOffers: assign({
      offers: (_, params: Offers) => params,
      seen: ({ context }, params) => [
        ...new Set([...context.seen, ...params.dishes.map((each) => each.recipe_id)]),
      ],
    }),
    clearSeen: assign({ seen: [] }),
    keepChosen: assign({
      days: ({ context }, params: { id: string }) =>
        context.offers.dishes.find((each) => each.recipe_id === params.id)!.days,
    }),
  },
  guards: {
    isOffline: (_, params: { error: unknown }) =>
      (params.error as { code?: unknown } | null)?.code === 'networkFailed',
    hasOffers: (_, params: Offers) => params.dishes.length > 0,
    isOffered: ({ context }, params: { id: string }) =>
      context.offers.dishes.some((each) => each.recipe_id === params.id),
  },
  delays: { aiTimeout: ({ context }) => context.limits.aiTimeout },
}).createMachine({
  id: 'mealSwap',
  description:
    'Dishes for one place of a plan, a few at a time, with what each does to the day; the plan itself is not changed here.',
  context: ({ input }) => ({
    plan: input.plan,
    place: input.place,
    limits: input.limits,
    offers: { dishes: [], currency: '', notOffered: null, message: '' },
    seen: [],
    days: [],
  }),
  initial: 'fetchingOffers',
  states: {
    fetchingOffers: {
      description: 'The kitchen looks for dishes for the place, other than those that were shown.',
      meta: { requirements: ['PLAN-23'] },
      invoke: {
        id: 'fetchOffers',
        src: 'fetchOffers',
        input: ({ context: { plan, place, seen } }) => ({ plan, place, not: seen }),
        onDone: [
          {
            guard: { type: 'hasOffers', params: ({ event }) => event.output },
            target: 'offering',
            actions: { type: 'keepOffers', params: ({ event }) => event.output },
          },
          {
            target: 'nothingOffered',
            actions: { type: 'keepOffers', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'offersOffline',
          },
          { target: 'offersFailed' },
        ],
      },
      after: { aiTimeout: 'offersFailed' },
    },
    offering: {
      description: 'The person compares what was found.',
      meta: { requirements: ['PLAN-23'] },
      on: {
        'offer.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'chosen',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
        'others.requested': 'fetchingOffers',
      },
    },
    nothingOffered: {
      description: 'No other dish fits, and the screen says why; what was shown can come again.',
      meta: { requirements: ['PLAN-23'] },
      on: { 'offers.restarted': { target: 'fetchingOffers', actions: 'clearSeen' } },
    },
    offersFailed: {
      description: 'No usable answer came.',
      meta: { requirements: ['GEN-05'] },
      on: { 'offers.retried': 'fetchingOffers' },
    },
    offersOffline: {
      description:
        'There is no connection. It is asked for again by itself once the server can be reached.',
      meta: { requirements: ['GEN-05'] },
      invoke: {
        id: 'connectionReturns',
        src: 'connectionReturns',
        onDone: 'offersFailed',
        onError: 'offersFailed',
      },
      on: { 'offers.retried': 'fetchingOffers', 'connection.returned': 'fetchingOffers' },
    },
    chosen: { type: 'final', description: 'The days with the dish are known.' },
  },
  output: ({ context }) => ({ days: context.days }),
});
