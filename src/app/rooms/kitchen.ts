import { confirmationMachine } from '../../../machines/confirmation.machine.ts';
import { ingredientFlowMachine } from '../../../machines/ingredientFlow.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createKitchenActors } from '../../actors/createKitchenActors.ts';
import { createFetchPicks } from '../../actors/fetchPicks.ts';
import type { Ports } from '../ports.ts';
import { followUpChart } from './followUp.ts';

export const kitchenChart = (connections: Connections) =>
  ingredientFlowMachine.provide({
    actors: {
      ...createKitchenActors(connections),
      confirmation: confirmationMachine.provide({ actors: { fetchPicks: createFetchPicks(connections, 'ingredients') } satisfies Ports<typeof confirmationMachine> }),
      followUp: followUpChart(connections),
    } satisfies Ports<typeof ingredientFlowMachine>,
  });
