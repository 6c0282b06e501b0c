import { fromPromise } from 'xstate';
import { fetchDetectionResources } from '../../../../contract/detection.ts';
import { fetchResources } from '../../../../contract/kitchen.ts';
import type { KitchenResources, ResourceRequest } from '../../../../machines/shared/kitchen.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Videos and articles about the chosen dish, or about the foods that were seen. */
export const createFetchResources = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<KitchenResources, ResourceRequest>(async ({ input, signal }) => {
    const { error, ...resources } = await ('foods' in input
      ? client.request(fetchDetectionResources, {
          body: { food_detected: [...input.foods] },
          signal,
        })
      : client.request(fetchResources, {
          body: { food_analysis_id: input.analysisId, food_choice_index: String(input.index) },
          signal,
        }));
    if (error !== undefined) throw new RefusalError(error);
    return resources;
  });
