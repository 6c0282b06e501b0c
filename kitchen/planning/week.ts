// Solves a week: column generation with exact pricing for the bound, then whole days for the plan.
import type { Highs } from 'highs';
import { Master, valuesUnder } from './master.ts';
import { orderedWeek, unorderedWeek } from './leftovers.ts';
import { choicesOn, menuKey } from './menu.ts';
import type { Prices, Week } from './master.ts';
import { tightenMultipliers } from './multipliers.ts';
import { polish } from './polish.ts';
import { weekWorth } from './weekWorth.ts';
import type { PlannedDay } from './weekWorth.ts';
import { boundedValues, creditOf, priceMenus } from './pricing.ts';
import type { PricedMenu } from './pricing.ts';
import { reopenDays } from './reopen.ts';
import { searchParts, wholeDays } from './whole.ts';
import type { Incumbent } from './whole.ts';

export interface WeekSolution {
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
  /** Milliseconds left; the best so far is returned with the bound proven by then. */
  readonly timeLeft: () => number;
}

const epsilon = 1e-6;
const rounds = { most: 120, firstSteps: 120, steps: 25, fewSteps: 6, longSteps: 150 } as const;
const effort = {
  seed: 4_000,
  enrich: 1_000_000,
  dive: 100_000,
  reopen: 100_000,
  first: 400_000,
  most: 400_000_000,
  aMillisecond: 15_000,
} as const;
/** The share of the time that the proof leaves to the search for whole days, where these have an order. */
const forWholeDays = 0.6;
/** So many times the effort for one kind of day goes into the whole proof. */
const turnsOfEffort = 1.5;
/** Linear programmes that the parts of a week with leftovers are given together: about half a second. */
const nodesInParts = 40;
const keepMenus = 25;
const enough = 80;

class Search {
  readonly master: Master;
  readonly week: Week;
  readonly multipliers: Float64Array[];
  readonly #highs: Highs;
  readonly #timeLeft: () => number;
  /** Milliseconds that the search for whole days keeps for itself. */
  readonly #reserve: number;
  readonly #effort: number;
  visited = 0;

  constructor(
    highs: Highs,
    week: Week,
    timeLeft: () => number,
    { effort: most = effort.most, strategy = 4 }: { effort?: number; strategy?: 1 | 4 } = {},
  ) {
    this.#effort = most;
    this.week = week;
    this.#highs = highs;
    this.master = new Master(highs, week, strategy);
    this.#timeLeft = timeLeft;
    this.#reserve = week.leftovers ? timeLeft() * forWholeDays : 0;
    this.multipliers = week.kinds.map(() => new Float64Array(week.choices.rows.length));
  }

  /** Opens the pool with good days that share few dishes: each day found makes its dishes dearer for the next. */
  seed(known: readonly (readonly PlannedDay[])[], days: number): void {
    const { kinds, rows, links, choices: all } = this.week;
    for (const week of known) for (const { kind, menu } of week) this.master.add(kind, [menu]);
    const extra = new Map<number, number>();
    const guesses = new Float64Array(rows.length + (links?.length ?? 0));
    if (links) guesses.set(links, rows.length);
    const most = kinds.reduce((at, kind, k) => (kind.days > (kinds[at]?.days ?? 0) ? k : at), 0);
    const isOpen = kinds.map(({ open }) => {
      const mask = new Uint8Array(all.dish.length);
      for (const list of open) for (const id of list) mask[id] = 1;
      return mask;
    });
    for (const [k, kind] of kinds.entries()) {
      const { open } = kind;
      const choices = choicesOn(all, kind);
      let target: number | null = null;
      const turns = k === most ? days : 2;
      for (let turn = 0; turn < turns; turn += 1) {
        const values = valuesUnder(this.week, kind, guesses);
        for (let id = 0; id < values.length; id += 1)
          values[id] = (values[id] ?? 0) - (extra.get(choices.dish[id] ?? 0) ?? 0);
        const { multipliers, bound } = tightenMultipliers(
          choices,
          open,
          values,
          this.multipliers[k] ?? new Float64Array(choices.rows.length),
          target,
          turn === 0 ? rounds.firstSteps : rounds.steps,
        );
        this.multipliers[k] = multipliers;
        let found: readonly PricedMenu[] = [];
        for (const depth of [1.5, 5, 40]) {
          if (found.length) break;
          const priced = priceMenus(choices, open, values, multipliers, {
            threshold: bound - depth,
            keep: 4,
            effort: effort.seed,
            enough: 40,
          });
          found = priced.menus;
          this.visited += priced.visited;
        }
        const menus = found.map(({ menu }) => menu);
        for (const other of kinds.keys())
          this.master.add(
            other,
            menus.filter((menu) => menu.every((id) => isOpen[other]?.[id] === 1)),
          );
        target = found[0]?.value ?? null;
        for (const id of menus[0] ?? [])
          extra.set(choices.dish[id] ?? 0, (extra.get(choices.dish[id] ?? 0) ?? 0) + 1.5);
      }
    }
  }

