import { defineFeature } from '../defineFeature.ts';
import { pauses, photos, timeouts, upload } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { plannerPages } from './texts/pages.en.ts';

export const planner = defineFeature({
  name: 'planner',
  pages: {
    '/planner': { access: 'signedIn', prerendered: 'sketch', texts: plannerPages['/planner'] },
  },
  charts: {
    planLibrary: async () => (await import('./chart.ts')).plannerChart,
  },
  views: {
    planLibrary: async () => (await import('./views/PlannerView.tsx')).PlannerView,
  },
  limits: {
    planLibrary: {
      recallTimeout: pauses.recall,
      callTimeout: chartTimeout(timeouts.productApi),
      archiveTimeout: chartTimeout(timeouts.productApi),
      restoreTimeout: chartTimeout(timeouts.productApi),
      aiTimeout: chartTimeout(timeouts.aiService),
      resourcesTimeout: chartTimeout(timeouts.aiService),
      shareTimeout: 10 * 60_000,
      undoTime: pauses.undo,
      searchPause: pauses.typing,
      preparationTimeout: photos.preparation,
      imageBytes: upload.imageBytes,
    },
  },
});
