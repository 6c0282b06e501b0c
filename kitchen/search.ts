// Dishes of the catalogue by their name, what they are made of or where they come from, for adding one to a plan by hand.
import type { Verdict } from '../contract/kitchen.ts';
import type { PlanDay } from '../contract/plans.ts';
import type { Nutrition } from '../contract/kitchen.ts';
import type { Catalogue, Country, Meal, Recipe } from './catalogue/types.ts';
import { costOf, isEverydayIn } from './cost.ts';
import { allergenWords, nutritionOf } from './facts.ts';
import type { Person } from './kitchen.ts';
import { indexOf } from './nutrition.ts';
import { ingredientLines, mealText } from './plan/answer.ts';
import { dishesOf } from './plan/dishes.ts';
import type { Dish } from './plan/dishes.ts';
import { figure } from './plan/words.ts';
import { rulesOf } from './rules.ts';
import { judgeRecipe } from './safety.ts';
import { fitReason, noOne } from './suggest.ts';
import { distance, singular, slipsAllowed, tokensOf } from './words.ts';

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

interface Entry { readonly dish: Dish; readonly title: readonly string[]; readonly other: readonly string[]; readonly parts: readonly string[] }

const indexes = new WeakMap<Catalogue, readonly Entry[]>();
const wordsOf = (text: string): string[] => tokensOf(text).map(singular);

function entriesOf(catalogue: Catalogue): readonly Entry[] {
  const before = indexes.get(catalogue);
  if (before) return before;
  const entries = dishesOf(catalogue).map((dish) => {
    const { recipe } = dish.facts;
    const countries = recipe.countries.map((code) => catalogue.countries.get(code)?.name ?? '').join(' ');
    return {
      dish, title: [...new Set(wordsOf(`${recipe.title} ${recipe.id.replaceAll('-', ' ')}`))], other: [...new Set(wordsOf(`${recipe.cuisine} ${countries}`))],
      parts: [...new Set(dish.grams.flatMap(({ ingredient }) => wordsOf(ingredient.label)))],
    };
  });
  indexes.set(catalogue, entries);
  return entries;
}

/** How well one word fits a dish: 0 where it does not. */
function fitOf(word: string, { title, other, parts }: Entry): number {
  if (title.includes(word)) return 10;
  if (title.some((each) => each.startsWith(word))) return 8;
  if (other.includes(word) || parts.includes(word)) return 4;
  if (word.length >= 3 && [...other, ...parts].some((each) => each.startsWith(word))) return 3;
  const slips = slipsAllowed(word);
  return slips > 0 && title.some((each) => distance(word, each, slips) <= slips) ? 5 : 0;
}

/**
 * Dishes that fit every word that was typed, best first: names before ingredients, everyday food of the person's country first among
 * equals. What the safety gate refuses is left out and counted. Reads at most 12 words. Never throws.
 */
export function searchRecipes({ text, meal, person = noOne, people = 1, count = 20 }: RecipeSearch, catalogue: Catalogue): RecipeHits {
  const words = wordsOf(text.slice(0, 200)).slice(0, 12);
  const rules = rulesOf(person, catalogue);
  const country = person.country === null ? undefined : catalogue.countries.get(person.country);
  const found: { dish: Dish; safety: Verdict; score: number }[] = [];
  let leftOut = 0;
  for (const entry of entriesOf(catalogue)) {
    const { recipe } = entry.dish.facts;
    if (meal !== undefined && !recipe.meals.includes(meal)) continue;
    const fits = words.map((word) => fitOf(word, entry));
    if (fits.includes(0)) continue;
    const safety = judgeRecipe(entry.dish.facts, rules, catalogue.ingredients);
    if (safety.verdict === 'refuse') { leftOut += 1; continue; }
    const isExact = words.length > 0 && words.length === entry.title.length && fits.every((fit) => fit === 10);
    const home = !country || !isEverydayIn(recipe, country) ? 0 : recipe.countries[0] === country.iso2 ? 1.5 : 1;
    const mean = words.length === 0 ? 0 : fits.reduce((sum, fit) => sum + fit, 0) / words.length;
    found.push({ dish: entry.dish, safety, score: mean + (isExact ? 5 : 0) + home - (safety.verdict === 'caution' ? 0.5 : 0) });
  }
  const best = found.toSorted((a, b) => b.score - a.score || (a.dish.facts.recipe.title < b.dish.facts.recipe.title ? -1 : 1)).slice(0, Math.max(0, Math.min(50, count)));
  return { leftOut, hits: best.map(({ dish, safety }) => hitOf(dish, safety)) };

  function hitOf(dish: Dish, safety: Verdict): RecipeHit {
    const { recipe, minutes, serving } = dish.facts;
    const nutrition = nutritionOf({ ...dish.facts, serving: dish.serving }, catalogue.ingredients);
    const cost = country ? costFor(dish, people, country) : undefined;
    const reasons = [
      ...(person.conditions.length > 0 && safety.verdict === 'fit' ? [fitReason(dish.facts, rules)] : []),
      ...safety.reasons,
      `${figure(serving[indexOf.energy_kcal] ?? 0)} kcal a serving.`,
      ...(country && isEverydayIn(recipe, country) ? [`Everyday food in ${country.name}.`] : []),
      ...(dish.minutes <= 30 ? [`Ready in ${dish.minutes} minutes.`] : []),
    ];
    return {
      recipe, minutes, nutrition, allergens: allergenWords(dish.facts), safety, reasons, text: mealText(dish, null), ingredients: ingredientLines(dish, people),
      meal: { recipe_id: recipe.id, servings: people, portion: 1, locked: false, catalogue_version: catalogue.version, minutes: dish.minutes, nutrition, reasons, ...(cost === undefined ? {} : { cost }) },
    };
  }

  function costFor(dish: Dish, servings: number, where: Country): number {
    return Math.round(costOf(dish.grams.map(({ ingredient, grams }) => ({ key: ingredient.key, grams: grams * servings })), catalogue.ingredients, where).local * 100) / 100;
  }
}
