import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const ownRecipesPages = {
  '/my-recipes': {
    title: `My recipes - ${product}`,
    description: 'Your own recipes, with nutrition, cost and what fits you worked out.',
  },
};

speak({ ownRecipesPages });
