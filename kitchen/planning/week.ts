// Solves a week: column generation with exact pricing for the bound, then whole days for the plan.
import type { Highs } from 'highs';
import { anneal } from './anneal.ts';
import { bestChoices, dayByDay, nearest, rounded } from './dayByDay.ts';
import { unorderedWeek } from './leftovers.ts';
import type { Prices, Week } from './master.ts';
import { menuKey } from './menu.ts';
import type { Tried } from './moves.ts';
import { polish } from './polish.ts';
import { reopenDays } from './reopen.ts';
import { Search, effort } from './search.ts';
import { seed } from './seeding.ts';
import { weekWorth } from './weekWorth.ts';
import type { PlannedDay } from './weekWorth.ts';
import { searchParts, wholeDays } from './whole.ts';
import type { Incumbent, WholeSearch } from './whole.ts';

/** What came near to standing in a week, and what a unit of each of its rows is worth. */
export interface Near extends Tried {
  readonly prices: Float64Array;
}

export interface WeekSolution {
  readonly near?: (() => Near) | undefined;
  /** Seven days, or null where none were found. */
  readonly days: readonly PlannedDay[] | null;
  readonly worth: number;
  /** No week at all, of whatever menus, is worth more. */
  readonly bound: number;
  /** Pricing ended by showing that no day menu at all betters the linear programme. */
  readonly exact: boolean;
  /** The linear programme cannot fill the week: there is no plan. Proven where `exact`. */
  readonly impossible: boolean;
  readonly rounds: number;
  readonly menus: number;
  /** Menus valued one by one. */
  readonly visited: number;
}

export interface WeekOptions {
  /** Weeks known to keep the hard limits; their menus open the pool, the best is the least that is returned. */
  readonly known?: readonly (readonly PlannedDay[])[];
  /** The share of the bound that the plan may miss before the solver searches on. */
  readonly gap: number;
  /** Menus to look at one by one, at most, to prove that a kind of day has no better one; without it as many as time allows. */
  readonly effort?: number;
  /** Goes on where nothing is bettered any more, as for the least that a week can cost. */
  readonly isPatient?: boolean;
  /** Whether a week met early need not be bettered: it is looked for again anyway. */
  readonly isForNow?: (days: readonly PlannedDay[]) => boolean;
  /** Milliseconds left; the best so far is returned with the bound proven by then. */
  readonly timeLeft: () => number;
}

/** Menus looked at to better one day of a week. */
const reopening = 100_000;
/** Linear programmes that the parts of a week are given together: with leftovers, and without. */
const [nodesInParts, nodesWithoutOrder] = [24, 100];
/** Weeks annealed one after the other from the same start, in turn with each price of unfed leftovers; changes tried for each, and how much worse they may be. */
const annealing = { turns: 8, unfed: [12, 30], moves: 120_000, warm: 1.5, cold: 0.05 } as const;
/** Turns for which nothing less than the gap asked for is good enough; what is after the last turn, in such gaps. */
const [strictTurns, atLast] = [4, 2];
/** So many turns that find no week at all are the last. */
const fruitlessTurns = 2;
/** So many turns that better nothing are the last; fewer where the week is near enough to be good at last. */
const [staleTurns, staleWhereNear] = [3, 2];

/** The best week so far, and the searches for a better one. */
class WholeWeek {
  best: Incumbent | null = null;
  /** No week at all is worth more. */
  bound: number;
  readonly #week: Week;
  readonly #prices: Prices;
  readonly #timeLeft: () => number;
  readonly #bettered = new Set<string>();
  #search: Search;
  #own: Prices;
  #near: Near | undefined;
  #isSettled = false;

