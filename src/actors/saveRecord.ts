import { fromPromise } from 'xstate';
import { saveRecord, type RecordRequest } from '../../contract/history.ts';
import type { KitchenRecord, KitchenResources } from '../../machines/shared/kitchen.ts';
import { RefusalError } from '../api/errors.ts';
import type { Connections } from './connections.ts';

/** Keeps what was cooked in the history. */
export const createSaveRecord = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<void, KitchenRecord>(async ({ input, signal }) => {
    const { status, message } = await client.request(saveRecord, { body: recordOf(input), signal });
    if (status !== 'success') throw new RefusalError(message ?? 'The record was not saved.');
  });

/** HIST-11: lists travel as JSON texts. The names stand under both keys, since readers look for either (HIST-07). */
function recordOf({ analysisId, suggestion, instructions, ingredients, resources }: KitchenRecord): RecordRequest {
  const names = JSON.stringify(ingredients);
  return {
    recipe_type: 'ingredient_detection',
    suggestion,
    instructions,
    ingredients: names,
    detected_foods: names,
    analysis_id: analysisId,
    ...(resources ? linksOf(resources) : {}),
  };
}

function linksOf({ YoutubeSearch, GoogleSearch }: KitchenResources): Pick<RecordRequest, 'youtube' | 'google' | 'resources'> {
  return {
    youtube: YoutubeSearch[0]?.link,
    google: GoogleSearch[0]?.link,
    resources: JSON.stringify({ YoutubeSearch, GoogleSearch }),
  };
}
