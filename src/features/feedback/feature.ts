import { defineFeature } from '../defineFeature.ts';
import { feedback as limits, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';

export const feedback = defineFeature({
  name: 'feedback',
  comesWith: ['signedIn'],
  charts: {
    feedback: async () => (await import('../everySignedInPage.ts')).feedbackChart,
  },
  views: {
    feedback: async () => (await import('../everySignedInPage.ts')).FeedbackView,
  },
  limits: {
    feedback: { callTimeout: chartTimeout(timeouts.productApi), textMaximum: limits.textMaximum },
  },
});
