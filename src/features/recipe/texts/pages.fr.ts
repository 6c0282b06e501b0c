import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const recipePages = {
  '/recipe': {
    title: 'Recette - Platewise',
    description:
      'Une recette avec ses ingrédients, ses étapes et ses minuteurs, pour le nombre que vous êtes.',
  },
} satisfies Translation<typeof en.recipePages>;
