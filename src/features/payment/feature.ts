import { defineFeature } from '../defineFeature.ts';
import { timeouts } from '../../../contract/constants.ts';
import { payment as limits, plans } from '../../../contract/subscriptions.ts';
import { chartTimeout } from '../callTimeout.ts';
import { paymentPages } from './texts/pages.en.ts';

export const payment = defineFeature({
  name: 'payment',
  pages: {
    '/payment': { access: 'signedIn', texts: paymentPages['/payment'] },
  },
  charts: {
    payment: async () => (await import('./chart.ts')).paymentChart,
  },
  views: {
    payment: async () => (await import('./views/PaymentView.tsx')).PaymentView,
  },
  limits: {
    payment: {
      plans,
      offerTimeout: chartTimeout(timeouts.productApi),
      receiptsTimeout: chartTimeout(timeouts.productApi),
      checkout: {
        callTimeout: chartTimeout(timeouts.productApi),
        scriptTimeout: limits.scriptTimeout,
        popupTimeout: limits.popupTimeout,
        popupHelp: limits.popupHelp,
        firstRecheckPause: limits.firstRecheckPause,
        longestRecheckPause: limits.longestRecheckPause,
      },
    },
  },
});
