import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const sources = {
  title: "D'où viennent nos valeurs",
  intro:
    "Chaque coût, chaque gramme de sel et chaque limite dans Platewise est calculé à partir des données ci-dessous. Les valeurs que nous estimons l'indiquent là où elles se trouvent.",
  inEnglish: "Ce que les sources disent d'elles-mêmes est en anglais.",
  loading: 'Récupération de la liste...',
  failed: "La liste n'a pas pu être récupérée.",
  failedDetail: 'Veuillez vérifier votre connexion et réessayer.',
  retry: 'Réessayer',
  limits: 'Limites liées aux maladies',
  published:
    "{published} limites sur {total} ont été vues dans un document publié, {quoted} dans ce qu'une autre publication en cite ; les autres relèvent des connaissances générales.",
  guidelines: 'Les documents derrière nos limites',
  guidelineNone: '{name} {year} : {limits}, non retrouvées dans le document',
  guidelineQuoted: "{name} {year} : {limits}, vues dans ce qu'une autre publication en cite",
  guidelineSome: '{name} {year} : {limits}, dont {published} retrouvées dans le document',
  guidelineAll: '{name} {year} : {limits}, toutes retrouvées dans le document',
  oneLimit: '{count} limite',
  manyLimits: '{count} limites',
  diets: 'Ce que signifient les régimes',
  dietsIntro: 'Si vous en choisissez un dans les réglages, les plats et les menus le respectent.',
  after: "D'après",
  money: 'Prix et taux de change',
  rates: 'Taux de change du {date}, de {source}.',
  exceptions: 'Ces pays font exception :',
  food: 'Ce que contiennent nos aliments',
  ingredients:
    "Sur {total} ingrédients, {measured} ont leurs propres valeurs mesurées, {similar} celles d'un aliment semblable, et {estimated} sont estimés.",
  data: 'Les données sur lesquelles nous nous appuyons',
  from: 'De',
  date: 'État du',
  licence: 'Licence',
} satisfies Translation<typeof en.sources>;
