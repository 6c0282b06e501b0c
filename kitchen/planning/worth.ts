// What a choice is worth, in points, before any limit: the taste and sense of a plan, as weights that one can read.
import type { Slot } from '../../domain/slots.ts';
import type { Catalogue, Condition, Country } from '../catalogue/types.ts';
import { atHand, groupOf } from '../ingredients/likeness.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Dish } from './dishes.ts';
import { foreignShare, homeOf, isPlain } from './home.ts';
import type { PlanLimit } from './limits.ts';

export { slots as meals } from '../../domain/slots.ts';

/** Portions that may be planned, in servings of the recipe a person. */
export const portions = [0.5, 1, 1.5] as const;

/** Share of the day's energy that a meal may bring, and the share at which it sits comfortably. */
export const shares = {
  breakfast: { least: 0.1, comfortable: [0.18, 0.3], most: 0.4 },
  lunch: { least: 0.15, comfortable: [0.25, 0.4], most: 0.5 },
  dinner: { least: 0.15, comfortable: [0.25, 0.4], most: 0.5 },
  snack: { least: 0.03, comfortable: [0.05, 0.15], most: 0.25 },
} as const;

/** Points. A meal that has everything going for it is worth about 12; a day about 40. */
export const points = {
  /** A dish of the person's country; one of elsewhere that is everyday food there; one of its part of the world. */
  home: 5,
  adopted: 3.5,
  nearby: 1.75,
  /** A dish of nowhere that is made of ordinary food of the country alone; one of elsewhere. */
  larder: 2.5,
  larderElsewhere: 1.2,
  /** All of the dish is no ordinary food in the country. */
  foreign: -4,
  /** A recipe that the person wrote is food of their home. */
  own: 4,
  /** A favourite or a recipe of their own, as far as a week wants them. */
  favourite: 8,
  /** A dish that the weeks before had; people like other lunches and dinners, and the same breakfast. */
  lately: { main: -2.5, other: -0.5 },
  /** A dish that the person took out of this week: more than anything that it could have going for it. */
  swappedOut: -40,
  /** A size that sits comfortably; lost by tenths of the day's energy outside. */
  size: 2,
  sizeOutOfRange: 20,
  /** One whole serving rather than a half or one and a half. */
  wholePortion: 0.7,
  /** A weekday meal that is ready within half an hour; nothing is left of it after 75 minutes. */
  quick: 2,
  /** A lunch or dinner that is cooked rather than left from before; each thing that it adds to the shopping. */
  cooking: 1.5,
  thing: 0.55,
  /** A breakfast of elsewhere: it is the meal that people least like to have otherwise than at home. */
  foreignBreakfast: -4,
  /** A dessert of elsewhere: its few foods are ordinary ones in most countries, so nothing else tells it from one of home. */
  foreignDessert: -4,
  /** Meat, fish, egg, noodles or vegetables where a dessert stands. */
  savouryDessert: -6,
  /** All of the dish is what the conditions prefer; all of it is what they would have less of. */
  preferred: 2,
  limited: -2,
  /** The gate says 'caution' of the dish. */
  caution: -1,
  /** Everything is at hand; each ingredient at hand that the week uses. */
  atHand: 8,
  used: 2.5,
  /** A soft limit of one meal missed by its whole amount. */
  mealLimit: 12,
  /** A soft limit of the day or the week missed by its whole amount: one of general advice, one of a condition. */
  generalLimit: 4,
  conditionLimit: 8,
  /** The whole of the budget gone past what is left for prices that are only roughly known. */
  priceMargin: 60,
  /** The second time a dish stands in the week; each time beyond four of a main ingredient, beyond so many of a cuisine. */
  secondTime: 1.6,
  /** A dish that was eaten twice, as lunch, dinner or what was left of it, and comes again for breakfast. */
  again: 3.2,
  sameMain: 0.8,
  sameCuisine: 0.4,
  sameForeignCuisine: 0.6,
  /** The same main ingredient twice on one day. */
  sameMainDay: 1.5,
  /** Most that a seed adds: another seed, another plan of nearly the same worth. */
  chance: 0.8,
} as const;
export const variety = {
  dishes: 1,
  dishesAtMost: 2,
  main: 4,
  cuisine: 8,
  foreignCuisine: 4,
} as const;

export interface Taste {
  readonly country: Country | null;
  readonly conditions: readonly Condition[];
  /** Ingredient keys at hand; null where none was named. */
  readonly have: ReadonlySet<string> | null;
  /** Ids of recipes that the person likes. */
  readonly favourites: ReadonlySet<string>;
  /** Ids of recipes that the person took out of this week. */
  readonly swappedOut: ReadonlySet<string>;
  /** Ids of recipes that the weeks before had. */
  readonly eaten: ReadonlySet<string>;
  /** The day's energy aimed at, kcal. */
  readonly energyKcal: number;
  /** Limits of a single meal. */
  readonly mealLimits: readonly PlanLimit[];
  readonly seed: number;
}

/** What of a dish is at hand and what is not: ingredients without the staples of every kitchen, optional ones left out. */
export function coverOf(
  dish: Dish,
  have: ReadonlySet<string>,
): { readonly have: readonly string[]; readonly missing: readonly string[] } {
  const groups = new Set([...have].map(groupOf));
  const asked = dish.facts.recipe.ingredients
    .filter(({ key, optional }) => !optional && !atHand.has(key))
    .map(({ key }) => key);
  return {
    have: asked.filter((key) => groups.has(groupOf(key))),
    missing: asked.filter((key) => !groups.has(groupOf(key))),
  };
}

