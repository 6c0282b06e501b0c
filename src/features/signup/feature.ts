import { defineFeature } from '../defineFeature.ts';
import { passwordStrength, session, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { signupPages } from './texts/pages.en.ts';

export const signup = defineFeature({
  name: 'signup',
  pages: {
    '/signup': { access: 'entrance', prerendered: 'whole', texts: signupPages['/signup'] },
  },
  charts: {
    signup: async () => (await import('./chart.ts')).signupChart,
  },
  views: {
    signup: async () => (await import('./views/SignupView.tsx')).SignupView,
  },
  limits: {
    signup: {
      limits: {
        passwordMinimum: session.passwordMinimum,
        fairFrom: passwordStrength.fairFrom,
        goodFrom: passwordStrength.goodFrom,
        strongFrom: passwordStrength.strongFrom,
        callTimeout: chartTimeout(timeouts.productApi),
      },
    },
  },
});
