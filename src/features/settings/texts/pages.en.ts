import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const settingsPages = {
  '/settings': {
    title: `Settings - ${product}`,
    description: 'Your health, your household, how it looks, and your data.',
  },
};

speak({ settingsPages });