/** Share of a dish's grams, water and salt left out, that carries one of the tags. */
function shareOf(dish: Dish, tags: ReadonlySet<string>): number {
  let [with_, all] = [0, 0];
  for (const { ingredient, grams } of dish.grams) {
    if (ingredient.key === 'water' || ingredient.key === 'salt') continue;
    all += grams;
    for (const tag of ingredient.tags)
      if (tags.has(tag)) {
        with_ += grams;
        break;
      }
  }
  return all > 0 ? with_ / all : 0;
}

/** What a limit of one meal counts off a portion; a hard one forbids it. Minima are not asked of a snack. */
export function mealLoss(
  limits: readonly PlanLimit[],
  serving: Float64Array,
  portion: number,
  meal: Slot,
): number {
  let loss = 0;
  for (const { span, quantity, min, max, priority } of limits) {
    if (span === 'breakfast' && meal !== 'breakfast') continue;
    const value = (serving[indexOf[quantity]] ?? 0) * portion;
    const outside =
      max !== null && value > max
        ? value / max - 1
        : min !== null && meal !== 'snack' && value < min
          ? 1 - value / min
          : 0;
    if (outside <= 1e-9) continue;
    if (priority === 'hard') return Number.NEGATIVE_INFINITY;
    loss -= points.mealLimit * outside;
  }
  return loss;
}

/** A number from 0 to 1 that depends on the seed and a name alone (FNV-1a, then a finaliser of MurmurHash3). */
export function chanceOf(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Points of a dish whatever its meal and portion. */
export function dishWorth(
  dish: Dish,
  taste: Taste,
  caution: boolean,
  catalogue: Catalogue,
): number {
  const home = homeOf(dish, taste.country, catalogue);
  const general = catalogue.conditions.get('general');
  const all = general ? [general, ...taste.conditions] : taste.conditions;
  let worth = dish.own ? points.own : home === null ? 0 : points[home];
  if (!dish.own && taste.country && home !== 'home' && home !== 'adopted') {
    const foreign = foreignShare(dish, taste.country);
    const larder = isPlain(dish) ? points.larder : points.larderElsewhere;
    worth += foreign > 0 ? points.foreign * foreign : larder - worth * 0.5;
  }
  worth +=
    points.preferred * shareOf(dish, new Set(all.flatMap(({ preferredTags }) => preferredTags)));
  worth += points.limited * shareOf(dish, new Set(all.flatMap(({ limitedTags }) => limitedTags)));
  if (caution) worth += points.caution;
  if (taste.have) {
    const { have, missing } = coverOf(dish, taste.have);
    if (have.length) worth += (points.atHand * have.length) / (have.length + missing.length);
  }
  if (taste.seed !== 0) worth += points.chance * chanceOf(taste.seed, dish.facts.recipe.id);
  return worth;
}

/** Points of a portion for a meal; null where it is no sensible size for it. */
export function portionWorth(
  dish: Dish,
  portion: number,
  meal: Slot,
  energyKcal: number,
): number | null {
  const share = ((dish.serving[indexOf.energy_kcal] ?? 0) * portion) / energyKcal;
  const {
    least,
    most,
    comfortable: [low, high],
  } = shares[meal];
  if (share < least || share > most) return null;
  return (
    points.size -
    points.sizeOutOfRange * Math.max(0, low - share, share - high) +
    (portion === 1 ? points.wholePortion : 0)
  );
}

const meat: ReadonlySet<string> = new Set(
  'redmeat poultry procmeat organ fish shellfish'.split(' '),
);
const savoury: ReadonlySet<string> = new Set('egg noodle veg leafy fungi'.split(' '));
/** Fritters of beans and an avocado roll have no vegetable as their main food; what is sweet has none of these. */
const onions: ReadonlySet<string> = new Set(
  'onion spring_onion shallot leek garlic onion_powder garlic_powder'.split(' '),
);

const sweet: ReadonlySet<string> = new Set('sugar fruit dryfruit'.split(' '));

/** Points of a dish in the day's fourth meal, which the screen calls dessert. */
export function dessertWorth(
  { facts, grams }: Dish,
  { ingredients }: Pick<Catalogue, 'ingredients'>,
): number {
  const has = (categories: ReadonlySet<string>): boolean =>
    grams.some(({ ingredient }) => categories.has(ingredient.category));
  const isSavoury =
    savoury.has(ingredients.get(facts.main)?.category ?? '') ||
    has(meat) ||
    grams.some(({ ingredient }) => onions.has(ingredient.key)) ||
    // Fresh cheese and radishes on rye bread, but not a carrot cake.
    (has(savoury) && !has(sweet));
  return isSavoury ? points.savouryDessert : 0;
}

/** So much of a dish of nowhere may be no ordinary food in the country, such as its oil. */
const trace = 0.1;

/** Points of a dish of elsewhere, by the meal. One of nowhere is so too where it holds what is no ordinary food in the country. */
export const foreignWorth = (
  dish: Dish,
  meal: 'breakfast' | 'snack',
  country: Country | null,
  catalogue: Catalogue,
): number =>
  country &&
  !dish.own &&
  homeOf(dish, country, catalogue) === null &&
  (!isPlain(dish) || foreignShare(dish, country) > trace)
    ? points[meal === 'breakfast' ? 'foreignBreakfast' : 'foreignDessert']
    : 0;

/** Points of a quick meal on a weekday; on other days every meal has them. */
export const quickWorth = (dish: Dish, weekday: boolean): number =>
  weekday
    ? points.quick - Math.min(points.quick, Math.max(0, dish.minutes - 30) / 22.5)
    : points.quick;

/** Points of cooking a meal rather than eating what is left: the work, and what it adds to the shopping. A breakfast comes again and is mostly bought once. */
export const cookingWorth = (meal: number, things: number): number =>
  meal === 1 || meal === 2
    ? -points.cooking - points.thing * things
    : -points.thing * things * 0.75;
