import { fromPromise } from 'xstate';
import { saveRecord, type RecordRequest } from '../../../../contract/history.ts';
import type { KitchenRecord, KitchenResources } from '../../../../machines/shared/kitchen.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Keeps what was cooked in the history. Where the services say no id, the record has none that a photo could go to. */
export const createSaveRecord = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<string, KitchenRecord>(async ({ input, signal }) => {
    const {
      status,
      message,
      id = '',
    } = await client.request(saveRecord, { body: recordOf(input), signal });
    if (status !== 'success') throw new RefusalError(message ?? 'The record was not saved.');
    return id;
  });

const longestTitle = 500;

/** HIST-11: lists travel as JSON texts. The names stand under both keys, since readers look for either (HIST-07). */
function recordOf({
  kind,
  analysisId,
  suggestion,
  instructions,
  names,
  resources,
  recipe,
  again,
}: KitchenRecord): RecordRequest {
  const list = JSON.stringify(names);
  return {
    recipe_type: kind === 'food' ? 'food_detection' : 'ingredient_detection',
    suggestion: suggestion.slice(0, longestTitle),
    instructions,
    ingredients: list,
    detected_foods: list,
    ...(analysisId === null ? {} : { analysis_id: analysisId }),
    ...(again === undefined ? {} : { again_id: again }),
    ...(resources ? linksOf(resources) : {}),
    ...(recipe ? { recipe: JSON.stringify(recipe) } : {}),
  };
}

function linksOf({
  YoutubeSearch,
  GoogleSearch,
}: KitchenResources): Pick<RecordRequest, 'youtube' | 'google' | 'resources'> {
  return {
    youtube: YoutubeSearch[0]?.link,
    google: GoogleSearch[0]?.link,
    resources: JSON.stringify({ YoutubeSearch, GoogleSearch }),
  };
}
