import { defineFeature } from '../defineFeature.ts';
import { timeouts } from '../../../contract/constants.ts';
import { minute } from '../../../domain/durations.ts';
import { chartTimeout } from '../callTimeout.ts';
import { householdPages } from './texts/pages.en.ts';

export const household = defineFeature({
  name: 'household',
  pages: {
    '/household': { access: 'signedIn', guardCard: true, texts: householdPages['/household'] },
  },
  charts: {
    household: async () => (await import('./chart.ts')).householdChart,
  },
  views: {
    household: async () => (await import('./views/HouseholdView.tsx')).HouseholdView,
  },
  limits: {
    household: { callTimeout: chartTimeout(timeouts.productApi), shareTimeout: 10 * minute },
  },
});
