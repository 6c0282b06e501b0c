import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const recipePages = {
  '/recipe': {
    title: `Recipe - ${product}`,
    description: 'One recipe with its ingredients, steps and timers.',
  },
};

speak({ recipePages });
