import { defineFeature } from '../defineFeature.ts';

/** Kitchen timers: a bar on every page of the signed-in. */
export const timers = defineFeature({
  name: 'timers',
  comesWith: ['signedIn'],
  charts: {
    cookingTimers: async () => (await import('../everySignedInPage.ts')).timersChart,
  },
  views: {
    cookingTimers: async () => (await import('../everySignedInPage.ts')).TimerBar,
  },
  limits: { cookingTimers: {} },
});
