// Betters a whole week by changing one meal at a time, until no single change helps.
import { dayLoss, dayLossWith } from './menu.ts';
import type { Menu } from './menu.ts';
import { rowLosses, weekLoss } from './master.ts';
import type { Week } from './master.ts';

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

/** What a whole week is worth; -Infinity where any hard limit is broken. */
export function weekWorth(week: Week, days: readonly PlannedDay[]): number {
  let worth = weekLoss(week.rows, weekSums(week, days));
  for (const { kind, menu } of days) {
    worth += dayLoss(week.choices, menu);
    for (const id of menu) worth += week.kinds[kind]?.worth[id] ?? 0;
  }
  return worth;
}

/**
 * Changes one meal at a time to the best choice open to it, over and over, while the week gets better.
 * @param days a week that keeps every hard limit
 * @param sweeps at most so many times over all meals
 */
export function polish(week: Week, days: readonly PlannedDay[], sweeps: number): PlannedDay[] {
  const {
    choices,
    rows,
    kinds,
    amounts: { from, row, amount },
  } = week;
  const result = days.map(({ kind, menu }) => ({ kind, menu: menu.slice() }));
  const sums = weekSums(week, result);
  const lossOf = rowLosses(rows);
  /** Adds a choice to the week's sums, or takes it out with -1. */
  const put = (id: number, sign: 1 | -1): void => {
    for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) {
      const r = row[i] ?? 0;
      sums[r] = (sums[r] ?? 0) + sign * (amount[i] ?? 0);
    }
  };
  /** How the week's loss changes when a choice is added. */
  const changeBy = (id: number): number => {
    let change = 0;
    for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) {
      const r = row[i] ?? 0;
      const before = sums[r] ?? 0;
      change += lossOf(r, before + (amount[i] ?? 0)) - lossOf(r, before);
    }
    return change;
  };
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    let better = false;
    for (const { kind, menu } of result) {
      const worth = kinds[kind]?.worth;
      for (const [meal, list] of (kinds[kind]?.open ?? []).entries()) {
        const out = menu[meal] ?? 0;
        if (!worth || list.length < 2) continue;
        const lossWith = dayLossWith(choices, menu, meal);
        put(out, -1);
        const before = lossWith(out) + (worth[out] ?? 0) + changeBy(out);
        let best = { id: out, gain: least };
        for (const id of list) {
          const day = lossWith(id);
          if (day === Number.NEGATIVE_INFINITY) continue;
          const gain = day + (worth[id] ?? 0) + changeBy(id) - before;
          if (gain > best.gain) best = { id, gain };
        }
        menu[meal] = best.id;
        if (best.id !== out) better = true;
        put(best.id, 1);
      }
    }
    if (!better) break;
  }
  return result;
}

/** Gains smaller than this are rounding. */
const least = 1e-7;
