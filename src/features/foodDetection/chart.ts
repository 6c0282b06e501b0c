import { confirmationMachine } from '../../../machines/photos/confirmation.machine.ts';
import { foodDetectionMachine } from '../../../machines/foodDetection/foodDetection.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createConfirmFood, createDetectFood } from './actors/detectFood.ts';
import { createFetchRecalled } from '../history/actors/fetchHistory.ts';
import { createFetchOptions } from '../photos/actors/fetchFoodNames.ts';
import { createPrepareImage } from '../photos/actors/prepareImage.ts';
import type { Ports } from '../../actors/ports.ts';
import { followUpChart } from '../followUp/chart.ts';
import { photoKeepingChart } from '../photos/chart.ts';

export const detectionChart = (connections: Connections) =>
  foodDetectionMachine.provide({
    actors: {
      prepareImage: createPrepareImage(),
      detectFood: createDetectFood(connections),
      confirmFood: createConfirmFood(connections),
      fetchRecalled: createFetchRecalled(connections),
      confirmation: confirmationMachine.provide({
        actors: { fetchOptions: createFetchOptions(connections, 'foods') } satisfies Ports<
          typeof confirmationMachine
        >,
      }),
      followUp: followUpChart(connections),
      photoKeeping: photoKeepingChart(connections),
    } satisfies Ports<typeof foodDetectionMachine>,
  });
