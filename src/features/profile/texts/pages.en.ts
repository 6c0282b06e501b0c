import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const profilePages = {
  '/profile': {
    title: `Profile - ${product}`,
    description: 'Your name, your email address and your password.',
  },
};

speak({ profilePages });
