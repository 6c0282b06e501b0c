// Have, swap, need, cupboard: the four words of a recipe for what is at hand, and for how many it is enough.
import type { Enough, SwapMark } from '../../contract/kitchen.ts';
import type { Catalogue, Ingredient, Recipe } from '../catalogue/types.ts';
import { singular } from '../ingredients/words.ts';
import { pieceOf } from './pantry.ts';
import type { Holding, Pantry, PantryItem } from './pantry.ts';
import { takenElsewhere } from './standIns.ts';

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

/** Of vegetables, which the first list leaves out, a main part of the dish runs out. Our estimate. */
const mainShare = 0.15;
const countedAsMainPart = new Set(['veg', 'leafy', 'fungi', 'fruit']);

/** How much of the whole a line must be for its amount to count; undefined where it never does. */
function leastShareOf(category: string): number | undefined {
  if (counted.has(category)) return stretches;
  return countedAsMainPart.has(category) ? mainShare : undefined;
}

/** '2 small tins', '1½ cans, drained'. */
const inTins = /^(?:about )?(\d+)?([½¼¾⅓⅔])? ?(?:small |large )?(?:tin|can)s?\b/;
const partOfTin: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** What a tin weighs as an amount of it is read: drained, of beans. */
export const tinOf = (food: Ingredient | undefined): number | undefined =>
  food?.measures.find(({ measure }) => /^1 (?:can|tin)$/.test(measure.trim()))?.grams;

/** What a line takes, as an amount at hand is read: tins are compared with tins, whether or not they are drained. */
export function gramsTaken(
  { key, grams, measure }: Recipe['ingredients'][number],
  ingredients: Catalogue['ingredients'],
): number {
  const tin = tinOf(ingredients.get(key));
  const [said, whole, part] = inTins.exec(measure) ?? [];
  if (tin === undefined || said === undefined) return grams;
  const tins = Number(whole ?? 0) + (part === undefined ? 0 : (partOfTin[part] ?? 0));
  return tins > 0 ? tins * tin : grams;
}

const weightOf = (recipe: Recipe): number =>
  recipe.ingredients.reduce(
    (sum, { key, eatenGrams }) => sum + (key === 'water' ? 0 : eatenGrams),
    0,
  );

/** Whether a dish runs out where this line does. */
export function countsByAmount(
  { key, grams }: Recipe['ingredients'][number],
  recipe: Recipe,
  ingredients: Catalogue['ingredients'],
  weight = weightOf(recipe),
): boolean {
  const least = leastShareOf(ingredients.get(key)?.category ?? '');
  return least !== undefined && grams >= least * weight;
}

/** Lines as they are marked, before it is asked for how many it is enough. */
interface Marked {
  readonly have: Map<string, PantryItem>;
  readonly swaps: Map<string, Marks['swaps'][number]>;
  readonly need: Set<string>;
  readonly cupboard: Set<string>;
}

/** What is at hand for a line, where its amount may run out; undefined where there is nothing to take it from. */
function markLine(
  { key, optional }: Recipe['ingredients'][number],
  holding: Holding | undefined,
  { have, swaps, need, cupboard }: Marked,
): PantryItem | undefined {
  if (!holding) {
    if (!optional) need.add(key);
    return undefined;
  }
  const { kind, item } = holding;
  if (!item) {
    cupboard.add(key);
    return undefined;
  }
  if (kind === 'have') have.set(key, item);
  else if (optional) return undefined;
  else swaps.set(key, { holding, forIt: key });
  return item;
}

/** How much the dish takes of a thing at hand that it may run out of, in grams of that thing, and for which lines. */
interface Taken {
  readonly grams: number;
  readonly keys: readonly string[];
}

/** What the dish runs out of first; a thing of which there is as good as nothing is to be bought. */
function shortOf(
  recipe: Recipe,
  taken: ReadonlyMap<PantryItem, Taken>,
  { have, swaps, need }: Marked,
): Short | null {
  let first: Short | null = null;
  for (const [item, { grams, keys }] of taken) {
    const atHand = item.grams ?? 0;
    const servings = (recipe.serves * atHand) / grams;
    if (servings >= recipe.serves * plenty) continue;
    if (servings < leastServing)
      for (const key of keys) {
        have.delete(key);
        swaps.delete(key);
        need.add(key);
      }
    else if (!first || servings < first.servings)
      first = { item, servings, missingGrams: grams - atHand };
  }
  return first;
}

/** @param recipe its amounts for all its servings */
export function marksOf(recipe: Recipe, { holdings }: Pantry, { ingredients }: Catalogue): Marks {
  const marked: Marked = {
    have: new Map(),
    swaps: new Map(),
    need: new Set(),
    cupboard: new Set(),
  };
  const taken = new Map<PantryItem, Taken>();
  const total = weightOf(recipe);
  const elsewhere = takenElsewhere(recipe, { holdings });
  for (const line of recipe.ingredients) {
    const holding = elsewhere.has(line.key) ? undefined : holdings.get(line.key);
    const item = markLine(line, holding, marked);
    if (!holding || !item || item.grams === null) continue;
    if (!countsByAmount(line, recipe, ingredients, total)) continue;
    const { grams, keys } = taken.get(item) ?? { grams: 0, keys: [] };
    taken.set(item, {
      grams: grams + gramsTaken(line, ingredients) * (strength[holding.change] ?? 1),
      keys: [...keys, line.key],
    });
  }
  const enough = shortOf(recipe, taken, marked);
  return {
    have: [...new Set(marked.have.values())],
    swaps: [...marked.swaps.values()],
    need: [...marked.need],
    cupboard: [...marked.cupboard],
    enough,
  };
}

/** 'Your chicken breast for the chicken thighs', ready for the screen. */
export const shownSwaps = (swaps: Marks['swaps'], { ingredients }: Catalogue): SwapMark[] =>
  swaps.map(({ holding: { item, change, staple }, forIt }) => ({
    yours: item?.name ?? '',
    forIt: ingredients.get(forIt)?.label ?? forIt,
    ...(item ? { yours_key: item.key } : {}),
    ...(item?.orKey === undefined ? {} : { yours_said: true as const }),
    forIt_key: forIt,
    ...(staple ? { cupboard: true } : {}),
    change,
  }));

/** 'Enough for 2 servings, or 2 more eggs', as parts: pieces where a cook counts them, else grams. */
export function shownEnough(
  { item, servings, missingGrams }: Short,
  { ingredients }: Catalogue,
): Enough {
  const food = ingredients.get(item.key);
  const label = food?.label ?? item.name;
  const tin = tinOf(food);
  const tins = tin === undefined ? 0 : missingGrams / tin;
  const piece = food && label.endsWith('s') ? pieceOf(food) : null;
  const whole = Math.max(1, Math.floor(servings + 0.25));
  if (tins > 0)
    return {
      servings: whole,
      more: Math.max(1, Math.ceil(tins - 0.25)),
      unit: 'tin',
      food: label,
      food_key: item.key,
    };
  if (piece === null)
    return {
      servings: whole,
      more: Math.ceil(missingGrams / 10) * 10,
      unit: 'g',
      food: label,
      food_key: item.key,
    };
  const more = Math.max(1, Math.ceil(missingGrams / piece - 0.25));
  return {
    servings: whole,
    more,
    unit: 'piece',
    food: more === 1 ? singular(label) : label,
    food_key: item.key,
  };
}
