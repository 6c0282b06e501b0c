// Dishes of the catalogue by their name, what they are made of or where they come from, for adding one to a plan by hand.
import type { Verdict } from '../../contract/kitchen.ts';
import type { PlanDay } from '../../contract/plans.ts';
import type { Nutrition } from '../../contract/kitchen.ts';
import type { Catalogue, Country, Meal, Recipe } from '../catalogue/types.ts';
import { costOf, isEverydayIn } from './cost.ts';
import { allergenWords, nutritionOf } from './facts.ts';
import type { Diet } from './facts.ts';
import type { Person } from '../types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { indexOf } from './nutrition.ts';
import { ingredientLines, mealText } from '../planning/answer.ts';
import { dishesOf } from '../planning/dishes.ts';
import type { Dish } from '../planning/dishes.ts';
import { countryInText, figure } from '../planning/words.ts';
import { foodOf } from '../ingredients/lexicon.ts';
import { rulesOf } from '../safety/rules.ts';
import { judgeRecipe } from '../safety/gate.ts';
import { fitReason } from './reasons.ts';
import { noOne } from './suggest.ts';
import { distance, plain, singular, slipsAllowed, tokensOf } from '../ingredients/words.ts';

export interface RecipeSearch {
  /** What was typed; empty: whatever is nearest to the person. */
  readonly text: string;
  /** Only dishes of this meal. */
  readonly meal?: Meal | undefined;
  readonly person?: Person;
  /** For how many the amounts are; 1 by default. */
  readonly people?: number;
  /** At most this many; 20 by default. */
  readonly count?: number;
}

export interface RecipeHit {
  readonly recipe: Recipe;
  /** Hands-on, heat and waiting, minutes. */
  readonly minutes: number;
  /** Of one serving. */
  readonly nutrition: Nutrition;
  readonly allergens: readonly string[];
  /** 'fit' or 'caution'. */
  readonly safety: Verdict;
  readonly reasons: readonly string[];
  /** What a plan's slot holds of it: the title with what is to be bought, the lines of ingredients, and what swap and shopping stand on. */
  readonly text: string;
  readonly ingredients: readonly string[];
  readonly meal: NonNullable<PlanDay['lunch_meal']>;
}

export interface RecipeHits {
  readonly hits: readonly RecipeHit[];
  /** How many dishes were found and are left out, because the gate refuses them for this person. */
  readonly leftOut: number;
}

interface Entry {
  readonly dish: Dish;
  readonly title: readonly string[];
  readonly other: readonly string[];
  readonly parts: readonly string[];
  readonly foods: ReadonlySet<string>;
}

const indexes = new WeakMap<Catalogue, readonly Entry[]>();
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
const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .map(singular)
    .map((word) => spelled.get(word) ?? word);

function entriesOf(catalogue: Catalogue): readonly Entry[] {
  const before = indexes.get(catalogue);
  if (before) return before;
  const entries = dishesOf(catalogue).map((dish) => {
    const { recipe } = dish.facts;
    const countries = recipe.countries
      .map((code) => catalogue.countries.get(code)?.name ?? '')
      .join(' ');
    return {
      dish,
      title: [...new Set(wordsOf(`${recipe.title} ${recipe.id.replaceAll('-', ' ')}`))],
      other: [...new Set(wordsOf(`${recipe.cuisine} ${countries}`))],
      parts: [...new Set(dish.grams.flatMap(({ ingredient }) => wordsOf(ingredient.label)))],
      foods: new Set(dish.grams.map(({ ingredient }) => groupOf(ingredient.key))),
    };
  });
  indexes.set(catalogue, entries);
  return entries;
}

/** A word that was typed, and the food that it names in whatever English: 'zucchini', 'prawns'. */
interface Word {
  readonly word: string;
  readonly food: string | null;
}

/** How well one word fits a dish: 0 where it does not. */
function fitOf({ word, food }: Word, { title, other, parts, foods }: Entry): number {
  if (title.includes(word)) return 10;
  if (title.some((each) => each.startsWith(word))) return 8;
  if (other.includes(word) || parts.includes(word) || (food !== null && foods.has(food))) return 4;
  if (word.length >= 3 && [...other, ...parts].some((each) => each.startsWith(word))) return 3;
  const slips = slipsAllowed(word);
  return slips > 0 && title.some((each) => distance(word, each, slips) <= slips) ? 5 : 0;
}

/** What a dish has to be, whatever it is called. */
type Demand = (dish: Dish) => boolean;
const inServing = ({ serving }: Dish, quantity: keyof typeof indexOf): number =>
  serving[indexOf[quantity]] ?? 0;
/** By 100 g of the dish, whose raw weight stands for it. */
const by100g = (dish: Dish, quantity: keyof typeof indexOf): number =>
  (100 * inServing(dish, quantity)) / dish.facts.servingGrams;
const energyShare = (dish: Dish, quantity: keyof typeof indexOf, kcalInGram: number): number =>
  (inServing(dish, quantity) * kcalInGram) / Math.max(1, inServing(dish, 'energy_kcal'));

/**
 * 'Low' and 'high' as Regulation (EC) 1924/2006 lets a label say them (annex: sodium at most 0.12 g, fat 3 g, sugars 5 g in 100 g;
 * protein at least 20 % of the energy; fibre at least 3 g in 100 kcal or 6 g in 100 g). 'Low carb': at most 26 % of the energy
 * (Feinman et al., Nutrition 2015;31:1).
 */
