// What is computed of a recipe: nutrition, allergens, diets, its main ingredient. Nothing of this is ever typed.
import type { Nutrition } from '../../contract/kitchen.ts';
import { allergenNames, allergensIn } from '../health/allergens.ts';
import type { Allergen } from '../health/allergens.ts';
import type { Ingredient, Recipe } from '../catalogue/types.ts';
import { sumOf, valueOf } from './nutrition.ts';
import type { Quantity } from './nutrition.ts';

export type Diet =
  | 'vegetarian'
  | 'vegan'
  | 'gluten-free'
  | 'dairy-free'
  | 'nut-free'
  | 'pork-free'
  | 'alcohol-free';

export interface Facts {
  readonly recipe: Recipe;
  /** One serving, in the order of `quantities`. */
  readonly serving: Float64Array;
  /** Grams that one serving weighs before cooking, water included. */
  readonly servingGrams: number;
  readonly notCounted: ReadonlyMap<Quantity, readonly string[]>;
  /** Tags of all ingredients together, optional ones included. */
  readonly tags: ReadonlySet<string>;
  readonly contains: readonly Allergen[];
  readonly may: readonly Allergen[];
  readonly diets: ReadonlySet<Diet>;
  /** Key of the ingredient that gives the dish its character. */
  readonly main: string;
  /** Hands-on, heat and waiting, minutes. */
  readonly minutes: number;
}

/** Categories that carry a dish, in the order in which they name it. */
const carriers: Readonly<Record<string, number>> = {
  redmeat: 3,
  poultry: 3,
  fish: 3,
  shellfish: 3,
  organ: 3,
  procmeat: 2.2,
  egg: 2,
  legume: 2.2,
  soy: 2.2,
  cheese: 1.6,
  noodle: 1.6,
  grain: 1.5,
  root: 1.5,
  bread: 1.4,
  flour: 1,
  veg: 1.2,
  leafy: 1.2,
  fungi: 1.4,
  fruit: 1.2,
  nutseed: 1,
  dairy: 0.8,
};

/** Key of the ingredient that gives the dish its character. */
export function mainOf(recipe: Recipe, ingredients: ReadonlyMap<string, Ingredient>): string {
  let best = { key: recipe.ingredients[0]?.key ?? '', weight: -1 };
  for (const { key, eatenGrams } of recipe.ingredients) {
    const ingredient = ingredients.get(key);
    if (!ingredient) continue;
    const kcal = ((ingredient.per100g.energy_kcal ?? 0) * eatenGrams) / 100;
    const weight = (carriers[ingredient.category] ?? 0) * (kcal + eatenGrams * 0.3);
    if (weight > best.weight) best = { key, weight };
  }
  return best.key;
}

/** Computes a recipe's facts from its ingredients, eaten grams only. */
export function factsOf(recipe: Recipe, ingredients: ReadonlyMap<string, Ingredient>): Facts {
  const { values, notCounted } = sumOf(
    recipe.ingredients.map(({ key, eatenGrams, cooked }) => ({ key, grams: eatenGrams, cooked })),
    ingredients,
  );
  const tags = new Set<string>();
  const each = recipe.ingredients.map(({ key }) => ingredients.get(key)?.tags ?? new Set<string>());
  for (const own of each) for (const tag of own) tags.add(tag);
  const { contains, may } = allergensIn(tags);
  const lacks = (...some: string[]): boolean =>
    !some.some((tag) => tags.has(tag) || tags.has(`${tag}_may`));
  const diets = new Set<Diet>();
  if (each.every((own) => own.has('vegetarian'))) diets.add('vegetarian');
  if (each.every((own) => own.has('vegan'))) diets.add('vegan');
  if (lacks('gluten', 'wheat', 'oat')) diets.add('gluten-free');
  if (lacks('milk', 'dairy')) diets.add('dairy-free');
  if (lacks('peanut', 'tree_nut')) diets.add('nut-free');
  if (lacks('pork', 'animal_gelatin')) diets.add('pork-free');
  if (lacks('alcohol', 'alcohol_trace')) diets.add('alcohol-free');
  return {
    recipe,
    serving: values.map((value) => value / recipe.serves),
    servingGrams:
      recipe.ingredients.reduce((sum, item) => sum + item.eatenGrams, 0) / recipe.serves,
    notCounted,
    tags,
    contains,
    may,
    diets,
    main: mainOf(recipe, ingredients),
    minutes: recipe.prep + recipe.cook + recipe.wait,
  };
}

/** What the contract says beside the minutes of a recipe. */
export const estimatedMark = ({
  timesEstimated,
}: Pick<Recipe, 'timesEstimated'>): { readonly minutes_estimated?: true } =>
  timesEstimated ? { minutes_estimated: true } : {};

const shown: readonly (keyof Omit<Nutrition, 'not_counted' | 'not_counted_keys'>)[] = [
  'energy_kcal',
  'protein_g',
  'carb_g',
  'sugars_g',
  'fibre_g',
  'fat_g',
  'sat_fat_g',
  'sodium_mg',
  'potassium_mg',
  'phosphorus_mg',
];

/** One serving as the contract shows it: whole kcal and mg, tenths of a gram; ingredients without a figure are named. */
export function nutritionOf(facts: Facts, ingredients: ReadonlyMap<string, Ingredient>): Nutrition {
  const rounded = Object.fromEntries(
    shown.map((name) => {
      const value = valueOf(facts.serving, name);
      return [name, name.endsWith('_g') ? Math.round(value * 10) / 10 : Math.round(value)];
    }),
  ) as Record<(typeof shown)[number], number>;
  const without = new Set(shown.flatMap((name) => facts.notCounted.get(name) ?? []));
  return without.size
    ? {
        ...rounded,
        not_counted: [...without].map((key) => ingredients.get(key)?.label ?? key),
        not_counted_keys: [...without],
      }
    : rounded;
}

/** Ids of the same. */
export const allergenIds = ({ contains, may }: Pick<Facts, 'contains' | 'may'>): string[] => [
  ...contains,
  ...may,
];

/** Allergens ready to show: 'milk', 'may contain soya'. */
export const allergenWords = (facts: Pick<Facts, 'contains' | 'may'>): string[] => [
  ...facts.contains.map((id) => allergenNames[id]),
  ...facts.may.map((id) => `may contain ${allergenNames[id]}`),
];
