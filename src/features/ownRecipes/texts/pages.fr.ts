import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const ownRecipesPages = {
  '/my-recipes': {
    title: 'Mes recettes - Platewise',
    description:
      'Vos propres recettes, avec leurs valeurs nutritives, leur coût et ce qui vous convient.',
  },
} satisfies Translation<typeof en.ownRecipesPages>;
