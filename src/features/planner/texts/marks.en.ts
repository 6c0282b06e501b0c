import { speak } from '../../../texts/language.ts';

/** What is said of a meal where it stands. */
export const mealMarks = {
  unfit: 'Does not fit',
  unfitSteps:
    'This meal does not fit everybody who eats it, so no instructions are written. Put another in its place, or change what it is made of.',
};

speak({ mealMarks });
