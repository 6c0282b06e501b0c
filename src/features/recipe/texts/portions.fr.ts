import type { Translation } from '../../../texts/translation.ts';
import type * as en from './portions.en.ts';

export const portions = {
  larger: 'Pour {people}, avec de plus grandes portions : {servings} portions.',
  smaller: 'Pour {people}, avec de plus petites portions : {servings} portions.',
  person: 'une personne',
  people: '{count} personnes',
  atMeals: '{people}, à {meals} repas',
} satisfies Translation<typeof en.portions>;
