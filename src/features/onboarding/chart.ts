import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createSaveHealth } from './actors/saveHealth.ts';
import type { Ports } from '../../actors/ports.ts';
import { conditionFieldChart } from '../health/chart.ts';

export const onboardingChart = (connections: Connections) =>
  onboardingMachine.provide({
    actors: {
      conditionField: conditionFieldChart(connections),
      saveHealth: createSaveHealth(connections),
    } satisfies Ports<typeof onboardingMachine>,
  });
