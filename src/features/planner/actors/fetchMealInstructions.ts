import { fromPromise } from 'xstate';
import { fetchDetectionResources } from '../../../../contract/detection.ts';
import { fetchMealInstructions, fetchSickMealInstructions } from '../../../../contract/kitchen.ts';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import type { DishInstructions, KitchenResources } from '../../../../machines/shared/kitchen.ts';
import type { MealDish } from '../../../../machines/shared/plans.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** The contract takes names of 300 characters and lines of 200: a plan from elsewhere may have longer ones. */
const asked = ({ name, ingredients, recipeId, swaps }: MealDish) => ({
  food_name: name.slice(0, 300),
  ingredients: ingredients.slice(0, 100).map((line) => line.slice(0, 200)),
  ...(recipeId !== undefined && isOwnId(recipeId) ? { recipe_id: recipeId } : {}),
  ...(swaps === undefined ? {} : { swaps }),
});

/** How a planned meal is cooked; adapted where a sickness is on record (GEN-04). */
export const createFetchMealInstructions = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<DishInstructions, MealDish>(async ({ input, signal }) => {
    const answer =
      input.sickness === null
        ? await client.request(fetchMealInstructions, { body: asked(input), signal })
        : await client.request(fetchSickMealInstructions, {
            body: { ...asked(input), sickness: input.sickness.slice(0, 200) },
            signal,
          });
    if (answer.error !== undefined) throw new RefusalError(answer.error);
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
  });

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
