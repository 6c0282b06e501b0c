// A whole week while it is changed place by place, with limits that may be broken at a price.
import type { Bought } from './bought.ts';
import { boundsOf } from './changedBounds.ts';
import type { Bounds } from './changedBounds.ts';
import type { Leftovers } from './leftovers.ts';
import { choicesOn } from './menu.ts';
import type { Menu } from './menu.ts';
import type { Week } from './master.ts';
import { RowSums } from './rowSums.ts';
import type { PlannedDay } from './weekWorth.ts';

/** Points for a dish twice on a day. */
const twicePrice = 12;

/** What is bought for a week counts beside its worth, which may not fall under a floor for it. */
export interface Beside {
  readonly bought: Bought;
  readonly floor: number;
}
/** Sums come out a little otherwise after many changes. */
const slack = 1e-6;
/** Points for each point under the floor; points that food put into a week gains at the till, at most. */
const [underFloor, mostGained] = [4, 12];

/** Meals of a day: a place of the week is `day * width + meal`. */
export const width = 4;

export class ChangedWeek {
  readonly menus: Menu[];
  readonly #week: Week;
  readonly #kinds: readonly number[];
  readonly #bounds: readonly Bounds[];
  readonly #sums: RowSums;
  readonly #dayLoss: Float64Array;
  readonly #used = new Uint8Array(7 * width);
  /** The cooking that feeds each meal, as day and meal in one number; -1 where there is none. */
  readonly sources = new Int32Array(7 * width).fill(-1);
  #unfed: number;
  /** What the week's rows lose now, below zero: no change gains more than that by them. */
  #rowLoss = 0;
  /** Losses of the days that are changed, while a change is tried. */
  readonly #after = new Float64Array(7);
  /** Points for a meal from leftovers that nothing feeds. */
  readonly #unfedPrice: number;
  readonly #beside: Beside | undefined;
  /** What food put into the week gains at the till, at most. */
  readonly #mostBought: number;
  /** What the dishes alone are worth more by the change that is tried. */
  #dishGain = 0;
  worth = 0;

  constructor(
    week: Week,
    days: readonly PlannedDay[],
    {
      prices,
      unfed,
      beside,
    }: {
      readonly prices: Float64Array;
      readonly unfed: number;
      readonly beside?: Beside | undefined;
    },
  ) {
    this.#week = week;
    this.#beside = beside;
    this.#mostBought = beside ? mostGained : 0;
    this.#unfedPrice = unfed;
    this.#kinds = days.map(({ kind }) => kind);
    this.menus = days.map(({ menu }) => menu.slice());
    this.#bounds = week.kinds.map((kind) => boundsOf(choicesOn(week.choices, kind).rows));
    this.#sums = new RowSums(week, prices);
    this.worth = this.#sums.loss();
    this.#rowLoss = this.worth;
    this.#dayLoss = Float64Array.from(days, (_, day) => this.#lossOn(day));
    for (const [day, { kind, menu }] of days.entries()) {
      this.worth += this.#dayLoss[day] ?? 0;
      for (const id of menu) {
        const change = this.#sums.move(id, 1);
        this.#rowLoss += change;
        this.worth += (week.kinds[kind]?.worth[id] ?? 0) + change;
      }
    }
    this.#unfed = this.#countUnfed();
    this.worth -= this.#unfedPrice * this.#unfed;
  }

