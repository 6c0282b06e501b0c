import { defineFeature } from '../defineFeature.ts';
import { redirects, session, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { resetPasswordPages } from './texts/pages.en.ts';

export const resetPassword = defineFeature({
  name: 'resetPassword',
  pages: {
    '/reset-password': {
      access: 'anyone',
      prerendered: 'sketch',
      sampleHash: '#access_token=one',
      texts: resetPasswordPages['/reset-password'],
    },
  },
  charts: {
    resetPassword: async () => (await import('./chart.ts')).resetPasswordChart,
  },
  views: {
    resetPassword: async () => (await import('./views/ResetPasswordView.tsx')).ResetPasswordView,
  },
  limits: {
    resetPassword: {
      limits: {
        passwordMinimum: session.passwordMinimum,
        callTimeout: chartTimeout(timeouts.productApi),
        leaveDelay: redirects.afterReset,
      },
    },
  },
});
