import { confirmationMachine } from '../../../machines/photos/confirmation.machine.ts';
import { aiKitchenMachine } from '../../../machines/aiKitchen/aiKitchen.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createAiKitchenActors } from './actors/createAiKitchenActors.ts';
import { createDrafts } from '../../actors/drafts.ts';
import { createFetchOptions } from '../photos/actors/fetchFoodNames.ts';
import type { Ports } from '../../actors/ports.ts';
import { listIn, takeTriedList } from '../../actors/triedList.ts';
import { createShownDishes } from './actors/shownDishes.ts';
import { pantryChart } from '../pantry/chart.ts';
import { photoKeepingChart } from '../photos/chart.ts';

export const aiKitchenChart = (connections: Connections) =>
  aiKitchenMachine.provide({
    actors: {
      ...createAiKitchenActors(connections),
      drafts: createDrafts('kitchen', connections.storage, listIn, () =>
        takeTriedList(connections.storage),
      ),
      shownDishes: createShownDishes(connections),
      confirmation: confirmationMachine.provide({
        actors: { fetchOptions: createFetchOptions(connections, 'ingredients') } satisfies Ports<
          typeof confirmationMachine
        >,
      }),
      pantry: pantryChart(connections),
      photoKeeping: photoKeepingChart(connections),
    } satisfies Ports<typeof aiKitchenMachine>,
  });
