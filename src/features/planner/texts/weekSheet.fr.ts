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
} satisfies Translation<typeof en.weekSheet>;
