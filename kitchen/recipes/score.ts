// How good a dish is for tonight. The weights are our judgement, set on the lists of tests/kitchen/fixtures/fridges-a.jsonl and
// tests/kitchen/suggestions.test.ts; lists that nobody has set them on are scored by tests/kitchen/tonight.test.ts with FRIDGES.
import type { Section, Verdict } from '../../contract/kitchen.ts';
import { isOwnId } from '../../domain/ownRecipes.ts';
import type { Catalogue, Country, Ingredient, Meal } from '../catalogue/types.ts';
import { isEverydayIn, isLocal } from './cost.ts';
import type { SuggestionRequest } from '../types.ts';
import type { Facts } from './facts.ts';
import { isFromLeftovers, mealAt, needsRareAppliance } from './filters.ts';
import type { Marks } from './marks.ts';
import type { Pantry, PantryItem } from './pantry.ts';

/** What people plan a meal around, and what goes off: by category, against a vegetable's 1. */
const worth: Readonly<Record<string, number>> = {
  redmeat: 2.6,
  poultry: 2.6,
  fish: 2.6,
  shellfish: 2.6,
  organ: 2.4,
  procmeat: 2.2,
  legume: 1.8,
  soy: 1.8,
  egg: 1.4,
  noodle: 1.8,
  grain: 1.3,
  root: 1.2,
  bread: 1.1,
  cheese: 1.1,
  flour: 0.8,
  dairy: 0.7,
  fruit: 1,
  nutseed: 0.6,
  herb: 0.3,
  spice: 0.2,
  sauce: 0.5,
  sugar: 0.2,
  oil: 0.1,
  bev: 0.2,
};
const small = new Set(['garlic', 'ginger', 'chili_hot_red', 'chili_jalapeno', 'lemon', 'lime']);
const middling = new Set(['onion', 'shallot', 'spring_onion']);
const worthOf = (item: PantryItem, ingredients: ReadonlyMap<string, Ingredient>): number => {
  const base = small.has(item.key)
    ? 0.25
    : middling.has(item.key)
      ? 0.5
      : (worth[ingredients.get(item.key)?.category ?? ''] ?? 1);
  return item.useFirst ? Math.max(base, 0.8) * weights.soon : base;
};

const weights = {
  /** Of the score of the posting lists: what is covered, what is absent, what is used. */
  fit: 1,
  use: 1.8,
  /** The share of the foods named that the dish uses, each counted alike: what was named together goes together. */
  each: 2.2,
  /** What ends soonest counts so many times. */
  soon: 5,
  /** Each minute beyond twenty, each minute of work, and at most. */
  minute: 0.0085,
  handsOn: 0.007,
  mostForTime: 1,
  /** What must be soaked or set overnight is not eaten tonight. */
  overnight: 0.8,
  otherMeal: 1.5,
  home: 0.9,
  foreign: 0.04,
  missing: 0.19,
  rare: 0.37,
  swap: 0.03,
  caution: 0.2,
  short: 0.28,
  /** As much as two things to buy: a favourite is offered sooner, and not whatever is at hand. */
  favourite: 0.4,
  /** The dish is carried by what must be bought; it needs another meat, fish or egg than there is. */
  mainMissing: 0.3,
  carrierMissing: 0.3,
  /** What they would plan the meal around is not in it. */
  withoutTheirs: 0.41,
  snack: 0.28,
  /** A kitchen may have no air fryer, and fresh chicken is no leftover. */
  byChoice: 1.3,
  /** Of leftovers that the dish's first step cooks, for who has none. */
  cookingFirst: 0.7,
} as const;

export interface Circumstances {
  readonly pantry: Pantry;
  readonly country: Country | undefined;
  readonly meal: Meal | null;
  /** Ids of recipes. */
  readonly favourites: ReadonlySet<string>;
  /** Whether the person asked for a piece of equipment, and has something that is cooked already. */
  readonly equipped: boolean;
  readonly leftovers: boolean;
  readonly catalogue: Catalogue;
}

/** 'Leftover roast chicken', 'des restes de riz': what an earlier meal left. */
const cookedBefore = /\b(?:left ?-?overs?|cooked|roast(?:ed)?|restes?|reste|sobras|avanzi)\b/i;

/** Foods that make a dinner at any hour, what makes a breakfast beside them, and those that make no dinner. */
const ofDinner: ReadonlySet<string> = new Set('redmeat poultry fish shellfish organ'.split(' '));
const ofBreakfast: ReadonlySet<string> = new Set(['egg', 'bread']);
const ofNoDinner: ReadonlySet<string> = new Set('fruit dairy sugar nutseed flour bev'.split(' '));

/** The meal of the hour, unless what was named tells otherwise: raw meat in the morning is for a dinner, and fruit and yoghurt in the evening are none. */
function mealMeant(
  hour: number | undefined,
  { items }: Pantry,
  { ingredients }: Catalogue,
): Meal | null {
  const meal = mealAt(hour);
  const isOf = (kinds: ReadonlySet<string>) => (item: PantryItem) =>
    kinds.has(ingredients.get(item.key)?.category ?? '');
  const isForDinner = items.some(isOf(ofDinner)) && !items.some(isOf(ofBreakfast));
  const isUntold = meal === 'breakfast' ? isForDinner : items.every(isOf(ofNoDinner));
  return isUntold ? null : meal;
}

