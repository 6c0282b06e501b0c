import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const forgotPasswordPages = {
  '/forgot-password': {
    title: 'Mot de passe oublié - Platewise',
    description: 'Demandez un lien pour un nouveau mot de passe.',
  },
} satisfies Translation<typeof en.forgotPasswordPages>;
