import { fromPromise } from 'xstate';
import { fetchDetectionResources } from '../../../../contract/detection.ts';
import {
  fetchMealInstructions,
  fetchSickMealInstructions,
  type InstructionsAnswer,
} from '../../../../contract/kitchen.ts';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import type { DishInstructions, KitchenResources } from '../../../../machines/shared/kitchen.ts';
import type { MealDish } from '../../../../machines/shared/plans.ts';
import { NotFoundError, RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** The contract takes names of 300 characters and lines of 200: a plan from elsewhere may have longer ones. */
const asked = ({ name, ingredients, recipeId, swaps }: MealDish) => ({
  food_name: name.slice(0, 300),
  ingredients: ingredients.slice(0, 100).map((line) => line.slice(0, 200)),
  ...(recipeId !== undefined && isOwnId(recipeId) ? { recipe_id: recipeId } : {}),
  ...(swaps === undefined ? {} : { swaps }),
});

/** Whoever has deleted a recipe of their own may have it in a week still. */
function deletedIn(error: unknown, recipeId = ''): DishInstructions {
  if (!(error instanceof NotFoundError) || !isOwnId(recipeId)) throw error;
  return { text: '', ingredients: [], notes: [], refused: error.serverMessage ?? error.message };
}

const ask = async (
  client: Connections['client'],
  dish: MealDish,
  signal: AbortSignal,
): Promise<InstructionsAnswer> =>
  dish.sickness === null
    ? client.request(fetchMealInstructions, { body: asked(dish), signal })
    : client.request(fetchSickMealInstructions, {
        body: { ...asked(dish), sickness: dish.sickness.slice(0, 200) },
        signal,
      });

function written({ error, ...answer }: InstructionsAnswer): DishInstructions {
  if (error !== undefined) throw new RefusalError(error);
  return {
    text: answer.instructions,
    ingredients: answer.ingredients ?? [],
    stepIngredients: answer.step_ingredients,
    notes: answer.notes ?? [],
    recipe: answer.recipe,
    openHealth: {
      not_understood_health: answer.not_understood_health,
      open_health_questions: answer.open_health_questions,
    },
  };
}

/** How a planned meal is cooked; adapted where a sickness is on record (GEN-04). */
export const createFetchMealInstructions = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<DishInstructions, MealDish>(({ input, signal }) =>
    ask(client, input, signal).then(written, (error: unknown) => deletedIn(error, input.recipeId)),
  );

/** Videos and articles about a planned meal. */
export const createFetchMealResources = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<KitchenResources, MealDish>(async ({ input, signal }) => {
    const { error, ...resources } = await client.request(fetchDetectionResources, {
      body: { food_detected: [input.name.slice(0, 200)] },
      signal,
    });
    if (error !== undefined) throw new RefusalError(error);
    return resources;
  });
