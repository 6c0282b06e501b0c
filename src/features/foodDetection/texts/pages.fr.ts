import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const foodDetectionPages = {
  '/detected': {
    title: 'Détecter des aliments - Platewise',
    description:
      "Photographiez un plat, une étiquette ou un ticket de caisse, et découvrez comment cuisiner ce qui s'y trouve.",
  },
} satisfies Translation<typeof en.foodDetectionPages>;
