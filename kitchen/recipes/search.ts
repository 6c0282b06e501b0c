// Dishes of the catalogue by their name, what they are made of or where they come from, for adding one to a plan by hand.
import { titles } from '../../domain/french/titles.ts';
import type { Note } from '../../domain/notes.ts';
import type { PlanDay } from '../../contract/plans.ts';
import type { Nutrition, Verdict } from '../../contract/kitchen.ts';
import type { Catalogue, Country, Meal, Recipe } from '../catalogue/types.ts';
import { costOf, countryOfPerson, isEverydayIn } from './cost.ts';
import { allergenWords, nutritionOf } from './facts.ts';
import type { Person } from '../types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { indexOf } from './nutrition.ts';
import { ingredientLines, mealText } from '../planning/answer.ts';
import { dishesOf } from '../planning/dishes.ts';
import type { Dish } from '../planning/dishes.ts';
import { rulesOf } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { judgeRecipe } from '../safety/gate.ts';
import { passesDayAim } from '../safety/judge.ts';
import { isRefusedToAny } from '../safety/table.ts';
import { commonIn, energyOfServing, fitReason, readyIn } from './reasons.ts';
import { readQuery, wordsOf } from './searchQuery.ts';
import type { Query, Word } from './searchQuery.ts';
import { noOne } from './suggest.ts';
import { slipsAllowed, slipsBetween } from '../ingredients/words.ts';

export interface RecipeSearch {
  /** What was typed; empty: whatever is nearest to the person. */
  readonly text: string;
  /** Only dishes of this meal. */
  readonly meal?: Meal | undefined;
  readonly person?: Person;
  /** Others who eat along: what each of them must not eat is left out too. */
  readonly table?: readonly Person[];
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
  readonly reasons: readonly Note[];
  /** What a plan's slot holds of it: the title with what is to be bought, the lines of ingredients, and what swap and shopping stand on. */
  readonly text: string;
  readonly ingredients: readonly string[];
  readonly meal: NonNullable<PlanDay['lunch_meal']>;
}

export interface RecipeHits {
  readonly hits: readonly RecipeHit[];
  /** How many dishes were found and are left out, because the gate refuses them for this person, or for somebody who eats along. */
  readonly leftOut: number;
}

interface Entry {
  readonly dish: Dish;
  readonly title: readonly string[];
  /** The words of its French title. */
  readonly french: readonly string[];
  readonly other: readonly string[];
  readonly parts: readonly string[];
  readonly foods: ReadonlySet<string>;
}

const indexes = new WeakMap<Catalogue, readonly Entry[]>();
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
      french: [...new Set(wordsOf(titles[recipe.id] ?? ''))],
      other: [...new Set(wordsOf(`${recipe.cuisine} ${countries}`))],
      parts: [...new Set(dish.grams.flatMap(({ ingredient }) => wordsOf(ingredient.label)))],
      foods: new Set(dish.grams.map(({ ingredient }) => groupOf(ingredient.key))),
    };
  });
  indexes.set(catalogue, entries);
  return entries;
}

/** How well one word fits a dish: 0 where it does not. */
function fitOf({ word, food }: Word, { title, french, other, parts, foods }: Entry): number {
  if (title.includes(word)) return 10;
  if (french.includes(word)) return 9;
  if ([...title, ...french].some((each) => each.startsWith(word))) return 8;
  if (other.includes(word) || parts.includes(word) || (food !== null && foods.has(food))) return 4;
  if (word.length >= 3 && [...other, ...parts].some((each) => each.startsWith(word))) return 3;
  const slips = slipsAllowed(word);
  return slips > 0 && title.some((each) => slipsBetween(word, each, slips) <= slips) ? 5 : 0;
}

/** A dish, and how well each word fits it. */
interface Candidate {
  readonly entry: Entry;
  readonly fits: readonly number[];
}

/** Dishes that fit every word; where there are none, those that miss one. */
function candidatesOf(
  { wanted, words, whole }: Query,
  meal: Meal | undefined,
  catalogue: Catalogue,
): readonly Candidate[] {
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
  if (fitting.length > 0 || words.length < 2) return fitting;
  return candidates.filter(({ fits }) => fits.filter((fit) => fit === 0).length === 1);
}

