// A meal in a person's own words as a dish: its lines are what is known of it.
import type { PlanDay } from '../../contract/plans.ts';
import type { Slot } from '../../domain/slots.ts';
import { usualMinutes } from '../../domain/usualMinutes.ts';
import type { Catalogue, Country, Recipe } from '../catalogue/types.ts';
import { factsOf } from '../recipes/facts.ts';
import { readOwnMeal } from '../shopping/ownMeals.ts';
import type { OwnMeal } from '../shopping/ownMeals.ts';
import { dishOf } from './dishes.ts';
import type { Dish } from './dishes.ts';

export interface DishOfWords {
  readonly dish: Dish;
  /** Whether every line names a food and how much of it. */
  readonly isWeighed: boolean;
}

/** Null where none of it is known. @param people whom the lines are for */
export function dishOfWords(
  { title, foods, unread }: OwnMeal,
  slot: Slot,
  people: number,
  catalogue: Catalogue,
): DishOfWords | null {
  if (foods.length === 0) return null;
  const recipe: Recipe = {
    id: '',
    title,
    description: '',
    cuisine: '',
    countries: [],
    meals: [slot],
    serves: people,
    prep: 0,
    cook: 0,
    wait: 0,
    difficulty: 'easy',
    equipment: [],
    tags: [],
    form: null,
    steps: [],
    keeping: '',
    path: '',
    ingredients: foods.map(({ key, grams }) => ({
      key,
      grams: grams ?? 0,
      eatenGrams: grams ?? 0,
      measure: '',
      text: '',
      optional: false,
    })),
  };
  return {
    dish: dishOf(factsOf(recipe, catalogue.ingredients), catalogue.ingredients),
    isWeighed: unread.length === 0 && foods.every(({ grams }) => grams !== null),
  };
}

/** A meal of a plan by its lines; null where not every line says how much of which food it is. It is never put anywhere else. */
export function weighedMeal(
  day: PlanDay,
  slot: Slot,
  people: number,
  catalogue: Catalogue,
  country: Country | null,
): Dish | null {
  const read =
    (day[`${slot}_ingredients`]?.length ?? 0) > 0 && readOwnMeal(day, slot, catalogue, country);
  const words = read ? dishOfWords(read, slot, people, catalogue) : null;
  if (!words?.isWeighed) return null;
  const { dish } = words;
  const meal = day[`${slot}_meal`];
  const id = meal?.recipe_id || `words ${day.day} ${slot}`;
  const minutes = meal?.minutes ?? (meal?.leftover_of ? 0 : usualMinutes[slot]);
  return {
    ...dish,
    facts: { ...dish.facts, recipe: { ...dish.facts.recipe, id } },
    minutes,
    // Of a time that nobody has named, nobody knows either how much of it is work.
    handsOn: meal?.minutes ?? 0,
    byChoiceAlone: true,
    words: true,
  };
}
