import type * as en from '../en/publicNavigation.ts';
import type { Translation } from '../translation.ts';

export const landingNavigation = {
  navigation: 'Sur cette page',
  menu: 'Menu',
  sections: { home: 'Accueil', features: 'Fonctions', pricing: 'Tarifs' },
} satisfies Translation<typeof en.landingNavigation>;
