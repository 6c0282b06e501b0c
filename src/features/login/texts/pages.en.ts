import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const loginPages = {
  '/login': {
    title: `Log in - ${product}`,
    description: `Log in to your recipes, your meal plans and your history on ${product}.`,
  },
};

speak({ loginPages });
