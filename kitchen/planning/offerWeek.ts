// A week around one place of it: what each dish there would make of the day and of the week, everything else as it is.
import type { Programme } from './programme.ts';
import { choicesOn, tolerance } from './menu.ts';
import type { Choices } from './menu.ts';
import type { WeekRow } from './master.ts';
import type { Place } from './leftovers.ts';

/** A choice put into a place; `left`: eaten from what was cooked before, whatever the choice itself says. */
export interface Put extends Place {
  readonly id: number;
  readonly left: boolean;
}

/** How far each limit of a day is broken, and those of the week that are, by row. */
interface Broken {
  readonly day: Float64Array;
  readonly week: ReadonlyMap<number, number>;
}

export interface Outcome {
  readonly broken: Broken;
  /** Some limit of the days is broken; some limit of the week is. */
  readonly breaksDay: boolean;
  readonly breaksWeek: boolean;
  /** Points lost by limits that are aims alone, and by what comes too often. */
  readonly lost: number;
  /** Every aim of the day is kept as well. */
  readonly isWhole: boolean;
}

/** Whether some limit is broken further than it was; with nothing before, whether any is broken at all. */
export function isWorse(
  { broken }: Pick<Outcome, 'broken'>,
  before: Pick<Outcome, 'broken'> | null,
): boolean {
  return (
    broken.day.some((by, r) => by > (before?.broken.day[r] ?? 0) + nearly) ||
    [...broken.week].some(([r, by]) => by > (before?.broken.week.get(r) ?? 0) + nearly)
  );
}

/** A choice that is there is never this one. */
const nothing = -1;
/** What rounding is forgiven of an aim, as a share of it. */
const nearly = 1e-6;

/** How far a week's row is past what it may be, and what that costs. */
function outsideOf({ lo, hi, over, under }: WeekRow, sum: number): readonly [number, number] {
  const [by, slack] = sum > hi ? [sum - hi, over] : sum < lo ? [lo - sum, under] : [0, undefined];
  if (by <= 2 * tolerance) return [0, 0];
  const most = slack?.most ?? 0;
  return by > most + nearly ? [by - most, 0] : [0, by * (slack?.price ?? 0)];
}

export class WeekAround {
  readonly #programme: Programme;
  readonly #menus: Int32Array[];
  readonly #sums: Float64Array;
  /** Of the week without the meal of the place. */
  readonly #broken: ReadonlyMap<number, number>;
  readonly #lost: number;

