import { speak } from '../../../texts/language.ts';

/** A change of a plan. */
export const editing = {
  add: 'Add {slot} on {day}',
  rewrite: 'Edit {slot} on {day}',
  search: 'Look in our recipes',
  searchHint:
    'A name, a food, a country, or ‘quick vegan breakfast’. Only dishes that fit your settings are shown.',
  searching: 'Looking...',
  searchFailed: 'The recipes could not be searched.',
  found: '{count} dishes found.',
  foundOne: 'One dish found.',
  nothingFound: 'No dish of ours is called that. Write it yourself below.',
  leftOut: '{count} dishes do not fit your settings and are not shown.',
  leftOutOne: 'One dish does not fit your settings and is not shown.',
  byHand: 'Or write it yourself',
  name: 'Meal',
  ingredients: 'Ingredients for all servings, one per line',
  ingredientsHint:
    'With amounts, such as 300 g rice, they count: on the shopping list, in cost and nutrition.',
  titleMissing: 'Please give the meal a name.',
  save: 'Save meal',
  out: 'Or eat out',
  outDetail: 'Nothing is planned or bought for this meal. It counts as its usual share of the day.',
  chooseOut: 'Eat out',
  choose: 'Choose {meal}',
  swap: 'Another meal',
  regenerate: 'Regenerating the week',
  around: 'Planning the rest around it',
  change: 'Changing the plan',
  swapping: 'Looking for another meal that fits...',
  regenerating: 'Planning around the meals that you locked or chose...',
  saving: 'Saving...',
  cancel: 'Cancel',
  refused: 'Nothing else fits',
  outOfTime: 'Time ran out',
  outOfTimeDetail:
    'We found no other week in the time there was. That does not mean that there is none.',
  failed: 'Failed to generate meal plan. Please try again.',
  unsaved: 'The change could not be saved. It is kept here: try again.',
  retry: 'Try again',
  offline: 'There is no connection. We will try again by ourselves as soon as there is.',
  waiting: 'Waiting for a connection...',
  conflict: 'This plan was changed on another device',
  conflictDetail: 'Both versions are here. Which one should stay?',
  mine: 'Keep mine',
  theirs: 'Keep the other one',
  keep: 'Leave the plan as it is',
};

speak({ editing });
