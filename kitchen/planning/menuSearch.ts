// The walk over a day's menus: meal by meal down ranked lists, no deeper than the bound stays above the best menus known.
import { tolerance } from './menu.ts';
import type { Choices, DayRow, Menu } from './menu.ts';
import type { Ranked } from './mealRanking.ts';

export interface PricedMenu {
  readonly menu: Menu;
  readonly value: number;
}

/** A day as it is walked: one level for each meal. */
export interface SearchedDay {
  readonly choices: Choices;
  /** The meal of each level. */
  readonly order: readonly number[];
  /** The choices' rows, those first that rule a menu out soonest. */
  readonly rowOrder: readonly number[];
  readonly lists: readonly Ranked[];
  /** What the levels from each on are worth at most, by the units that are left. */
  readonly rests: readonly Float64Array[];
  /** What the multipliers credit, and the units of a day. */
  readonly credit: number;
  readonly most: number;
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

export interface Searched {
  /** Best first. */
  readonly found: readonly PricedMenu[];
  readonly visited: number;
  /** The walk ended before its end. */
  readonly stopped: boolean;
}

/** The rows' bounds and weights side by side. */
interface Bounds {
  readonly lo: Float64Array;
  readonly hi: Float64Array;
  readonly weight: Float64Array;
}

/** The state of a walk; changed in place, as it is walked through millions of times. */
interface Walk extends SearchedDay, Bounds {
  readonly width: number;
  readonly options: PricingOptions;
  /** The choice of each level, and the sums of the rows before each. */
  readonly chosen: Int32Array;
  readonly sums: readonly Float64Array[];
  /** Where each run of equal units begins in the last list, and behind the last one the end. */
  readonly runs: readonly number[];
  readonly found: PricedMenu[];
  /** Menus worth this much or less are of no interest any more. */
  floor: number;
  visited: number;
  above: number;
  stopped: boolean;
}

/** What the meals before a level have come to: the most that the day may be worth, what it is worth, and the units left. */
interface Before {
  readonly bound: number;
  readonly value: number;
  readonly left: number;
}

/** Finds the menus worth more than the threshold. */
export function searchMenus(day: SearchedDay, options: PricingOptions): Searched {
  const depth = day.lists.length;
  const rows = day.rowOrder.flatMap((r) => day.choices.rows[r] ?? []);
  const walk: Walk = {
    ...day,
    ...boundsOf(rows),
    width: rows.length,
    options,
    chosen: new Int32Array(depth),
    sums: Array.from({ length: depth + 1 }, () => new Float64Array(rows.length)),
    runs: runsOf(day.lists[depth - 1] as Ranked),
    found: [],
    floor: options.threshold,
    visited: 0,
    above: 0,
    stopped: false,
  };
  walkFrom(walk, 0, { bound: day.credit, value: 0, left: day.most });
  return walk;
}

function boundsOf(rows: readonly DayRow[]): Bounds {
  const forgiven = (row: DayRow): number =>
    row.weight === Number.POSITIVE_INFINITY ? tolerance : 0;
  return {
    lo: Float64Array.from(rows, (row) => row.lo - forgiven(row)),
    hi: Float64Array.from(rows, (row) => row.hi + forgiven(row)),
    weight: Float64Array.from(rows, (row) => row.weight),
  };
}

function runsOf({ units }: Ranked): number[] {
  const runs: number[] = [];
  for (let i = 0; i < units.length; i += 1) if (i === 0 || units[i] !== units[i - 1]) runs.push(i);
  return [...runs, units.length];
}

/** One meal: each of its choices that may still lead above the floor, and the meals behind it. */
function walkFrom(walk: Walk, level: number, before: Before): void {
  const list = walk.lists[level] as Ranked;
  const rest = walk.rests[level + 1] as Float64Array;
  const isLastButOne = level === walk.lists.length - 2;
  for (let i = 0; i < list.ids.length; i += 1) {
    const bound = before.bound + (list.charged[i] as number);
    if (bound + (rest[before.left] as number) <= walk.floor) return;
    const left = before.left - (list.units[i] as number);
    if (left < 0 || bound + (rest[left] as number) <= walk.floor) continue;
    const id = list.ids[i] as number;
    const value = lessRepeats(walk, level, id, before.value + (list.values[i] as number));
    if (value === Number.NEGATIVE_INFINITY) continue;
    walk.chosen[level] = id;
    addAmounts(walk, level, i);
    if (isLastButOne) fillLast(walk, level + 1, bound, value, left);
    else walkFrom(walk, level + 1, { bound, value, left });
    if (walk.stopped) return;
  }
}

/** The last meal: each menu is valued in full, row by row, as far as it stays above the floor. */
function fillLast(walk: Walk, level: number, bound: number, value: number, left: number): void {
  const { runs } = walk;
  const list = walk.lists[level] as Ranked;
  let run = 0;
  for (let k = 0; k < list.ids.length; k += 1) {
    if (k === runs[run]) {
      if ((list.units[k] as number) > left) break;
      run += 1;
    }
    if (bound + (list.charged[k] as number) <= walk.floor) {
      // The rest of the run is worth no more.
      k = (runs[run] as number) - 1;
      continue;
    }
    walk.visited += 1;
    const within = lessMissed(walk, level, k, value + (list.values[k] as number));
    if (within <= walk.floor) continue;
    const id = list.ids[k] as number;
    const worth = lessRepeats(walk, level, id, within);
    if (worth <= walk.floor) continue;
    walk.chosen[level] = id;
    keepMenu(walk, worth);
    if (walk.stopped) return;
  }
  if (walk.visited > walk.options.effort) walk.stopped = true;
}

/** A day's worth less what the same main ingredient twice costs; -Infinity where a dish would stand twice. */
function lessRepeats(walk: Walk, level: number, id: number, worth: number): number {
  const { dish, main, sameMain } = walk.choices;
  let left = worth;
  for (let j = 0; j < level; j += 1) {
    const other = walk.chosen[j] as number;
    if (dish[other] === dish[id]) return Number.NEGATIVE_INFINITY;
    if (main[other] === main[id]) left -= sameMain;
  }
  return left;
}

/** A whole day's worth less what its rows miss; at the floor or below it is no longer exact. */
function lessMissed(walk: Walk, level: number, k: number, worth: number): number {
  const { lo, hi, weight, width, floor } = walk;
  const before = walk.sums[level] as Float64Array;
  const { amounts } = walk.lists[level] as Ranked;
  const at = k * width;
  let left = worth;
  for (let r = 0; r < width; r += 1) {
    const sum = (before[r] as number) + (amounts[at + r] as number);
    if (sum < (lo[r] as number)) left -= (weight[r] as number) * ((lo[r] as number) - sum);
    else if (sum > (hi[r] as number)) left -= (weight[r] as number) * (sum - (hi[r] as number));
    else continue;
    if (left <= floor) return left;
  }
  return left;
}

function addAmounts({ sums, lists, width }: Walk, level: number, i: number): void {
  const [before, after] = [sums[level] as Float64Array, sums[level + 1] as Float64Array];
  const { amounts } = lists[level] as Ranked;
  const at = i * width;
  for (let r = 0; r < width; r += 1) after[r] = (before[r] as number) + (amounts[at + r] as number);
}

/** Puts the chosen menu among the best, and ends the walk once there are enough above the threshold. */
function keepMenu(walk: Walk, value: number): void {
  const { found, chosen, order, options } = walk;
  const menu = new Int32Array(order.length);
  for (const [level, meal] of order.entries()) menu[meal] = chosen[level] ?? 0;
  let at = found.length;
  while (at > 0 && (found[at - 1]?.value ?? 0) < value) at -= 1;
  found.splice(at, 0, { menu, value });
  if (found.length > options.keep) found.pop();
  if (found.length === options.keep) walk.floor = found[options.keep - 1]?.value ?? walk.floor;
  walk.above += 1;
  if (walk.above >= (options.enough ?? Number.POSITIVE_INFINITY)) walk.stopped = true;
}
