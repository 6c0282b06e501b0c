import { shoppingListMachine } from '../../../machines/shopping/shoppingList.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createListSource } from './actors/listSource.ts';

export const shoppingListChart = (connections: Connections) =>
  shoppingListMachine.provide({
    actors: { listSource: createListSource(connections) } satisfies Ports<
      typeof shoppingListMachine
    >,
  });
