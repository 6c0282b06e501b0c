import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const tryOutPages = {
  '/try': {
    title: `Try it - ${product}`,
    description: 'Type what you have, see three dishes. No account needed.',
  },
};

speak({ tryOutPages });
