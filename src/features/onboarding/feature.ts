import { defineFeature } from '../defineFeature.ts';
import { timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';
import { conditionFieldLimits } from '../health/limits.ts';
import { onboardingPages } from './texts/pages.en.ts';

export const onboarding = defineFeature({
  name: 'onboarding',
  pages: {
    '/onboarding': {
      access: 'anyone',
      prerendered: 'sketch',
      texts: onboardingPages['/onboarding'],
    },
  },
  charts: {
    onboarding: async () => (await import('./chart.ts')).onboardingChart,
  },
  views: {
    onboarding: async () => (await import('./views/OnboardingView.tsx')).OnboardingView,
  },
  limits: {
    onboarding: {
      limits: {
        callTimeout: chartTimeout(timeouts.productApi),
        conditionField: conditionFieldLimits,
      },
    },
  },
});
