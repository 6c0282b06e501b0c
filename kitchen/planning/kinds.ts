// The days of a week by kind: which choices each may take, and the bounds of its cooking.
import type { DayRow, Kind } from './menu.ts';
import type { Choice, Kept } from './programme.ts';
import { isWeekday } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';
import { meals } from './worth.ts';

export interface KindsOf {
  readonly from: readonly number[];
  readonly choices: readonly Choice[];
  readonly rows: readonly DayRow[];
  /** Where the rows of the minutes begin; -1: there are none. */
  readonly minutesAt: number;
  readonly weekday: Float64Array;
  readonly weekend: Float64Array;
  readonly kept: readonly Kept[];
  readonly lockedChoice: ReadonlyMap<Kept, number>;
  readonly cooking: CookingRules | null;
  /** There are leftovers, so that each day has its own place in the week. */
  readonly ordered: boolean;
  readonly isBarred: (day: number, meal: number, id: number) => boolean;
}

/** Minutes that each meal beside those that stay may take where these fill the day's minutes, leaving less than so many for each. */
const [besideKept, leastBeside] = [15, 3];

/** Minutes in all and hands-on that a day allows. */
export function minutesOf(
  day: number,
  { cooking, kept }: Pick<KindsOf, 'cooking' | 'kept'>,
): readonly [number, number] {
  if (!cooking) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const stays = kept.filter((each) => each.day === day && !each.left);
  const open = meals.length - kept.filter((each) => each.day === day).length;
  const room = (most: number, taken: number): number =>
    stays.length && most - taken < open * leastBeside ? taken + open * besideKept : most;
  return [
    room(
      isWeekday(day) ? cooking.weekday : cooking.weekend,
      stays.reduce((sum, { dish }) => sum + dish.minutes, 0),
    ),
    isWeekday(day)
      ? room(
          cooking.handsOn,
          stays.reduce((sum, { dish }) => sum + dish.handsOn, 0),
        )
      : Number.POSITIVE_INFINITY,
  ];
}

/** Days that stand together as one kind, kinds in the order in which the week meets them. */
function alikeDays({ kept, lockedChoice, ordered }: KindsOf): number[][] {
  const groups = new Map<string, number[]>();
  for (let day = 0; day < 7; day += 1) {
    const locks = kept
      .filter((each) => each.day === day)
      .map((each) => `${each.meal}:${lockedChoice.get(each) ?? -1}`);
    const name =
      ordered || locks.length
        ? `${day} ${locks.join(' ')}`
        : isWeekday(day)
          ? 'weekday'
          : 'weekend';
    groups.set(name, [...(groups.get(name) ?? []), day]);
  }
  return [...groups.values()];
}

/** What each meal of a day may be: the one choice of a meal that stays, else all that the day has the minutes for. */
function openOn(
  day: number,
  { from, choices, kept, lockedChoice, cooking, isBarred }: KindsOf,
  [minutes, handsOn]: readonly [number, number],
): Int32Array[] {
  const isOpen = (id: number): boolean => {
    const choice = choices[id];
    if (!choice) return false;
    if (choice.left) return day > 0;
    return (
      !cooking ||
      (choice.dish.minutes <= minutes &&
        choice.dish.handsOn <= handsOn &&
        (choice.meal > 0 || !isWeekday(day) || choice.dish.minutes <= cooking.breakfast))
    );
  };
  return meals.map((_, meal) => {
    const stays = kept.find((each) => each.day === day && each.meal === meal);
    if (stays) {
      const id = lockedChoice.get(stays);
      return id === undefined ? new Int32Array() : Int32Array.of(id);
    }
    return Int32Array.from(
      { length: (from[meal + 1] ?? 0) - (from[meal] ?? 0) },
      (_each, i) => (from[meal] ?? 0) + i,
    ).filter((id) => isOpen(id) && !isBarred(day, meal, id));
  });
}

/** The day's rows with its own minutes as their bounds, in hours as the rows are. */
const rowsWithin = (
  { rows, minutesAt }: KindsOf,
  [minutes, handsOn]: readonly [number, number],
): DayRow[] =>
  rows.map((row, r) =>
    r === minutesAt
      ? { ...row, hi: minutes / 60 }
      : r === minutesAt + 1
        ? { ...row, hi: handsOn / 60 }
        : row,
  );

/** Days with the same open choices, bounds and worth are one kind: weekdays, weekend days, and every day with meals that stay; every day by itself where there are leftovers. */
export function kindsOf(about: KindsOf): { kinds: Kind[]; days: number[][] } {
  const days = alikeDays(about);
  const kinds = days.map((own): Kind => {
    const day = own[0] ?? 0;
    const minutes = minutesOf(day, about);
    return {
      days: own.length,
      on: own,
      ...(about.ordered ? { like: likeness(day, about.kept) } : {}),
      ...(about.minutesAt < 0 ? {} : { rows: rowsWithin(about, minutes) }),
      open: openOn(day, about, minutes),
      worth: isWeekday(day) ? about.weekday : about.weekend,
    };
  });
  return { kinds, days };
}

/** Days that differ in their place in the week alone: on Monday nothing is left over, and what Sunday cooks feeds no later day. */
function likeness(day: number, kept: readonly Kept[]): string {
  if (kept.some((each) => each.day === day)) return `${day}`;
  if (day === 0 || day === 6) return `${day}`;
  return isWeekday(day) ? 'weekday' : 'weekend';
}
