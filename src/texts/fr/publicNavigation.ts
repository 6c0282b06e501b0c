import type * as en from '../en/publicNavigation.ts';
import type { Translation } from '../translation.ts';

export const door = {
  navigation: 'Sur cette page',
  menu: 'Menu',
  sections: { home: 'Accueil', features: 'Fonctions', pricing: 'Tarifs' },
} satisfies Translation<typeof en.door>;
