import { defineFeature } from '../defineFeature.ts';
import { live, pauses, shopping as limits, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { photoLimits } from '../photos/limits.ts';
import { shoppingPages } from './texts/pages.en.ts';

export const shopping = defineFeature({
  name: 'shopping',
  pages: {
    '/shopping': { access: 'signedIn', texts: shoppingPages['/shopping'] },
  },
  charts: {
    shoppingList: async () => (await import('./chart.ts')).shoppingListChart,
  },
  views: {
    shoppingList: async () => (await import('./views/ShoppingView.tsx')).ShoppingView,
  },
  limits: {
    shoppingList: {
      callTimeout: chartTimeout(timeouts.productApi),
      undo: pauses.undo,
      weeks: limits.usualWeeks,
      doubtfulPrice: limits.doubtfulPrice,
      news: live,
      photo: photoLimits,
    },
  },
});
