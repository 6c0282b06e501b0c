// From the linear programme's week to whole days: branch and bound that dives first and prices as it goes.
import { lastDay } from './lastDay.ts';
import type { Master, Prices, Week } from './master.ts';
import { placeDays } from './leftovers.ts';
import { unorderedWorth, weekWorth } from './weekWorth.ts';
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

/** The state of one search; changed in place while branches are entered and left. */
interface Branching {
  readonly search: WholeSearch;
  readonly total: number;
  /** How often each menu of the pool stands at least. */
  readonly held: Map<number, number>;
  readonly touched: Set<number>;
  best: Incumbent | null;
  solved: number;
}

/**
 * Fixes the most wanted menu of the linear programme's week, prices again, and so on until all days stand; then goes back and
 * forbids, last decision first. A branch whose linear programme stays under the goal, or under the best week known, is left.
 * @param known the best week known so far
 * @param stays menus of the pool that stand in any case, with how often
 * @param tally how many linear programmes were solved is added to it
 */
export function wholeDays(
  search: WholeSearch,
  known: Incumbent | null,
  stays: ReadonlyMap<number, number> = new Map(),
  tally: { solved: number } = { solved: 0 },
): Incumbent | null {
  const { week, master } = search;
  const state: Branching = {
    search,
    total: week.kinds.reduce((sum, { days }) => sum + days, 0),
    held: new Map(stays),
    touched: new Set(stays.keys()),
    best: known,
    solved: 0,
  };
  for (const [entry, count] of stays) master.hold(entry, count);
  try {
    branch(state);
  } finally {
    for (const entry of state.touched) master.hold(entry, 0);
    tally.solved += state.solved;
  }
  return state.best;
}

/** Searches what is left with the menus that stand: with one more of the most wanted, then without it, and so on. */
function branch(state: Branching): void {
  const { held, touched, search } = state;
  const { master } = search;
  while (!isSettled(state)) {
    const wanted = mostWanted(state);
    if (!wanted) return;
    const { entry, part } = wanted;
    const before = held.get(entry) ?? 0;
    const count = before + Math.max(1, Math.floor(part + wholly));
    touched.add(entry);
    held.set(entry, count);
    master.hold(entry, count);
    branch(state);
    // Without it: as often as before, and no more.
    held.set(entry, before);
    master.hold(entry, before, before);
  }
}

/** Whether nothing is left to decide: all days stand, or all but one, which is filled at once; or the search is over. */
function isSettled(state: Branching): boolean {
  const days = standing(state);
  if (days.length >= state.total) offer(state, days);
  else if (days.length === state.total - 1) {
    const whole = filledUp(state, days);
    if (whole) offer(state, whole);
  } else return isOver(state);
  return true;
}

const isOver = ({ best, solved, search: { goal, nodes, timeLeft } }: Branching): boolean =>
  (best !== null && best.worth >= goal) || solved >= nodes || timeLeft() <= 0;

function standing({ held, search: { master } }: Branching): PlannedDay[] {
  return [...held].flatMap(([entry, count]) => {
    const pooled = master.pool[entry];
    return pooled
      ? Array.from({ length: count }, () => ({ kind: pooled.kind, menu: pooled.menu }))
      : [];
  });
}

/** The menu of which the linear programme wants most beyond what stands; null where the branch is not worth following. */
function mostWanted(state: Branching): { readonly entry: number; readonly part: number } | null {
  const { master, goal } = state.search;
  const prices = pricesOf(state);
  if (!prices || prices.empty > wholly) return null;
  if (state.best !== null && prices.objective < Math.max(goal, state.best.worth)) return null;
  let most = { entry: -1, part: 0 };
  for (const [entry, count] of master.counts().entries()) {
    const part = count - (state.held.get(entry) ?? 0);
    if (part > most.part + 1e-9) most = { entry, part };
  }
  return most.entry < 0 ? null : most;
}

/** The linear programme's prices, once the pool has the menus that are worth having under them. */
function pricesOf(state: Branching): Prices | null {
  const { master, price, bound, goal } = state.search;
  const roomy = bound - ((bound - goal) * 2) / 3;
  let prices = master.solve();
  state.solved += 1;
  // While the linear programme stays well above the goal, the pool has what is needed.
  if (prices && prices.objective < roomy && price(prices, isOpenIn(state)) > 0)
    prices = master.solve();
  return state.best === null ? withFullDays(state, prices) : prices;
}

/** A day that the pool cannot fill, and no week yet: looks further before the branch is given up. */
function withFullDays(state: Branching, from: Prices | null): Prices | null {
  const { master, price, timeLeft } = state.search;
  let prices = from;
  for (let turn = 0; turn < lastTurns && prices && prices.empty > wholly; turn += 1)
    prices = timeLeft() > 0 && price(prices, isOpenIn(state), true) > 0 ? master.solve() : null;
  return prices;
}

/** The week with its last day filled; null where nothing fits. */
function filledUp(state: Branching, days: readonly PlannedDay[]): PlannedDay[] | null {
  const { week, pooled, master, price, timeLeft } = state.search;
  const prices = week.leftovers && timeLeft() > 0 ? master.solve() : null;
  if (prices) price(prices, isOpenIn(state));
  return lastDay(pooled, days, master.pool) ?? afterPricing(state, days);
}

/** No menu of the pool fills the last day: pricing looks for some that do. */
function afterPricing(state: Branching, days: readonly PlannedDay[]): PlannedDay[] | null {
  const { pooled, master, price, timeLeft } = state.search;
  for (let turn = 0; turn < lastTurns && timeLeft() > 0; turn += 1) {
    const prices = master.solve();
    state.solved += 1;
    if (!prices || price(prices, isOpenIn(state), true) === 0) return null;
    const whole = lastDay(pooled, days, master.pool);
    if (whole) return whole;
  }
  return null;
}

/** Whether days of a kind do not stand yet. */
const isOpenIn =
  ({ held, search: { master, week } }: Branching) =>
  (kind: number): boolean => {
    let stand = 0;
    for (const [entry, count] of held) if (master.pool[entry]?.kind === kind) stand += count;
    return stand < (week.kinds[kind]?.days ?? 0);
  };

/** A whole week, put in order and bettered where it comes near the best known, which it may take the place of. */
function offer(state: Branching, days: readonly PlannedDay[]): void {
  const { week, better, bound, goal } = state.search;
  const placed = week.leftovers ? placeDays(week, days).days : days;
  const found = unorderedWorth(week, placed);
  const promising = state.best === null || found > state.best.worth - (bound - goal) / 3;
  for (const each of promising ? [placed, better(placed)] : [placed]) {
    const worth = weekWorth(week, each);
    if (worth > (state.best?.worth ?? Number.NEGATIVE_INFINITY)) state.best = { days: each, worth };
  }
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
