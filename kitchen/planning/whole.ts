// From the linear programme's week to whole days: branch and bound that dives first and prices as it goes.
import { rowLosses } from './master.ts';
import type { Master, PooledMenu, Prices, Week } from './master.ts';
import { placeDays, unfedIn } from './leftovers.ts';
import type { Menu } from './menu.ts';
import { unorderedWorth, weekSums, weekWorth } from './weekWorth.ts';
import type { PlannedDay } from './weekWorth.ts';

export interface Incumbent {
  readonly days: readonly PlannedDay[];
  readonly worth: number;
}

export interface WholeSearch {
  readonly week: Week;
  /** The same week as the pool has it: of fewer choices and rows, it may be. */
  readonly pooled: Week;
  readonly master: Master;
  /** Adds menus to the pool that are worth having under the prices, for kinds of days that stand not yet; returns how many. */
  readonly price: (prices: Prices, isOpen: (kind: number) => boolean, thorough?: boolean) => number;
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
/** Turns of pricing for a day that the pool cannot fill. */
const lastTurns = 3;

/**
 * Fixes the most wanted menu of the linear programme's week, prices again, and so on until all days stand; then goes back and
 * forbids, last decision first. A branch whose linear programme stays under the goal, or under the best week known, is left.
 * @param known the best week known so far
 * @param stays menus of the pool that stand in any case, with how often
 * @param tally how many linear programmes were solved is added to it
 */
export function wholeDays(
  { week, pooled: own, master, price, better, bound, goal, nodes, timeLeft }: WholeSearch,
  known: Incumbent | null,
  stays: ReadonlyMap<number, number> = new Map(),
  tally: { solved: number } = { solved: 0 },
): Incumbent | null {
  const total = week.kinds.reduce((sum, { days }) => sum + days, 0);
  const held = new Map<number, number>(stays);
  for (const [entry, count] of held) master.hold(entry, count);
  const touched = new Set<number>(held.keys());
  let best = known;
  let solved = 0;
  const standing = (): PlannedDay[] =>
    [...held].flatMap(([entry, count]) => {
      const pooled = master.pool[entry];
      return pooled
        ? Array.from({ length: count }, () => ({ kind: pooled.kind, menu: pooled.menu }))
        : [];
    });
  const roomy = bound - ((bound - goal) * 2) / 3;
  const offer = (days: readonly PlannedDay[]): void => {
    const placed = week.leftovers ? placeDays(week, days).days : days;
    const found = unorderedWorth(week, placed);
    const promising = best === null || found > best.worth - (bound - goal) / 3;
    for (const each of promising ? [placed, better(placed)] : [placed]) {
      const worth = weekWorth(week, each);
      if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { days: each, worth };
    }
  };
  const isOver = (): boolean =>
    (best !== null && best.worth >= goal) || solved >= nodes || timeLeft() <= 0;

  const isOpen = (kind: number): boolean => {
    let stand = 0;
    for (const [entry, count] of held) if (master.pool[entry]?.kind === kind) stand += count;
    return stand < (week.kinds[kind]?.days ?? 0);
  };

  /** No menu of the pool fills the last day: pricing looks for some that do. */
  const afterPricing = (days: readonly PlannedDay[]): PlannedDay[] | null => {
    for (let turn = 0; turn < lastTurns && timeLeft() > 0; turn += 1) {
      const prices = master.solve();
      solved += 1;
      if (!prices || price(prices, isOpen, true) === 0) return null;
      const whole = lastDay(own, days, master.pool);
      if (whole) return whole;
    }
    return null;
  };

  /** A day that the pool cannot fill, and no week yet: looks further before the branch is given up. */
  const filled = (from: Prices | null): Prices | null => {
    let prices = from;
    for (let turn = 0; turn < lastTurns && prices && prices.empty > wholly; turn += 1)
      prices = timeLeft() > 0 && price(prices, isOpen, true) > 0 ? master.solve() : null;
    return prices;
  };

  const branch = (): void => {
    for (;;) {
      const days = standing();
      if (days.length >= total) {
        offer(days);
        return;
      }
      if (days.length === total - 1) {
        const last = week.leftovers && timeLeft() > 0 ? master.solve() : null;
        if (last) price(last, isOpen);
        const whole = lastDay(own, days, master.pool) ?? afterPricing(days);
        if (whole) offer(whole);
        return;
      }
      if (isOver()) return;
      let prices = master.solve();
      solved += 1;
      // While the linear programme stays well above the goal, the pool has what is needed.
      if (prices && prices.objective < roomy && price(prices, isOpen) > 0) prices = master.solve();
      if (best === null) prices = filled(prices);
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
  try {
    branch();
  } finally {
    for (const entry of touched) master.hold(entry, 0);
    tally.solved += solved;
  }
  return best;
}

/**
 * Frees some days of the best week known at a time and searches them again, the others fixed, until the goal is reached or every
 * such part has been searched without gain: small parts first, which are soon done with, then larger ones.
 */
export function searchParts(search: WholeSearch, known: Incumbent): Incumbent {
  const { master, goal, timeLeft } = search;
  let best = known;
  let [unchanged, spent] = [0, 0];
  const parts = freed.flatMap((size) => partsOf(known.days.length, size));
  for (
    let turn = 0;
    spent < search.nodes && unchanged < parts.length && best.worth < goal && timeLeft() > 0;
    turn += 1
  ) {
    const part = parts[turn % parts.length] ?? [];
    for (const { kind, menu } of best.days) master.add(kind, [menu]);
    const stays = new Map<number, number>();
    for (const [i, { kind, menu }] of best.days.entries()) {
      const entry = part.includes(i) ? -1 : master.find(kind, menu);
      if (entry >= 0) stays.set(entry, (stays.get(entry) ?? 0) + 1);
    }
    const nodes = Math.ceil(part.length * nodesADay);
    const count = { solved: 0 };
    const found = wholeDays({ ...search, goal: best.worth + leastGain, nodes }, best, stays, count);
    // A part that is left early has cost less than it might have.
    spent += Math.max(1, count.solved);
    unchanged = found && found.worth > best.worth ? 0 : unchanged + 1;
    if (found && found.worth > best.worth) best = found;
  }
  return best;
}
/** Days of a part, linear programmes to solve for each day of it, and the gain in points that is worth having. */
const freed = [3, 4] as const;
const [nodesADay, leastGain] = [1.3, 0.05];

/** All ways to take `size` of `count` days, first days first. */
function partsOf(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: count }, (_, i) => i).flatMap((last) =>
    partsOf(last, size - 1).map((part) => [...part, last]),
  );
}

/** Fills the one day left with the menu of the pool that makes the best week; null where none fits. */
function lastDay(
  week: Week,
  days: readonly PlannedDay[],
  pool: readonly PooledMenu[],
): PlannedDay[] | null {
  const open = week.kinds.findIndex(
    (kind, k) => days.filter((day) => day.kind === k).length < kind.days,
  );
  const menus: Menu[] = [];
  for (const { kind, menu } of days) menus[week.kinds[kind]?.on?.[0] ?? 0] = menu;
  const isFed = (menu: Menu): boolean => {
    if (!week.leftovers) return true;
    menus[week.kinds[open]?.on?.[0] ?? 0] = menu;
    return unfedIn(week, menus) === 0;
  };
  const sums = weekSums(week, days);
  const lossOf = rowLosses(week.rows);
  let best: { worth: number; menu: PooledMenu | null } = {
    worth: Number.NEGATIVE_INFINITY,
    menu: null,
  };
  for (const pooled of pool) {
    if (pooled.kind !== open || pooled.worth <= best.worth - mostRelief) continue;
    let worth = pooled.worth;
    for (let i = 0; i < pooled.rows.length && worth > Number.NEGATIVE_INFINITY; i += 1) {
      const row = pooled.rows[i] ?? 0;
      const before = sums[row] ?? 0;
      worth += lossOf(row, before + (pooled.sums[i] ?? 0)) - Math.max(lowest, lossOf(row, before));
    }
    if (worth > best.worth && isFed(pooled.menu)) best = { worth, menu: pooled };
  }
  const whole = best.menu ? [...days, { kind: open, menu: best.menu.menu }] : null;
  return whole && unorderedWorth(week, whole) > Number.NEGATIVE_INFINITY ? whole : null;
}

/** A minimum of the week that is still broken by the other days counts as this much, so that what mends it is preferred. */
const lowest = -1000;
/** Points that a day can win back of what the other days leave unmet. */
const mostRelief = 1000;
