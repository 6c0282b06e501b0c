// A week's linear programme, solved by adding menus that its prices ask for, and the bound that this proves.
import type { Highs } from 'highs';
import { Master, valuesUnder } from './master.ts';
import { choicesOn } from './menu.ts';
import type { Prices, Week } from './master.ts';
import { tightenMultipliers } from './multipliers.ts';
import { boundedValues, creditOf } from './mealRanking.ts';
import { priceMenus } from './pricing.ts';
import { priceClosely } from './splitting.ts';
import { firstCenter, priceSteadily } from './steady.ts';

const epsilon = 1e-6;
const rounds = { most: 120, steps: 25, fewSteps: 6, longSteps: 150 } as const;
export const effort = {
  enrich: 1_000_000,
  dive: 100_000,
  first: 400_000,
  most: 400_000_000,
  aMillisecond: 15_000,
} as const;
/** The share of the time that the proof leaves to the search for whole days, where these have an order. */
const forWholeDays = 0.6;
/** So many times the effort for one kind of day goes into the whole proof. */
const turnsOfEffort = 1.5;
/** A linear programme that gained less than this share by a round is stale. */
const least = 0.001;
const keepMenus = 25;
const enough = 80;

/** The linear programme over the menus of a week, and pricing that adds to them. */
export class Search {
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
    { effort: most, strategy = 4 }: { effort: number; strategy?: 1 | 4 },
  ) {
    this.#effort = most;
    this.week = week;
    this.#highs = highs;
    this.master = new Master(highs, week, strategy);
    this.#timeLeft = timeLeft;
    this.#reserve = week.leftovers ? timeLeft() * forWholeDays : 0;
    this.multipliers = week.kinds.map(() => new Float64Array(week.choices.rows.length));
  }

  /** A search with the same time and effort over another week. */
  over(week: Week, strategy: 1 | 4): Search {
    return new Search(this.#highs, week, this.#timeLeft, { effort: this.#effort, strategy });
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
      const priced = (thorough ? priceClosely : priceMenus)(
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
      const { menus, upper, complete, visited } = priceClosely(
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
    let center = firstCenter(this.week);
    let last = Number.NEGATIVE_INFINITY;
    for (let round = 0; round < rounds.most; round += 1) {
      prices = this.master.solve();
      if (!prices) return { bound, prices, round, exact: false };
      const isStale = prices.empty > epsilon || prices.objective < last + least * Math.abs(last);
      last = prices.objective;
      if (isStale) {
        const steadied = priceSteadily(this, prices, { center, bound });
        center = steadied.center;
        bound = Math.min(bound, center.bound);
        if (steadied.wanted > 0 && this.#timeLeft() > this.#reserve) continue;
      }
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
