import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const landingPages = {
  '/landing': {
    title: 'Platewise : cuisinez avec ce que vous avez',
    description:
      'Platewise propose quoi cuisiner avec ce que vous avez, et prévoit des semaines de repas adaptées à votre santé, à votre pays et à votre budget. Gratuit pendant deux jours.',
  },
} satisfies Translation<typeof en.landingPages>;
