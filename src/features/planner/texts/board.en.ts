import { speak } from '../../../texts/language.ts';

/** The board of a whole week. */
export const board = {
  label: 'The whole week',
  hint: 'Press a meal to cook it. Drag it to another place, or use its menu.',
  sums: 'Day',
  open: '{slot}: {meal}, {note}. How to cook',
  menu: 'Change {slot} on {day}: {meal}',
  menuTitle: '{slot} on {day}',
  cook: 'How to cook',
  alsoFor: 'Cook enough for {meals} too. The amounts below include it.',
  from: 'From {day}',
  deletedRecipe:
    'This recipe was deleted, so there are no steps for it. Swap the meal for another, or cook it by the ingredients below.',
  unfitSteps:
    'This meal does not fit everybody who eats it, so no instructions are written. Put another in its place, or change what it is made of.',
  unfitMeal:
    'Somebody who eats it must not have it. Put another in its place, or change what it is made of.',
  leftovers: 'Leftovers',
  dayHint: 'show its nutrition below',
  kcal: '{energy} kcal',
  within: 'Within your limits',
  aims: '{verdict}. Aims missed: {names}',
  outside: 'Outside: {names}',
  notAllCounted: 'Not all counted ({meals}): whether it is within the limits is not known',
  onePlanned: '{verdict}, one meal planned',
  somePlanned: '{verdict}, {count} meals planned',
  eatenOut: '{verdict}. A meal that is out or skipped counts as a usual one',
  ofMeals: '{name} ({meals})',
  aDay: 'about {cost}',
  moveTitle: 'Move or copy {meal}',
  day: 'Day',
  slot: 'Meal',
  move: 'Move there',
  copy: 'Copy there',
  moveDetail: 'Moved, it swaps places with {meal}. Copied, it takes the place of that meal.',
  moveFree: 'Nothing is planned there yet.',
  moveElsewhere: 'Choose another day or another meal.',
  alsoEaten:
    'It is eaten again for {meals}. If you remove it, or move it to a later day than that, a fresh portion is cooked there instead.',
};

speak({ board });
