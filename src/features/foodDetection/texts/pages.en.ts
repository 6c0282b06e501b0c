import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const foodDetectionPages = {
  '/detected': {
    title: `Detect Food - ${product}`,
    description: 'Photograph a dish, a label or a receipt, and find out how to cook what is on it.',
  },
};

speak({ foodDetectionPages });
