import { recipeSwapsMachine } from '../../../machines/recipe/recipeSwaps.machine.ts';
import type { DishInstructions, RecipeWish } from '../../../machines/shared/kitchen.ts';
import { adapted, written } from './recipe.ts';
import type { Samples } from '../engine/index.ts';

const riceSwap = 'rice_white-rice_brown';

export interface Context {
  wish: RecipeWish;
  wished: readonly string[];
}
const isWritten = (value: unknown): value is DishInstructions =>
  typeof value === 'object' && value !== null && 'stepIngredients' in value;

export const recipeSwaps: Samples = {
  chart: 'recipeSwaps',
  machine: recipeSwapsMachine,
  starts: {
    'as it is written': {
      wish: { kind: 'recipe', recipeId: 'egg-fried-rice', swaps: [] },
      aiTimeout: 62_000,
    },
    'with brown rice': {
      wish: { kind: 'recipe', recipeId: 'egg-fried-rice', swaps: [riceSwap] },
      aiTimeout: 62_000,
    },
  },
  person: { 'swap.toggled': { type: 'swap.toggled', id: riceSwap } },
  actors: {
    swapsAddress: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    fetchRecipe: {
      answers: { 'brown rice': adapted, 'as written': written },
      failures: { '': new Error('network') },
    },
  },
  delays: { aiTimeout: 62_000 },
  distinguish: ({ wish, wished }: Context) => [wish.swaps.join(), wished.join()],
  situations: {
    used: ({ wish }: Context) => wish.swaps.length > 0,
    wished: ({ wished }: Context) => wished.length > 0,
  },
  names: [
    [
      (value: unknown) => isWritten(value) && value.text === adapted.text,
      'the recipe with brown rice',
    ],
    [isWritten, 'the recipe'],
  ],
  holds: {
    // What failed is not pressed any more.
    'fetchRecipe fails': ({ wish, wished }: Context) => wish.swaps.join() === wished.join(),
    'after aiTimeout': ({ wish, wished }: Context) => wish.swaps.join() === wished.join(),
    'fetchRecipe answers brown rice': ({ wish }: Context) => wish.swaps.join() === riceSwap,
    'fetchRecipe answers as written': ({ wish, wished }: Context) =>
      wish.swaps.length === 0 && wished.length === 0,
  },
};
