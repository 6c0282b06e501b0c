// A recipe of one's own cooked with another food: its line, its steps and its title say it, and are then read, worked out and judged as any other.
import type { Catalogue, Country, Ingredient, RecipeIngredient } from '../catalogue/types.ts';
import type { Change } from '../ingredients/substitutions.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { singular } from '../ingredients/words.ts';
import { figure } from '../planning/words.ts';
import type { Cook, Cooked, CookingFor } from '../recipes/offers.ts';
import { factorOf, isWritable, swapInTurn } from '../recipes/useSwaps.ts';
import type { UsedSwap } from '../recipes/useSwaps.ts';
import {
  inNumber,
  isAmbiguous,
  isMany,
  isOfOneForm,
  isPlainLine,
  lastWord,
  lineText,
  nameOf,
} from '../recipes/swapWords.ts';
import type { Person } from '../types.ts';
import { workedOut } from './dish.ts';
import type { OwnDish, OwnText } from './dish.ts';
import { readLine } from './line.ts';
import type { DishLine } from './line.ts';
import { escaped, nameInLine } from './references.ts';
import { judgeOwn } from './verdict.ts';

/**
 * Changes that another name says by itself. Where the times or the amount change as well, the method in the writer's own words and
 * language would have to be rewritten: nobody is told too short a time for chicken.
 */
const said: ReadonlySet<Change> = new Set<Change>(['as_written', 'follow_packet', 'add_to_taste']);

/** Foods are named in English: 'le oat milk' would stand in a French step. */
const english = /\b(?:the|and|with|until|into|then)\b/i;

/** Where a dish is read: the words of its person, and their country. */
interface Reading {
  readonly choices: OwnText['choices'];
  readonly catalogue: Catalogue;
  readonly country: Country | undefined;
}

/** How the recipe calls a food: as its line does, as we do, and by the noun of each. */
function namesOf(line: DishLine, from: Ingredient, { catalogue }: Reading): string[] {
  const names = [nameInLine(line, catalogue), nameOf(from)].flatMap((name) => [
    name,
    lastWord(name),
  ]);
  return [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => name.length > 2);
}

/** Replaces each of the names by that of the other food, in the number in which it stands. */
function renamerOf(names: readonly string[], to: Ingredient): (text: string) => string {
  const ways = names
    .flatMap((name) => [name, singular(name), inNumber(name, true)])
    .toSorted((a, b) => b.length - a.length)
    .map(escaped);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}-])(?:${[...new Set(ways)].join('|')})(?![\p{L}-])`,
    'giu',
  );
  return (text) => text.replace(pattern, (old) => inNumber(nameOf(to), isMany(old)));
}

/** The line with the other food: as it was written where it still weighs the same, else weighed. */
function lineWith(
  to: Ingredient,
  line: DishLine,
  item: RecipeIngredient,
  {
    from,
    rename,
    ...reading
  }: Reading & {
    readonly from: Ingredient;
    readonly rename: (text: string) => string;
  },
): string | undefined {
  const { catalogue, country } = reading;
  const weighs = (text: string): boolean => {
    const { foods, state } = readLine(text, undefined, catalogue, country);
    const [food] = foods;
    return (
      state === 'read' &&
      foods.length === 1 &&
      food?.ingredient.key === to.key &&
      Math.abs((food.grams ?? 0) / item.grams - 1) < 0.1
    );
  };
  return [rename(line.text), `${figure(item.grams)} g ${lineText(item, from, to)}`].find(weighs);
}

/** The only line of a food, where it is sure what it is and how much. */
function lineOf(dish: OwnDish, key: string): DishLine | undefined {
  const lines = dish.lines.filter(({ foods }) =>
    foods.some(({ ingredient }) => ingredient.key === key),
  );
  const [line] = lines;
  const [food] = line?.foods ?? [];
  const isSure =
    line?.state === 'read' &&
    lines.length === 1 &&
    line.foods.length === 1 &&
    (food?.grams ?? 0) > 0 &&
    !food?.isEstimated;
  return isSure ? line : undefined;
}

/** A dish keeps the name that its writer gave it; after it stands what is no longer true of that. */
const titleWithSwap = (title: string, isNamed: boolean, from: Ingredient, to: Ingredient): string =>
  isNamed ? `${title}, with ${nameOf(to)} instead of ${nameOf(from)}` : title;

/** The dish with one swap in it; undefined where its words cannot say it, or would still name the food that goes. */
function withOwnSwap(dish: OwnDish, swap: UsedSwap, reading: Reading): OwnDish | undefined {
  const { catalogue, country, choices } = reading;
  const { recipe } = dish.facts;
  const [from, to] = [catalogue.ingredients.get(swap.forIt), catalogue.ingredients.get(swap.to)];
  const line = lineOf(dish, swap.forIt);
  const item = recipe.ingredients.find(({ key }) => key === swap.forIt);
  if (!from || !to || !line || !item) return undefined;
  if (!said.has(swap.change) || !isWritable(swap) || factorOf(swap, catalogue) !== 1)
    return undefined;
  if (!english.test(dish.written.steps.join(' '))) return undefined;
  if (!isOfOneForm(item, to) || !isPlainLine(item)) return undefined;
  if (recipe.ingredients.some(({ key }) => key === to.key)) return undefined;
  const names = namesOf(line, from, reading);
  if (isAmbiguous(recipe, item, new Set(names.map(singular)))) return undefined;
  const rename = renamerOf(names, to);
  const changed = lineWith(to, line, item, { ...reading, from, rename });
  if (changed === undefined) return undefined;
  const { written } = dish;
  const steps = written.steps.map(rename);
  const isStillNamed = steps.some((step) =>
    foodsNamed(step, catalogue, country).foods.some(({ key }) => key === from.key),
  );
  if (isStillNamed) return undefined;
  const lines = written.lines.map((each) => (each === line.text ? changed : each));
  const swapped = { ...written, title: rename(written.title), lines, steps };
  const worked = workedOut(recipe.id, { written: swapped, choices }, catalogue, country);
  const title = titleWithSwap(recipe.title, swapped.title !== written.title, from, to);
  return { ...worked, facts: { ...worked.facts, recipe: { ...worked.facts.recipe, title } } };
}

export interface CookedOwn extends Cooked {
  readonly dish: OwnDish;
}

/** How a dish of one's own is cooked with swaps. @param people for whom: the person first, then those at their table */
export function cookOwn(
  dish: OwnDish,
  choices: OwnText['choices'],
  [person, ...others]: readonly [Person, ...(readonly Person[])],
  { catalogue, country }: Pick<CookingFor, 'catalogue' | 'country'>,
): Cook<CookedOwn> {
  const reading = { choices, catalogue, country };
  return (ids) => {
    const { dish: cooked, used } = swapInTurn(
      dish,
      ids,
      (now, swap) => withOwnSwap(now, swap, reading),
      catalogue,
    );
    return {
      dish: cooked,
      facts: cooked.facts,
      verdict: judgeOwn(cooked, person, catalogue),
      used,
      isRefusedToAny: () =>
        others.some((each) => judgeOwn(cooked, each, catalogue).verdict === 'refuse'),
    };
  };
}
