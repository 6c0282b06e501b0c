// What was typed to find a dish, taken apart: what the dish must be, and the words that name it.
import type { Catalogue, Country, Meal } from '../catalogue/types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { foodOf } from '../ingredients/lexicon.ts';
import { plain, singular, tokensOf } from '../ingredients/words.ts';
import type { Dish } from '../planning/dishes.ts';
import type { Diet } from './facts.ts';
import {
  inServing,
  meetsClaim,
  type NutritionClaim,
  nutritionClaims,
  type Portion,
} from './nutritionClaims.ts';

/** One dish, written in several ways. */
const spelled = new Map([
  ['moin', 'moi'],
  ['dahl', 'dal'],
  ['dhal', 'dal'],
  ['daal', 'dal'],
  ['spag', 'spaghetti'],
  ['bol', 'bolognese'],
  ['shakshouka', 'shakshuka'],
  ['pilau', 'pilaf'],
  ['pulao', 'pilaf'],
  ['porridges', 'porridge'],
]);
/** Words as dishes are looked up by. */
export const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .map(singular)
    .map((word) => spelled.get(word) ?? word);

/** A word that was typed, and the food that it names in whatever English: 'zucchini', 'prawns'. */
export interface Word {
  readonly word: string;
  readonly food: string | null;
}

/** What a dish has to be, whatever it is called. */
type Demand = (dish: Dish) => boolean;
/** Of the dish as it is planned: purines may be filled in there, which no claim counts. */
const portionOf = ({ serving, facts: { servingGrams, notCounted } }: Dish): Portion => ({
  serving,
  servingGrams,
  notCounted,
});
/** 'Low carb': at most 26 % of the energy (Feinman et al., Nutrition 2015;31:1). */
const isLowCarb: Demand = (dish) =>
  4 * inServing(portionOf(dish), 'carb_g') <=
  0.26 * Math.max(1, inServing(portionOf(dish), 'energy_kcal'));
const isClaim = (words: string): words is NutritionClaim =>
  nutritionClaims.some((claim) => claim === words);
function claimOf(words: string): Demand {
  const claim = words.replace('sodium', 'salt').replace('fiber', 'fibre').replace(' ', '-');
  return isClaim(claim) ? (dish) => meetsClaim(claim, portionOf(dish)) : isLowCarb;
}
const isOf =
  (meal: Meal): Demand =>
  ({ facts }) =>
    facts.recipe.meals.includes(meal);
const isDiet =
  (diet: Diet): Demand =>
  ({ facts }) =>
    facts.diets.has(diet);
const freeOf: Readonly<Record<string, Diet>> = {
  gluten: 'gluten-free',
  dairy: 'dairy-free',
  lait: 'dairy-free',
  nut: 'nut-free',
  noix: 'nut-free',
  pork: 'pork-free',
  porc: 'pork-free',
  alcohol: 'alcohol-free',
  alcool: 'alcohol-free',
};
const isWithout = (what: string): Demand => isDiet(freeOf[what] ?? 'gluten-free');
/** In the app's two languages, without accents. */
const demands: readonly (readonly [RegExp, (found: RegExpExecArray) => Demand])[] = [
  [
    /\b(?:(?:under|within|in|at most|up to|max(?:imum)?|en) )?(\d{1,3}) ?(?:minutes?|mins?)\b/,
    ([, most]) =>
      ({ minutes }) =>
        minutes <= Number(most),
  ],
  [
    /\b(?:quick|fast|rapides?)\b/,
    () =>
      ({ minutes }) =>
        minutes <= 30,
  ],
  [
    /\b(?:easy|faciles?)\b/,
    () =>
      ({ facts }) =>
        facts.recipe.difficulty === 'easy',
  ],
  [
    /\b(?:low (?:salt|sodium|fat|sugar|carb(?:s|ohydrates?)?)|high (?:protein|fib(?:re|er)))\b/,
    ([words]) => claimOf(words),
  ],
  [/\b(?:vegan|vegetalien(?:ne)?s?)\b/, () => isDiet('vegan')],
  [/\b(?:vegetarian|veggie|meatless|meat free|vegetarien(?:ne)?s?)\b/, () => isDiet('vegetarian')],
  [/\b(gluten|dairy|nut|pork|alcohol) free\b/, ([, what = '']) => isWithout(what)],
  [/\bsans (gluten|lait|noix|porc|alcool)\b/, ([, what = '']) => isWithout(what)],
  [/\b(?:breakfast|petit dejeuner)\b/, () => isOf('breakfast')],
  [/\b(?:lunch|dejeuner)\b/, () => isOf('lunch')],
  [/\b(?:dinner|supper|diner)\b/, () => isOf('dinner')],
  [/\b(?:snack|dessert)s?\b/, () => isOf('snack')],
];
const filling = new Set([
  'and',
  'or',
  'with',
  'of',
  'the',
  'in',
  'a',
  'an',
  'for',
  'on',
  'some',
  'recipe',
  'dish',
  'meal',
  'food',
  'idea',
  'et',
  'de',
  'la',
  'le',
  'les',
  'aux',
  'avec',
]);

export interface Query {
  readonly wanted: readonly Demand[];
  readonly words: readonly Word[];
  /** The food that all the words name together. */
  readonly whole: string | null;
}

/** Takes apart what was typed. Reads at most 12 words. */
export function readQuery(text: string, catalogue: Catalogue, country: Country | undefined): Query {
  let rest = plain(text.slice(0, 200));
  const wanted: Demand[] = [];
  for (const [pattern, demandOf] of demands) {
    const found = pattern.exec(rest);
    if (!found) continue;
    wanted.push(demandOf(found));
    rest = rest.replace(pattern, ' ').trim();
  }
  const named = (phrase: string): string | null => {
    const match = foodOf(phrase, false, catalogue, country);
    return match ? groupOf(match.ingredient.key) : null;
  };
  const all = [...new Set(wordsOf(rest))];
  const telling = all.filter((word) => !filling.has(word));
  const words = (telling.length > 0 ? telling : all)
    .slice(0, 12)
    .map((word) => ({ word, food: named(word) }));
  return { wanted, words, whole: words.length > 1 ? named(rest) : null };
}
