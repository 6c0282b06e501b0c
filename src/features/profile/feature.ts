import { defineFeature } from '../defineFeature.ts';
import { session, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { profilePages } from './texts/pages.en.ts';

export const profile = defineFeature({
  name: 'profile',
  pages: {
    '/profile': { access: 'signedIn', texts: profilePages['/profile'] },
  },
  charts: {
    changePassword: async () => (await import('./chart.ts')).changePasswordChart,
  },
  views: {
    changePassword: async () => (await import('./views/ProfileView.tsx')).ProfileView,
  },
  limits: {
    changePassword: {
      passwordMinimum: session.passwordMinimum,
      profileTimeout: chartTimeout(timeouts.productApi),
      callTimeout: chartTimeout(timeouts.productApi),
    },
  },
});
