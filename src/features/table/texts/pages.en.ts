import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const tablePages = {
  '/who-eats': {
    title: `Who eats - ${product}`,
    description: 'One week of meals for all of you at the table.',
  },
};

speak({ tablePages });
