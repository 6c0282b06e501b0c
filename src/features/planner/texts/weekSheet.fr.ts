import type { Translation } from '../../../texts/translation.ts';
import type * as en from './weekSheet.en.ts';

export const weekSheet = {
  open: 'Imprimer ou envoyer',
  share: 'Envoyer en texte',
  sharing: 'Envoi...',
  print: 'Imprimer',
  noMeals: 'Rien de prévu',
  line: '{meal} ({notes})',
  leftovers: 'reste de {day}',
  double: 'cuisiner double',
  unfit: 'ne convient pas à tout le monde',
} satisfies Translation<typeof en.weekSheet>;
