import { speak } from '../../../texts/language.ts';

/** What is said of a meal where it stands. */
export const mealMarks = {
  unfit: 'Does not fit',
  double: 'Cook double',
};

speak({ mealMarks });
