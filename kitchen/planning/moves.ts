// The changes that annealing tries: a meal, two of a day, a whole day, two days' meals exchanged, with the leftovers mended.
import { width } from './changedWeek.ts';
import type { ChangedWeek } from './changedWeek.ts';
import type { Week } from './master.ts';
import type { Menu } from './menu.ts';

export interface Tried {
  /** Choices worth trying for each kind of day and meal, best first. */
  readonly candidates: readonly (readonly Int32Array[])[];
  /** Whole menus for each kind of day, best first. */
  readonly menus: readonly (readonly Menu[])[];
}

type ByDish = ReadonlyMap<number, readonly number[]>;

/** Choices of each kind and meal by their dish, of those that a mask names and of dishes that may be left over. */
const byDishOf = (
  { kinds, choices }: Week,
  mask: Uint8Array,
  eaten: ReadonlySet<number>,
): readonly (readonly ByDish[])[] =>
  kinds.map(({ open }) =>
    open.map((list) => {
      const byDish = new Map<number, number[]>();
      for (const id of list) {
        const dish = choices.dish[id] ?? -1;
        if (mask[id] !== 1 || !eaten.has(dish)) continue;
        const own = byDish.get(dish);
        if (own) own.push(id);
        else byDish.set(dish, [id]);
      }
      return byDish;
    }),
  );

/** Proposes changes of a week, with what mends the leftovers of what is changed. */
export class Moves {
  readonly changes = new Int32Array(3 * 64);
  #count = 0;
  readonly #week: Week;
  readonly #state: ChangedWeek;
  readonly #random: () => number;
  readonly #lists: Tried['candidates'];
  readonly #columns: Tried['menus'];
  readonly #kinds: readonly number[];
  readonly #isOpen: readonly (readonly Uint8Array[])[];
  readonly #cooked: readonly (readonly ByDish[])[];
  readonly #left: readonly (readonly ByDish[])[];

