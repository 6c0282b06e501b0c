import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const sourcesPages = {
  '/sources': {
    title: `Sources - ${product}`,
    description: `Where ${product}'s nutrition figures, prices, limits and recipes come from.`,
  },
};

speak({ sourcesPages });
