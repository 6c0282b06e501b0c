// Which recipes need a thing: posting lists, built once, so that a question costs the length of the lists it touches.
import type { Recipe, Ingredient } from '../catalogue/types.ts';
import type { Pantry } from './pantry.ts';

export interface Needs {
  readonly key: string;
  /** How much the dish rests on it. */ readonly weight: number;
  /** What its absence costs: less where it is in most shops and kitchens. */ readonly absence: number;
}

export interface Postings {
  readonly count: number;
  /** Per thing: the recipes that need it, ascending, and beside each what having it adds to that recipe's score. */
  readonly lists: ReadonlyMap<
    string,
    { readonly recipes: Uint32Array; readonly gains: Float32Array }
  >;
  /** Per recipe: its score with nothing at hand, the price of all that is missing. */
  readonly bare: Float32Array;
  /** What using up a thing is worth: its mean weight in the dishes that need it. */
  readonly worth: ReadonlyMap<string, number>;
}

/** How much a category carries a dish: our judgement, tuned on the typed lists of tests/kitchen/suggestions.test.ts. */
const carries: Readonly<Record<string, number>> = {
  spice: 0.15,
  herb: 0.25,
  sauce: 0.35,
  sugar: 0.3,
  oil: 0.25,
  bev: 0.3,
  dairy: 0.6,
  flour: 0.8,
  nutseed: 0.5,
  dryfruit: 0.4,
  fruit: 0.7,
  veg: 0.65,
  leafy: 0.7,
  fungi: 0.7,
  cheese: 0.8,
  bread: 0.8,
  snack: 0.7,
  seaweed: 0.5,
};
const aromatics = new Set([
  'garlic',
  'ginger',
  'onion',
  'spring_onion',
  'lemon',
  'chili_hot_red',
  'baking_powder',
  'baking_soda',
  'stock_cube_chicken',
]);

/** Never counted: in every kitchen of the table of staples, and without weight in what a dish is. */
export const basics: ReadonlySet<string> = new Set([
  'salt',
  'water',
  'pepper_black',
  'oil_sunflower',
  'oil_vegetable_soy',
  'oil_canola',
]);

/**
 * What a recipe needs, once per food. The weight of a food grows with its share of the dish's mass and energy; an optional one
 * counts a quarter.
 */
export function needsOf(recipe: Recipe, ingredients: ReadonlyMap<string, Ingredient>): Needs[] {
  const kcalOf = (key: string, grams: number): number =>
    ((ingredients.get(key)?.per100g.energy_kcal ?? 0) * grams) / 100;
  const counted = recipe.ingredients.filter(({ key }) => !basics.has(key));
  const grams = counted.reduce((sum, item) => sum + item.eatenGrams, 0) || 1;
  const kcal = counted.reduce((sum, item) => sum + kcalOf(item.key, item.eatenGrams), 0) || 1;
  const needs = new Map<string, Needs>();
  for (const { key, eatenGrams, optional } of counted) {
    const ingredient = ingredients.get(key);
    const share = eatenGrams / grams + kcalOf(key, eatenGrams) / kcal;
    const base = aromatics.has(key) ? 0.3 : (carries[ingredient?.category ?? ''] ?? 1);
    const weight = base * (0.35 + Math.min(1, share) * 1.3) * (optional ? 0.25 : 1);
    const ordinary = Math.min(1, Math.sqrt((ingredient?.frequency ?? 0) / 0.2));
    const before = needs.get(key);
    needs.set(key, {
      key,
      weight: (before?.weight ?? 0) + weight,
      absence: (before?.absence ?? 0) + weight * (1 - 0.55 * ordinary),
    });
  }
  return [...needs.values()];
}

/**
 * Weights of the score: what is missing and what is used up, against what is covered.
 * Tuned on the typed lists of tests/kitchen/suggestions.test.ts.
 */
const tuning = { absence: 0.66, use: 1.4 } as const;