  constructor(
    week: Week,
    state: ChangedWeek,
    kinds: readonly number[],
    { candidates, menus }: Tried,
    random: () => number,
  ) {
    this.#week = week;
    this.#state = state;
    this.#kinds = kinds;
    this.#random = random;
    this.#lists = candidates;
    this.#columns = menus;
    const { dish } = week.choices;
    this.#isOpen = week.kinds.map(({ open }) =>
      open.map((list) => {
        const mask = new Uint8Array(dish.length);
        for (const id of list) mask[id] = 1;
        return mask;
      }),
    );
    const { leftovers } = week;
    const eaten = new Set<number>();
    for (const [id, is] of (leftovers?.left ?? []).entries()) if (is) eaten.add(dish[id] ?? -1);
    const none = new Uint8Array(dish.length);
    this.#cooked = byDishOf(week, leftovers?.cooked ?? none, eaten);
    this.#left = byDishOf(week, leftovers?.left ?? none, eaten);
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** One of a list, those at the front more often. */
  #early(count: number): number {
    const part = this.#random();
    return Math.floor(part * part * count);
  }

  #set(day: number, meal: number, id: number): void {
    const at = 3 * this.#count;
    this.changes[at] = day;
    this.changes[at + 1] = meal;
    this.changes[at + 2] = id;
    this.#count += 1;
  }

  #isChanged(place: number): boolean {
    for (let i = 0; i < this.#count; i += 1)
      if ((this.changes[3 * i] as number) * width + (this.changes[3 * i + 1] as number) === place)
        return true;
    return false;
  }

  /** Writes a change; returns in how many places, 0 where it came to nothing. */
  propose(): number {
    this.#count = 0;
    const part = this.#random();
    const day = this.#below(this.#state.menus.length);
    if (part < 0.35) this.#one(day);
    else if (part < 0.5) {
      this.#one(day);
      this.#one(day);
    } else if (part < 0.8) this.#wholeDay(day);
    else if (part < 0.93) this.#swapMeals(day);
    else this.#swapDays(day);
    if (part < 0.8 && this.#week.leftovers) this.#mend();
    return this.#count;
  }

  #one(day: number): void {
    const meal = this.#below(width);
    const list = this.#lists[this.#kinds[day] as number]?.[meal] as Int32Array;
    if (list.length < 2 || this.#isChanged(day * width + meal)) return;
    this.#set(day, meal, list[this.#early(list.length)] as number);
  }

  #wholeDay(day: number): void {
    const own = this.#columns[this.#kinds[day] as number] ?? [];
    const menu = own[this.#early(own.length)];
    if (!menu) return;
    const now = this.#state.menus[day] as Menu;
    for (let meal = 0; meal < menu.length; meal += 1)
      if (menu[meal] !== now[meal]) this.#set(day, meal, menu[meal] as number);
  }

  /** What is now left over is cooked before, and what was cooked for later and is no more leaves something else over. */
  #mend(): void {
    const { leftovers, choices } = this.#week;
    if (!leftovers) return;
    const { sources, menus } = this.#state;
    for (let i = 0, first = this.#count; i < first; i += 1) {
      const day = this.changes[3 * i] as number;
      const meal = this.changes[3 * i + 1] as number;
      const id = this.changes[3 * i + 2] as number;
      const place = day * width + meal;
      const out = menus[day]?.[meal] as number;
      if (choices.dish[id] === choices.dish[out] && leftovers.left[id] === leftovers.left[out])
        continue;
      if (leftovers.left[id] === 1) this.#cookFor(id, day, sources[place] as number);
      for (let later = (day + 1) * width; later < sources.length; later += 1)
        if (sources[later] === place && !this.#isChanged(later)) this.#eatFrom(id, later, day);
    }
  }

  #cookFor(id: number, day: number, source: number): void {
    const { leftovers, choices } = this.#week;
    const keeps = leftovers?.keeps[id] ?? 0;
    if (day === 0) return;
    const back = 1 + this.#below(Math.min(day, keeps));
    const at =
      source >= 0 && this.#random() < 0.8 ? source : (day - back) * width + 1 + this.#below(2);
    const [from, slot] = [Math.floor(at / width), at % width];
    if (from < day - keeps || this.#isChanged(at)) return;
    const cooked = this.#cooked[this.#kinds[from] as number]?.[slot]?.get(choices.dish[id] ?? -1);
    if (cooked) this.#set(from, slot, cooked[this.#below(cooked.length)] as number);
  }

  #eatFrom(id: number, later: number, day: number): void {
    const { leftovers, choices } = this.#week;
    const [on, slot] = [Math.floor(later / width), later % width];
    const left =
      leftovers?.cooked[id] === 1 && on <= day + (leftovers.keeps[id] ?? 0)
        ? this.#left[this.#kinds[on] as number]?.[slot]?.get(choices.dish[id] ?? -1)
        : undefined;
    if (left) this.#set(on, slot, left[this.#below(left.length)] as number);
    else {
      const list = this.#lists[this.#kinds[on] as number]?.[slot] as Int32Array;
      if (list.length > 1) this.#set(on, slot, list[this.#early(list.length)] as number);
    }
  }

  #swapMeals(day: number): void {
    const other = this.#below(this.#state.menus.length);
    if (other !== day) this.#swap(day, other, this.#below(width));
  }

  #swap(day: number, other: number, meal: number): void {
    const [a, b] = [
      this.#state.menus[day]?.[meal] as number,
      this.#state.menus[other]?.[meal] as number,
    ];
    if (
      a === b ||
      this.#isOpen[this.#kinds[day] as number]?.[meal]?.[b] !== 1 ||
      this.#isOpen[this.#kinds[other] as number]?.[meal]?.[a] !== 1
    )
      return;
    this.#set(day, meal, b);
    this.#set(other, meal, a);
  }

  #swapDays(day: number): void {
    const other = this.#below(this.#state.menus.length);
    if (other !== day) for (let meal = 0; meal < width; meal += 1) this.#swap(day, other, meal);
  }
}
