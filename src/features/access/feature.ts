import { defineFeature } from '../defineFeature.ts';
import { access as limits, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';

export const access = defineFeature({
  name: 'access',
  comesWith: ['signedIn'],
  charts: {
    access: async () => (await import('../everySignedInPage.ts')).accessChart,
  },
  views: {
    access: async () => (await import('../everySignedInPage.ts')).AccessView,
  },
  limits: {
    access: { ...limits, checkTimeout: chartTimeout(timeouts.productApi) },
  },
});