  constructor(
    week: Week,
    search: Search,
    { prices, bound }: { readonly prices: Prices; readonly bound: number },
    timeLeft: () => number,
  ) {
    [this.#week, this.#search, this.#timeLeft, this.bound] = [week, search, timeLeft, bound];
    [this.#prices, this.#own] = [prices, prices];
  }

  goalOf(share: number): number {
    return this.bound - share * Math.abs(this.bound);
  }

  isWithin(share: number): boolean {
    return this.best !== null && this.best.worth >= this.goalOf(share);
  }

  offer(days: readonly PlannedDay[]): void {
    const worth = weekWorth(this.#week, days);
    if (worth > (this.best?.worth ?? Number.NEGATIVE_INFINITY)) this.best = { days, worth };
  }

  better(days: readonly PlannedDay[]): readonly PlannedDay[] {
    // The searches come by the same week again and again.
    const key = days.map(({ kind, menu }) => `${kind} ${menuKey(menu)}`).join();
    if (this.#bettered.has(key)) return days;
    this.#bettered.add(key);
    return reopenDays(
      this.#week,
      polish(this.#week, days, 12),
      {
        multipliers: this.#search.multipliers,
        prices: this.#prices.rows,
        effort: reopening,
      },
      this.#timeLeft,
    );
  }

  /** Goes on with the days one by one; where their order costs something, the bound is lowered by what it costs. */
  order(known: readonly (readonly PlannedDay[])[], gap: number): Search {
    const alike = this.#search;
    this.#search = dayByDay(alike, this.#week, this.#prices, known);
    this.#own = this.#search.master.solve() ?? this.#prices;
    if (this.#own.objective >= this.goalOf(gap / 2)) return this.#search;
    this.#search.master.dispose();
    const whole = dayByDay(alike, this.#week, this.#prices, known, true);
    const { prices, bound } = whole.solve();
    this.bound = Math.min(this.bound, bound);
    this.#search = prices ? dayByDay(whole, this.#week, prices, known) : whole;
    if (this.#search !== whole) whole.master.dispose();
    this.#own = this.#search.master.solve() ?? this.#prices;
    return this.#search;
  }

  near(): Near {
    return (this.#near ??= {
      candidates: bestChoices(this.#search, this.#own),
      menus: nearest(this.#search, this.#own),
      prices: this.#prices.rows,
    });
  }

  /** More of the same finds no more, or too little for the time that it takes. */
  #isEnough(turn: number, stale: number, { gap, isPatient, isForNow }: WeekOptions): boolean {
    if (!this.best) return false;
    const enough = this.isWithin(atLast * gap) ? staleWhereNear : staleTurns;
    return (!isPatient && stale >= enough) || (turn === 0 && isForNow?.(this.best.days) === true);
  }

  anneal(options: WeekOptions): void {
    const { gap } = options;
    const start = rounded(this.#search);
    const about = { ...annealing, ...this.near() };
    const { turns, unfed } = annealing;
    let stale = 0;
    for (let turn = 0; turn < turns && this.#timeLeft() > 0; turn += 1) {
      // The longer it takes, the less is good enough.
      const slack = Math.max(0, turn - strictTurns) / (turns - strictTurns);
      if (this.isWithin(gap * (1 + (atLast - 1) * slack))) return;
      const price = unfed[turn % unfed.length] ?? unfed[0];
      const own = { ...about, unfed: price, seed: turn + 1 };
      const before = this.best?.worth ?? Number.NEGATIVE_INFINITY;
      this.offer(this.better(anneal(this.#week, start, own)));
      stale = this.best && this.best.worth > before + 1e-6 ? 0 : stale + 1;
      // No week at all: it is looked for otherwise.
      if (!this.best && stale >= fruitlessTurns) return;
      this.#isSettled = this.#isEnough(turn, stale, options);
      if (this.#isSettled) return;
    }
  }

  /** A good week soon; or any week, to better it part by part until it is passable. */
  dive(gap: number): void {
    if (this.#week.leftovers && (this.#isSettled || this.isWithin(atLast * gap))) return;
    for (const [share, nodes] of [
      [gap, 20],
      [8 * gap, 60],
    ] as const)
      if (!this.isWithin(share)) this.best = wholeDays(this.#about(share, nodes), this.best);
    const share = this.#week.leftovers ? gap : 2 * gap;
    const nodes = this.#week.leftovers ? nodesInParts : nodesWithoutOrder;
    if (this.best && !this.isWithin(share))
      this.best = searchParts(this.#about(share, nodes), this.best);
  }

  #about(share: number, nodes: number): WholeSearch {
    const search = this.#search;
    const { objective } = this.#own;
    return {
      week: this.#week,
      pooled: search.week,
      master: search.master,
      price: (own, isOpen, thorough = false) => search.price(own, thorough, isOpen).added,
      better: (days) => this.better(days),
      bound: this.bound,
      // Few menus make no more than their own linear programme.
      goal: Math.min(this.goalOf(share), objective - share * Math.abs(objective)),
      nodes,
      timeLeft: this.#timeLeft,
    };
  }
}

/** The best of the weeks that are known already. */
function bestOf(week: Week, known: readonly (readonly PlannedDay[])[]): Incumbent | null {
  let best: Incumbent | null = null;
  for (const days of known) {
    const worth = weekWorth(week, days);
    if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { days, worth };
  }
  return best;
}

/**
 * The best week of a programme, with a bound over all day menus.
 * @returns days in no particular order within a kind; the same programme gives the same answer unless time runs out
 */
export function solveWeek(highs: Highs, week: Week, options: WeekOptions): WeekSolution {
  const { known = [], gap, effort: mostEffort = effort.most, timeLeft } = options;
  // The first bound is that of days without an order; the week itself is looked for day by day.
  const search = new Search(highs, unorderedWeek(week), timeLeft, { effort: mostEffort });
  let daily = search;
  try {
    seed(search, week.leftovers ? [] : known, 9);
    const { bound, prices, round, exact } = search.solve();
    let best = bestOf(week, known);
    let proven = bound;
    let near: WeekSolution['near'];
    const impossible = !prices || prices.empty > 1e-6;
    if (!impossible) {
      const whole = new WholeWeek(week, search, { prices, bound }, timeLeft);
      whole.best = best;
      near = () => whole.near();
      search.enrich(prices, (gap * Math.abs(bound)) / 7);
      if (week.leftovers) daily = whole.order(known, gap);
      for (const days of known) whole.offer(whole.better(days));
      if (week.leftovers) whole.anneal(options);
      whole.dive(gap);
      [best, proven] = [whole.best, whole.bound];
    }
    const worth = best?.worth ?? Number.NEGATIVE_INFINITY;
    return {
      near,
      days: best?.days ?? null,
      worth,
      bound: Math.max(proven, worth),
      exact,
      impossible,
      rounds: round,
      menus: search.master.pool.length,
      visited: search.visited,
    };
  } finally {
    search.master.dispose();
    if (daily !== search) daily.master.dispose();
  }
}
