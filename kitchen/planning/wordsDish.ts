// A meal in a person's own words as a dish: its lines are what is known of it.
import type { PlanDay } from '../../contract/plans.ts';
import type { KitchenNote, NamedTerm } from '../../domain/notes.ts';
import type { Slot } from '../../domain/slots.ts';
import { usualMinutes } from '../../domain/usualMinutes.ts';
import type { Catalogue, Country, Ingredient, Recipe } from '../catalogue/types.ts';
import { isFriedInDepth, losesSalt, usualGrams } from '../ownRecipes/usualAmounts.ts';
import { estimatedUnderLimit } from '../ownRecipes/verdict.ts';
import type { OwnWritten } from '../ownRecipes/whole.ts';
import { factsOf } from '../recipes/facts.ts';
import type { Rules } from '../safety/rules.ts';
import { readOwnMeal } from '../shopping/ownMeals.ts';
import type { OwnMeal } from '../shopping/ownMeals.ts';
import { dishOf } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { amountsEstimated, countedByLines } from './reportNotes.ts';

export interface DishOfWords {
  readonly dish: Dish;
  /** Whether every line names a food and how much of it; a usual amount is enough where nobody's limit counts it. */
  readonly isWeighed: boolean;
}

/** What a meal's words are read with. */
export interface WordsFor {
  /** Whom the lines are for. */
  readonly people: number;
  readonly rules: readonly Rules[];
  /** The person's own recipes: what their steps fry in a depth of oil. */
  readonly ownRecipes: readonly OwnWritten[];
  readonly catalogue: Catalogue;
  readonly country: Country | null;
}

interface WeighedFood {
  readonly key: string;
  readonly grams: number | null;
  /** The food, where its grams are a usual amount. */
  readonly estimated?: Ingredient;
}

/** The foods of a meal in grams, the usual ones where the lines give none; of what has none either, null. */
function weighedFoods(
  { foods, told }: OwnMeal,
  recipeId: string | undefined,
  { people, ownRecipes, catalogue }: WordsFor,
): WeighedFood[] {
  const written = ownRecipes.find(({ id }) => id === recipeId)?.text ?? '';
  const isDeep = isFriedInDepth([...told, written]);
  return foods.map(({ key, grams, text }) => {
    const ingredient = catalogue.ingredients.get(key);
    if (!ingredient || grams !== null || losesSalt(text, [ingredient])) return { key, grams };
    const usual = usualGrams({ ingredient, text }, people, isDeep);
    return usual === null ? { key, grams } : { key, grams: usual, estimated: ingredient };
  });
}

/** Null where none of it is known. */
export function dishOfWords(
  meal: OwnMeal,
  slot: Slot,
  recipeId: string | undefined,
  about: WordsFor,
): DishOfWords | null {
  const { title, unread } = meal;
  const { people, rules, catalogue } = about;
  const foods = weighedFoods(meal, recipeId, about);
  if (foods.length === 0) return null;
  const estimated = foods.flatMap(({ estimated: ingredient, grams }) =>
    ingredient && grams !== null ? [{ ingredient, grams: grams / people }] : [],
  );
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
    ingredients: foods.map(({ key, grams, estimated: usual }) => ({
      key,
      grams: grams ?? 0,
      eatenGrams: grams ?? 0,
      measure: '',
      text: '',
      optional: false,
      ...(usual ? { estimated: true, unpriced: true } : {}),
    })),
  };
  return {
    dish: dishOf(factsOf(recipe, catalogue.ingredients), catalogue.ingredients),
    isWeighed:
      unread.length === 0 &&
      foods.every(({ grams }) => grams !== null) &&
      rules.every((each) => estimatedUnderLimit({ estimated }, each).length === 0),
  };
}

/** Foods of which the lines give no amount and a usual one counts. */
const estimatedIn = ({ facts: { recipe } }: Dish, { ingredients }: Catalogue): Ingredient[] =>
  recipe.ingredients.flatMap(({ key, estimated }) =>
    estimated ? (ingredients.get(key) ?? []) : [],
  );

/** Which meals count by their lines, and in which a usual amount stands for one that is not written. */
export function countedNotes(
  counted: readonly { readonly dish: Dish; readonly of: NamedTerm }[],
  catalogue: Catalogue,
): KitchenNote[] {
  const guessed = counted.filter(({ dish }) => estimatedIn(dish, catalogue).length > 0);
  const foods = new Set(guessed.flatMap(({ dish }) => estimatedIn(dish, catalogue)));
  return [
    ...(counted.length ? [countedByLines(counted.map(({ of }) => of))] : []),
    ...(guessed.length
      ? [
          amountsEstimated(
            [...foods],
            guessed.map(({ of }) => of),
          ),
        ]
      : []),
  ];
}

/** Of a time that nobody has named, nobody knows either how much of it is work. */
const timesOf = (
  meal: PlanDay[`${Slot}_meal`],
  slot: Slot,
): { readonly minutes: number; readonly handsOn: number } => ({
  minutes: meal?.minutes ?? (meal?.leftover_of ? 0 : usualMinutes[slot]),
  handsOn: meal?.minutes ?? 0,
});

/** A meal of a plan by its lines; null where not every line says how much of which food it is. It is never put anywhere else. */
export function weighedMeal(day: PlanDay, slot: Slot, about: WordsFor): Dish | null {
  const meal = day[`${slot}_meal`];
  const read =
    (day[`${slot}_ingredients`]?.length ?? 0) > 0 &&
    readOwnMeal(day, slot, about.catalogue, about.country);
  const words = read ? dishOfWords(read, slot, meal?.recipe_id, about) : null;
  if (!words?.isWeighed) return null;
  const { dish } = words;
  const id = meal?.recipe_id || `words ${day.day} ${slot}`;
  return {
    ...dish,
    facts: { ...dish.facts, recipe: { ...dish.facts.recipe, id } },
    ...timesOf(meal, slot),
    byChoiceAlone: true,
    words: true,
  };
}
