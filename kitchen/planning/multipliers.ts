// Multipliers that make the bound of a day's menus tight: projected subgradient steps with Polyak's length.
import { bestOf, knapsackOf, restsOf, topsOf, unitsOfAll } from './knapsack.ts';
import { creditOf } from './pricing.ts';
import type { Choices } from './menu.ts';

export interface Tightened {
  readonly multipliers: Float64Array;
  readonly bound: number;
}

const columnsKnown = new WeakMap<Float64Array, (Float64Array | undefined)[]>();

/** A row's amounts beside each other, as steps read them in order and spend most of their time on it; made when the row is first charged. */
function columnOf({ rows, amounts, dish }: Choices, r: number): Float64Array {
  const known = columnsKnown.get(amounts) ?? [];
  columnsKnown.set(amounts, known);
  const before = known[r];
  if (before) return before;
  const [width, count] = [rows.length, dish.length];
  const column = new Float64Array(count);
  for (let id = 0; id < count; id += 1) column[id] = amounts[id * width + r] as number;
  known[r] = column;
  return column;
}

/** Each open choice's value less what the multipliers charge for its amounts; most rows are charged nothing. */
function chargeRows(
  choices: Choices,
  multipliers: Float64Array,
  open: readonly Int32Array[],
  values: Float64Array,
  into: Float64Array,
): void {
  into.set(values);
  for (let r = 0; r < multipliers.length; r += 1) {
    const charge = multipliers[r] as number;
    if (charge === 0) continue;
    const column = columnOf(choices, r);
    for (const list of open)
      for (let i = 0; i < list.length; i += 1) {
        const id = list[i] as number;
        into[id] = (into[id] as number) - (column[id] as number) * charge;
      }
  }
}

/**
 * Lowers the bound 'sum of each meal's best charged value + credit' by moving the multipliers.
 * @param start multipliers to begin from, those of a similar question best
 * @param target a value that some menu is known to reach, or nearly: steps aim at it; null aims a point below each bound
 * @param rounds at most so many steps
 * @returns the best multipliers met, valid whatever the number of steps
 */
export function tightenMultipliers(
  choices: Choices,
  open: readonly Int32Array[],
  values: Float64Array,
  start: Float64Array,
  target: number | null,
  rounds: number,
): Tightened {
  const { rows, amounts } = choices;
  const width = rows.length;
  let current = start.slice();
  let best = { multipliers: start.slice(), bound: Number.POSITIVE_INFINITY };
  let [ease, stale] = [1, 0];
  const sums = new Float64Array(width);
  const knapsack = knapsackOf(rows);
  const units = unitsOfAll(choices, knapsack);
  const bounded = new Float64Array(values.length);
  for (let round = 0; round < rounds; round += 1) {
    sums.fill(0);
    let bound = creditOf(choices, current);
    chargeRows(choices, current, open, values, bounded);
    const tops = open.map((list) => topsOf(list, units, bounded, knapsack.most));
    const rests = restsOf(tops, knapsack.most);
    bound += rests[0]?.[knapsack.most] ?? 0;
    // No day at all within the minutes.
    if (bound === Number.NEGATIVE_INFINITY) return { multipliers: current, bound };
    for (const id of bestOf(tops, rests, knapsack.most))
      for (let r = 0; r < width; r += 1)
        sums[r] = (sums[r] as number) + (amounts[id * width + r] as number);
    if (bound < best.bound - 1e-7) {
      best = { multipliers: current.slice(), bound };
      stale = 0;
    } else if ((stale += 1) >= 6) {
      current = best.multipliers.slice();
      ease /= 2;
      stale = 0;
      if (ease < 0.02) break;
      continue;
    }
    const gap = target === null ? 1 : bound - target;
    if (gap <= 0) break;
    // The subgradient: how far the sums of the best choices lie from the bound that is charged.
    let squares = 0;
    for (const [r, row] of rows.entries()) {
      if (r === knapsack.row) {
        sums[r] = 0;
        continue;
      }
      const multiplier = current[r] ?? 0;
      const sum = sums[r] ?? 0;
      const slope =
        multiplier > 0
          ? row.hi - sum
          : multiplier < 0
            ? row.lo - sum
            : sum > row.hi
              ? row.hi - sum
              : sum < row.lo
                ? row.lo - sum
                : 0;
      sums[r] = slope;
      squares += slope * slope;
    }
    if (squares < 1e-14) break;
    const step = (ease * gap) / squares;
    const next = current.slice();
    for (const [r, row] of rows.entries()) {
      let multiplier = (current[r] ?? 0) - step * (sums[r] ?? 0);
      // A multiplier may not cross zero towards a bound that does not exist, nor charge more than the limit's weight.
      if (row.hi === Number.POSITIVE_INFINITY) multiplier = Math.min(0, multiplier);
      if (row.lo === Number.NEGATIVE_INFINITY) multiplier = Math.max(0, multiplier);
      next[r] = Math.max(-row.weight, Math.min(row.weight, multiplier));
    }
    current = next;
  }
  return best;
}
