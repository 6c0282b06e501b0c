import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const householdPages = {
  '/household': {
    title: 'Foyer - Platewise',
    description: 'Partagez une seule liste de courses avec les personnes de votre foyer.',
  },
} satisfies Translation<typeof en.householdPages>;
