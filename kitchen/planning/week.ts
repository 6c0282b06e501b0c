// Solves a week: column generation with exact pricing for the bound, then whole days for the plan.
import type { Highs } from 'highs';
import { Master, valuesUnder } from './master.ts';
import { menuKey } from './menu.ts';
import type { Prices, Week } from './master.ts';
import { tightenMultipliers } from './multipliers.ts';
import { polish, weekWorth } from './polish.ts';
import type { PlannedDay } from './polish.ts';
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
  /** Milliseconds left; the best so far is returned with the bound proven by then. */
  readonly timeLeft: () => number;
}

const epsilon = 1e-6;
const rounds = { most: 120, firstSteps: 120, steps: 25, fewSteps: 6, longSteps: 150 } as const;
const effort = {
  seed: 4_000,
  enrich: 1_000_000,
  dive: 20_000,
  reopen: 40_000,
  first: 400_000,
  most: 400_000_000,
  aMillisecond: 15_000,
} as const;
const keepMenus = 25;
const enough = 80;

class Search {
  readonly master: Master;
  readonly #week: Week;
  readonly multipliers: Float64Array[];
  readonly #timeLeft: () => number;
  visited = 0;

  constructor(highs: Highs, week: Week, timeLeft: () => number) {
    this.#week = week;
    this.master = new Master(highs, week);
    this.#timeLeft = timeLeft;
    this.multipliers = week.kinds.map(() => new Float64Array(week.choices.rows.length));
  }

  /** Opens the pool with good days that share few dishes: each day found makes its dishes dearer for the next. */
  seed(known: readonly (readonly PlannedDay[])[], days: number): void {
    const { choices, kinds } = this.#week;
    for (const week of known) for (const { kind, menu } of week) this.master.add(kind, [menu]);
    const extra = new Map<number, number>();
    for (const [k, { open, worth }] of kinds.entries()) {
      let target: number | null = null;
      const turns = k === 0 ? days : 2;
      for (let turn = 0; turn < turns; turn += 1) {
        const values = worth.slice();
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
          if (
            other === k ||
            kinds[other]?.open.every(
              (list, meal) =>
                list.length === open[meal]?.length && list.every((id, i) => id === open[meal]?.[i]),
            )
          )
            this.master.add(other, menus);
        target = found[0]?.value ?? null;
        for (const id of menus[0] ?? [])
          extra.set(choices.dish[id] ?? 0, (extra.get(choices.dish[id] ?? 0) ?? 0) + 1.5);
      }
    }
  }

  /** A first bound, rough and always valid: the best day of each kind, day after day, with nothing of the week charged. */
  ceiling(): number {
    const { choices, kinds } = this.#week;
    return kinds.reduce((sum, { days, open, worth }, k) => {
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
  price(prices: Prices, thorough: boolean): { added: number; above: number; exact: boolean } {
    const { choices, kinds } = this.#week;
    let [added, above, exact] = [0, 0, true];
    for (const [k, kind] of kinds.entries()) {
      const values = valuesUnder(this.#week, kind, prices.rows);
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
      let { multipliers } = tightened;
      let priced = priceMenus(
        choices,
        kind.open,
        values,
        multipliers,
        thorough
          ? { ...options, effort: effort.first, enough: 400 }
          : { ...options, keep: 10, effort: effort.dive, enough: 40 },
      );
      this.visited += priced.visited;
      let { upper } = priced;
      if (thorough && !priced.complete && !priced.menus.length) {
        // Nothing found and nothing proven: better multipliers first, then as far as time goes.
        multipliers = tightenMultipliers(
          choices,
          kind.open,
          values,
          multipliers,
          worth,
          rounds.longSteps,
        ).multipliers;
        const most = Math.min(
          effort.most,
          Math.max(effort.first, this.#timeLeft() * effort.aMillisecond),
        );
        priced = priceMenus(choices, kind.open, values, multipliers, {
          ...options,
          effort: most,
          enough: 40,
        });
        this.visited += priced.visited;
        upper = Math.min(upper, priced.upper);
      }
      this.multipliers[k] = multipliers;
      added += this.master.add(
        k,
        priced.menus.map(({ menu }) => menu),
      );
      above += kind.days * Math.max(0, (priced.complete ? priced.upper : upper) - worth);
      if (!priced.complete) exact = false;
    }
    return { added, above, exact };
  }

  /** Adds the menus nearest to being worth having: whole days are made of them, and the linear programme alone asks for few. */
  enrich(prices: Prices, below: number): void {
    const { choices, kinds } = this.#week;
    for (const [k, kind] of kinds.entries()) {
      const values = valuesUnder(this.#week, kind, prices.rows);
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

/**
 * The best week of a programme, with a bound over all day menus.
 * @returns days in no particular order within a kind; the same programme gives the same answer unless time runs out
 */
export function solveWeek(
  highs: Highs,
  week: Week,
  { known = [], gap, timeLeft }: WeekOptions,
): WeekSolution {
  const search = new Search(highs, week, timeLeft);
  const { master } = search;
  try {
    search.seed(known, 9);
    let bound = search.ceiling();
    let prices: Prices | null = null;
    let [round, exact] = [0, false];
    for (; round < rounds.most; round += 1) {
      prices = master.solve();
      if (!prices) break;
      const { added, above, exact: complete } = search.price(prices, true);
      bound = Math.min(bound, prices.objective + above);
      if (added === 0) {
        exact = complete;
        break;
      }
      if (timeLeft() <= 0) break;
    }
    const impossible = !prices || prices.empty > 1e-6;
    let best: Incumbent | null = null;
    const bettered = new Set<string>();
    const better = (days: readonly PlannedDay[]): readonly PlannedDay[] => {
      // The searches come by the same week again and again.
      const key = days
        .map(({ kind, menu }) => `${kind} ${menuKey(menu)}`)
        .sort()
        .join();
      if (bettered.has(key)) return days;
      bettered.add(key);
      return reopenDays(
        week,
        polish(week, days, 12),
        {
          multipliers: search.multipliers,
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
    if (prices && !impossible) search.enrich(prices, (gap * Math.abs(bound)) / 7);
    const goalOf = (share: number): number => bound - share * Math.abs(bound);
    const searchFor = (share: number, nodes: number) => ({
      week,
      master,
      price: (own: Prices): number => search.price(own, false).added,
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
      if (best && best.worth < goalOf(2 * gap)) best = searchParts(searchFor(2 * gap, 0), best);
    }
    const worth = best?.worth ?? Number.NEGATIVE_INFINITY;
    return {
      days: best?.days ?? null,
      worth,
      bound: Math.max(bound, worth),
      exact,
      impossible,
      rounds: round,
      menus: master.pool.length,
      visited: search.visited,
    };
  } finally {
    master.dispose();
  }
}
