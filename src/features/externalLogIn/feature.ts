import { defineFeature } from '../defineFeature.ts';
import { timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { loginPages } from '../login/texts/pages.en.ts';

export const externalLogIn = defineFeature({
  name: 'externalLogIn',
  pages: {
    '/external-log-in': {
      access: 'anyone',
      prerendered: 'sketch',
      texts: loginPages['/login'],
    },
  },
  charts: {
    externalLogIn: async () => (await import('./chart.ts')).externalLogInChart,
  },
  views: {
    externalLogIn: async () => (await import('./views/ExternalLogInView.tsx')).ExternalLogInView,
  },
  limits: {
    // The provider is asked on the way: it has its own time.
    externalLogIn: { limits: { callTimeout: chartTimeout(timeouts.aiService) } },
  },
});