/** Builds the lists over any number of recipes. */
export function postingsOf(needs: readonly (readonly Needs[])[]): Postings {
  const sizes = new Map<string, { size: number; weight: number }>();
  for (const own of needs)
    for (const { key, weight } of own) {
      const before = sizes.get(key);
      if (before) {
        before.size += 1;
        before.weight += weight;
      } else sizes.set(key, { size: 1, weight });
    }
  const lists = new Map(
    [...sizes].map(([key, { size }]) => [
      key,
      { recipes: new Uint32Array(size), gains: new Float32Array(size), filled: 0 },
    ]),
  );
  const bare = new Float32Array(needs.length);
  for (const [recipe, own] of needs.entries()) {
    const weight = own.reduce((sum, each) => sum + each.weight, 0) || 1;
    for (const each of own) {
      const list = lists.get(each.key);
      if (!list) continue;
      list.recipes[list.filled] = recipe;
      list.gains[list.filled] = (each.weight + tuning.absence * each.absence) / weight;
      list.filled += 1;
      bare[recipe] = (bare[recipe] ?? 0) - (tuning.absence * each.absence) / weight;
    }
  }
  return {
    count: needs.length,
    lists,
    bare,
    worth: new Map([...sizes].map(([key, { size, weight }]) => [key, weight / size])),
  };
}

/** The score of a dish outside the lists, as `rank` counts it. @param worth of the lists, for what is at hand */
export function fitOf(
  needs: readonly Needs[],
  { items, holdings }: Pantry,
  { worth }: Pick<Postings, 'worth'>,
): number {
  const worthOf = (key: string): number => worth.get(key) ?? 0.5;
  const total = items.reduce((sum, { key }) => sum + worthOf(key), 0) || 1;
  const named = new Set(items);
  const weight = needs.reduce((sum, each) => sum + each.weight, 0) || 1;
  return needs.reduce((sum, each) => {
    const absence = (tuning.absence * each.absence) / weight;
    const { item, share = 0 } = holdings.get(each.key) ?? {};
    const used = item && named.has(item) ? (tuning.use * worthOf(item.key)) / total : 0;
    return sum - absence + share * (each.weight / weight + absence + used);
  }, 0);
}

export interface Ranked {
  readonly recipe: number;
  readonly score: number;
}

/** Scratch space of one index, kept between questions so that none is allocated per question. */
export interface Scratch {
  readonly gained: Float32Array;
  readonly touched: Uint32Array;
}
export const scratchOf = (count: number): Scratch => ({
  gained: new Float32Array(count),
  touched: new Uint32Array(count),
});

/**
 * The recipes that fit best what is at hand, best first.
 * Score: the share of the dish that is covered, less what is missing (weighed by how ordinary it is), plus the share of what is at hand that it uses.
 * @param keep at most this many
 * @param allowed a recipe that it turns down is passed over
 */
export function rank(
  { items, holdings }: Pantry,
  { lists, bare, worth }: Postings,
  { gained, touched }: Scratch,
  keep: number,
  allowed: (recipe: number) => boolean,
): Ranked[] {
  const worthOf = (key: string): number => worth.get(key) ?? 0.5;
  const total = items.reduce((sum, { key }) => sum + worthOf(key), 0) || 1;
  const named = new Set(items);
  let count = 0;
  for (const [key, { item, share }] of holdings) {
    const list = lists.get(key);
    if (!list) continue;
    const { recipes, gains } = list;
    // A staple covers its line, and nobody wants it used up.
    const used = item && named.has(item) ? (tuning.use * worthOf(item.key)) / total : 0;
    for (let i = 0; i < recipes.length; i += 1) {
      const recipe = recipes[i] as number;
      const before = gained[recipe] as number;
      if (before === 0) touched[count++] = recipe;
      gained[recipe] = before + share * ((gains[i] as number) + used);
    }
  }
  const best: Ranked[] = [];
  let floor = -Infinity;
  for (let i = 0; i < count; i += 1) {
    const recipe = touched[i] as number;
    const score = (gained[recipe] as number) + (bare[recipe] as number);
    gained[recipe] = 0;
    if (score <= floor || !allowed(recipe)) continue;
    best.push({ recipe, score });
    if (best.length >= keep * 4) {
      best.sort((a, b) => b.score - a.score || a.recipe - b.recipe);
      best.length = keep;
      floor = best[keep - 1]?.score ?? -Infinity;
    }
  }
  return best.sort((a, b) => b.score - a.score || a.recipe - b.recipe).slice(0, keep);
}
