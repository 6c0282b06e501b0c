import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const legalPages = {
  '/privacy': {
    title: `Privacy - ${product}`,
    description: `What ${product} stores about you, why, for how long, and how to take it with you or delete it.`,
  },
  '/terms': {
    title: `Terms of use - ${product}`,
    description: `The terms of using ${product}.`,
  },
  '/medical-disclaimer': {
    title: `Medical disclaimer - ${product}`,
    description: `${product} gives cooking help, not medical advice: what its figures are and what they are not.`,
  },
};

speak({ legalPages });