  /** @param place whose meal is not counted */
  constructor(programme: Programme, place: Place) {
    const { week } = programme;
    this.#programme = programme;
    this.#menus = Array.from({ length: 7 }, (_, day) => {
      const kind = week.kinds.find(({ on }) => on?.includes(day));
      return Int32Array.from(kind?.open ?? [], (open, meal) =>
        day === place.day && meal === place.meal ? nothing : (open[0] ?? nothing),
      );
    });
    this.#sums = new Float64Array(week.rows.length);
    const { row, from, amount } = week.amounts;
    for (const menu of this.#menus)
      for (const id of menu.filter((each) => each !== nothing))
        for (let i = from[id] as number; i < (from[id + 1] as number); i += 1)
          this.#sums[row[i] as number] =
            (this.#sums[row[i] as number] as number) + (amount[i] as number);
    const outside = week.rows.map((each, r) => outsideOf(each, this.#sums[r] as number));
    this.#broken = new Map(
      outside.flatMap(([by], r): [number, number][] => (by > nearly ? [[r, by]] : [])),
    );
    this.#lost = outside.reduce((sum, [, points]) => sum + points, 0);
  }

  /** The choice that stands in a place; undefined where none does. */
  at({ day, meal }: Place): number | undefined {
    const id = this.#menus[day]?.[meal] ?? nothing;
    return id === nothing ? undefined : id;
  }

  /** A day's choices with some of them put in. */
  menuOf(day: number, puts: readonly Put[]): Int32Array {
    const menu = this.#menus[day]?.slice() ?? new Int32Array();
    for (const put of puts) if (put.day === day) menu[put.meal] = put.id;
    return menu.filter((id) => id !== nothing);
  }

  /** A day and the week with choices put in; other days than the first choice's count as they are worth alone. */
  outcomeOf(puts: readonly Put[]): Outcome {
    const [first, ...others] = [...new Set(puts.map(({ day }) => day))];
    const own = this.#dayOutcome(first ?? 0, puts);
    const besides = others.map((day) => this.#dayOutcome(day, puts));
    const week = this.#weekOutcome(puts);
    const breaksDay = [own, ...besides].some(({ broken }) => broken.some((by) => by > nearly));
    return {
      broken: { day: own.broken, week: week.broken },
      breaksDay,
      breaksWeek: week.broken.size > 0,
      lost: own.lost + week.lost,
      isWhole: !breaksDay && own.isWhole,
    };
  }

  /** The rows of the week that the choices stand in; the others are as they were. */
  #weekOutcome(puts: readonly Put[]) {
    const { rows, amounts } = this.#programme.week;
    const changes = new Map<number, number>();
    const add = (id: number, sign: 1 | -1, left: boolean): void => {
      for (let i = amounts.from[id] as number; i < (amounts.from[id + 1] as number); i += 1) {
        const r = amounts.row[i] as number;
        // What is left over is not cooked once more.
        if (left && rows[r]?.name === 'cooked') continue;
        changes.set(r, (changes.get(r) ?? 0) + sign * (amounts.amount[i] as number));
      }
    };
    for (const { day, meal, id, left } of puts) {
      const stood = this.at({ day, meal });
      if (stood !== undefined) add(stood, -1, false);
      add(id, 1, left);
    }
    const broken = new Map(this.#broken);
    let lost = this.#lost;
    for (const [r, change] of changes) {
      const [row, sum] = [rows[r] as WeekRow, this.#sums[r] as number];
      const [by, points] = outsideOf(row, sum + change);
      lost += points - outsideOf(row, sum)[1];
      if (by > nearly) broken.set(r, by);
      else broken.delete(r);
    }
    return { broken, lost };
  }

  #dayOutcome(
    day: number,
    puts: readonly Put[],
  ): Pick<Outcome, 'lost' | 'isWhole'> & { readonly broken: Float64Array } {
    const { week } = this.#programme;
    const kind = week.kinds.find(({ on }) => on?.includes(day));
    if (!kind) return { broken: new Float64Array(), lost: 0, isWhole: true };
    const choices = choicesOn(week.choices, kind);
    const { rows } = choices;
    const menu = this.menuOf(day, puts);
    const left = new Set(puts.flatMap((put) => (put.day === day && put.left ? [put.id] : [])));
    const alike = alikeIn(menu, choices);
    const broken = new Float64Array(rows.length + 1);
    broken[rows.length] = alike.twice;
    let { lost } = alike;
    let isWhole = true;
    for (const [r, { name, lo, hi, weight }] of rows.entries()) {
      const isCooking = name === 'minutes' || name === 'hands-on';
      let sum = 0;
      for (const id of menu)
        if (!isCooking || !left.has(id)) sum += choices.amounts[id * rows.length + r] as number;
      const by = sum < lo ? lo - sum : sum > hi ? sum - hi : 0;
      if (by <= tolerance) continue;
      if (weight === Number.POSITIVE_INFINITY) broken[r] = by;
      else [lost, isWhole] = [lost + weight * by, isWhole && by <= nearly];
    }
    return { broken, lost, isWhole };
  }
}

/** A dish that stands twice on a day, and points lost by the same main ingredient. */
function alikeIn(
  menu: Int32Array,
  { dish, main, sameMain }: Pick<Choices, 'dish' | 'main' | 'sameMain'>,
): { readonly twice: number; readonly lost: number } {
  let [twice, lost] = [0, 0];
  for (const [i, a] of menu.entries())
    for (const b of menu.subarray(i + 1))
      if (dish[a] === dish[b]) twice += 1;
      else if (main[a] === main[b]) lost += sameMain;
  return { twice, lost };
}
