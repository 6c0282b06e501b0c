// The rows of a week: how often a dish may stand, variety, what is at hand, limits of the week, the budget.
import { groupOf } from '../ingredients/likeness.ts';
import { isMain } from './choices.ts';
import { sumsOf } from './limitSums.ts';
import type { Week, WeekRow } from './master.ts';
import type { Brief, Choice, Kept } from './programme.ts';
import { usualRules } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';
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

/** Ids of choices by a number of theirs. */
function grouped(numbers: Int32Array): number[][] {
  const groups: number[][] = [];
  for (const [id, group] of numbers.entries()) (groups[group] ??= []).push(id);
  return groups;
}

export function weekTable(
  { dishes, needs, taste, budget, kept, cooking }: Brief,
  choices: readonly Choice[],
): {
  readonly dish: Int32Array;
  readonly main: Int32Array;
  readonly rows: WeekRow[];
  readonly amounts: Week['amounts'];
} {
  const [dishNumbers, mainNumbers, cuisineNumbers] = [numbering(), numbering(), numbering()];
  const dish = Int32Array.from(choices, (choice) => dishNumbers.of(choice.dish.facts.recipe.id));
  const main = Int32Array.from(choices, (choice) => mainNumbers.of(choice.dish.main));
  const cuisine = Int32Array.from(choices, (choice) =>
    cuisineNumbers.of(choice.dish.facts.recipe.cuisine),
  );
  const of = choiceOf(choices);
  const list = new RowList(choices.length);
  const all = [...choices.keys()];
  for (const ids of grouped(dish)) addDishRows(list, ids, choices, kept, cooking);
  for (const [numbers, name, hi, price] of [
    [main, 'main', variety.main, points.sameMain],
    ...(taste.country ? [] : [[cuisine, 'cuisine', variety.cuisine, points.sameCuisine] as const]),
  ] as const)
    for (const ids of grouped(numbers))
      list.add({ name, lo: -noEnd, hi, over: { price, most: noEnd } }, ids, () => 1);
  for (const group of new Set([...(taste.have ?? [])].map(groupOf))) {
    const users = new Set(
      dishes
        .filter((each) =>
          each.dish.grams.some(({ ingredient }) => groupOf(ingredient.key) === group),
        )
        .map((each) => each.dish),
    );
    list.add(
      { name: 'used', lo: 1, hi: noEnd, under: { price: points.used, most: 1 } },
      all.filter((id) => users.has(of(id).dish)),
      () => 1,
    );
  }
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
        ...(hard
          ? {}
          : {
              ...(hi < noEnd ? { over: { price: weight, most: noEnd } } : {}),
              ...(lo > -noEnd ? { under: { price: weight, most: noEnd } } : {}),
            }),
      },
      all,
      (id) => amount(of(id).dish.serving) * of(id).portion,
    );
  if (budget !== null)
    list.add(
      { name: 'budget', lo: -noEnd, hi: 1 - budgetMargin },
      all,
      (id) => of(id).cost / budget,
    );
  return { dish, main, rows: list.rows, amounts: list.amounts() };
}

/** How often one dish may stand in the week, how often it is cooked, and that no more of it is eaten than was cooked. */
function addDishRows(
  list: RowList,
  ids: readonly number[],
  choices: readonly Choice[],
  kept: readonly Kept[],
  cooking: CookingRules | null,
): void {
  const of = choiceOf(choices);
  const stays = kept.filter(({ dish }) => dish === of(ids[0] ?? 0).dish).length;
  const { same } = cooking ?? usualRules;
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
  if (cooked.length)
    list.add(
      {
        name: 'cooked',
        lo: -noEnd,
        hi: variety.dishes,
        over: {
          price: points.secondTime,
          most: Math.max(variety.dishesAtMost, stays) - variety.dishes,
        },
      },
      cooked,
      () => 1,
    );
}
