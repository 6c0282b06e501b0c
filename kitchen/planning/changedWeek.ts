// A whole week while it is changed place by place, with limits that may be broken at a price.
import type { Bought } from './bought.ts';
import { boundsOf, softLosses } from './changedBounds.ts';
import type { Bounds, RowLoss } from './changedBounds.ts';
import type { Leftovers } from './leftovers.ts';
import { choicesOn } from './menu.ts';
import type { Menu } from './menu.ts';
import type { Week } from './master.ts';
import type { PlannedDay } from './weekWorth.ts';

/** Points for a dish twice on a day. */
const twicePrice = 12;

/** What is bought for a week counts beside its worth, which may not fall under a floor for it. */
export interface Beside {
  readonly bought: Bought;
  readonly floor: number;
}
/** Points for each point under the floor; points that food put into a week gains at the till, at most. */
const [underFloor, mostGained] = [4, 12];

/** Meals of a day: a place of the week is `day * width + meal`. */
export const width = 4;

export class ChangedWeek {
  readonly menus: Menu[];
  readonly #week: Week;
  readonly #kinds: readonly number[];
  readonly #bounds: readonly Bounds[];
  readonly #lossOf: RowLoss;
  readonly #lo: Float64Array;
  readonly #hi: Float64Array;
  readonly #sums: Float64Array;
  readonly #dayLoss: Float64Array;
  readonly #before = new Float64Array(7);
  readonly #used = new Uint8Array(7 * width);
  /** The cooking that feeds each meal, as day and meal in one number; -1 where there is none. */
  readonly sources = new Int32Array(7 * width).fill(-1);
  #unfed: number;
  /** Points for a meal from leftovers that nothing feeds. */
  readonly #unfedPrice: number;
  readonly #beside: Beside | undefined;
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
    this.#unfedPrice = unfed;
    this.#kinds = days.map(({ kind }) => kind);
    this.menus = days.map(({ menu }) => menu.slice());
    this.#bounds = week.kinds.map((kind) => boundsOf(choicesOn(week.choices, kind).rows));
    this.#lossOf = softLosses(week, prices);
    this.#lo = Float64Array.from(week.rows, ({ lo }) => lo);
    this.#hi = Float64Array.from(week.rows, ({ hi }) => hi);
    this.#sums = new Float64Array(week.rows.length);
    for (let r = 0; r < week.rows.length; r += 1) this.worth += this.#lossOf(r, 0);
    this.#dayLoss = Float64Array.from(days, (_, day) => this.#lossOn(day));
    for (const [day, { kind, menu }] of days.entries()) {
      this.worth += this.#dayLoss[day] ?? 0;
      for (const id of menu) this.worth += (week.kinds[kind]?.worth[id] ?? 0) + this.#move(id, 1);
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

  /** Adds a choice to the week's sums, or takes it out; returns what that is worth. */
  #move(id: number, sign: 1 | -1): number {
    const { from, row, amount } = this.#week.amounts;
    let change = 0;
    for (let i = from[id] as number, end = from[id + 1] as number; i < end; i += 1) {
      const r = row[i] as number;
      const before = this.#sums[r] as number;
      const after = before + sign * (amount[i] as number);
      this.#sums[r] = after;
      // Most sums are within their bounds, where nothing is lost.
      const [least, most] = [this.#lo[r] as number, this.#hi[r] as number];
      if (before >= least && before <= most && after >= least && after <= most) continue;
      change += this.#lossOf(r, after) - this.#lossOf(r, before);
    }
    return change;
  }

  /** Adds a choice to the week's sums, or takes it out, where what that is worth is known already. */
  #restore(id: number, sign: 1 | -1): void {
    const { from, row, amount } = this.#week.amounts;
    for (let i = from[id] as number, end = from[id + 1] as number; i < end; i += 1)
      this.#sums[row[i] as number] =
        (this.#sums[row[i] as number] as number) + sign * (amount[i] as number);
  }

  #lossOn(day: number): number {
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
    for (let r = 0; r < wide; r += 1) {
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

  /**
   * Puts choices in their places (day, meal, choice, one after the other), and takes them back where that loses more than `most`.
   */
  tryOut(changes: Int32Array, count: number, most: number): boolean {
    const [before, unfed] = [this.worth, this.#unfed];
    let changed = 0;
    for (let i = 0; i < 3 * count; i += 3) {
      const day = changes[i] as number;
      changed |= 1 << day;
      changes[i + 2] = this.#put(day, changes[i + 1] as number, changes[i + 2] as number);
    }
    for (let day = 0; day < this.menus.length; day += 1)
      if ((changed >> day) & 1) {
        this.#before[day] = this.#dayLoss[day] as number;
        const loss = this.#lossOn(day);
        this.worth += loss - (this.#dayLoss[day] as number);
        this.#dayLoss[day] = loss;
      }
    const under = this.#under(before);
    const beside = this.#beside ? mostGained : 0;
    // No leftovers at all cost less than being fed ever gains.
    const isHopeless = this.worth - before + this.#unfedPrice * unfed + beside + under < -most;
    if (!isHopeless) {
      this.#unfed = this.#countUnfed();
      this.worth -= this.#unfedPrice * (this.#unfed - unfed);
      const gain = this.worth - before - this.#under(this.worth) + under;
      if (gain + beside >= -most) {
        const bought = this.#buy(changes, count);
        if (gain + bought >= -most) return true;
        this.#unbuy(changes, count);
      }
    }
    for (let i = 3 * count - 3; i >= 0; i -= 3) {
      const menu = this.menus[changes[i] as number] as Menu;
      const meal = changes[i + 1] as number;
      this.#restore(menu[meal] as number, -1);
      menu[meal] = changes[i + 2] as number;
      this.#restore(changes[i + 2] as number, 1);
    }
    for (let day = 0; day < this.menus.length; day += 1)
      if ((changed >> day) & 1) this.#dayLoss[day] = this.#before[day] as number;
    if (!isHopeless) this.#countUnfed();
    this.#unfed = unfed;
    this.worth = before;
    return false;
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

  /** Puts a choice in a place; returns the one that stood there. */
  #put(day: number, meal: number, id: number): number {
    const menu = this.menus[day] as Menu;
    const out = menu[meal] as number;
    const { worth } = this.#week.kinds[this.#kinds[day] as number] as Week['kinds'][number];
    this.worth += this.#move(out, -1) + this.#move(id, 1);
    this.worth += (worth[id] as number) - (worth[out] as number);
    menu[meal] = id;
    return out;
  }
}
