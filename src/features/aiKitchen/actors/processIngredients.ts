import { fromPromise } from 'xstate';
import { confirmIngredients, processIngredients } from '../../../../contract/kitchen.ts';
import type {
  Analysis,
  DishFilters,
  IngredientRequest,
} from '../../../../machines/shared/kitchen.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { fileOf } from '../../photos/actors/prepareImage.ts';

/** What the kitchen reads in a typed list, a photo or corrected names, and the dishes it suggests. A refusal is an answer with an error. */
export const createProcessIngredients = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<Analysis, IngredientRequest>(async ({ input, signal }) => {
    const answer = await orRefusal(ask(client, input, signal));
    return 'outcome' in answer
      ? { response: [], food_suggestions: [], analysis_id: '', error: answer.message ?? '' }
      : answer;
  });

function ask(
  client: Connections['client'],
  request: IngredientRequest,
  signal: AbortSignal,
): Promise<Analysis> {
  const wishes = fieldsOf(request.filters);
  if ('list' in request)
    return client.request(processIngredients, {
      body: {
        image_or_ingredient_list: 'ingredient_list',
        ingredient_list: request.list,
        ...wishes,
      },
      signal,
    });
  if ('image' in request)
    return client.request(processIngredients, {
      body: { image_or_ingredient_list: 'image', ...wishes },
      file: fileOf(request.image),
      signal,
    });
  return client.request(confirmIngredients, {
    body: { analysis_id: request.analysisId, response: [...request.names], ...wishes },
    signal,
  });
}

/** The filters as the fields of a form, and the hour at the person's clock. */
const fieldsOf = ({ minutes, meal, missing, equipment }: DishFilters) => ({
  ...(minutes === undefined ? {} : { minutes: String(minutes) }),
  ...(meal === undefined ? {} : { meal }),
  ...(missing === undefined ? {} : { missing: String(missing) }),
  ...(equipment === undefined ? {} : { equipment }),
  hour: String(new Date().getHours()),
});
