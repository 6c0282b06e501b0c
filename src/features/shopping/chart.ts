import { listNewsMachine } from '../../../machines/shopping/listNews.machine.ts';
import { shoppingListMachine } from '../../../machines/shopping/shoppingList.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createListSource } from './actors/listSource.ts';
import { createDeviceSigns, createNewsStream } from './actors/newsStream.ts';

const listNewsChart = () =>
  listNewsMachine.provide({
    actors: {
      newsStream: createNewsStream(),
      networkSigns: createDeviceSigns(),
    } satisfies Ports<typeof listNewsMachine>,
  });

export const shoppingListChart = (connections: Connections) =>
  shoppingListMachine.provide({
    actors: {
      listSource: createListSource(connections),
      listNews: listNewsChart(),
    } satisfies Ports<typeof shoppingListMachine>,
  });
