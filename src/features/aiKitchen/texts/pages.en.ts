import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const aiKitchenPages = {
  '/ai-kitchen': {
    title: `AI Kitchen - ${product}`,
    description:
      'List or photograph your ingredients and get dishes you can cook now, with steps, videos and articles.',
  },
};

speak({ aiKitchenPages });
