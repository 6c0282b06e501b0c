import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const loginPages = {
  '/login': {
    title: 'Connexion - Platewise',
    description: 'Connectez-vous à vos recettes, à vos menus et à votre historique sur Platewise.',
  },
} satisfies Translation<typeof en.loginPages>;
