import type { Translation } from '../../../texts/translation.ts';
import type * as en from './board.en.ts';

export const board = {
  label: 'Toute la semaine',
  hint: 'Appuyez sur un repas pour le cuisiner. Faites-le glisser ailleurs, ou utilisez son menu.',
  sums: 'Jour',
  open: '{slot} : {meal}, {note}. Comment le cuisiner',
  menu: 'Changer {slot}, {day} : {meal}',
  menuTitle: '{slot}, {day}',
  cook: 'Comment cuisiner',
  alsoFor: 'Cuisinez-en aussi pour : {meals}. Les quantités ci-dessous en tiennent compte.',
  from: 'De {day}',
  deletedRecipe:
    'Cette recette a été supprimée : ses étapes ne sont plus là. Changez de plat, ou cuisinez avec les ingrédients ci-dessous.',
  unfitSteps:
    'Ce repas ne convient pas à tous ceux qui le mangent : aucune préparation n’est donc écrite. Remplacez-le, ou changez ses ingrédients.',
  unfitMeal:
    'Quelqu’un qui le mange ne doit pas en avoir. Remplacez-le, ou changez ses ingrédients.',
  leftovers: 'Restes',
  dayHint: 'afficher sa nutrition ci-dessous',
  kcal: '{energy} kcal',
  within: 'Dans vos limites',
  aims: '{verdict}. Objectifs manqués : {names}',
  ofMeals: '{name} ({meals})',
  outside: 'Hors limites : {names}',
  notAllCounted: 'Tout n’est pas compté ({meals}) : on ne sait pas si les limites sont respectées',
  onePlanned: '{verdict}, un repas prévu',
  somePlanned: '{verdict}, {count} repas prévus',
  eatenOut: '{verdict}. Un repas pris à l’extérieur ou sauté compte comme un repas habituel',
  aDay: 'environ {cost}',
  moveTitle: 'Déplacer ou copier {meal}',
  day: 'Jour',
  slot: 'Repas',
  move: 'Déplacer ici',
  copy: 'Copier ici',
  moveDetail: 'Déplacé, il échange sa place avec {meal}. Copié, il prend la place de ce repas.',
  moveFree: 'Rien n’y est encore prévu.',
  moveElsewhere: 'Choisissez un autre jour ou un autre repas.',
  alsoEaten:
    'Il est mangé de nouveau : {meals}. Si vous le retirez, ou le déplacez à un jour plus tardif, une portion fraîche y est cuisinée à la place.',
} satisfies Translation<typeof en.board>;
