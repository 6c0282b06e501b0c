import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const paymentPages = {
  '/payment': {
    title: `Plans & Pricing - ${product}`,
    description: 'Plans and prices, your subscription and your receipts.',
  },
};

speak({ paymentPages });
