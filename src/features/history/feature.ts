import { defineFeature } from '../defineFeature.ts';
import { pauses, photos, timeouts, upload } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { historyPages } from './texts/pages.en.ts';

const historyLimits = {
  callTimeout: chartTimeout(timeouts.productApi),
  deletionTimeout: chartTimeout(timeouts.productApi),
  typingDelay: pauses.typing,
  undoWindow: pauses.undo,
};

export const history = defineFeature({
  name: 'history',
  pages: {
    '/history': { access: 'signedIn', guardCard: true, texts: historyPages['/history'] },
  },
  charts: {
    historyList: async () => (await import('./chart.ts')).historyListChart,
    historyEntry: async () => (await import('./chart.ts')).historyEntryChart,
  },
  views: {
    historyList: async () => (await import('./views/HistoryListView.tsx')).HistoryListView,
    historyEntry: async () => (await import('./views/HistoryEntryView.tsx')).HistoryEntryView,
  },
  limits: {
    historyList: historyLimits,
    historyEntry: {
      ...historyLimits,
      photo: {
        imageBytes: upload.imageBytes,
        preparationTimeout: photos.preparation,
        keepTimeout: chartTimeout(photos.keeping),
      },
    },
  },
});
