import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const shoppingPages = {
  '/shopping': {
    title: `Shopping list - ${product}`,
    description: 'What to buy for the next weeks, to tick off in the shop.',
  },
};

speak({ shoppingPages });
