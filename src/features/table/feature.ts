import { defineFeature } from '../defineFeature.ts';
import { health, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { conditionFieldLimits } from '../health/limits.ts';
import { tablePages } from './texts/pages.en.ts';

export const table = defineFeature({
  name: 'table',
  pages: {
    '/who-eats': { access: 'signedIn', texts: tablePages['/who-eats'] },
  },
  charts: {
    table: async () => (await import('./chart.ts')).tableChart,
  },
  views: {
    table: async () => (await import('./views/TableView.tsx')).TableView,
  },
  limits: {
    table: {
      callTimeout: chartTimeout(timeouts.productApi),
      conditionField: conditionFieldLimits,
      weight: health.weight,
      energy: health.energy,
    },
  },
});
