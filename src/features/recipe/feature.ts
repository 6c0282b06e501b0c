import { timeouts } from '../../../contract/constants.ts';
import { pantryLimits } from '../pantry/limits.ts';
import { chartTimeout } from '../callTimeout.ts';
import { defineFeature } from '../defineFeature.ts';
import { recipePages } from './texts/pages.en.ts';

/** The page of one recipe, by its id or by its place in an analysis. `/recipes/…` is kept for public pages. */
export const recipe = defineFeature({
  name: 'recipe',
  pages: {
    '/recipe': { access: 'signedIn', texts: recipePages['/recipe'] },
  },
  charts: {
    recipe: async () => (await import('./chart.ts')).recipeChart,
  },
  views: {
    recipe: async () => (await import('./views/RecipeView.tsx')).RecipeView,
  },
  limits: {
    recipe: {
      aiTimeout: chartTimeout(timeouts.aiService),
      saveTimeout: chartTimeout(timeouts.productApi),
      printTimeout: 10 * 60_000,
      shareTimeout: 10 * 60_000,
      // The person may be reading what the browser asks them.
      voiceTimeout: 60_000,
      pantry: pantryLimits,
    },
  },
});
