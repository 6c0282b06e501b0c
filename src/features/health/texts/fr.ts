import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const conditionField = {
  label: 'Quelle maladie ?',
  hint: 'Avec vos mots. Séparez-en plusieurs par une virgule.',
  suggestions: 'Maladies que nous connaissons',
  found: '{count} suggestions. Choisissez avec les touches fléchées.',
  foundOne: '{count} suggestion. Choisissez avec les touches fléchées.',
  statements: 'Avec vos mots',
  states: {
    understood: 'compris',
    partly: 'compris en partie',
    notUnderstood: 'pas compris',
  },
  heard: 'Ce que nous avons compris',
  conditions: 'Maladies',
  never: 'Jamais dans un plat',
  diets: 'Régimes',
  medicines: 'Médicaments',
  declined: 'Ce pour quoi nous ne planifions pas',
  also: '{name} : aussi {foods}',
  alsoMore: '{name} : aussi {foods} et {count} de plus',
  takeBack: 'Ne plus exclure {name}',
  moreOne: 'Encore {count} question après celle-ci.',
  more: 'Encore {count} questions après celle-ci.',
  unknownTitle: 'Nous ne connaissons pas « {text} »',
  unknownDetail: "Tant que vous ne l'avez pas précisé, aucun plat n'est présenté comme adapté.",
  writeAgain: 'Écrire autrement',
  takeOut: 'Retirer',
  answered: 'Vos réponses',
  understood: 'Nous avons compris : {names}',
  leftOut: 'Exclus de tous les plats : {names}',
  checking: 'Recherche...',
  notUnderstoodYet: 'Choisissez une des suggestions, ou écrivez-le autrement.',
  supervised:
    '{names} demande un régime suivi par votre équipe soignante. Nous ne planifions pas de repas pour ce cas.',
  unchecked:
    "Nous n'avons pas pu vérifier cela pour le moment. C'est conservé tel que vous l'avez écrit.",
  checkAgain: 'Vérifier de nouveau',
  answerAgain: 'Répondre de nouveau aux questions',
  tooLong: 'Utilisez 500 caractères au plus.',
  matched: 'aussi appelé {name}',
} satisfies Translation<typeof en.conditionField>;
