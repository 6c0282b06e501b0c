import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const forgotPasswordPages = {
  '/forgot-password': {
    title: `Forgot password - ${product}`,
    description: 'Ask for a link to a new password.',
  },
};

speak({ forgotPasswordPages });
