// Finds the best menus of a day under given values of its choices, and proves that no other is better.
import { knapsackOf, restsOf, topsOf, unitsOfAll, withMeal } from './knapsack.ts';
import { tolerance } from './menu.ts';
import type { Choices, Menu } from './menu.ts';

export interface PricedMenu {
  readonly menu: Menu;
  readonly value: number;
}

export interface Priced {
  /** Menus above the threshold, best first; at most as many as were asked for. */
  readonly menus: readonly PricedMenu[];
  /** No menu at all is worth more than this. */
  readonly upper: number;
  /** Every menu above the threshold was seen, or shown not to exist. */
  readonly complete: boolean;
  /** Menus looked at one by one. */
  readonly visited: number;
}

export interface PricingOptions {
  /** Menus worth this much or less are of no interest. */
  readonly threshold: number;
  /** Keep the best so many. */
  readonly keep: number;
  /** Stop once so many menus were looked at. */
  readonly effort: number;
  /** Stop once so many menus above the threshold were found: enough to go on with. */
  readonly enough?: number;
}

/** The list of a meal, best first under the multipliers, with what the search needs side by side. */
interface Ranked {
  readonly ids: Int32Array;
  readonly units: Int32Array;
  readonly charged: Float64Array;
  readonly values: Float64Array;
  readonly amounts: Float64Array;
}

/**
 * Choices that some day above the threshold may hold, best first: the others are out of reach whatever stands beside them.
 * @param beside what the other meals are worth at most, by the units that are left for them
 * @param byUnits those that take the same units together, each run best first
 */
function rank(
  choices: Choices,
  ids: Int32Array,
  { least, beside, byUnits }: { least: number; beside: Float64Array; byUnits: boolean },
  { charged, values, units }: Record<'charged' | 'values', Float64Array> & { units: Int32Array },
  rowOrder: readonly number[],
): Ranked {
  const width = rowOrder.length;
  const most = beside.length - 1;
  const unitOf = (id: number): number => units[id] as number;
  const sorted = ids
    .filter(
      (id) =>
        unitOf(id) <= most &&
        (charged[id] as number) + (beside[most - unitOf(id)] as number) > least,
    )
    .sort(
      (a, b) =>
        (byUnits ? unitOf(a) - unitOf(b) : 0) || (charged[b] ?? 0) - (charged[a] ?? 0) || a - b,
    );
  const amounts = new Float64Array(sorted.length * width);
  for (let i = 0; i < sorted.length; i += 1)
    for (let r = 0; r < width; r += 1)
      amounts[i * width + r] = choices.amounts[(sorted[i] ?? 0) * width + (rowOrder[r] ?? 0)] ?? 0;
  return {
    ids: sorted,
    units: Int32Array.from(sorted, unitOf),
    charged: Float64Array.from(sorted, (id) => charged[id] ?? 0),
    values: Float64Array.from(sorted, (id) => values[id] ?? 0),
    amounts,
  };
}

/** Where each run of equal units begins, and behind the last one the end. */
function runsOf({ units }: Ranked): number[] {
  const runs: number[] = [];
  for (let i = 0; i < units.length; i += 1) if (i === 0 || units[i] !== units[i - 1]) runs.push(i);
  return [...runs, units.length];
}

/** Sum of what the multipliers credit for the bounds themselves. */
export function creditOf(choices: Choices, multipliers: Float64Array): number {
  let credit = 0;
  for (const [r, row] of choices.rows.entries()) {
    const multiplier = multipliers[r] ?? 0;
    if (multiplier > 0) credit += multiplier * row.hi;
    else if (multiplier < 0) credit += multiplier * row.lo;
  }
  return credit;
}

/** Each choice's value less what the multipliers charge for its amounts. */
export function boundedValues(
  choices: Choices,
  values: Float64Array,
  multipliers: Float64Array,
  open: readonly Int32Array[],
  into: Float64Array,
): Float64Array {
  const width = choices.rows.length;
  const { amounts } = choices;
  const charged = [...multipliers.keys()].filter((r) => multipliers[r] !== 0);
  for (const list of open)
    for (let i = 0; i < list.length; i += 1) {
      const id = list[i] as number;
      let value = values[id] as number;
      const at = id * width;
      for (let k = 0; k < charged.length; k += 1)
        value -=
          (amounts[at + (charged[k] as number)] as number) *
          (multipliers[charged[k] as number] as number);
      into[id] = value;
    }
  return into;
}

