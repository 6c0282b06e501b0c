import { defineFeature } from '../defineFeature.ts';
import { timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { sourcesPages } from './texts/pages.en.ts';

export const sources = defineFeature({
  name: 'sources',
  pages: {
    '/sources': { access: 'anyone', prerendered: 'sketch', texts: sourcesPages['/sources'] },
  },
  charts: {
    sources: async () => (await import('./chart.ts')).sourcesChart,
  },
  views: {
    sources: async () => (await import('./views/SourcesView.tsx')).SourcesView,
  },
  limits: {
    sources: { limits: { callTimeout: chartTimeout(timeouts.productApi) } },
  },
});
