import { onboardingMachine } from '../../../machines/onboarding.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createSaveHealth } from '../../actors/saveHealth.ts';
import type { Ports } from '../ports.ts';
import { conditionFieldChart } from './conditionField.ts';

export const onboardingChart = (connections: Connections) =>
  onboardingMachine.provide({
    actors: { conditionField: conditionFieldChart(connections), saveHealth: createSaveHealth(connections) } satisfies Ports<typeof onboardingMachine>,
  });
