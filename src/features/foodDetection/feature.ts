import { defineFeature } from '../defineFeature.ts';
import { photoLimits } from '../photos/limits.ts';
import { foodDetectionPages } from './texts/pages.en.ts';

export const foodDetection = defineFeature({
  name: 'foodDetection',
  pages: {
    '/detected': {
      access: 'signedIn',
      prerendered: 'sketch',
      guardCard: true,
      texts: foodDetectionPages['/detected'],
    },
  },
  charts: {
    foodDetection: async () => (await import('./chart.ts')).detectionChart,
  },
  views: {
    foodDetection: async () => (await import('./views/DetectionView.tsx')).DetectionView,
  },
  limits: {
    foodDetection: photoLimits,
  },
});
