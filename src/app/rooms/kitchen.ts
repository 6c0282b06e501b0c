import { ingredientFlowMachine } from '../../../machines/ingredientFlow.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createKitchenActors } from '../../actors/createKitchenActors.ts';
import type { Ports } from '../ports.ts';

export const kitchenChart = (connections: Connections) =>
  ingredientFlowMachine.provide({ actors: createKitchenActors(connections) satisfies Ports<typeof ingredientFlowMachine> });
