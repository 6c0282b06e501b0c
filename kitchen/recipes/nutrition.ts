// Sums over ingredients: what a table row gives per 100 g, what cooking leaves of it, and what is derived from it.
import { cookedVitamins, sharesKept } from '../catalogue/retention.ts';
import type { Cooked } from '../catalogue/retention.ts';
import { nutrients } from '../catalogue/types.ts';
import type { Ingredient, Nutrient } from '../catalogue/types.ts';

/** Quantities that limits name and no column holds. */
export const derived = [
  'free_sugars_g',
  'lactose_g',
  'glycaemic_load',
  'animal_protein_g',
  'fruit_veg_g',
  'oily_fish_g',
  'fluid_ml',
  'caffeine_mg',
  'folate_raw_ug',
] as const;
export const quantities = [...nutrients, ...derived] as const;
export type Quantity = Nutrient | (typeof derived)[number];

/** Position of a quantity in a vector of `quantities`. */
export const indexOf = Object.fromEntries(quantities.map((name, i) => [name, i])) as Readonly<
  Record<Quantity, number>
>;

/** An amount of an ingredient, in grams of the edible part. */
export interface Amount {
  readonly key: string;
  readonly grams: number;
  /** How it is cooked; absent where it is eaten as it is. */
  readonly cooked?: Cooked | undefined;
}

/** A ceiling counts the figure before cooking: the loss is only assumed. */
export const ceilingQuantity: Readonly<Partial<Record<Quantity, Quantity>>> = {
  folate_dfe_ug: 'folate_raw_ug',
};

/**
 * Milligrams of caffeine per 100 g, from knowledge of USDA SR28 (nutrient 262), ±20 %; the tables hold a tag only.
 * Brewed drinks as drunk, the rest as bought.
 */
const caffeine: Readonly<Record<string, number>> = {
  coffee_brewed: 40,
  coffee_instant: 3142,
  tea_black: 20,
  tea_green: 12,
  cola: 8,
  chocolate_dark: 80,
  chocolate_milk: 20,
  cocoa_powder: 230,
  cocoa_malt_powder: 37,
};

const notCountedAsVegetable = new Set([
  'root',
  'spice',
  'herb',
  'sauce',
  'snack',
  'oil',
  'sugar',
  'bev',
  'nutseed',
  'soy',
]);

const holds = ({ tags }: Ingredient, ...names: string[]): boolean =>
  names.some((name) => tags.has(name));
const netCarbOf = ({ per100g }: Ingredient): number =>
  Math.max(0, (per100g.carb_g ?? 0) - (per100g.fibre_g ?? 0));
/** Free sugars are the sugars of rows tagged added_sugar or sugary_drink, and of fruit juices (WHO 2015). */
const hasFreeSugars = (food: Ingredient): boolean =>
  holds(food, 'added_sugar', 'sugary_drink') || /^(orange|apple)_juice$/.test(food.key);
/** Fruit and vegetables leave out roots, dried spices and nuts (WHO's 400 g). */
const isFruitOrVegetable = (food: Ingredient): boolean =>
  holds(food, 'vegetable', 'fruit', 'leafy_green') && !notCountedAsVegetable.has(food.category);

/** Of 100 g of an ingredient, what no column holds; NaN where it is unknown. */
const derivations: Readonly<Record<(typeof derived)[number], (food: Ingredient) => number>> = {
  free_sugars_g: (food) => (hasFreeSugars(food) ? (food.per100g.sugars_g ?? Number.NaN) : 0),
  lactose_g: (food) => food.lactose_g,
  glycaemic_load: (food) => ((food.gi ?? 0) * netCarbOf(food)) / 100,
  animal_protein_g: (food) =>
    holds(food, 'meat', 'fish', 'shellfish', 'egg') ? (food.per100g.protein_g ?? 0) : 0,
  fruit_veg_g: (food) => (isFruitOrVegetable(food) ? 100 : 0),
  oily_fish_g: (food) => (holds(food, 'oily_fish') ? 100 : 0),
  fluid_ml: ({ per100g }) => per100g.water_g ?? 0,
  // What is said to hold caffeine and has no figure is unknown, not free of it.
  caffeine_mg: (food) => caffeine[food.key] ?? (holds(food, 'caffeine') ? Number.NaN : 0),
  folate_raw_ug: (food) => food.per100g.folate_dfe_ug ?? Number.NaN,
};

/**
 * Everything in 1 g of an ingredient, in the order of `quantities`; NaN where the figure is unknown.
 * Glycaemic load is gi × (carb − fibre) / 100; fluid is the water held.
 */
export function vectorOf(ingredient: Ingredient): Float64Array {
  const vector = new Float64Array(quantities.length);
  for (const name of nutrients)
    vector[indexOf[name]] = (ingredient.per100g[name] ?? Number.NaN) / 100;
  for (const name of derived) vector[indexOf[name]] = derivations[name](ingredient) / 100;
  return vector;
}

/** Everything in what was 1 g before it was cooked. */
function cookedVectorOf(ingredient: Ingredient, cooked: Cooked): Float64Array {
  const vector = vectorOf(ingredient);
  for (const [i, share] of sharesKept(ingredient.retention, cooked).entries()) {
    const at = indexOf[cookedVitamins[i] ?? 'vit_c_mg'];
    vector[at] = (vector[at] ?? Number.NaN) * share;
  }
  return vector;
}

/** A recipe is summed again for every swap that could be used: what 1 g holds is worked out once. */
const vectors = new WeakMap<Ingredient, Map<Cooked | undefined, Float64Array>>();
function keptVectorOf(ingredient: Ingredient, cooked: Cooked | undefined): Float64Array {
  const own = vectors.get(ingredient) ?? new Map<Cooked | undefined, Float64Array>();
  vectors.set(ingredient, own);
  const kept =
    own.get(cooked) ?? (cooked ? cookedVectorOf(ingredient, cooked) : vectorOf(ingredient));
  own.set(cooked, kept);
  return kept;
}

/** Everything in 1 g of a food, in the order of `quantities`; NaN where the figure is unknown. */
export function perGram(
  key: string,
  cooked: Cooked | undefined,
  ingredients: ReadonlyMap<string, Ingredient>,
): Float64Array {
  const ingredient = ingredients.get(key);
  if (!ingredient) throw new Error(`'${key}' is in no table`);
  return keptVectorOf(ingredient, cooked);
}

/** A sum of quantities, and the keys whose figure was unknown and so not counted. */
export interface Sum {
  readonly values: Float64Array;
  readonly notCounted: ReadonlyMap<Quantity, readonly string[]>;
}

/**
 * Adds up amounts, of some vitamins what cooking leaves. An unknown figure adds nothing and is named in `notCounted`; keys that no table holds throw.
 * @param amounts grams of the edible part
 * @returns totals in the unit of each quantity's name
 */
export function sumOf(
  amounts: readonly Amount[],
  ingredients: ReadonlyMap<string, Ingredient>,
): Sum {
  const values = new Float64Array(quantities.length);
  const notCounted = new Map<Quantity, string[]>();
  for (const { key, grams, cooked } of amounts) {
    const vector = perGram(key, cooked, ingredients);
    for (const [i, name] of quantities.entries()) {
      const amount = vector[i] ?? Number.NaN;
      if (Number.isNaN(amount)) {
        const keys = notCounted.get(name);
        if (keys) keys.push(key);
        else notCounted.set(name, [key]);
      } else values[i] = (values[i] ?? 0) + amount * grams;
    }
  }
  return { values, notCounted };
}

export const valueOf = (values: Float64Array, quantity: Quantity): number =>
  values[indexOf[quantity]] ?? 0;
