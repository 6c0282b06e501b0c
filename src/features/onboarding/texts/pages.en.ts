import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const onboardingPages = {
  '/onboarding': {
    title: `Welcome - ${product}`,
    description: `The first steps with ${product}.`,
  },
};

speak({ onboardingPages });