const claims: Readonly<Record<string, Demand>> = {
  'low salt': (dish) => by100g(dish, 'sodium_mg') <= 120,
  'low fat': (dish) => by100g(dish, 'fat_g') <= 3,
  'low sugar': (dish) => by100g(dish, 'sugars_g') <= 5,
  'low carb': (dish) => energyShare(dish, 'carb_g', 4) <= 0.26,
  'high protein': (dish) => energyShare(dish, 'protein_g', 4) >= 0.2,
  'high fibre': (dish) =>
    by100g(dish, 'fibre_g') >= 6 ||
    inServing(dish, 'fibre_g') >= (3 * inServing(dish, 'energy_kcal')) / 100,
};
const claimOf = (words: string): Demand =>
  claims[
    words
      .replace('sodium', 'salt')
      .replace('fiber', 'fibre')
      .replace(/carb\w*/, 'carb')
  ] ?? (() => true);
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

/** What was typed, taken apart: what a dish must be, and the words that name it. Reads at most 12 words. */
function readQuery(
  text: string,
  catalogue: Catalogue,
  country: Country | undefined,
): {
  readonly wanted: readonly Demand[];
  readonly words: readonly Word[];
  readonly whole: string | null;
} {
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

/**
 * Dishes that fit every word that was typed, best first: names before ingredients, everyday food of the person's country first among
 * equals. Where none fits them all, those that miss one; diets, meals and minutes are never let go. What the safety gate refuses is
 * left out and counted. Never throws.
 */
export function searchRecipes(
  { text, meal, person = noOne, people = 1, count = 20 }: RecipeSearch,
  catalogue: Catalogue,
): RecipeHits {
  const rules = rulesOf(person, catalogue);
  const country = person.country === null ? undefined : catalogue.countries.get(person.country);
  const { wanted, words, whole } = readQuery(text, catalogue, country);
  const candidates = entriesOf(catalogue)
    .filter(
      ({ dish }) =>
        (meal === undefined || dish.facts.recipe.meals.includes(meal)) &&
        wanted.every((demand) => demand(dish)),
    )
    .map((entry) => ({
      entry,
      fits: words.map(
        (word) => fitOf(word, entry) || (whole !== null && entry.foods.has(whole) ? 4 : 0),
      ),
    }));
  const fitting = candidates.filter(({ fits }) => !fits.includes(0));
  const near =
    fitting.length > 0 || words.length < 2
      ? fitting
      : candidates.filter(({ fits }) => fits.filter((fit) => fit === 0).length === 1);
  const found: { dish: Dish; safety: Verdict; score: number }[] = [];
  let leftOut = 0;
  for (const {
    entry: { dish, title },
    fits,
  } of near) {
    const { recipe } = dish.facts;
    const safety = judgeRecipe(dish.facts, rules, catalogue.ingredients);
    if (safety.verdict === 'refuse') {
      leftOut += 1;
      continue;
    }
    const isExact =
      words.length > 0 && words.length === title.length && fits.every((fit) => fit === 10);
    const home =
      !country || !isEverydayIn(recipe, country)
        ? 0
        : recipe.countries[0] === country.iso2
          ? 1.5
          : 1;
    const mean = words.length === 0 ? 0 : fits.reduce((sum, fit) => sum + fit, 0) / words.length;
    // 'Rice and beans' is rather red beans and rice than a fish with both.
    const share = fits.filter((fit) => fit >= 8).length / title.length;
    found.push({
      dish,
      safety,
      score: mean + 2 * share + (isExact ? 5 : 0) + home - (safety.verdict === 'caution' ? 0.5 : 0),
    });
  }
  const best = found
    .toSorted(
      (a, b) =>
        b.score - a.score || (a.dish.facts.recipe.title < b.dish.facts.recipe.title ? -1 : 1),
    )
    .slice(0, Math.max(0, Math.min(50, count)));
  return { leftOut, hits: best.map(({ dish, safety }) => hitOf(dish, safety)) };

  function hitOf(dish: Dish, safety: Verdict): RecipeHit {
    const { recipe, minutes, serving } = dish.facts;
    const nutrition = nutritionOf({ ...dish.facts, serving: dish.serving }, catalogue.ingredients);
    const cost = country ? costFor(dish, people, country) : undefined;
    const reasons = [
      ...(person.conditions.length > 0 && safety.verdict === 'fit'
        ? [fitReason(dish.facts, rules)]
        : []),
      ...safety.reasons,
      `${figure(serving[indexOf.energy_kcal] ?? 0)} kcal a serving.`,
      ...(country && isEverydayIn(recipe, country)
        ? [`Common in ${countryInText(country.name)}.`]
        : []),
      ...(dish.minutes <= 30 ? [`Ready in ${dish.minutes} minutes.`] : []),
    ];
    return {
      recipe,
      minutes,
      nutrition,
      allergens: allergenWords(dish.facts),
      safety,
      reasons,
      text: mealText(dish, null),
      ingredients: ingredientLines(dish, people),
      meal: {
        recipe_id: recipe.id,
        servings: people,
        portion: 1,
        locked: false,
        catalogue_version: catalogue.version,
        minutes: dish.minutes,
        nutrition,
        reasons,
        ...(cost === undefined ? {} : { cost }),
      },
    };
  }

  function costFor(dish: Dish, servings: number, where: Country): number {
    return (
      Math.round(
        costOf(
          dish.grams.map(({ ingredient, grams }) => ({
            key: ingredient.key,
            grams: grams * servings,
          })),
          catalogue.ingredients,
          where,
        ).local * 100,
      ) / 100
    );
  }
}
