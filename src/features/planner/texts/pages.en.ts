import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const plannerPages = {
  '/planner': {
    title: `Meal Planner - ${product}`,
    description:
      'Weeks of meals that fit your health, your country and your budget, with a shopping list and recipes.',
  },
};

speak({ plannerPages });
