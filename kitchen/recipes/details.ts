// What a recipe's page shows beside the instructions: the four words, its figures against the person's limits, what it costs.
import type { RecipeDetails, Verdict } from '../../contract/kitchen.ts';
import type { Catalogue, Country, RecipeIngredient } from '../catalogue/types.ts';
import type { Rules } from '../safety/rules.ts';
import { keepingDays } from '../planning/keeping.ts';
import { countryOfPerson } from '../prices/paid.ts';
import { costOf } from './cost.ts';
import { allergenIds, allergenWords, estimatedMark, nutritionOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { marksOf, shownEnough, shownSwaps } from './marks.ts';
import type { Marks } from './marks.ts';
import { valueOf } from './nutrition.ts';
import type { Pantry, PantryItem } from './pantry.ts';
import { reasonsOf } from './reasons.ts';
import type { Swap } from './swaps.ts';

interface Written {
  /** Of the recipe as it was adapted to the person. */
  readonly facts: Facts;
  readonly servings: number;
  /** Its lines for so many servings. */
  readonly lines: readonly string[];
  /** What was replaced for the person. */
  readonly swaps?: readonly Swap[];
  /** Null where nothing is known of what is at hand. */
  readonly pantry: Pantry | null;
  readonly rules: Rules;
  readonly verdict: Verdict;
}

type Yours = Pick<RecipeDetails['lines'][number], 'yours'>;

const nothing: Marks = { have: [], swaps: [], need: [], cupboard: [], enough: null };

/** What is taken from a pantry for it; `factor` is from the recipe as it is stored to what is written. */
const takesOf = (
  { key, grams, optional, estimated }: RecipeIngredient,
  factor: number,
  atHand: string | undefined,
  { ingredients }: Catalogue,
): Pick<RecipeDetails['lines'][number], 'takes'> =>
  estimated || (optional && atHand === undefined)
    ? {}
    : {
        takes: [
          {
            key: atHand ?? key,
            name: ingredients.get(key)?.label ?? key,
            grams: Math.round(grams * factor * 10) / 10,
          },
        ],
      };

const keptFor = (
  { recipe }: Facts,
  { ingredients, keeping }: Catalogue,
): Pick<RecipeDetails, 'keeps_days'> => {
  const foods = recipe.ingredients.flatMap(({ key }) => ingredients.get(key) ?? []);
  const days = keepingDays(recipe, foods, keeping);
  return days > 0 ? { keeps_days: days } : {};
};

/** Another grade that is at hand for a line: it is what the dish takes. */
function gradeAtHand(
  { key }: RecipeIngredient,
  { need }: Marks,
  pantry: Pantry | null,
): string | undefined {
  const holding = need.includes(key) ? undefined : pantry?.holdings.get(key);
  return holding?.kind === 'have' ? holding.item?.key : undefined;
}

/** A line says in English what it stands in place of. */
function foodOf(
  { key, text }: RecipeIngredient,
  swaps: readonly Swap[] = [],
): Pick<RecipeDetails['lines'][number], 'food'> {
  const isOther = text.includes(' (instead of ');
  const other = isOther ? swaps.find(({ to }) => to === key)?.key : undefined;
  return { food: { key, ...(other === undefined ? {} : { instead_of: other }) } };
}

/** Whole milk for skimmed, or plain 'milk' for either: which of theirs is meant is told. */
function yoursOf(key: string, item: PantryItem | null, { ingredients }: Catalogue): Yours {
  if (!item || item.key === key || item.orKey === key) return {};
  const isLabel = item.name === ingredients.get(item.key)?.label;
  return { yours: { name: item.name, ...(isLabel ? { key: item.key } : {}) } };
}

function markOf(
  { key }: RecipeIngredient,
  marks: Marks,
  pantry: Pantry | null,
  catalogue: Catalogue,
): Pick<RecipeDetails['lines'][number], 'mark' | 'swap' | 'yours'> {
  if (!pantry) return { mark: null };
  if (marks.need.includes(key)) return { mark: 'need' };
  if (marks.cupboard.includes(key)) return { mark: 'cupboard' };
  const swap = marks.swaps.find(({ forIt }) => forIt === key);
  const [shown] = swap ? shownSwaps([swap], catalogue) : [];
  if (shown) return { mark: 'swap', swap: shown };
  const holding = pantry.holdings.get(key);
  return holding?.kind === 'have'
    ? { mark: 'have', ...yoursOf(key, holding.item, catalogue) }
    : { mark: null };
}

/** Each quantity that a condition limits, the tightest first. What has no unit of its own is a load, not an amount. */
const limitsOf = ({ serving }: Facts, { ceilings }: Rules): RecipeDetails['limits'] =>
  ceilings
    .filter(({ dayMax }) => dayMax > 0)
    .map(({ by, quantity, dayMax, unit }) => ({
      condition: by.name,
      quantity,
      amount: Math.round(valueOf(serving, quantity) * 10) / 10,
      unit: quantity === 'glycaemic_load' ? '' : unit,
      dayMax: Math.round(dayMax * 10) / 10,
    }))
    .sort((a, b) => b.amount / b.dayMax - a.amount / a.dayMax);

/** Money is said to the cent; whole units where nobody counts cents is the screen's to say. */
function costOfServing(
  { recipe }: Facts,
  country: Country | undefined,
  { ingredients }: Catalogue,
): RecipeDetails['cost'] {
  if (!country) return null;
  const { local, band, currency } = costOf(recipe.ingredients, ingredients, country);
  const amount = local / recipe.serves;
  const rounded = (sum: number): number => Math.round(sum * 100) / 100;
  return {
    amount: rounded(amount),
    low: rounded(amount / band),
    high: rounded(amount * band),
    currency,
  };
}

export function detailsOf(
  { facts, servings, lines, swaps, pantry, rules, verdict }: Written,
  catalogue: Catalogue,
): RecipeDetails {
  const { recipe, minutes } = facts;
  const marks = pantry ? marksOf(recipe, pantry, catalogue) : nothing;
  const country = countryOfPerson(rules.person, catalogue);
  const labels = (keys: readonly string[]): string[] =>
    keys.map((key) => catalogue.ingredients.get(key)?.label ?? key);
  return {
    recipe_id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    minutes,
    hands_on: recipe.prep,
    ...(recipe.wait > 0 ? { waiting: recipe.wait } : {}),
    ...estimatedMark(recipe),
    difficulty: recipe.difficulty,
    ...keptFor(facts, catalogue),
    servings,
    lines: recipe.ingredients.map((item, i) => ({
      text: lines[i] ?? '',
      ...foodOf(item, swaps),
      ...markOf(item, marks, pantry, catalogue),
      ...takesOf(item, servings / recipe.serves, gradeAtHand(item, marks, pantry), catalogue),
    })),
    at_hand: pantry && {
      have: marks.have.map(({ name }) => name),
      swaps: shownSwaps(marks.swaps, catalogue),
      need: labels(marks.need),
      need_keys: [...marks.need],
      cupboard: labels(marks.cupboard),
      enough: marks.enough && shownEnough(marks.enough, catalogue),
    },
    reasons: reasonsOf(facts, marks, verdict, rules, country),
    allergens: allergenWords(facts),
    allergen_ids: allergenIds(facts),
    nutrition: nutritionOf(facts, catalogue.ingredients),
    limits: limitsOf(facts, rules),
    cost: costOfServing(facts, country, catalogue),
    safety: verdict,
  };
}
