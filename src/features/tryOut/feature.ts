import { timeouts, tryOut as tried } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { defineFeature } from '../defineFeature.ts';
import { tryOutPages } from './texts/pages.en.ts';

export const tryOut = defineFeature({
  name: 'tryOut',
  pages: {
    '/try': { access: 'anyone', prerendered: 'sketch', texts: tryOutPages['/try'] },
  },
  charts: {
    tryOut: async () => (await import('./chart.ts')).tryOutChart,
  },
  views: {
    tryOut: async () => (await import('./views/TryOutView.tsx')).TryOutView,
  },
  limits: {
    tryOut: {
      limits: { characters: tried.characters, callTimeout: chartTimeout(timeouts.productApi) },
    },
  },
});
