import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const conditionField = {
  label: 'Quelle maladie ?',
  hint: 'Avec vos mots. Séparez-en plusieurs par une virgule.',
  suggestions: 'Maladies que nous connaissons',
  found: '{count} suggestions. Choisissez avec les touches fléchées.',
  foundOne: '{count} suggestion. Choisissez avec les touches fléchées.',
  understood: 'Nous avons compris : {names}',
  leftOut: 'Exclus de tous les plats : {names}',
  checking: 'Recherche...',
  notUnderstood:
    "Nous ne connaissons pas cette maladie. Nous la gardons telle que vous l'avez écrite, mais nos propositions resteront générales.",
  notUnderstoodYet:
    'Choisissez une des suggestions, ou gardez vos mots : nos propositions resteront alors générales.',
  unknown: 'Nous ne connaissons pas {names}. Nos propositions resteront générales sur ce point.',
  supervised:
    '{names} demande un régime suivi par votre équipe soignante. Nous ne planifions pas de repas pour ce cas.',
  unchecked:
    "Nous n'avons pas pu vérifier cela pour le moment. C'est conservé tel que vous l'avez écrit.",
  checkAgain: 'Vérifier de nouveau',
  answerAgain: 'Répondre de nouveau aux questions',
  tooLong: 'Utilisez 500 caractères au plus.',
  matched: 'aussi appelé {name}',
} satisfies Translation<typeof en.conditionField>;
