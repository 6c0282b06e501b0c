// What a whole week is worth, and the sums of its rows while it is changed meal by meal.
import { unfedIn } from './leftovers.ts';
import { rowLosses, weekLoss } from './master.ts';
import type { Week } from './master.ts';
import { choicesOn, dayLoss } from './menu.ts';
import type { Menu } from './menu.ts';

export interface PlannedDay {
  readonly kind: number;
  readonly menu: Menu;
}

/** Sums of a week's rows over its days. */
export function weekSums(week: Week, days: readonly PlannedDay[]): Float64Array {
  const sums = new Float64Array(week.rows.length);
  const { from, row, amount } = week.amounts;
  for (const { menu } of days)
    for (const id of menu)
      for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1)
        sums[row[i] ?? 0] = (sums[row[i] ?? 0] ?? 0) + (amount[i] ?? 0);
  return sums;
}

/** What a week is worth whatever the order of its days; -Infinity where a hard limit is broken. */
export function unorderedWorth(week: Week, days: readonly PlannedDay[]): number {
  let worth = weekLoss(week.rows, weekSums(week, days));
  for (const { kind, menu } of days) {
    const own = week.kinds[kind];
    if (!own) return Number.NEGATIVE_INFINITY;
    worth += dayLoss(choicesOn(week.choices, own), menu);
    for (const id of menu) worth += own.worth[id] ?? 0;
  }
  return worth;
}

/** Points that a search counts off for each meal from leftovers that nothing feeds; such a week is never returned. */
export const unfedLoss = 200;

/** What a search makes of a week, days from Monday on: leftovers that nothing feeds may still be mended. */
export const searchWorth = (week: Week, days: readonly PlannedDay[]): number =>
  unorderedWorth(week, days) -
  unfedLoss *
    unfedIn(
      week,
      days.map(({ menu }) => menu),
    );

/** What a whole week is worth, days from Monday on; -Infinity where any hard limit is broken or leftovers come from nowhere. */
export function weekWorth(week: Week, days: readonly PlannedDay[]): number {
  const unfed = unfedIn(
    week,
    days.map(({ menu }) => menu),
  );
  return unfed > 0 ? Number.NEGATIVE_INFINITY : unorderedWorth(week, days);
}

/** The week's sums, changed one choice at a time. */
export interface Sums {
  /** Adds a choice to the sums, or takes it out with -1. */
  readonly put: (id: number, sign: 1 | -1) => void;
  /** How the week's loss changes when a choice is added. */
  readonly changeBy: (id: number) => number;
}

export function sumsOf(week: Week, days: readonly PlannedDay[]): Sums {
  const { from, row, amount } = week.amounts;
  const sums = weekSums(week, days);
  const lossOf = rowLosses(week.rows);
  return {
    put: (id, sign) => {
      for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) {
        const r = row[i] ?? 0;
        sums[r] = (sums[r] ?? 0) + sign * (amount[i] ?? 0);
      }
    },
    changeBy: (id) => {
      let change = 0;
      for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) {
        const r = row[i] ?? 0;
        const before = sums[r] ?? 0;
        change += lossOf(r, before + (amount[i] ?? 0)) - lossOf(r, before);
      }
      return change;
    },
  };
}
