import { defineFeature } from '../defineFeature.ts';
import { timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { loginPages } from './texts/pages.en.ts';

export const login = defineFeature({
  name: 'login',
  pages: {
    '/login': { access: 'entrance', prerendered: 'whole', texts: loginPages['/login'] },
  },
  charts: {
    login: async () => (await import('./chart.ts')).loginChart,
  },
  views: {
    login: async () => (await import('./views/LoginView.tsx')).LoginView,
  },
  limits: {
    login: { logInTimeout: chartTimeout(timeouts.productApi) },
  },
});
