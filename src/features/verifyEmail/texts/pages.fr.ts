import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const verifyEmailPages = {
  '/verify-email': {
    title: 'Confirmer votre adresse e-mail - Platewise',
    description: 'Confirmez votre adresse e-mail.',
  },
} satisfies Translation<typeof en.verifyEmailPages>;
