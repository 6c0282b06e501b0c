// A day's row of whole numbers, such as minutes of cooking, kept exactly while the other rows are charged.
import type { Choices, DayRow } from './menu.ts';

/** Units of the row that each choice takes, and how many there are; all 0 where the day has no such row. */
export interface Knapsack {
  readonly row: number;
  readonly most: number;
  /** Units of an amount of the row. */
  readonly unitsOf: (amount: number) => number;
}

/** More steps than this are taken together: what a choice takes is then counted too low, and a bound stays a bound. */
const mostSteps = 120;

export function knapsackOf(rows: readonly DayRow[]): Knapsack {
  const at = rows.findIndex(
    ({ whole, hi }) => whole !== undefined && hi < Number.POSITIVE_INFINITY,
  );
  const { whole = 1, hi = 0 } = rows[at] ?? {};
  if (at < 0) return { row: -1, most: 0, unitsOf: () => 0 };
  const most = Math.floor(hi * whole + 1e-6);
  const step = Math.ceil(Math.max(1, most / mostSteps));
  return {
    row: at,
    most: Math.floor(most / step),
    unitsOf: (amount) => Math.floor(Math.round(amount * whole) / step),
  };
}

const unitsKnown = new WeakMap<Float64Array, Map<string, Int32Array>>();

/** The units of every choice; worked out once. */
export function unitsOfAll({ rows, amounts, dish }: Choices, knapsack: Knapsack): Int32Array {
  const { row, unitsOf } = knapsack;
  const name = `${row} ${rows.length} ${unitsOf(1 << 20)}`;
  const known = unitsKnown.get(amounts) ?? new Map<string, Int32Array>();
  unitsKnown.set(amounts, known);
  const before = known.get(name);
  if (before) return before;
  const width = rows.length;
  const units = Int32Array.from(dish, (_, id) =>
    row < 0 ? 0 : unitsOf(amounts[id * width + row] ?? 0),
  );
  known.set(name, units);
  return units;
}

/** The best of a meal for each number of units, and which choice it is; units that no choice takes are left out. */
export interface Tops {
  readonly units: number[];
  readonly values: number[];
  readonly ids: number[];
}

export function topsOf(
  list: Int32Array,
  units: Int32Array,
  values: Float64Array,
  most: number,
): Tops {
  const value = new Float64Array(most + 1).fill(Number.NEGATIVE_INFINITY);
  const best = new Int32Array(most + 1);
  for (let i = 0; i < list.length; i += 1) {
    const id = list[i] as number;
    const u = units[id] as number;
    if (u <= most && (values[id] as number) > (value[u] as number)) {
      value[u] = values[id] as number;
      best[u] = id;
    }
  }
  const tops: Tops = { units: [], values: [], ids: [] };
  let top = Number.NEGATIVE_INFINITY;
  for (let u = 0; u <= most; u += 1)
    // What takes more and is worth no more is never needed.
    if ((value[u] as number) > top) {
      top = value[u] as number;
      tops.units.push(u);
      tops.values.push(top);
      tops.ids.push(best[u] as number);
    }
  return tops;
}

/** One meal more: the most that it and the meals behind it are worth together within so many units. */
export function withMeal({ units, values }: Tops, behind: Float64Array): Float64Array {
  const most = behind.length - 1;
  const sums = new Float64Array(most + 1).fill(Number.NEGATIVE_INFINITY);
  for (let k = 0; k < units.length; k += 1) {
    const [u, value] = [units[k] as number, values[k] as number];
    for (let m = u; m <= most; m += 1) {
      const sum = value + (behind[m - u] as number);
      if (sum > (sums[m] as number)) sums[m] = sum;
    }
  }
  return sums;
}

/** The most that the meals from each on are worth together within so many units; behind the last one nothing. */
export function restsOf(tops: readonly Tops[], most: number): Float64Array[] {
  const rests: Float64Array[] = [new Float64Array(most + 1)];
  for (let meal = tops.length - 1; meal >= 0; meal -= 1)
    rests.unshift(withMeal(tops[meal] as Tops, rests[0] as Float64Array));
  return rests;
}

/** The choices of the best day: their total is the first of the rests. */
export function bestOf(
  tops: readonly Tops[],
  rests: readonly Float64Array[],
  most: number,
): number[] {
  let left = most;
  return tops.map(({ units, values, ids }, meal) => {
    const behind = rests[meal + 1] as Float64Array;
    let best = -1;
    let top = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < units.length && (units[k] as number) <= left; k += 1) {
      const sum = (values[k] as number) + (behind[left - (units[k] as number)] as number);
      if (sum > top) [top, best] = [sum, k];
    }
    left -= units[best] ?? 0;
    return ids[best] ?? -1;
  });
}
