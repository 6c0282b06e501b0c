import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const settingsPages = {
  '/settings': {
    title: 'Réglages - Platewise',
    description: "Votre santé, votre foyer, l'apparence et vos données.",
  },
} satisfies Translation<typeof en.settingsPages>;