  #under(worth: number): number {
    return this.#beside ? underFloor * Math.max(0, this.#beside.floor - worth) : 0;
  }

  /** The week's worth with what counts beside it. */
  get score(): number {
    return this.worth + (this.#beside?.bought.points ?? 0) - this.#under(this.worth);
  }

  /** What a day's limits lose; no more is counted once it is under `least`. */
  #lossOn(day: number, least = Number.NEGATIVE_INFINITY): number {
    const { amounts, dish, main, sameMain, rows } = this.#week.choices;
    const menu = this.menus[day] as Menu;
    const { lo, hi, price, step } = this.#bounds[this.#kinds[day] as number] as Bounds;
    const wide = rows.length;
    let loss = 0;
    for (let i = 0; i < menu.length; i += 1)
      for (let j = i + 1; j < menu.length; j += 1) {
        const [a, b] = [menu[i] as number, menu[j] as number];
        if (dish[a] === dish[b]) loss -= twicePrice;
        else if (main[a] === main[b]) loss -= sameMain;
      }
    for (let r = 0; r < wide && loss >= least; r += 1) {
      let sum = 0;
      for (let i = 0; i < menu.length; i += 1)
        sum += amounts[(menu[i] as number) * wide + r] as number;
      if (sum < (lo[r] as number))
        loss -= (step[r] as number) + (price[r] as number) * ((lo[r] as number) - sum);
      else if (sum > (hi[r] as number))
        loss -= (step[r] as number) + (price[r] as number) * (sum - (hi[r] as number));
    }
    return loss;
  }

  /** Where a meal from leftovers has its cooking: day and meal in one number, -1 where nothing feeds it. */
  #sourceOf({ cooked, keeps, most }: Leftovers, id: number, day: number): number {
    const { dish } = this.#week.choices;
    for (let d = Math.max(0, day - (keeps[id] as number)); d < day; d += 1) {
      const menu = this.menus[d] as Menu;
      for (let m = 0; m < menu.length; m += 1) {
        const other = menu[m] as number;
        const at = d * width + m;
        if (cooked[other] === 1 && dish[other] === dish[id] && (this.#used[at] as number) < most) {
          this.#used[at] = (this.#used[at] as number) + 1;
          return at;
        }
      }
    }
    return -1;
  }

  #countUnfed(): number {
    const { leftovers } = this.#week;
    if (!leftovers) return 0;
    this.#used.fill(0);
    let unfed = 0;
    for (let day = 0; day < this.menus.length; day += 1) {
      const menu = this.menus[day] as Menu;
      for (let m = 0; m < menu.length; m += 1) {
        const id = menu[m] as number;
        const source = leftovers.left[id] === 1 ? this.#sourceOf(leftovers, id, day) : -1;
        this.sources[day * width + m] = source;
        if (leftovers.left[id] === 1 && source < 0) unfed += 1;
      }
    }
    return unfed;
  }

  /** Puts choices in their places and leaves in `changes` those that stood there; returns the days that are changed, a bit for each. */
  #exchange(changes: Int32Array, count: number): number {
    let [days, gain] = [0, 0];
    for (let i = 0; i < 3 * count; i += 3) {
      const day = changes[i] as number;
      const meal = changes[i + 1] as number;
      const id = changes[i + 2] as number;
      const menu = this.menus[day] as Menu;
      const out = menu[meal] as number;
      const { worth } = this.#week.kinds[this.#kinds[day] as number] as Week['kinds'][number];
      gain += (worth[id] as number) - (worth[out] as number);
      menu[meal] = id;
      changes[i + 2] = out;
      days |= 1 << day;
    }
    this.#dishGain = gain;
    return days;
  }

  #takeBack(changes: Int32Array, count: number): void {
    for (let i = 3 * count - 3; i >= 0; i -= 3) {
      const menu = this.menus[changes[i] as number] as Menu;
      const meal = changes[i + 1] as number;
      const id = menu[meal] as number;
      menu[meal] = changes[i + 2] as number;
      changes[i + 2] = id;
    }
  }

  /** What the limits of the changed days lose more than before; -Infinity as soon as it is under `least`. */
  #dayLosses(days: number, least: number): number {
    let more = 0;
    for (let day = 0; day < this.menus.length; day += 1)
      if ((days >> day) & 1) more -= this.#dayLoss[day] as number;
    for (let day = 0; day < this.menus.length; day += 1) {
      if (!((days >> day) & 1)) continue;
      const loss = this.#lossOn(day, least - more);
      this.#after[day] = loss;
      more += loss;
      if (more < least) return Number.NEGATIVE_INFINITY;
    }
    return more;
  }

  /** Brings the week's sums to what stands in the places; returns what its rows lose less by it. */
  #moveAll(changes: Int32Array, count: number): number {
    let gain = 0;
    for (let i = 0; i < 3 * count; i += 3) {
      const menu = this.menus[changes[i] as number] as Menu;
      gain +=
        this.#sums.move(changes[i + 2] as number, -1) +
        this.#sums.move(menu[changes[i + 1] as number] as number, 1);
    }
    return gain;
  }

  #moveBack(changes: Int32Array, count: number): void {
    for (let i = 3 * count - 3; i >= 0; i -= 3) {
      const menu = this.menus[changes[i] as number] as Menu;
      this.#sums.restore(menu[changes[i + 1] as number] as number, -1);
      this.#sums.restore(changes[i + 2] as number, 1);
    }
  }

  /** Whether what now stands in the places loses no more than `most`, with what is bought for it. */
  #isTaken(changes: Int32Array, count: number, before: number, most: number): boolean {
    const gain = this.worth - before - this.#under(this.worth) + this.#under(before);
    if (gain + this.#mostBought < -most) return false;
    if (gain + this.#buy(changes, count) >= -most) return true;
    this.#unbuy(changes, count);
    return false;
  }

  /**
   * Puts choices in their places (day, meal, choice, one after the other; no place twice), and takes them back where that loses
   * more than `most`. What costs least to work out comes first: most changes are lost by then.
   */
  tryOut(changes: Int32Array, count: number, most: number): boolean {
    const [before, unfed] = [this.worth, this.#unfed];
    const days = this.#exchange(changes, count);
    // Feeding all leftovers, and what is bought, gain no more than this.
    const atMost = this.#unfedPrice * unfed + this.#mostBought + this.#under(before);
    const dishes = this.#dishGain;
    const losses = this.#dayLosses(days, this.#rowLoss - dishes - atMost - most - slack);
    if (losses === Number.NEGATIVE_INFINITY) {
      this.#takeBack(changes, count);
      return false;
    }
    const rows = this.#moveAll(changes, count);
    const isHopeful = dishes + losses + rows + atMost >= -most;
    if (isHopeful) {
      this.#unfed = this.#countUnfed();
      this.worth = before + dishes + losses + rows - this.#unfedPrice * (this.#unfed - unfed);
      if (this.#isTaken(changes, count, before, most)) {
        this.#keep(days, rows);
        return true;
      }
    }
    this.#moveBack(changes, count);
    this.#takeBack(changes, count);
    if (isHopeful) this.#countUnfed();
    this.#unfed = unfed;
    this.worth = before;
    return false;
  }

  #keep(days: number, rows: number): void {
    this.#rowLoss += rows;
    for (let day = 0; day < this.menus.length; day += 1)
      if ((days >> day) & 1) this.#dayLoss[day] = this.#after[day] as number;
  }

  /** Buys for what now stands in places that were changed, and no longer for what stood there; returns what that is worth. */
  #buy(changes: Int32Array, count: number): number {
    if (!this.#beside) return 0;
    const { bought } = this.#beside;
    const before = bought.points;
    for (let i = 0; i < 3 * count; i += 3) bought.put(changes[i + 2] as number, -1);
    for (let i = 0; i < 3 * count; i += 3)
      bought.put(this.menus[changes[i] as number]?.[changes[i + 1] as number] as number, 1);
    return bought.points - before;
  }

  #unbuy(changes: Int32Array, count: number): void {
    if (!this.#beside) return;
    const { bought } = this.#beside;
    for (let i = 0; i < 3 * count; i += 3) {
      bought.put(this.menus[changes[i] as number]?.[changes[i + 1] as number] as number, -1);
      bought.put(changes[i + 2] as number, 1);
    }
  }
}
