import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const historyPages = {
  '/history': {
    title: `History - ${product}`,
    description: 'Everything you cooked and detected, ready to cook again.',
  },
};

speak({ historyPages });
