import { confirmationMachine } from '../../../machines/confirmation.machine.ts';
import { ingredientFlowMachine } from '../../../machines/ingredientFlow.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createKitchenActors } from '../../actors/createKitchenActors.ts';
import { createDrafts } from '../../actors/drafts.ts';
import { createFetchPicks } from '../../actors/fetchPicks.ts';
import type { Ports } from '../ports.ts';
import { followUpChart } from './followUp.ts';
import { photoKeepingChart } from './photoKeeping.ts';

const listIn = (kept: unknown): string | null => (typeof kept === 'string' && kept.trim() !== '' ? kept : null);

export const kitchenChart = (connections: Connections) =>
  ingredientFlowMachine.provide({
    actors: {
      ...createKitchenActors(connections),
      drafts: createDrafts('kitchen', connections.storage, listIn),
      confirmation: confirmationMachine.provide({ actors: { fetchPicks: createFetchPicks(connections, 'ingredients') } satisfies Ports<typeof confirmationMachine> }),
      followUp: followUpChart(connections),
      photoKeeping: photoKeepingChart(connections),
    } satisfies Ports<typeof ingredientFlowMachine>,
  });
