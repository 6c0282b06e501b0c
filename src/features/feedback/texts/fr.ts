import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const feedback = {
  title: 'Donner votre avis',
  intro: 'Ce qui marche, ce qui ne marche pas, ce qui vous manque. Nous lisons tout.',
  label: 'Votre avis',
  missing: 'Veuillez écrire votre avis.',
  tooLong: 'Utilisez 10 000 caractères au plus.',
  submit: 'Envoyer',
  busy: 'Envoi...',
  close: 'Fermer',
} satisfies Translation<typeof en.feedback>;