  /** A first bound, rough and always valid: the best day of each kind, day after day, with nothing of the week charged. */
  ceiling(): number {
    const { choices: all, kinds } = this.week;
    return kinds.reduce((sum, kind, k) => {
      const { days, open, worth } = kind;
      const choices = choicesOn(all, kind);
      const multipliers = this.multipliers[k] ?? new Float64Array(choices.rows.length);
      const charged = boundedValues(
        choices,
        worth,
        multipliers,
        open,
        new Float64Array(worth.length),
      );
      return (
        sum +
        days *
          open.reduce(
            (day, ids) =>
              day +
              ids.reduce((top, id) => Math.max(top, charged[id] ?? 0), Number.NEGATIVE_INFINITY),
            creditOf(choices, multipliers),
          )
      );
    }, 0);
  }

  /**
   * Adds menus of positive reduced cost for every kind of day. `bound` says how much better than the linear programme any week
   * may still be; `exact` that no menu of positive reduced cost exists unless some were added.
   */
  price(
    prices: Prices,
    thorough: boolean,
    isOpen: (kind: number) => boolean = () => true,
  ): { added: number; above: number; exact: boolean } {
    const { kinds } = this.week;
    let [added, above, exact] = [0, 0, true];
    const open: number[] = [];
    for (const [k, kind] of kinds.entries()) {
      if (!isOpen(k)) continue;
      const choices = choicesOn(this.week.choices, kind);
      const values = valuesUnder(this.week, kind, prices.rows);
      const worth = prices.kinds[k] ?? 0;
      const options = { threshold: worth + epsilon, keep: keepMenus };
      const tightened = tightenMultipliers(
        choices,
        kind.open,
        values,
        this.multipliers[k] ?? new Float64Array(choices.rows.length),
        worth,
        thorough ? rounds.steps : rounds.fewSteps,
      );
      const { multipliers } = tightened;
      const priced = priceMenus(
        choices,
        kind.open,
        values,
        multipliers,
        thorough
          ? { ...options, effort: effort.first, enough: prices.empty > 1e-6 ? 40 : 400 }
          : { ...options, keep: 10, effort: effort.dive, enough: 40 },
      );
      this.visited += priced.visited;
      const { upper } = priced;
      this.multipliers[k] = multipliers;
      added += this.master.add(
        k,
        priced.menus.map(({ menu }) => menu),
      );
      above += kind.days * Math.max(0, upper - worth);
      if (!priced.complete) {
        exact = false;
        open.push(k);
      }
    }
    return thorough && added === 0 && open.length ? this.#prove(prices) : { added, above, exact };
  }

