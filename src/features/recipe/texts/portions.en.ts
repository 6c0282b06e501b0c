import { speak } from '../../../texts/language.ts';

/** For how many a meal of a week is planned, where they do not have one serving each. */
export const portions = {
  larger: 'For {people}, with larger portions: {servings} servings.',
  smaller: 'For {people}, with smaller portions: {servings} servings.',
  person: 'one person',
  people: '{count} people',
  atMeals: '{people}, at {meals} meals',
};

speak({ portions });
