// The ports of the ingredient flow.
import type { Connections } from './connections.ts';
import { createFetchInstructions } from './fetchInstructions.ts';
import { createFetchResources } from './fetchResources.ts';
import { createProcessIngredients } from './processIngredients.ts';
import { createSaveRecord } from './saveRecord.ts';

export function createKitchenActors(connections: Pick<Connections, 'client'>) {
  return {
    processIngredients: createProcessIngredients(connections),
    fetchInstructions: createFetchInstructions(connections),
    fetchResources: createFetchResources(connections),
    saveRecord: createSaveRecord(connections),
  };
}
