import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const landingPages = {
  '/landing': {
    title: `${product}: cook from what you have`,
    description: `${product} suggests what to cook from what you have, and plans weeks of meals that fit your health, your country and your budget. Free for two days.`,
  },
};

speak({ landingPages });
