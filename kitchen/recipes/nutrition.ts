// Sums over ingredients: what a table row gives per 100 g, and what is derived from it.
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
}

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

/**
 * Everything in 1 g of an ingredient, in the order of `quantities`; NaN where the figure is unknown.
 * Free sugars are the sugars of rows tagged added_sugar or sugary_drink, and of fruit juices (WHO 2015); glycaemic load is
 * gi × (carb − fibre) / 100; fruit and vegetables leave out roots, dried spices and nuts (WHO's 400 g); fluid is the water held.
 */
export function vectorOf(ingredient: Ingredient): Float64Array {
  const { per100g, tags, category, key } = ingredient;
  const vector = new Float64Array(quantities.length);
  for (const name of nutrients) vector[indexOf[name]] = (per100g[name] ?? Number.NaN) / 100;
  const sugars = (per100g.sugars_g ?? Number.NaN) / 100;
  const netCarb = Math.max(0, (per100g.carb_g ?? 0) - (per100g.fibre_g ?? 0));
  vector[indexOf.free_sugars_g] =
    tags.has('added_sugar') || tags.has('sugary_drink') || /^(orange|apple)_juice$/.test(key)
      ? sugars
      : 0;
  vector[indexOf.lactose_g] = ingredient.lactose_g / 100;
  vector[indexOf.glycaemic_load] = ((ingredient.gi ?? 0) * netCarb) / 10_000;
  vector[indexOf.animal_protein_g] =
    tags.has('meat') || tags.has('fish') || tags.has('shellfish') || tags.has('egg')
      ? (per100g.protein_g ?? 0) / 100
      : 0;
  vector[indexOf.fruit_veg_g] =
    (tags.has('vegetable') || tags.has('fruit') || tags.has('leafy_green')) &&
    !notCountedAsVegetable.has(category)
      ? 1
      : 0;
  vector[indexOf.oily_fish_g] = tags.has('oily_fish') ? 1 : 0;
  vector[indexOf.fluid_ml] = (per100g.water_g ?? 0) / 100;
  // What is said to hold caffeine and has no figure is unknown, not free of it.
  vector[indexOf.caffeine_mg] = (caffeine[key] ?? (tags.has('caffeine') ? Number.NaN : 0)) / 100;
  return vector;
}

/** A sum of quantities, and the keys whose figure was unknown and so not counted. */
export interface Sum {
  readonly values: Float64Array;
  readonly notCounted: ReadonlyMap<Quantity, readonly string[]>;
}

/**
 * Adds up amounts. An unknown figure adds nothing and is named in `notCounted`; keys that no table holds throw.
 * @param amounts grams of the edible part
 * @returns totals in the unit of each quantity's name
 */
export function sumOf(
  amounts: readonly Amount[],
  ingredients: ReadonlyMap<string, Ingredient>,
): Sum {
  const values = new Float64Array(quantities.length);
  const notCounted = new Map<Quantity, string[]>();
  for (const { key, grams } of amounts) {
    const ingredient = ingredients.get(key);
    if (!ingredient) throw new Error(`'${key}' is in no table`);
    const vector = vectorOf(ingredient);
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
