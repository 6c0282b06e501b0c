import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const profilePages = {
  '/profile': {
    title: 'Profil - Platewise',
    description: 'Votre nom, votre adresse e-mail et votre mot de passe.',
  },
} satisfies Translation<typeof en.profilePages>;
