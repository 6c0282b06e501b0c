import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const historyPages = {
  '/history': {
    title: 'Historique - Platewise',
    description:
      'Tout ce que vous avez cuisiné et détecté, avec sa recette, prêt à être cuisiné de nouveau.',
  },
} satisfies Translation<typeof en.historyPages>;
