import { defineFeature } from '../defineFeature.ts';
import { redirects, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { forgotPasswordPages } from './texts/pages.en.ts';

export const forgotPassword = defineFeature({
  name: 'forgotPassword',
  pages: {
    '/forgot-password': {
      access: 'anyone',
      prerendered: 'whole',
      texts: forgotPasswordPages['/forgot-password'],
    },
  },
  charts: {
    forgotPassword: async () => (await import('./chart.ts')).forgotPasswordChart,
  },
  views: {
    forgotPassword: async () => (await import('./views/ForgotPasswordView.tsx')).ForgotPasswordView,
  },
  limits: {
    forgotPassword: {
      limits: {
        callTimeout: chartTimeout(timeouts.productApi),
        leaveDelay: redirects.afterResetLink,
      },
    },
  },
});
