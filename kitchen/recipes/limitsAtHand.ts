// What is at hand, asked of one dish and of those who eat it: a food that would take the dish past a limit that it keeps as written
// does for nothing there, and another grade of a food is named where its figures matter to somebody.
import type { Catalogue, RecipeIngredient } from '../catalogue/types.ts';
import { substitutionsOf } from '../ingredients/substitutions.ts';
import { isCountedIn, severityOf } from '../safety/ceilings.ts';
import type { Rules } from '../safety/rules.ts';
import type { Facts } from './facts.ts';
import { marksOf } from './marks.ts';
import type { Marks } from './marks.ts';
import { indexOf, perGram } from './nutrition.ts';
import type { Quantity } from './nutrition.ts';
import { fromTable } from './pantry.ts';
import type { Holding, Pantry } from './pantry.ts';
import { takenElsewhere } from './standIns.ts';
import type { Swap } from './swaps.ts';
import { factorOf } from './useSwaps.ts';

/** The person, and who eats along. */
interface Whom {
  readonly rules: Rules;
  readonly others: readonly Rules[];
  readonly catalogue: Catalogue;
}
type Dish = Pick<Facts, 'recipe' | 'serving' | 'tags'>;

/** How far a serving is past each limit of those who eat it, in one order. */
function severitiesOf(
  serving: Float64Array,
  meals: readonly string[],
  table: readonly Rules[],
): number[] {
  return table.flatMap(({ ceilings, perMeal }) => [
    ...ceilings.map((each) => severityOf(serving[indexOf[each.quantity]] ?? 0, each)),
    ...perMeal.map((each) => {
      const value = serving[indexOf[each.nutrient as Quantity]] ?? 0;
      return isCountedIn(each, meals) && each.max !== null && value > each.max ? 1 : 0;
    }),
  ]);
}

/** Whether one serving is past a limit of somebody that another keeps, or further past it. */
export function passesMoreLimits(
  serving: Float64Array,
  other: Float64Array,
  { recipe: { meals } }: Pick<Facts, 'recipe'>,
  table: readonly Rules[],
): boolean {
  const before = severitiesOf(other, meals, table);
  return severitiesOf(serving, meals, table).some((each, i) => each > (before[i] ?? 0));
}

/** The food that a holding puts into a line; undefined where it is the one that the line names. */
function otherFood(key: string, { item, from }: Holding): string | undefined {
  const own = item?.orKey === key ? key : (item?.key ?? from);
  return own === key ? undefined : own;
}

/** What limits count, of those at the table. */
const limitedQuantities = (table: readonly Rules[]): Quantity[] =>
  table.flatMap(({ ceilings, perMeal }) => [
    ...ceilings.map(({ quantity }) => quantity),
    ...perMeal.flatMap(({ nutrient }) => (nutrient in indexOf ? [nutrient as Quantity] : [])),
  ]);

/** A serving with one food in place of another; undefined where a limited figure of the other is not known. */
function servingWith(
  serving: Float64Array,
  { line, to, change }: { line: RecipeIngredient; to: string; change: Holding['change'] },
  { serves }: Dish['recipe'],
  table: readonly Rules[],
  catalogue: Catalogue,
): Float64Array | undefined {
  const before = perGram(line.key, line.cooked, catalogue.ingredients);
  const after = perGram(to, line.cooked, catalogue.ingredients);
  const factor = factorOf({ change, forIt: line.key, to }, catalogue);
  const isUnknown = (quantity: Quantity): boolean => {
    const at = indexOf[quantity];
    return Number.isNaN(after[at]) && !Number.isNaN(before[at]);
  };
  if (limitedQuantities(table).some(isUnknown)) return undefined;
  const grams = line.eatenGrams / serves;
  const known = (value: number | undefined): number => (Number.isNaN(value) ? 0 : (value ?? 0));
  return serving.map((value, i) => value + grams * (factor * known(after[i]) - known(before[i])));
}

/** Whether the food has what somebody should be sparing with, and the dish as it is written has not. */
function isSparedFood(
  to: string,
  grams: number,
  { tags }: Dish,
  table: readonly Rules[],
  { ingredients }: Catalogue,
): boolean {
  const own = ingredients.get(to)?.tags;
  return table.some(({ sparing }) =>
    sparing.some((each) => own?.has(each.tag) && !tags.has(each.tag) && grams >= each.grams),
  );
}

