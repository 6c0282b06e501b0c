import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const verifyEmailPages = {
  '/verify-email': {
    title: `Confirm your email - ${product}`,
    description: 'Confirm your email address.',
  },
};

speak({ verifyEmailPages });
