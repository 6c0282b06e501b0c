import type * as en from './foodQuestion.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const foodQuestion = {
  detail:
    'Tant que nous ne le savons pas, nous ne proposons aucun plat. Votre réponse est conservée avec vos réglages de santé.',
  detailHere: 'Tant que nous ne le savons pas, nous ne proposons aucun plat.',
  another: 'Un autre aliment',
  anotherHint: 'Écrivez son nom, puis choisissez-le ou appuyez sur Entrée.',
  foods: 'Aliments que nous connaissons',
  found: '{count} aliments. Choisissez avec les flèches du clavier.',
  foundOne: 'Un aliment. Choisissez avec les flèches du clavier.',
  title: "Une question d'abord",
  unsaved: "Votre réponse n'a pas pu être enregistrée. Veuillez réessayer.",
} satisfies Translation<typeof en.foodQuestion>;
