// The last day of a week of which all others stand: the menu of the pool that makes the best of it.
import { unfedIn } from './leftovers.ts';
import { rowLosses } from './master.ts';
import type { PooledMenu, Week } from './master.ts';
import type { Menu } from './menu.ts';
import { unorderedWorth, weekSums } from './weekWorth.ts';
import type { PlannedDay } from './weekWorth.ts';

/** A minimum of the week that is still broken by the other days counts as this much, so that what mends it is preferred. */
const lowest = -1000;
/** Points that a day can win back of what the other days leave unmet. */
const mostRelief = 1000;

/** Fills the one day left with the menu of the pool that makes the best week; null where none fits. */
export function lastDay(
  week: Week,
  days: readonly PlannedDay[],
  pool: readonly PooledMenu[],
): PlannedDay[] | null {
  const open = week.kinds.findIndex(
    (kind, k) => days.filter((day) => day.kind === k).length < kind.days,
  );
  const isFed = feedingTest(week, days, open);
  const sums = weekSums(week, days);
  const lossOf = rowLosses(week.rows);
  let best: PooledMenu | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const pooled of pool) {
    if (pooled.kind !== open || pooled.worth <= most - mostRelief) continue;
    const worth = worthBeside(pooled, sums, lossOf);
    if (worth > most && isFed(pooled.menu)) [best, most] = [pooled, worth];
  }
  const whole = best ? [...days, { kind: open, menu: best.menu }] : null;
  return whole && unorderedWorth(week, whole) > Number.NEGATIVE_INFINITY ? whole : null;
}

/** Whether leftovers all come from somewhere with a menu on the open day. */
function feedingTest(
  week: Week,
  days: readonly PlannedDay[],
  open: number,
): (menu: Menu) => boolean {
  if (!week.leftovers) return () => true;
  const dayOf = (kind: number): number => week.kinds[kind]?.on?.[0] ?? 0;
  const menus: Menu[] = [];
  for (const { kind, menu } of days) menus[dayOf(kind)] = menu;
  return (menu) => {
    menus[dayOf(open)] = menu;
    return unfedIn(week, menus) === 0;
  };
}

/** What a menu is worth beside the other days' sums. */
function worthBeside(
  { worth, rows, sums: own }: PooledMenu,
  sums: Float64Array,
  lossOf: ReturnType<typeof rowLosses>,
): number {
  let left = worth;
  for (let i = 0; i < rows.length && left > Number.NEGATIVE_INFINITY; i += 1) {
    const row = rows[i] ?? 0;
    const before = sums[row] ?? 0;
    left += lossOf(row, before + (own[i] ?? 0)) - Math.max(lowest, lossOf(row, before));
  }
  return left;
}
