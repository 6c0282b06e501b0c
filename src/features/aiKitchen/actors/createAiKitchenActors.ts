// The ports of the ingredient flow, but for its child charts.
import { createConnectionReturns } from '../../../actors/connectionReturns.ts';
import type { Connections } from '../../../actors/connections.ts';
import { createSaveAnswers } from '../../health/actors/saveAnswers.ts';
import { createFetchRecalled } from '../../history/actors/fetchHistory.ts';
import { createPrepareImage } from '../../photos/actors/prepareImage.ts';
import { createProcessIngredients } from './processIngredients.ts';

export function createAiKitchenActors(connections: Pick<Connections, 'client'>) {
  return {
    prepareImage: createPrepareImage(),
    processIngredients: createProcessIngredients(connections),
    connectionReturns: createConnectionReturns(),
    saveAnswers: createSaveAnswers(connections),
    fetchRecalled: createFetchRecalled(connections),
  };
}
