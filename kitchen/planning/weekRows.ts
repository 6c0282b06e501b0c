// The rows of a week: how often a dish may stand, variety, what is at hand, limits of the week, the budget.
import type { Catalogue } from '../catalogue/types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { isMain } from './mainMeals.ts';
import { favouriteShare, favouritesWanted, isLiked, likedKinds } from './favourites.ts';
import { cuisinesOf, isPlain } from './home.ts';
import { sumsOf } from './limitSums.ts';
import type { Week, WeekRow } from './master.ts';
import type { Brief, Choice } from './programme.ts';
import { usualRules } from './weekRules.ts';
import { points, variety } from './worth.ts';

/** Numbers names through, in the order in which they are met. */
function numbering(): { of: (name: string) => number; size: () => number; names: () => string[] } {
  const known = new Map<string, number>();
  return {
    of: (name) => known.get(name) ?? known.set(name, known.size).size - 1,
    size: () => known.size,
    names: () => [...known.keys()],
  };
}

/** Share by which the budget row stays under the budget, so that the solver's own tolerance never spends past it. */
export const budgetMargin = 3e-7;

/** Rows of the week with what a choice adds to them, gathered one after the other. */
class RowList {
  readonly rows: WeekRow[] = [];
  readonly #entries: [number, number][][];
  constructor(choices: number) {
    this.#entries = Array.from({ length: choices }, () => []);
  }
  /** Adds a row; `amount` of a choice, 0 where it does not stand in it. */
  add(row: WeekRow, ids: readonly number[], amount: (id: number) => number): void {
    for (const id of ids) this.#entries[id]?.push([this.rows.length, amount(id)]);
    this.rows.push(row);
  }
  amounts(): Week['amounts'] {
    const starts = [0];
    for (const own of this.#entries) starts.push((starts.at(-1) ?? 0) + own.length);
    const all = this.#entries.flat();
    return {
      from: Int32Array.from(starts),
      row: Int32Array.from(all, ([row]) => row),
      amount: Float64Array.from(all, ([, amount]) => amount),
    };
  }
}

const choiceOf =
  (choices: readonly Choice[]) =>
  (id: number): Choice => {
    const choice = choices[id];
    if (!choice) throw new Error(`There is no choice ${id}.`);
    return choice;
  };

const noEnd = Number.POSITIVE_INFINITY;

/** Points for a dish that the person likes and that packs would take out of the week. */
const keepLiked = { price: 30, most: noEnd } as const;

/** Ids of choices by a number of theirs. */
function grouped(numbers: Int32Array): number[][] {
  const groups: number[][] = [];
  for (const [id, group] of numbers.entries()) (groups[group] ??= []).push(id);
  return groups;
}

export function weekTable(
  brief: Brief,
  choices: readonly Choice[],
  catalogue: Catalogue,
): {
  readonly dish: Int32Array;
  readonly main: Int32Array;
  readonly rows: WeekRow[];
  readonly amounts: Week['amounts'];
} {
  const [dishNumbers, mainNumbers] = [numbering(), numbering()];
  const dish = Int32Array.from(choices, (choice) => dishNumbers.of(choice.dish.facts.recipe.id));
  const main = Int32Array.from(choices, (choice) => mainNumbers.of(choice.dish.main));
  const list = new RowList(choices.length);
  for (const ids of grouped(dish)) addDishRows(list, ids, choices, brief);
  for (const ids of grouped(main))
    list.add(atMost('main', variety.main, points.sameMain), ids, () => 1);
  addCuisineRows(list, choices, brief.taste, catalogue);
  addUsedRows(list, choices, brief);
  addFavouriteRows(list, choices, brief);
  addLimitRows(list, choices, brief.needs);
  addBudgetRows(list, choices, brief);
  return { dish, main, rows: list.rows, amounts: list.amounts() };
}

/** What prices that are only roughly known should leave of the budget, and the budget. */
function addBudgetRows(
  list: RowList,
  choices: readonly Choice[],
  { budget, margin = 0, packs }: Brief,
): void {
  if (budget === null) return;
  const of = choiceOf(choices);
  const eaten = (id: number): number => of(id).cost / budget;
  const paid = (id: number): number => {
    const { dish, portion, cost } = of(id);
    return (packs ? packs.paidFor(dish, cost / portion) * portion : cost) / budget;
  };
  const all = [...choices.keys()];
  if (margin > 0) list.add(atMost('margin', 1 - margin, points.priceMargin), all, eaten);
  list.add({ name: 'budget', lo: -noEnd, hi: 1 - budgetMargin }, all, paid);
}

/** A row that costs `price` for each meal beyond `most`. */
const atMost = (name: string, most: number, price: number): WeekRow => ({
  name,
  lo: -noEnd,
  hi: most,
  over: { price, most: noEnd },
});

/** With a country, its own cuisine may stand as often as it likes, and lunches and dinners of another only so often. */
function addCuisineRows(
  list: RowList,
  choices: readonly Choice[],
  { country }: Brief['taste'],
  catalogue: Catalogue,
): void {
  const numbers = numbering();
  const of = choiceOf(choices);
  const cuisines = grouped(
    Int32Array.from(choices, ({ dish }) => numbers.of(dish.facts.recipe.cuisine)),
  );
  if (!country) {
    for (const ids of cuisines)
      list.add(atMost('cuisine', variety.cuisine, points.sameCuisine), ids, () => 1);
    return;
  }
  const own = cuisinesOf(country, catalogue);
  const isForeign = ({ dish, meal }: Choice): boolean =>
    isMain(meal) && !dish.own && !isPlain(dish) && !own.has(dish.facts.recipe.cuisine);
  for (const ids of cuisines) {
    const foreign = ids.filter((id) => isForeign(of(id)));
    if (foreign.length)
      list.add(
        atMost('cuisine', variety.foreignCuisine, points.sameForeignCuisine),
        foreign,
        () => 1,
      );
  }
}

/** What is at hand is worth using once in the week. */
function addUsedRows(
  list: RowList,
  choices: readonly Choice[],
  { dishes, taste }: Pick<Brief, 'dishes' | 'taste'>,
): void {
  const of = choiceOf(choices);
  for (const group of new Set([...(taste.have ?? [])].map(groupOf))) {
    const users = new Set(
      dishes
        .filter(({ dish }) =>
          dish.grams.some(({ ingredient }) => groupOf(ingredient.key) === group),
        )
        .map(({ dish }) => dish),
    );
    list.add(
      { name: 'used', lo: 1, hi: noEnd, under: { price: points.used, most: 1 } },
      [...choices.keys()].filter((id) => users.has(of(id).dish)),
      () => 1,
    );
  }
}

/** Beyond as many as a week wants, a favourite is worth no more than another dish. */
function addFavouriteRows(
  list: RowList,
  choices: readonly Choice[],
  { taste: { favourites }, cooking, packs }: Pick<Brief, 'taste' | 'cooking' | 'packs'>,
): void {
  const of = choiceOf(choices);
  const kinds = likedKinds(new Set(choices.map(({ dish }) => dish)), favourites);
  for (const [kind, dishes] of kinds.entries()) {
    const wanted = favouritesWanted(dishes.size);
    // What stands already is not given up for cheaper packs.
    const kept = packs && { lo: Math.min(wanted, packs.liked[kind] ?? 0), under: keepLiked };
    list.add(
      { ...atMost('favourites', wanted, points.favourite), ...kept },
      [...choices.keys()].filter((id) => !of(id).left && dishes.has(of(id).dish)),
      (id) => favouriteShare(of(id).meal, cooking),
    );
  }
}

/** Limits of the week, and of its mean day, seven times over. */
function addLimitRows(list: RowList, choices: readonly Choice[], needs: Brief['needs']): void {
  const of = choiceOf(choices);
  const weekSums = needs.limits.flatMap((limit) =>
    limit.span === 'mean'
      ? sumsOf(limit, needs.energyKcal).map((sum) => ({ ...sum, lo: sum.lo * 7, hi: sum.hi * 7 }))
      : limit.span === 'week'
        ? sumsOf(limit, needs.energyKcal)
        : [],
  );
  for (const { name, lo, hi, hard, weight, amount } of weekSums)
    list.add(
      {
        name,
        lo,
        hi,
        ...(!hard && hi < noEnd ? { over: { price: weight, most: noEnd } } : {}),
        ...(!hard && lo > -noEnd ? { under: { price: weight, most: noEnd } } : {}),
      },
      [...choices.keys()],
      (id) => amount(of(id).dish.serving) * of(id).portion,
    );
}

/** Of a dish that is a lunch or a dinner as well, a breakfast counts for less: three of them alone are hardly a repetition. */
const breakfastAgain = 0.7;

/** How often one dish may stand in the week, how often it is cooked, and that no more of it is eaten than was cooked. */
function addDishRows(
  list: RowList,
  ids: readonly number[],
  choices: readonly Choice[],
  { kept, cooking, taste: { favourites } }: Pick<Brief, 'kept' | 'cooking' | 'taste'>,
): void {
  const of = choiceOf(choices);
  const stays = kept.filter(({ dish }) => dish === of(ids[0] ?? 0).dish).length;
  const { same, later: most } = cooking ?? usualRules;
  const isFavourite = isLiked(of(ids[0] ?? 0).dish, favourites);
  const cooked = ids.filter((id) => isMain(of(id).meal) && !of(id).left);
  const made = ids.filter((id) => !isMain(of(id).meal));
  const left = ids.filter((id) => of(id).left);
  // A dish that the person keeps more often than that may stand as often as they keep it.
  if (made.length || left.length)
    list.add(
      { name: 'dish', lo: -noEnd, hi: Math.max(same, stays), over: { price: 1, most: 0 } },
      ids,
      () => 1,
    );
  if (made.length && left.length)
    list.add(atMost('again', 1 + Math.max(1, most), points.again), ids, (id) =>
      isMain(of(id).meal) ? 1 : breakfastAgain,
    );
  if (cooked.length)
    list.add(
      {
        name: 'cooked',
        lo: -noEnd,
        hi: variety.dishes,
        over: {
          // The second time it is no favourite.
          price: points.secondTime + (isFavourite ? points.favourite : 0),
          most: Math.max(variety.dishesAtMost, stays) - variety.dishes,
        },
      },
      cooked,
      () => 1,
    );
}
