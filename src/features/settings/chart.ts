import { healthSettingsMachine } from '../../../machines/settings/healthSettings.machine.ts';
import { createAppearances } from './actors/appearances.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDrafts } from '../../actors/drafts.ts';
import { healthDraftIn } from './actors/healthForm.ts';
import { createReadSettings } from './actors/readSettings.ts';
import { createSaveSettings } from './actors/saveSettings.ts';
import type { Ports } from '../../actors/ports.ts';
import { changeAppearance } from '../../app/theme/appearance.ts';
import { conditionFieldChart } from '../health/chart.ts';

export const healthSettingsChart = (connections: Connections) =>
  healthSettingsMachine.provide({
    actors: {
      readSettings: createReadSettings(connections),
      saveSettings: createSaveSettings(connections),
      conditionField: conditionFieldChart(connections),
      drafts: createDrafts('healthSettings', connections.storage, healthDraftIn),
      appearances: createAppearances(connections.storage, changeAppearance),
    } satisfies Ports<typeof healthSettingsMachine>,
  });
