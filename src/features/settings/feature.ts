import { defineFeature } from '../defineFeature.ts';
import {
  bodyUnits,
  deletionWord,
  health,
  passkeys,
  timeouts,
} from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { conditionFieldLimits } from '../health/limits.ts';
import { settingsPages } from './texts/pages.en.ts';

export const settings = defineFeature({
  name: 'settings',
  pages: {
    '/settings': { access: 'signedIn', texts: settingsPages['/settings'] },
  },
  charts: {
    healthSettings: async () => (await import('./chart.ts')).healthSettingsChart,
    accountCare: async () => (await import('./accountCareChart.ts')).accountCareChart,
  },
  views: {
    healthSettings: async () => (await import('./views/SettingsView.tsx')).SettingsView,
    accountCare: async () => (await import('./views/AccountCareView.tsx')).AccountCareView,
  },
  limits: {
    healthSettings: {
      callTimeout: chartTimeout(timeouts.productApi),
      conditionField: conditionFieldLimits,
      people: health.people,
      weight: health.weight,
      energy: health.energy,
      poundsInKilogram: bodyUnits.poundsInKilogram,
    },
    accountCare: {
      sessionsTimeout: chartTimeout(timeouts.productApi),
      downloadTimeout: chartTimeout(timeouts.aiService),
      deletionTimeout: chartTimeout(timeouts.productApi),
      // The browser's own window ends first.
      passkeyTimeout: chartTimeout(passkeys.challengeLife + timeouts.productApi),
      deletionWord,
    },
  },
});
