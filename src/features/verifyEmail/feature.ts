import { defineFeature } from '../defineFeature.ts';
import { timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { verifyEmailPages } from './texts/pages.en.ts';

export const verifyEmail = defineFeature({
  name: 'verifyEmail',
  pages: {
    '/verify-email': {
      access: 'anyone',
      prerendered: 'sketch',
      sampleHash: '#token=one',
      texts: verifyEmailPages['/verify-email'],
    },
  },
  charts: {
    verifyEmail: async () => (await import('./chart.ts')).verifyEmailChart,
  },
  views: {
    verifyEmail: async () => (await import('./views/VerifyEmailView.tsx')).VerifyEmailView,
  },
  limits: {
    verifyEmail: { limits: { callTimeout: chartTimeout(timeouts.productApi) } },
  },
});
