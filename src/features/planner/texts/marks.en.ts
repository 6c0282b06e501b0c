import { speak } from '../../../texts/language.ts';

/** What is said of a meal where it stands. */
export const mealMarks = {
  unfit: 'Does not fit',
  double: 'Cook double',
  byHand: 'By hand',
  /** Of a meal, the words that name no food that we know. */
  uncounted: 'Not known, not counted: {foods}',
  amountsMissing: 'Not counted: amounts are missing',
};

speak({ mealMarks });
