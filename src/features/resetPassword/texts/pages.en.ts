import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const resetPasswordPages = {
  '/reset-password': {
    title: `Reset password - ${product}`,
    description: 'Set a new password.',
  },
};

speak({ resetPasswordPages });