  /** Nothing found and not all proven: better multipliers first, then as far as time goes, one kind of day after another. */
  #prove(prices: Prices): { added: number; above: number; exact: boolean } {
    let [added, above, exact] = [0, 0, true];
    for (const [k, kind] of this.week.kinds.entries()) {
      const choices = choicesOn(this.week.choices, kind);
      const values = valuesUnder(this.week, kind, prices.rows);
      const worth = prices.kinds[k] ?? 0;
      const { multipliers } = tightenMultipliers(
        choices,
        kind.open,
        values,
        this.multipliers[k] ?? new Float64Array(choices.rows.length),
        worth,
        rounds.longSteps,
      );
      this.multipliers[k] = multipliers;
      const most = Math.min(
        this.#effort,
        Math.max(effort.first, (this.#timeLeft() - this.#reserve) * effort.aMillisecond),
      );
      const { menus, upper, complete, visited } = priceMenus(
        choices,
        kind.open,
        values,
        multipliers,
        { threshold: worth + epsilon, keep: keepMenus, effort: most, enough: 40 },
      );
      this.visited += visited;
      added += this.master.add(
        k,
        menus.map(({ menu }) => menu),
      );
      above += kind.days * Math.max(0, upper - worth);
      if (!complete) exact = false;
    }
    return { added, above, exact };
  }

  /** Prices menus until none betters the linear programme, or time is up. `bound`: no week at all is worth more. */
  solve(): {
    readonly bound: number;
    readonly prices: Prices | null;
    readonly round: number;
    readonly exact: boolean;
  } {
    let bound = this.ceiling();
    let prices: Prices | null = null;
    for (let round = 0; round < rounds.most; round += 1) {
      prices = this.master.solve();
      if (!prices) return { bound, prices, round, exact: false };
      const { added, above, exact } = this.price(prices, true);
      bound = Math.min(bound, prices.objective + above);
      if (added === 0) return { bound, prices, round, exact };
      if (
        this.#timeLeft() <= this.#reserve ||
        (prices.empty <= 1e-6 && this.visited > this.#effort * turnsOfEffort)
      )
        return { bound, prices, round, exact: false };
    }
    return { bound, prices, round: rounds.most, exact: false };
  }

  /** A search over the same week day by day, opened with the menus of this one that come nearest to being worth having. */
  dayByDay(week: Week, prices: Prices, known: readonly (readonly PlannedDay[])[]): Search {
    const taken = this.week.kinds.map((kind, k) => {
      const values = valuesUnder(this.week, kind, prices.rows);
      return this.master.pool
        .filter((pooled) => pooled.kind === k)
        .map(({ menu, worth }) => ({
          menu,
          reduced: menu.reduce(
            (sum, id) => sum - (kind.worth[id] ?? 0) + (values[id] ?? 0),
            worth - (prices.kinds[k] ?? 0),
          ),
        }))
        .filter(({ reduced }) => reduced > -nearly)
        .sort((a, b) => b.reduced - a.reduced)
        .slice(0, perKind);
    });
    const menus = [
      ...taken.flatMap((own) => own.map(({ menu }) => menu)),
      ...known.flatMap((days) => days.map(({ menu }) => menu)),
    ];
    const daily = new Search(this.#highs, orderedWeek(week, menus), this.#timeLeft, {
      strategy: 1,
    });
    for (const [k, kind] of week.kinds.entries()) {
      const like = this.week.kinds.findIndex(({ on }) => on?.includes(kind.on?.[0] ?? -1));
      daily.multipliers[k] = this.multipliers[like]?.slice() ?? new Float64Array();
      daily.master.add(
        k,
        (taken[like] ?? []).map(({ menu }) => menu),
      );
      for (const days of known) daily.master.add(k, days[k] ? [days[k].menu] : []);
    }
    return daily;
  }

  /** Adds the menus nearest to being worth having: whole days are made of them, and the linear programme alone asks for few. */
  enrich(prices: Prices, below: number): void {
    const { kinds } = this.week;
    for (const [k, kind] of kinds.entries()) {
      const choices = choicesOn(this.week.choices, kind);
      const values = valuesUnder(this.week, kind, prices.rows);
      const { menus, visited } = priceMenus(
        choices,
        kind.open,
        values,
        this.multipliers[k] ?? new Float64Array(choices.rows.length),
        { threshold: (prices.kinds[k] ?? 0) - below, keep: enough, effort: effort.enrich },
      );
      this.visited += visited;
      this.master.add(
        k,
        menus.map(({ menu }) => menu),
      );
    }
  }
}

/** So many of a kind's menus, and so much under the best of them at most, are taken into the days. */
const [perKind, nearly] = [200, 10];

/**
 * The best week of a programme, with a bound over all day menus.
 * @returns days in no particular order within a kind; the same programme gives the same answer unless time runs out
 */
export function solveWeek(
  highs: Highs,
  week: Week,
  { known = [], gap, effort: mostEffort = effort.most, timeLeft }: WeekOptions,
): WeekSolution {
  // The bound is that of days without an order; the week itself is looked for day by day.
  const search = new Search(highs, unorderedWeek(week), timeLeft, { effort: mostEffort });
  let daily = search;
  try {
    search.seed(week.leftovers ? [] : known, 9);
    const { bound, prices, round, exact } = search.solve();
    const impossible = !prices || prices.empty > 1e-6;
    let best: Incumbent | null = null;
    const bettered = new Set<string>();
    const better = (days: readonly PlannedDay[]): readonly PlannedDay[] => {
      // The searches come by the same week again and again.
      const key = days.map(({ kind, menu }) => `${kind} ${menuKey(menu)}`).join();
      if (bettered.has(key)) return days;
      bettered.add(key);
      return reopenDays(
        week,
        polish(week, days, 12),
        {
          multipliers: daily.multipliers,
          prices: prices?.rows ?? new Float64Array(),
          effort: effort.reopen,
        },
        timeLeft,
      );
    };
    for (const days of known) {
      const worth = weekWorth(week, days);
      if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { days, worth };
    }
    if (prices && !impossible) {
      search.enrich(prices, (gap * Math.abs(bound)) / 7);
      if (week.leftovers) daily = search.dayByDay(week, prices, known);
    }
    for (const days of known) {
      const changed = better(days);
      const worth = weekWorth(week, changed);
      if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { days: changed, worth };
    }
    const goalOf = (share: number): number => bound - share * Math.abs(bound);
    const searchFor = (share: number, nodes: number) => ({
      week,
      pooled: daily.week,
      master: daily.master,
      price: (own: Prices, isOpen: (kind: number) => boolean, thorough = false): number =>
        daily.price(own, thorough, isOpen).added,
      better,
      bound,
      goal: goalOf(share),
      nodes,
      timeLeft,
    });
    if (prices && !impossible) {
      // A good week soon; or any week, to better it part by part until it is passable.
      for (const [share, nodes] of [
        [gap, 20],
        [8 * gap, 60],
      ] as const)
        if (best === null || best.worth < goalOf(share))
          best = wholeDays(searchFor(share, nodes), best);
      const share = week.leftovers ? gap : 2 * gap;
      if (best && best.worth < goalOf(share))
        best = searchParts(
          searchFor(share, week.leftovers ? nodesInParts : Number.POSITIVE_INFINITY),
          best,
        );
    }
    const worth = best?.worth ?? Number.NEGATIVE_INFINITY;
    return {
      days: best?.days ?? null,
      worth,
      bound: Math.max(bound, worth),
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
