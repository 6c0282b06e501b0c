import { recipeFiles, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { defineFeature } from '../defineFeature.ts';
import { photoLimits } from '../photos/limits.ts';
import { ownRecipesPages } from './texts/pages.en.ts';

/** The recipes of one's own: the list, and the page where one is written. Each has the page of a recipe, `/recipe/own-…`. */
export const ownRecipes = defineFeature({
  name: 'ownRecipes',
  pages: {
    '/my-recipes': { access: 'signedIn', texts: ownRecipesPages['/my-recipes'] },
  },
  charts: {
    ownRecipes: async () => (await import('./chart.ts')).ownRecipesChart,
  },
  views: {
    ownRecipes: async () => (await import('./views/OwnRecipesView.tsx')).OwnRecipesView,
  },
  limits: {
    ownRecipes: {
      callTimeout: chartTimeout(timeouts.productApi),
      pageTimeout: chartTimeout(timeouts.productApi),
      typingDelay: 700,
      fileTimeout: chartTimeout(recipeFiles.reading),
      fileBytes: recipeFiles.bytes,
      photo: photoLimits,
    },
  },
});
