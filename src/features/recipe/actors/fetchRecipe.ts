import { fromPromise } from 'xstate';
import { fetchInstructions, type InstructionsAnswer } from '../../../../contract/kitchen.ts';
import { fetchRecipe } from '../../../../contract/recipes.ts';
import type { DishInstructions, RecipeWish } from '../../../../machines/shared/kitchen.ts';
import { RefusalError } from '../../../api/errors.ts';
import { swapsQuery } from './swapsQuery.ts';
import type { Connections } from '../../../actors/connections.ts';

function written({ error, ...answer }: InstructionsAnswer): DishInstructions {
  if (error !== undefined) throw new RefusalError(error);
  return {
    text: answer.instructions,
    ingredients: answer.ingredients ?? [],
    stepIngredients: answer.step_ingredients,
    notes: answer.notes ?? [],
    recipe: answer.recipe,
    heard: answer.heard_health,
    openHealth: {
      not_understood_health: answer.not_understood_health,
      open_health_questions: answer.open_health_questions,
    },
  };
}

/** A dish as its analysis has it, whoever wrote it; or a recipe of ours by its id, as it fits the person today. */
export const createFetchRecipe = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<DishInstructions, RecipeWish>(async ({ input, signal }) =>
    written(
      input.kind === 'dish'
        ? await client.request(fetchInstructions, {
            body: {
              food_analysis_id: input.analysisId,
              food_choice_index: String(input.index),
              ...swapsQuery(input.swaps),
            },
            signal,
          })
        : await client.request(fetchRecipe, {
            params: { recipe: input.recipeId },
            query: {
              ...swapsQuery(input.swaps),
              ...(input.record === undefined ? {} : { record_id: input.record }),
            },
            signal,
          }),
    ),
  );
