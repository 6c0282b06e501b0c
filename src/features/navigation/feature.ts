import { defineFeature } from '../defineFeature.ts';

/** The bar of the signed-in: the main pages, and their own menu. */
export const navigation = defineFeature({
  name: 'navigation',
  comesWith: ['anyone', 'signedIn'],
  views: {
    bar: async () => (await import('./views/SignedInBar.tsx')).SignedInBar,
  },
});
