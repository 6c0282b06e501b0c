// Which recipes need a thing: posting lists, built once, so that a question costs the length of the lists it touches.
import type { Recipe, Ingredient } from './catalogue/types.ts';
import { atHand, groupOf, standInsOf } from './likeness.ts';

export interface Needs { readonly group: string; /** How much the dish rests on it. */ readonly weight: number; /** What its absence costs: less where it is in most shops and kitchens. */ readonly absence: number }

export interface Postings {
  readonly count: number;
  /** Per thing: the recipes that need it, ascending, with weight and absence beside. */
  readonly lists: ReadonlyMap<string, { readonly recipes: Uint32Array; readonly weights: Float32Array; readonly absences: Float32Array }>;
  /** Per recipe: the sum of all weights, and of all absences. */
  readonly weight: Float32Array;
  readonly absence: Float32Array;
}

/** How much a category carries a dish: our judgement, tuned on the typed lists of tests/kitchen/suggestions.test.ts. */
const carries: Readonly<Record<string, number>> = {
  spice: 0.15, herb: 0.25, sauce: 0.35, sugar: 0.3, oil: 0.25, bev: 0.3, dairy: 0.6, flour: 0.8, nutseed: 0.5, dryfruit: 0.4, fruit: 0.7, veg: 0.65, leafy: 0.7, fungi: 0.7, cheese: 0.8, bread: 0.8, snack: 0.7, seaweed: 0.5,
};
const aromatics = new Set(['garlic', 'ginger', 'onion', 'spring_onion', 'lemon', 'chili_hot_red', 'baking_powder', 'baking_soda', 'stock_cube_chicken']);

/**
 * What a recipe needs, once per thing: salt, water, pepper and oil are at hand and never counted. The weight of a thing grows
 * with its share of the dish's mass and energy; an optional one counts a quarter.
 */
export function needsOf(recipe: Recipe, ingredients: ReadonlyMap<string, Ingredient>): Needs[] {
  const kcalOf = (key: string, grams: number): number => ((ingredients.get(key)?.per100g.energy_kcal ?? 0) * grams) / 100;
  const counted = recipe.ingredients.filter(({ key }) => !atHand.has(groupOf(key)));
  const grams = counted.reduce((sum, item) => sum + item.eatenGrams, 0) || 1;
  const kcal = counted.reduce((sum, item) => sum + kcalOf(item.key, item.eatenGrams), 0) || 1;
  const needs = new Map<string, Needs>();
  for (const { key, eatenGrams, optional } of counted) {
    const ingredient = ingredients.get(key);
    const group = groupOf(key);
    const share = eatenGrams / grams + kcalOf(key, eatenGrams) / kcal;
    const base = aromatics.has(group) ? 0.3 : (carries[ingredient?.category ?? ''] ?? 1);
    const weight = base * (0.35 + Math.min(1, share) * 1.3) * (optional ? 0.25 : 1);
    const ordinary = Math.min(1, Math.sqrt((ingredient?.frequency ?? 0) / 0.2));
    const before = needs.get(group);
    needs.set(group, { group, weight: (before?.weight ?? 0) + weight, absence: (before?.absence ?? 0) + weight * (1 - 0.55 * ordinary) });
  }
  return [...needs.values()];
}

/** Builds the lists over any number of recipes. */
export function postingsOf(needs: readonly (readonly Needs[])[]): Postings {
  const sizes = new Map<string, number>();
  for (const own of needs) for (const { group } of own) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const lists = new Map<string, { recipes: Uint32Array; weights: Float32Array; absences: Float32Array }>();
  for (const [group, size] of sizes) lists.set(group, { recipes: new Uint32Array(size), weights: new Float32Array(size), absences: new Float32Array(size) });
  const filled = new Map<string, number>();
  const weight = new Float32Array(needs.length);
  const absence = new Float32Array(needs.length);
  for (const [recipe, own] of needs.entries()) for (const each of own) {
    const list = lists.get(each.group);
    const at = filled.get(each.group) ?? 0;
    if (!list) continue;
    list.recipes[at] = recipe;
    list.weights[at] = each.weight;
    list.absences[at] = each.absence;
    filled.set(each.group, at + 1);
    weight[recipe] = (weight[recipe] ?? 0) + each.weight;
    absence[recipe] = (absence[recipe] ?? 0) + each.absence;
  }
  return { count: needs.length, lists, weight, absence };
}

/** What is at hand, as things, each with the credit it earns: 1 for itself, less where it only stands in. */
export function creditsOf(keys: readonly string[]): Map<string, number> {
  const credits = new Map<string, number>();
  for (const group of keys.map(groupOf)) {
    if (atHand.has(group)) continue;
    credits.set(group, 1);
  }
  for (const group of [...credits.keys()].filter((each) => credits.get(each) === 1)) for (const { group: other, credit } of standInsOf(group)) credits.set(other, Math.max(credits.get(other) ?? 0, credit));
  return credits;
}

/** Weights of the score: what is missing and what is used up, against what is covered. Tuned on the typed lists of tests/kitchen/suggestions.test.ts. */
const tuning = { absence: 0.3, use: 1.3 } as const;

export interface Ranked { readonly recipe: number; readonly score: number }

/** Scratch space of one index, kept between questions so that none is allocated per question. */
export interface Scratch { readonly covered: Float32Array; readonly relieved: Float32Array; readonly used: Float32Array; readonly touched: Uint32Array }
export const scratchOf = (count: number): Scratch => ({ covered: new Float32Array(count), relieved: new Float32Array(count), used: new Float32Array(count), touched: new Uint32Array(count) });

/**
 * The recipes that fit best what is at hand, best first.
 * Score: the share of the dish that is covered, less what is missing (weighed by how ordinary it is), plus the share of what is at hand that it uses.
 * @param keep at most this many
 * @param worth what an item at hand is worth using up, by thing: its usual weight in a dish
 */
export function rank(credits: ReadonlyMap<string, number>, postings: Postings, scratch: Scratch, keep: number, worth: ReadonlyMap<string, number>, allowed: (recipe: number) => boolean): Ranked[] {
  const { covered, relieved, used, touched } = scratch;
  let [count, total] = [0, 0];
  for (const [group, credit] of credits) {
    const value = worth.get(group) ?? 0.5;
    if (credit === 1) total += value;
    const list = postings.lists.get(group);
    if (!list) continue;
    const { recipes, weights, absences } = list;
    for (let i = 0; i < recipes.length; i += 1) {
      const recipe = recipes[i] as number;
      if (covered[recipe] === 0) touched[count++] = recipe;
      covered[recipe] = (covered[recipe] as number) + credit * (weights[i] as number);
      relieved[recipe] = (relieved[recipe] as number) + credit * (absences[i] as number);
      used[recipe] = (used[recipe] as number) + credit * value;
    }
  }
  const best: Ranked[] = [];
  let floor = -Infinity;
  for (let i = 0; i < count; i += 1) {
    const recipe = touched[i] as number;
    const weight = postings.weight[recipe] as number;
    const score = (covered[recipe] as number) / weight - tuning.absence * (((postings.absence[recipe] as number) - (relieved[recipe] as number)) / weight) + tuning.use * Math.min(1, (used[recipe] as number) / (total || 1));
    covered[recipe] = 0;
    relieved[recipe] = 0;
    used[recipe] = 0;
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
