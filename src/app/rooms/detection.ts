import { confirmationMachine } from '../../../machines/confirmation.machine.ts';
import { foodDetectionMachine } from '../../../machines/foodDetection.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createConfirmFood, createDetectFood } from '../../actors/detectFood.ts';
import { createFetchRecalled } from '../../actors/fetchHistory.ts';
import { createFetchPicks } from '../../actors/fetchPicks.ts';
import { createPrepareImage } from '../../actors/prepareImage.ts';
import type { Ports } from '../ports.ts';
import { followUpChart } from './followUp.ts';
import { photoKeepingChart } from './photoKeeping.ts';

export const detectionChart = (connections: Connections) =>
  foodDetectionMachine.provide({
    actors: {
      prepareImage: createPrepareImage(),
      detectFood: createDetectFood(connections),
      confirmFood: createConfirmFood(connections),
      fetchRecalled: createFetchRecalled(connections),
      confirmation: confirmationMachine.provide({ actors: { fetchPicks: createFetchPicks(connections, 'foods') } satisfies Ports<typeof confirmationMachine> }),
      followUp: followUpChart(connections),
      photoKeeping: photoKeepingChart(connections),
    } satisfies Ports<typeof foodDetectionMachine>,
  });
