import { listNewsMachine } from '../../../machines/shopping/listNews.machine.ts';
import { shoppingListMachine } from '../../../machines/shopping/shoppingList.machine.ts';
import { receiptPricesMachine } from '../../../machines/shopping/receiptPrices.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createListSource } from './actors/listSource.ts';
import { createKeepPrices, createPrepareReceipt, createReadReceipt } from './actors/receipt.ts';
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
      receiptPrices: receiptPricesMachine.provide({
        actors: {
          prepareImage: createPrepareReceipt(),
          readReceipt: createReadReceipt(connections),
          keepPrices: createKeepPrices(connections),
        } satisfies Ports<typeof receiptPricesMachine>,
      }),
    } satisfies Ports<typeof shoppingListMachine>,
  });