export const circumstancesOf = (
  { meal, hour, likes, filters, items = [] }: SuggestionRequest,
  pantry: Pantry,
  country: Country | undefined,
  catalogue: Catalogue,
): Circumstances => ({
  pantry,
  country,
  meal: meal ?? mealMeant(hour, pantry, catalogue),
  favourites: new Set(likes?.favourites),
  equipped: filters?.equipment !== undefined,
  leftovers: items.some(({ text, use_first: isSoon }) => isSoon || cookedBefore.test(text)),
  catalogue,
});

/** In the order of the screen. */
export const sections: readonly Section[] = ['now', 'few', 'trip'];
export const sectionOf = ({ need }: Marks): Section =>
  need.length === 0 ? 'now' : need.length <= 2 ? 'few' : 'trip';

/** What of the foods named the dish uses: weighed by what one would plan around, and each alike. */
function valueOfUse({ have, swaps }: Marks, { pantry, catalogue }: Circumstances): number {
  const of = (item: PantryItem) => worthOf(item, catalogue.ingredients);
  const total = pantry.items.reduce((sum, item) => sum + of(item), 0) || 1;
  const used = new Map<PantryItem, number>(have.map((item) => [item, 1]));
  for (const { holding } of swaps)
    if (holding.item && !used.has(holding.item)) used.set(holding.item, holding.share);
  let [sum, each] = [0, 0];
  // What a staple of the kitchen does is no use of what was named.
  for (const item of pantry.items) {
    sum += of(item) * (used.get(item) ?? 0);
    each += used.get(item) ?? 0;
  }
  return weights.use * (sum / total) + weights.each * (each / (pantry.items.length || 1));
}

/** From here on a food is what one plans a meal around: meat or fish where any was named, else pulses, eggs and the like. */
const [meatOrFish, aPlan] = [2.2, 1.4];
const planned = (food: Ingredient | undefined): number => worth[food?.category ?? ''] ?? 1;

/** Whether a dish holds one of the foods that the person would plan around; where they named none, every dish does. */
function isAround({ have, swaps }: Marks, { pantry, catalogue }: Circumstances): boolean {
  const worthOfKey = ({ key }: PantryItem) => planned(catalogue.ingredients.get(key));
  const most = Math.max(0, ...pantry.items.map(worthOfKey));
  if (most < aPlan) return true;
  const isPlan = (item: PantryItem) =>
    worthOfKey(item) >= (most >= meatOrFish ? meatOrFish : aPlan);
  return (
    have.some(isPlan) ||
    swaps.some(({ holding: { item } }) => item && pantry.items.includes(item) && isPlan(item))
  );
}

/** Minutes from which a dish is one for tomorrow. */
export const overnightFrom = 300;

/** What time, meal and place say of a dish. */
function occasion({ recipe, minutes }: Facts, { country, meal }: Circumstances): number {
  const time = Math.min(
    weights.mostForTime,
    weights.minute * Math.max(0, minutes - 20) + weights.handsOn * recipe.prep,
  );
  const overnight = minutes >= overnightFrom ? weights.overnight : 0;
  const isSnackOnly = recipe.meals.every((each) => each === 'snack');
  const untimely =
    meal !== null && !recipe.meals.includes(meal)
      ? weights.otherMeal
      : meal === null && isSnackOnly
        ? weights.snack
        : 0;
  const place = !country
    ? 0
    : isEverydayIn(recipe, country)
      ? weights.home
      : recipe.cuisine === 'International'
        ? 0
        : -weights.foreign;
  return place - time - overnight - untimely;
}

/** What the dish needs that nobody said they have: an appliance that few own, or what an earlier meal left. */
function unusual({ recipe }: Facts, { equipped, leftovers }: Circumstances): number {
  if (!equipped && needsRareAppliance(recipe)) return weights.byChoice;
  if (leftovers || !isFromLeftovers(recipe)) return 0;
  return recipe.cookingFirst ? weights.cookingFirst : weights.byChoice;
}

/** What must be bought, changed or watched. */
function hindrances(facts: Facts, marks: Marks, verdict: Verdict, around: Circumstances): number {
  const { catalogue, country } = around;
  const rare = marks.need.filter((key) => {
    const food = catalogue.ingredients.get(key);
    return food && food.frequency < 0.01 && !(country && isLocal(food, country));
  });
  return (
    weights.missing * marks.need.length +
    weights.rare * rare.length +
    weights.swap * marks.swaps.length +
    (marks.need.includes(facts.main) ? weights.mainMissing : 0) +
    weights.carrierMissing *
      marks.need.filter((key) => planned(catalogue.ingredients.get(key)) >= aPlan).length +
    (isAround(marks, around) ? 0 : weights.withoutTheirs) +
    (marks.enough ? weights.short : 0) +
    unusual(facts, around) +
    (verdict.verdict === 'caution' ? Math.min(0.3, weights.caution * verdict.reasons.length) : 0)
  );
}

/** What a person wrote down they like; one of their own that they marked, twice as much. */
const likingOf = (id: string, { favourites }: Circumstances): number =>
  weights.favourite * (Number(favourites.has(id)) + Number(isOwnId(id)));

/** @param fit the posting lists' score */
export const scoreOf = (
  fit: number,
  facts: Facts,
  marks: Marks,
  verdict: Verdict,
  around: Circumstances,
): number =>
  weights.fit * fit +
  valueOfUse(marks, around) +
  occasion(facts, around) +
  likingOf(facts.recipe.id, around) -
  hindrances(facts, marks, verdict, around);
