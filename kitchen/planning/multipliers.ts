// Multipliers that make the bound of a day's menus tight: projected subgradient steps with Polyak's length.
import { bestOf, knapsackOf, restsOf, topsOf, unitsOfAll } from './knapsack.ts';
import type { Knapsack } from './knapsack.ts';
import { creditOf } from './mealRanking.ts';
import type { Choices, DayRow } from './menu.ts';

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

/** What every step of one descent works with. */
interface Descent {
  readonly choices: Choices;
  readonly open: readonly Int32Array[];
  readonly values: Float64Array;
  readonly knapsack: Knapsack;
  readonly units: Int32Array;
  readonly bounded: Float64Array;
  /** Of each row: the sum of the best day, then how far the bound that is charged lies from it. */
  readonly slopes: Float64Array;
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
  const descent = descentOf(choices, open, values);
  let current = start.slice();
  let best = { multipliers: start.slice(), bound: Number.POSITIVE_INFINITY };
  let [ease, stale] = [1, 0];
  for (let round = 0; round < rounds; round += 1) {
    const bound = boundUnder(descent, current);
    // No day at all within the minutes.
    if (bound === Number.NEGATIVE_INFINITY) return { multipliers: current, bound };
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
    const squares = turnIntoSlopes(descent, current);
    if (squares < 1e-14) break;
    current = stepDown(descent, current, (ease * gap) / squares);
  }
  return best;
}

function descentOf(choices: Choices, open: readonly Int32Array[], values: Float64Array): Descent {
  const knapsack = knapsackOf(choices.rows);
  return {
    choices,
    open,
    values,
    knapsack,
    units: unitsOfAll(choices, knapsack),
    bounded: new Float64Array(values.length),
    slopes: new Float64Array(choices.rows.length),
  };
}

/** The bound under these multipliers; the rows' sums of the day that reaches it are left in `slopes`. */
function boundUnder(descent: Descent, multipliers: Float64Array): number {
  const { choices, open, values, knapsack, units, bounded, slopes } = descent;
  const { amounts } = choices;
  const width = slopes.length;
  chargeRows(choices, multipliers, open, values, bounded);
  const tops = open.map((list) => topsOf(list, units, bounded, knapsack.most));
  const rests = restsOf(tops, knapsack.most);
  const bound = creditOf(choices, multipliers) + (rests[0]?.[knapsack.most] ?? 0);
  if (bound === Number.NEGATIVE_INFINITY) return bound;
  slopes.fill(0);
  for (const id of bestOf(tops, rests, knapsack.most))
    for (let r = 0; r < width; r += 1)
      slopes[r] = (slopes[r] as number) + (amounts[id * width + r] as number);
  return bound;
}

/** The subgradient, in place of the sums; returns the square of its length. */
function turnIntoSlopes({ choices, knapsack, slopes }: Descent, multipliers: Float64Array): number {
  let squares = 0;
  for (const [r, row] of choices.rows.entries()) {
    const slope = r === knapsack.row ? 0 : slopeOf(row, slopes[r] ?? 0, multipliers[r] ?? 0);
    slopes[r] = slope;
    squares += slope * slope;
  }
  return squares;
}

/** How far a row's sum lies from the bound that is charged, or from the one that it breaks where none is. */
function slopeOf({ lo, hi }: DayRow, sum: number, multiplier: number): number {
  if (multiplier > 0) return hi - sum;
  if (multiplier < 0) return lo - sum;
  if (sum > hi) return hi - sum;
  return sum < lo ? lo - sum : 0;
}

function stepDown(
  { choices, slopes }: Descent,
  multipliers: Float64Array,
  length: number,
): Float64Array<ArrayBuffer> {
  const next = multipliers.slice();
  for (const [r, row] of choices.rows.entries()) {
    let multiplier = (multipliers[r] ?? 0) - length * (slopes[r] ?? 0);
    // A multiplier may not cross zero towards a bound that does not exist, nor charge more than the limit's weight.
    if (row.hi === Number.POSITIVE_INFINITY) multiplier = Math.min(0, multiplier);
    if (row.lo === Number.NEGATIVE_INFINITY) multiplier = Math.max(0, multiplier);
    next[r] = Math.max(-row.weight, Math.min(row.weight, multiplier));
  }
  return next;
}
