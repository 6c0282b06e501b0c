import type { Translation } from '../../../texts/translation.ts';
import type * as en from './en.ts';

export const tryOut = {
  title: 'Que cuisiner ce soir ?',
  intro:
    'Écrivez ce que vous avez et découvrez trois plats. Allergies, maladies et régimes comptent aussi : donnez-leur une ligne à part.',
  form: 'Votre liste',
  label: "Qu'avez-vous ?",
  hint: 'Séparez par des virgules ou des retours à la ligne.',
  example: '2 blancs de poulet, œufs, riz, une boîte de tomates, épinards\nallergique aux noix',
  submit: 'Montrez-moi trois plats',
  promise: 'Sans compte. Nous ne gardons pas votre liste.',
  trying: 'Nous parcourons nos recettes...',
  cancel: 'Annuler',
  missing: 'Écrivez quelques aliments que vous avez.',
  tooLong: 'Veuillez raccourcir votre liste à {characters} caractères.',
  failed:
    "Nous n'avons pas pu chercher de plats. Votre liste est toujours là : veuillez réessayer.",
  refused: 'Veuillez réessayer dans un moment.',
  nothing: 'Pas encore de plat pour cette liste',
  nothingDetail: 'Ajoutez un aliment, ou écrivez-le autrement.',
  found: '{count} plats pour votre liste',
  foundOne: 'Un plat pour votre liste',
  heard: 'Nous avons compris : {names}.',
  leftOut: 'Exclus de tous les plats : {foods}.',
  notUnderstood: "Nous n'avons pas compris {texts}.",
  quoted: '« {text} »',
  notUnderstoodDetail:
    "S'il s'agit de votre santé, nous ne pouvons pas dire qu'un plat vous convient. Écrivez-le autrement, ou vérifiez chaque recette.",
  caution: 'Attention',
  estimates:
    'Les valeurs nutritionnelles sont des estimations. Informations générales, pas un avis médical.',
  keep: 'Continuez à cuisiner avec Platewise',
  keepDetail:
    'Créez un compte et votre liste vous suit : planifiez la semaine, gardez vos favoris et cuisinez pas à pas.',
  keepGoing: 'Créer un compte',
} satisfies Translation<typeof en.tryOut>;
