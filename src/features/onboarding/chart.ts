import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDrafts } from '../../actors/drafts.ts';
import { createSaveHealth } from './actors/saveHealth.ts';
import { tourDraftIn } from './actors/tourDraft.ts';
import type { Ports } from '../../actors/ports.ts';
import { conditionFieldChart } from '../health/chart.ts';

export const onboardingChart = (connections: Connections) =>
  onboardingMachine.provide({
    actors: {
      conditionField: conditionFieldChart(connections),
      saveHealth: createSaveHealth(connections),
      drafts: createDrafts('tour', connections.storage, tourDraftIn),
    } satisfies Ports<typeof onboardingMachine>,
  });
