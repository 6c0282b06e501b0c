import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const shoppingPages = {
  '/shopping': {
    title: 'Liste de courses - Platewise',
    description:
      'Ce qu’il faut acheter pour les prochaines semaines, et ce que vous ajoutez, à cocher en magasin.',
  },
} satisfies Translation<typeof en.shoppingPages>;
