import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const signupPages = {
  '/signup': {
    title: `Create your account - ${product}`,
    description: `Create a ${product} account: recipes from what is in your kitchen, and weekly meal plans that fit you. Two days free, no card needed.`,
  },
};

speak({ signupPages });
