import { fromPromise } from 'xstate';
import { fetchInstructions, type InstructionsAnswer } from '../../../../contract/kitchen.ts';
import { fetchRecipe, RefusedDish } from '../../../../contract/recipes.ts';
import type { DishInstructions, RecipeWish } from '../../../../machines/shared/kitchen.ts';
import { HttpError, NotFoundError, RefusalError } from '../../../api/errors.ts';
import { swapsQuery } from './swapsQuery.ts';
import type { Connections } from '../../../actors/connections.ts';

function written({ error, ...answer }: InstructionsAnswer): DishInstructions {
  if (error !== undefined) throw new RefusalError(error);
  return {
    text: answer.instructions,
    ingredients: answer.ingredients ?? [],
    stepIngredients: answer.step_ingredients,
    stepShares: answer.step_shares,
    notes: answer.notes ?? [],
    recipe: answer.recipe,
    ownNote: answer.own_note,
    heard: answer.heard_health,
    openHealth: {
      not_understood_health: answer.not_understood_health,
      open_health_questions: answer.open_health_questions,
    },
  };
}

const reasonsIn = (answer: unknown) => RefusedDish.safeParse(answer).data?.reasons;

/** What the server will not write out, whoever tries again: the person is told why, in its words. */
function refusalIn(error: unknown): DishInstructions {
  const isFinal =
    error instanceof NotFoundError || (error instanceof HttpError && error.status === 422);
  if (!isFinal || error.serverMessage === undefined) throw error;
  const refusedFor = error instanceof HttpError ? reasonsIn(error.answer) : undefined;
  return { text: '', ingredients: [], notes: [], refused: error.serverMessage, refusedFor };
}

const ask = async (
  client: Connections['client'],
  wish: RecipeWish,
  signal: AbortSignal,
): Promise<DishInstructions> =>
  written(
    wish.kind === 'dish'
      ? await client.request(fetchInstructions, {
          body: {
            food_analysis_id: wish.analysisId,
            food_choice_index: String(wish.index),
            ...swapsQuery(wish.swaps),
          },
          signal,
        })
      : await client.request(fetchRecipe, {
          params: { recipe: wish.recipeId },
          query: {
            ...swapsQuery(wish.swaps),
            ...(wish.record === undefined ? {} : { record_id: wish.record }),
          },
          signal,
        }),
  );

type Client = Pick<Connections, 'client'>;

/** A dish as its analysis has it, whoever wrote it; or a recipe of ours by its id, as it fits the person today. */
export const createFetchRecipe = ({ client }: Client) =>
  fromPromise<DishInstructions, RecipeWish>(({ input, signal }) => ask(client, input, signal));

/** The same for a page, which says why there is none. */
export const createFetchPage = ({ client }: Client) =>
  fromPromise<DishInstructions, RecipeWish>(({ input, signal }) =>
    ask(client, input, signal).catch(refusalIn),
  );
