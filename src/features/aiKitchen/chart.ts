import { confirmationMachine } from '../../../machines/photos/confirmation.machine.ts';
import { aiKitchenMachine } from '../../../machines/aiKitchen/aiKitchen.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createAiKitchenActors } from './actors/createAiKitchenActors.ts';
import { createDrafts } from '../../actors/drafts.ts';
import { createFetchPicks } from '../photos/actors/fetchFoodNames.ts';
import type { Ports } from '../../actors/ports.ts';
import { photoKeepingChart } from '../photos/chart.ts';

const listIn = (kept: unknown): string | null =>
  typeof kept === 'string' && kept.trim() !== '' ? kept : null;

export const aiKitchenChart = (connections: Connections) =>
  aiKitchenMachine.provide({
    actors: {
      ...createAiKitchenActors(connections),
      drafts: createDrafts('kitchen', connections.storage, listIn),
      confirmation: confirmationMachine.provide({
        actors: { fetchPicks: createFetchPicks(connections, 'ingredients') } satisfies Ports<
          typeof confirmationMachine
        >,
      }),
      photoKeeping: photoKeepingChart(connections),
    } satisfies Ports<typeof aiKitchenMachine>,
  });
