import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const onboardingPages = {
  '/onboarding': {
    title: 'Bienvenue - Platewise',
    description: 'Les premiers pas avec Platewise.',
  },
} satisfies Translation<typeof en.onboardingPages>;
