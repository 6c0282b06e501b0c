// The ports of the ingredient flow, but for its child charts.
import type { Connections } from './connections.ts';
import { createFetchRecalled } from './fetchHistory.ts';
import { createFetchInstructions } from './fetchInstructions.ts';
import { createPrepareImage } from './prepareImage.ts';
import { createProcessIngredients } from './processIngredients.ts';

export function createKitchenActors(connections: Pick<Connections, 'client'>) {
  return {
    prepareImage: createPrepareImage(),
    processIngredients: createProcessIngredients(connections),
    fetchInstructions: createFetchInstructions(connections),
    fetchRecalled: createFetchRecalled(connections),
  };
}