/**
 * Searches all menus of a day. The multipliers turn every limit of the day into a charge on amounts, so that a menu is worth at
 * most the sum of its choices' charged values plus a constant (Lagrangian relaxation, valid for any multipliers of the right
 * sign). Lists sorted by that value are walked only as deep as the bound stays above the threshold, and each menu reached is
 * valued exactly: what is not reached is proven to be no better.
 * A day has at least two meals.
 * @param multipliers points a unit of each row; positive charges the upper bound, negative the lower; at most the row's weight
 */
export function priceMenus(
  choices: Choices,
  open: readonly Int32Array[],
  values: Float64Array,
  multipliers: Float64Array,
  options: PricingOptions,
): Priced {
  const { dish, main, sameMain } = choices;
  const { threshold, keep, effort, enough = Number.POSITIVE_INFINITY } = options;
  // The rows that are charged most are the ones that rule a menu out soonest.
  const rowOrder = [...choices.rows.keys()].sort(
    (a, b) => Math.abs(multipliers[b] ?? 0) - Math.abs(multipliers[a] ?? 0) || a - b,
  );
  const rows = rowOrder.flatMap((r) => choices.rows[r] ?? []);
  const width = rows.length;
  const forgiven = (row: { readonly weight: number }): number =>
    row.weight === Number.POSITIVE_INFINITY ? tolerance : 0;
  const [lo, hi, weight] = [
    Float64Array.from(rows, (row) => row.lo - forgiven(row)),
    Float64Array.from(rows, (row) => row.hi + forgiven(row)),
    Float64Array.from(rows, (row) => row.weight),
  ];
  const bounded = boundedValues(
    choices,
    values,
    multipliers,
    open,
    new Float64Array(values.length),
  );
  const credit = creditOf(choices, multipliers);
  const knapsack = knapsackOf(choices.rows);
  const { most } = knapsack;
  const units = unitsOfAll(choices, knapsack);
  const meals = open.map((ids) => topsOf(ids, units, bounded, most));
  const none = new Float64Array(most + 1);
  const upper = credit + (restsOf(meals, most)[0]?.[most] ?? 0);
  if (!(upper > threshold)) return { menus: [], upper: threshold, complete: true, visited: 0 };
  const columns = { charged: bounded, values, units };
  const ranked = open.map((ids, meal) => {
    const beside = meals.reduce<Float64Array>(
      (rest, own, i) => (i === meal ? rest : withMeal(own, rest)),
      none,
    );
    return { ids, beside, least: threshold - credit };
  });
  // The short lists outside, the long ones inside, where the walk is cheapest.
  const counts = ranked.map(
    ({ ids, beside, least }) =>
      ids.filter(
        (id) =>
          (units[id] as number) <= most &&
          (bounded[id] as number) + (beside[most - (units[id] as number)] as number) > least,
      ).length,
  );
  const order = [...open.keys()].sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
  const lists = order.flatMap((meal, level) => {
    const { ids, ...bounds } = ranked[meal] ?? { ids: new Int32Array(), beside: none, least: 0 };
    return rank(
      choices,
      ids,
      { ...bounds, byUnits: level === order.length - 1 },
      columns,
      rowOrder,
    );
  });
  const depth = lists.length;
  const chosen = new Int32Array(depth);
  const sums = Array.from({ length: depth + 1 }, () => new Float64Array(width));
  const rests = restsOf(
    order.flatMap((meal) => meals[meal] ?? []),
    most,
  );
  const runs = runsOf(lists[depth - 1] as Ranked);
  const found: PricedMenu[] = [];
  let floor = threshold;
  let [visited, above] = [0, 0];
  let stopped = false;

  const keepMenu = (value: number): void => {
    const menu = new Int32Array(depth);
    for (const [level, meal] of order.entries()) menu[meal] = chosen[level] ?? 0;
    let at = found.length;
    while (at > 0 && (found[at - 1]?.value ?? 0) < value) at -= 1;
    found.splice(at, 0, { menu, value });
    if (found.length > keep) found.pop();
    if (found.length === keep) floor = found[keep - 1]?.value ?? floor;
  };

  /** The last two meals together: each menu is valued in full, row by row, as far as it stays above the floor. */
  const finish = (
    third: Ranked,
    fourth: Ranked,
    before: Float64Array,
    bound: number,
    value: number,
    left: number,
  ): void => {
    const level = depth - 2;
    const rest = rests[level + 1] as Float64Array;
    for (let i = 0; i < third.ids.length && !stopped; i += 1) {
      const reach = bound + (third.charged[i] as number);
      if (reach + (rest[left] as number) <= floor) return;
      const over = left - (third.units[i] as number);
      if (over < 0 || reach + (rest[over] as number) <= floor) continue;
      const id = third.ids[i] as number;
      let own = value + (third.values[i] as number);
      let twice = false;
      for (let j = 0; j < level; j += 1) {
        const other = chosen[j] as number;
        if (dish[other] === dish[id]) twice = true;
        else if (main[other] === main[id]) own -= sameMain;
      }
      if (twice) continue;
      chosen[level] = id;
      const at = i * width;
      let run = 0;
      for (let k = 0; k < fourth.ids.length; k += 1) {
        if (k === runs[run]) {
          if ((fourth.units[k] as number) > over) break;
          run += 1;
        }
        if (reach + (fourth.charged[k] as number) <= floor) {
          // The rest of the run is worth no more.
          k = (runs[run] as number) - 1;
          continue;
        }
        visited += 1;
        let worth = own + (fourth.values[k] as number);
        const next = k * width;
        for (let r = 0; r < width; r += 1) {
          const sum =
            (before[r] as number) +
            (third.amounts[at + r] as number) +
            (fourth.amounts[next + r] as number);
          if (sum < (lo[r] as number)) worth -= (weight[r] as number) * ((lo[r] as number) - sum);
          else if (sum > (hi[r] as number))
            worth -= (weight[r] as number) * (sum - (hi[r] as number));
          else continue;
          if (worth <= floor) break;
        }
        if (worth <= floor) continue;
        const last = fourth.ids[k] as number;
        let again = false;
        for (let j = 0; j <= level; j += 1) {
          const other = chosen[j] as number;
          if (dish[other] === dish[last]) again = true;
          else if (main[other] === main[last]) worth -= sameMain;
        }
        if (again || worth <= floor) continue;
        chosen[level + 1] = last;
        keepMenu(worth);
        above += 1;
        if (above >= enough) {
          stopped = true;
          return;
        }
      }
      if (visited > effort) stopped = true;
    }
  };

  const walk = (level: number, bound: number, value: number, left: number): void => {
    const [list, next] = [lists[level], lists[level + 1]];
    const [before, own] = [sums[level], sums[level + 1]];
    if (!list || !next || !before || !own) return;
    if (level === depth - 2) {
      finish(list, next, before, bound, value, left);
      return;
    }
    const rest = rests[level + 1] as Float64Array;
    for (let i = 0; i < list.ids.length; i += 1) {
      const reach = bound + (list.charged[i] ?? 0);
      if (reach + (rest[left] as number) <= floor) return;
      const over = left - (list.units[i] as number);
      if (over < 0 || reach + (rest[over] as number) <= floor) continue;
      const id = list.ids[i] ?? 0;
      let worth = value + (list.values[i] ?? 0);
      let twice = false;
      for (let j = 0; j < level; j += 1) {
        const other = chosen[j] ?? 0;
        if (dish[other] === dish[id]) twice = true;
        else if (main[other] === main[id]) worth -= sameMain;
      }
      if (twice) continue;
      for (let r = 0; r < width; r += 1)
        own[r] = (before[r] ?? 0) + (list.amounts[i * width + r] ?? 0);
      chosen[level] = id;
      walk(level + 1, reach, worth, over);
      if (stopped) return;
    }
  };
  walk(0, credit, 0, most);
  return {
    menus: found,
    upper: stopped ? upper : (found[0]?.value ?? threshold),
    complete: !stopped,
    visited,
  };
}
