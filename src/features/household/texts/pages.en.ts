import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const householdPages = {
  '/household': {
    title: `Household - ${product}`,
    description: 'Share one shopping list with the people you live with.',
  },
};

speak({ householdPages });
