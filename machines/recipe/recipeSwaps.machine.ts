import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Report } from '../shared/emitted.ts';
import type {
  DishInstructions,
  RecipeAdapted,
  RecipeWish,
  ToSwapsAddress,
} from '../shared/kitchen.ts';

interface SwapsInput {
  wish: RecipeWish;
  aiTimeout: number;
}

const swapsIn = ({ recipe }: DishInstructions): readonly string[] =>
  (recipe?.swaps ?? []).filter(({ used }) => used).map(({ id }) => id);

const withSwaps = (wish: RecipeWish, swaps: readonly string[]): RecipeWish => ({ ...wish, swaps });

export const recipeSwapsMachine = setup({
  types: {
    /** `wished` is what is being worked out, or failed to be; `wish` what the page shows. */
    context: {} as SwapsInput & { wished: readonly string[]; last: string | null },
    events: {} as { type: 'swap.toggled'; id: string },
    emitted: {} as Report,
    input: {} as SwapsInput,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchRecipe: fromPromise<DishInstructions, RecipeWish>(() =>
      Promise.reject(new Error('fetchRecipe is not provided')),
    ),
    swapsAddress: fromCallback<ToSwapsAddress>(() => {
      throw new Error('swapsAddress is not provided');
    }),
  },
  actions: {
    keepWished: assign(({ context }, { id }: { id: string }) => ({
      last: id,
      wished: context.wished.includes(id)
        ? context.wished.filter((each) => each !== id)
        : [...context.wished, id],
    })),
    /** What the kitchen did not cook with is not wished any more. */
    keepUsed: assign(({ context }, { written }: { written: DishInstructions }) => ({
      wish: withSwaps(context.wish, swapsIn(written)),
      wished: swapsIn(written),
    })),
    clearWished: assign({ wished: ({ context }) => context.wish.swaps }),
    tellAddress: sendTo('swapsAddress', ({ context }): ToSwapsAddress => ({
      type: 'swaps.kept',
      swaps: context.wish.swaps,
    })),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellAdapted: sendTo(
      ({ self }) => self._parent ?? self,
      (_, { written }: { written: DishInstructions }): RecipeAdapted => ({
        type: 'recipe.adapted',
        written,
      }),
    ),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  delays: { aiTimeout: ({ context }) => context.aiTimeout },
}).createMachine({
  id: 'recipeSwaps',
  description:
    'What a person has is cooked in place of what the recipe names: the kitchen writes the recipe with it and computes it again.',
  context: ({ input }) => ({
    wish: input.wish,
    aiTimeout: input.aiTimeout,
    wished: input.wish.swaps,
    last: null,
  }),
  initial: 'resting',
  invoke: {
    id: 'swapsAddress',
    src: 'swapsAddress',
    onDone: { actions: { type: 'report', params: { code: 'recipe.addressUnheard' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'recipe.addressUnheard', error: event.error }),
      },
    },
  },
  on: {
    'swap.toggled': {
      target: '.adapting',
      actions: { type: 'keepWished', params: ({ event }) => ({ id: event.id }) },
    },
  },
  states: {
    resting: { description: 'The recipe stands as the swaps in use make it.' },
    adapting: {
      description:
        'The kitchen writes the recipe out with other swaps. The page stays as it is; another choice drops this answer.',
      meta: { requirements: ['KIT-05'] },
      tags: ['busy'],
      invoke: {
        id: 'fetchRecipe',
        src: 'fetchRecipe',
        input: ({ context: { wish, wished } }) => withSwaps(wish, wished),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepUsed', params: ({ event }) => ({ written: event.output }) },
            'tellAddress',
            { type: 'tellAdapted', params: ({ event }) => ({ written: event.output }) },
          ],
        },
        onError: { target: 'adaptingFailed', actions: 'clearWished' },
      },
      after: { aiTimeout: { target: 'adaptingFailed', actions: 'clearWished' } },
    },
    adaptingFailed: {
      description:
        'It could not be worked out: the recipe stays as it was, and can be tried again.',
      meta: { requirements: ['KIT-06'] },
    },
  },
});
