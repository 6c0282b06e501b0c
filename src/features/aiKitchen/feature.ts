import { defineFeature } from '../defineFeature.ts';
import { pantryLimits } from '../pantry/limits.ts';
import { photoLimits } from '../photos/limits.ts';
import { aiKitchenPages } from './texts/pages.en.ts';

export const aiKitchen = defineFeature({
  name: 'aiKitchen',
  pages: {
    '/ai-kitchen': {
      access: 'signedIn',
      guardCard: true,
      prerendered: 'sketch',
      texts: aiKitchenPages['/ai-kitchen'],
    },
  },
  charts: {
    aiKitchen: async () => (await import('./chart.ts')).aiKitchenChart,
  },
  views: {
    aiKitchen: async () => (await import('./views/AiKitchenView.tsx')).AiKitchenView,
  },
  limits: {
    aiKitchen: { ...photoLimits, pantry: pantryLimits },
  },
});