/** How much a dish is at home in a country. */
function homeWorth(recipe: Recipe, country: Country | undefined): number {
  if (!country || !isEverydayIn(recipe, country)) return 0;
  return recipe.countries[0] === country.iso2 ? 1.5 : 1;
}

/** How near a dish is to what was typed, without what the gate says of it. */
function scoreOf({ entry, fits }: Candidate, country: Country | undefined): number {
  const { dish, title } = entry;
  const isExact =
    fits.length > 0 && fits.length === title.length && fits.every((fit) => fit === 10);
  const mean = fits.length === 0 ? 0 : fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  // 'Rice and beans' is rather red beans and rice than a fish with both.
  const share = fits.filter((fit) => fit >= 8).length / title.length;
  return mean + 2 * share + (isExact ? 5 : 0) + homeWorth(dish.facts.recipe, country);
}

/** For whom a dish is shown, and for how many. */
interface Asking {
  readonly person: Person;
  readonly rules: Rules;
  readonly country: Country | undefined;
  readonly people: number;
}

/**
 * Dishes that fit every word that was typed, best first: names before ingredients, everyday food of the person's country first among
 * equals. Where none fits them all, those that miss one; diets, meals and minutes are never let go. What the safety gate refuses is
 * left out and counted. Never throws.
 */
export function searchRecipes(
  { text, meal, person = noOne, table = [], people = 1, count = 20 }: RecipeSearch,
  catalogue: Catalogue,
): RecipeHits {
  const rules = rulesOf(person, catalogue);
  const country = countryOfPerson(person, catalogue);
  const judged = candidatesOf(readQuery(text, catalogue, country), meal, catalogue).map(
    (candidate) => {
      const { dish } = candidate.entry;
      const safety = judgeRecipe(dish.facts, rules, catalogue.ingredients);
      const caution = passesDayAim(safety) ? 2 : safety.verdict === 'caution' ? 0.5 : 0;
      return { dish, safety, score: scoreOf(candidate, country) - caution };
    },
  );
  const others = table.map((each) => rulesOf(each, catalogue));
  const found = judged.filter(
    ({ dish, safety }) =>
      safety.verdict !== 'refuse' && !isRefusedToAny(dish.facts, others, catalogue),
  );
  const best = found
    .toSorted(
      (a, b) =>
        b.score - a.score || (a.dish.facts.recipe.title < b.dish.facts.recipe.title ? -1 : 1),
    )
    .slice(0, Math.max(0, Math.min(50, count)));
  const asking = { person, rules, country, people };
  return {
    leftOut: judged.length - found.length,
    hits: best.map(({ dish, safety }) => hitOf(dish, safety, asking, catalogue)),
  };
}

function hitOf(
  dish: Dish,
  safety: Verdict,
  { person, rules, country, people }: Asking,
  catalogue: Catalogue,
): RecipeHit {
  const { recipe, minutes, serving } = dish.facts;
  const nutrition = nutritionOf({ ...dish.facts, serving: dish.serving }, catalogue.ingredients);
  const reasons: Note[] = [
    ...((person.conditions.length > 0 || (person.ownLimits?.length ?? 0) > 0) &&
    safety.verdict === 'fit'
      ? [fitReason(dish.facts, rules)]
      : []),
    ...safety.reasons,
    energyOfServing(serving[indexOf.energy_kcal] ?? 0),
    ...(country && isEverydayIn(recipe, country) ? [commonIn(country)] : []),
    ...(minutes <= 30 ? [readyIn(minutes)] : []),
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
      ...(country ? { cost: costFor(dish, people, country, catalogue) } : {}),
    },
  };
}

function costFor(dish: Dish, servings: number, country: Country, catalogue: Catalogue): number {
  const bought = dish.grams.map(({ ingredient, grams }) => ({
    key: ingredient.key,
    grams: grams * servings,
  }));
  return Math.round(costOf(bought, catalogue.ingredients, country).local * 100) / 100;
}
