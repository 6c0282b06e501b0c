import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const resetPasswordPages = {
  '/reset-password': {
    title: 'Nouveau mot de passe - Platewise',
    description: 'Choisissez un nouveau mot de passe.',
  },
} satisfies Translation<typeof en.resetPasswordPages>;
