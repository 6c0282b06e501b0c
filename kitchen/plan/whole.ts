// From the linear programme's week to whole days: branch and bound that dives first and prices as it goes.
import type { Master, PooledMenu, Prices, Week } from './master.ts';
import { weekWorth } from './polish.ts';
import type { PlannedDay } from './polish.ts';

export interface Incumbent { readonly days: readonly PlannedDay[]; readonly worth: number }

export interface WholeSearch {
  readonly week: Week;
  readonly master: Master;
  /** Adds menus to the pool that are worth having under the prices; returns how many. */
  readonly price: (prices: Prices) => number;
  /** Betters a week found; what it returns is the new incumbent where it is worth more. */
  readonly better: (days: readonly PlannedDay[]) => readonly PlannedDay[];
  /** No week is worth more than `bound`; the search ends with one worth `goal`. */
  readonly bound: number;
  readonly goal: number;
  /** Linear programmes to solve at most. */
  readonly nodes: number;
  readonly timeLeft: () => number;
}

const wholly = 1e-6;

/**
 * Fixes the most wanted menu of the linear programme's week, prices anew, and so on until all days stand; then goes back and
 * forbids, last decision first. A branch whose linear programme stays under the goal, or under the best week known, is left.
 * @param known the best week known so far
 */
export function wholeDays({ week, master, price, better, bound, goal, nodes, timeLeft }: WholeSearch, known: Incumbent | null): Incumbent | null {
  const total = week.kinds.reduce((sum, { days }) => sum + days, 0);
  const held = new Map<number, number>();
  const touched = new Set<number>();
  let best = known;
  let solved = 0;
  const standing = (): PlannedDay[] => [...held].flatMap(([entry, count]) => { const pooled = master.pool[entry]; return pooled ? Array.from({ length: count }, () => ({ kind: pooled.kind, menu: pooled.menu })) : []; });
  const roomy = bound - (bound - goal) / 3;
  const offer = (days: readonly PlannedDay[]): void => {
    const found = weekWorth(week, days);
    const promising = best === null || found > best.worth - (bound - goal);
    for (const each of promising ? [days, better(days)] : [days]) { const worth = weekWorth(week, each); if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { days: each, worth }; }
  };
  const isOver = (): boolean => (best !== null && best.worth >= goal) || solved >= nodes || timeLeft() <= 0;

  const branch = (): void => {
    for (;;) {
      const days = standing();
      if (days.length >= total) { offer(days); return; }
      if (days.length === total - 1) { const whole = lastDay(week, days, master.pool); if (whole) offer(whole); return; }
      if (isOver()) return;
      let prices = master.solve();
      solved += 1;
      // While the linear programme stays well above the goal, the pool has what is needed.
      for (let round = 0; round < 2 && prices && prices.objective < roomy && price(prices) > 0; round += 1) prices = master.solve();
      if (!prices || prices.empty > wholly) return;
      if (best !== null && prices.objective < Math.max(goal, best.worth)) return;
      let most = { entry: -1, part: 0 };
      for (const [entry, count] of master.counts().entries()) {
        const part = count - (held.get(entry) ?? 0);
        if (part > most.part + 1e-9) most = { entry, part };
      }
      const { entry, part } = most;
      if (entry < 0) return;
      const before = held.get(entry) ?? 0;
      const count = before + Math.max(1, Math.floor(part + wholly));
      touched.add(entry);
      held.set(entry, count);
      master.hold(entry, count);
      branch();
      // Without it: as often as before, and no more.
      held.set(entry, before);
      master.hold(entry, before, before);
      if (isOver()) return;
    }
  };
  try { branch(); } finally { for (const entry of touched) master.hold(entry, 0); }
  return best;
}

/** Fills the one day left with the menu of the pool that makes the best week; null where none fits. */
function lastDay(week: Week, days: readonly PlannedDay[], pool: readonly PooledMenu[]): PlannedDay[] | null {
  const open = week.kinds.findIndex((kind, k) => days.filter((day) => day.kind === k).length < kind.days);
  let best: { worth: number; days: PlannedDay[] | null } = { worth: Number.NEGATIVE_INFINITY, days: null };
  for (const { kind, menu } of pool) {
    if (kind !== open) continue;
    const whole = [...days, { kind, menu }];
    const worth = weekWorth(week, whole);
    if (worth > best.worth) best = { worth, days: whole };
  }
  return best.days;
}
