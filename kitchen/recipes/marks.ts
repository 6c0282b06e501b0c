// Have, swap, need, cupboard: the four words of a recipe for what is at hand, and for how many it is enough.
import type { Enough, SwapMark } from '../../contract/kitchen.ts';
import type { Catalogue, Recipe } from '../catalogue/types.ts';
import { singular } from '../ingredients/words.ts';
import { pieceOf } from './pantry.ts';
import type { Holding, Pantry, PantryItem } from './pantry.ts';

export interface Marks {
  readonly have: readonly PantryItem[];
  readonly swaps: readonly { readonly holding: Holding; readonly forIt: string }[];
  /** Keys. What is optional is never among them. */
  readonly need: readonly string[];
  readonly cupboard: readonly string[];
  readonly enough: Short | null;
}

/** What the dish runs out of first. */
interface Short {
  readonly item: PantryItem;
  readonly servings: number;
  readonly missingGrams: number;
}

/** A tin holds what 0.42 of its weight of dry beans become; a dried herb is thrice as strong. */
const strength: Readonly<Partial<Record<Holding['change'], number>>> = {
  skip_soaking: 2.4,
  third_as_much: 1 / 3,
  three_times: 3,
};
/** From this share of what the recipe names nobody notices; below half a serving it is as good as not there. */
const [plenty, leastServing] = [0.8, 0.6];
/** A food of less than this share of the dish stretches, and so does whatever only seasons or accompanies. */
const stretches = 0.08;
const counted = new Set(
  'redmeat poultry fish shellfish organ procmeat egg legume soy grain noodle root cheese bread flour'.split(
    ' ',
  ),
);

/** @param recipe its amounts for all its servings */
export function marksOf(recipe: Recipe, { holdings }: Pantry, { ingredients }: Catalogue): Marks {
  const have = new Map<string, PantryItem>();
  const swaps = new Map<string, Marks['swaps'][number]>();
  const [need, cupboard] = [new Set<string>(), new Set<string>()];
  const taken = new Map<PantryItem, { grams: number; keys: string[] }>();
  const total = recipe.ingredients.reduce(
    (sum, { key, eatenGrams }) => sum + (key === 'water' ? 0 : eatenGrams),
    0,
  );
  for (const { key, grams, optional } of recipe.ingredients) {
    const holding = holdings.get(key);
    if (!holding) {
      if (!optional) need.add(key);
      continue;
    }
    const { kind, item, change } = holding;
    if (!item) {
      cupboard.add(key);
      continue;
    }
    if (kind === 'have') have.set(key, item);
    else if (optional) continue;
    else swaps.set(key, { holding, forIt: key });
    const category = ingredients.get(key)?.category ?? '';
    if (item.grams === null || grams < stretches * total || !counted.has(category)) continue;
    const before = taken.get(item) ?? { grams: 0, keys: [] };
    taken.set(item, {
      grams: before.grams + grams * (strength[change] ?? 1),
      keys: [...before.keys, key],
    });
  }
  let enough: Short | null = null;
  for (const [item, { grams, keys }] of taken) {
    const servings = (recipe.serves * (item.grams ?? 0)) / grams;
    if (servings >= recipe.serves * plenty) continue;
    if (servings < leastServing)
      for (const key of keys) {
        have.delete(key);
        swaps.delete(key);
        need.add(key);
      }
    else if (!enough || servings < enough.servings)
      enough = { item, servings, missingGrams: grams - (item.grams ?? 0) };
  }
  return {
    have: [...new Set(have.values())],
    swaps: [...swaps.values()],
    need: [...need],
    cupboard: [...cupboard],
    enough,
  };
}

/** 'Your chicken breast for the chicken thighs', ready for the screen. */
export const shownSwaps = (swaps: Marks['swaps'], { ingredients }: Catalogue): SwapMark[] =>
  swaps.map(({ holding: { item, change }, forIt }) => ({
    yours: item?.name ?? '',
    forIt: ingredients.get(forIt)?.label ?? forIt,
    change,
  }));

/** 'Enough for 2 servings, or 2 more eggs', as parts: pieces where a cook counts them, else grams. */
export function shownEnough(
  { item, servings, missingGrams }: Short,
  { ingredients }: Catalogue,
): Enough {
  const food = ingredients.get(item.key);
  const label = food?.label ?? item.name;
  const piece = food && label.endsWith('s') ? pieceOf(food) : null;
  const whole = Math.max(1, Math.floor(servings + 0.25));
  if (piece === null)
    return { servings: whole, more: Math.ceil(missingGrams / 10) * 10, unit: 'g', food: label };
  const more = Math.max(1, Math.ceil(missingGrams / piece - 0.25));
  return { servings: whole, more, unit: 'piece', food: more === 1 ? singular(label) : label };
}