/** The first line whose food at hand takes the dish past a limit, with those of the lines before it. */
function firstPastLimit(
  dish: Dish,
  pantry: Pick<Pantry, 'holdings'>,
  table: readonly Rules[],
  catalogue: Catalogue,
): string | undefined {
  const { recipe, serving } = dish;
  const elsewhere = takenElsewhere(recipe, pantry);
  let now = serving;
  for (const line of recipe.ingredients) {
    const holding = elsewhere.has(line.key) ? undefined : pantry.holdings.get(line.key);
    const to = holding && !holding.required ? otherFood(line.key, holding) : undefined;
    if (!holding || to === undefined || isPart(to, line.key, catalogue)) continue;
    const next = servingWith(now, { line, to, change: holding.change }, recipe, table, catalogue);
    const isSpared = isSparedFood(to, line.eatenGrams / recipe.serves, dish, table, catalogue);
    if (!next || isSpared || passesMoreLimits(next, serving, dish, table)) return line.key;
    now = next;
  }
  return undefined;
}

/** The white of an egg is of the egg: what the recipe names is what is eaten of it. */
const isPart = (one: string, other: string, catalogue: Catalogue): boolean =>
  substitutionsOf(catalogue).parts.has(`${one} ${other}`);

/** From this share of a day's limit in 100 g the figures of two grades are not the same to whoever has the limit. Our estimate. */
const leastShare = 0.02;

function differsForAnybody(
  one: string,
  other: string,
  table: readonly Rules[],
  { ingredients }: Catalogue,
): boolean {
  const [a, b] = [one, other].map((key) => perGram(key, undefined, ingredients));
  return table.some(({ ceilings }) =>
    ceilings.some(({ quantity, dayMax }) => {
      const at = indexOf[quantity];
      const between = 100 * Math.abs((a?.[at] ?? 0) - (b?.[at] ?? 0));
      return Number.isNaN(between) || between >= leastShare * dayMax;
    }),
  );
}

/** Another grade as a swap, where its figures matter: soy sauce is no reduced-salt one to who must watch salt. */
function namedGrade(
  key: string,
  holding: Holding,
  table: readonly Rules[],
  catalogue: Catalogue,
): Holding | undefined {
  const to = holding.kind === 'swap' ? undefined : otherFood(key, holding);
  if (to === undefined || !substitutionsOf(catalogue).same.get(to)?.includes(key)) return undefined;
  if (isPart(to, key, catalogue) || !differsForAnybody(to, key, table, catalogue)) return undefined;
  return {
    kind: 'swap',
    item: holding.item ?? fromTable(to, catalogue),
    change: 'as_written',
    share: 1,
    ...(holding.item ? {} : { staple: true }),
  };
}

/**
 * The pantry as it stands to one dish for those who eat it.
 * @param changed what was replaced for the person: the food replaced does not do for the one in its place
 */
export function pantryForDish<AtHand extends Pantry | null>(
  dish: Dish,
  pantry: AtHand,
  { rules, others, catalogue }: Whom,
  changed: readonly Pick<Swap, 'key' | 'to'>[] = [],
): AtHand {
  if (pantry === null) return pantry;
  const table = [rules, ...others];
  if (
    table.every(
      ({ ceilings, perMeal, sparing }) => ceilings.length + perMeal.length + sparing.length === 0,
    )
  )
    return pantry;
  const holdings = new Map<string, Holding>();
  for (const { key } of dish.recipe.ingredients) {
    const holding = pantry.holdings.get(key);
    const isReplaced =
      holding && changed.some((each) => each.to === key && each.key === otherFood(key, holding));
    if (holding && !isReplaced)
      holdings.set(key, namedGrade(key, holding, table, catalogue) ?? holding);
  }
  for (;;) {
    const key = firstPastLimit(dish, { holdings }, table, catalogue);
    if (key === undefined) return { ...pantry, holdings };
    holdings.delete(key);
  }
}

/** The four words of a dish for those who eat it. */
export const marksForTable = (dish: Dish, pantry: Pantry, whom: Whom): Marks =>
  marksOf(dish.recipe, pantryForDish(dish, pantry, whom), whom.catalogue);
