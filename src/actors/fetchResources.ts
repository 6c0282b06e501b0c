import { fromPromise } from 'xstate';
import { fetchResources } from '../../contract/kitchen.ts';
import type { ChosenDish, KitchenResources } from '../../machines/shared/kitchen.ts';
import { RefusalError } from '../api/errors.ts';
import type { Connections } from './connections.ts';

/** Videos and articles about the chosen dish. */
export const createFetchResources = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<KitchenResources, ChosenDish>(async ({ input, signal }) => {
    const { error, ...resources } = await client.request(fetchResources, {
      body: { food_analysis_id: input.analysisId, food_choice_index: String(input.index) },
      signal,
    });
    if (error !== undefined) throw new RefusalError(error);
    return resources;
  });
