import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const signupPages = {
  '/signup': {
    title: 'Créer votre compte - Platewise',
    description:
      "Créez un compte Platewise : des recettes avec ce qu'il y a dans votre cuisine, et des menus de la semaine qui vous conviennent. Deux jours gratuits, sans carte bancaire.",
  },
} satisfies Translation<typeof en.signupPages>;
