// The rules of a week beside health and money, as a form asks for them and as they are sent.
import {
  addDays,
  mondayOf,
  placeInWeek,
  type Week,
  weekdays,
  type Weekday,
  weekOf,
} from './calendar.ts';
import { slots, type Slot } from './slots.ts';

/** How often to cook: every meal; once for two meals, where the dish keeps; once for three. */
export const cookings = ['every_meal', 'once_for_two', 'once_for_three'] as const;
export type Cooking = (typeof cookings)[number];
/** How much may come again. */
export const varieties = ['little', 'some', 'much'] as const;
export type Variety = (typeof varieties)[number];
export interface MealPlace {
  readonly day: Weekday;
  readonly slot: Slot;
}

/** A meal that is eaten elsewhere; `once` where that is no rule for the weeks after it. */
export interface MealOut extends MealPlace {
  readonly once?: boolean | undefined;
}

/** Minutes of a day's cooking that mean no limit: a whole working day. */
export const noLimit = 480;
export const weekdayMinutes = [20, 30, 45, 60, noLimit] as const;
export const weekendMinutes = [20, 30, 45, 60, 90, noLimit] as const;
export const mostPeople = 20;

/** What a person chooses for a week. */
export interface WeekChoices {
  readonly people: number;
  readonly weekdayMinutes: number;
  readonly weekendMinutes: number;
  readonly cooking: Cooking;
  readonly variety: Variety;
  /** Meals that are eaten elsewhere. */
  readonly out: readonly MealPlace[];
}

/** The same as the kitchen takes it; what is left out is usual. */
export interface SentRules {
  people?: number | undefined;
  weekday_minutes?: number | undefined;
  weekend_minutes?: number | undefined;
  hands_on_minutes?: number | undefined;
  cooking?: Cooking | undefined;
  variety?: Variety | undefined;
  skip?: MealOut[] | undefined;
  first_day?: Weekday | undefined;
}

/** What was chosen for an earlier week, for the people of today; a week without rules was a usual one. */
export const choicesFrom = (rules: SentRules | null | undefined, people: number): WeekChoices => ({
  people,
  weekdayMinutes: rules?.weekday_minutes ?? 45,
  weekendMinutes: rules?.weekend_minutes ?? 90,
  cooking: rules?.cooking ?? 'once_for_two',
  variety: rules?.variety ?? 'some',
  out: rules?.skip?.filter(({ once }) => once !== true) ?? [],
});

/** More than the usual minutes of hands-on work come with more than the usual minutes in all. */
export const handsOnWithin = (minutes: number): number =>
  minutes > 45 ? Math.round((minutes * 2) / 3) : 25;
const handsOn = (minutes: number) =>
  minutes > 45 ? { hands_on_minutes: handsOnWithin(minutes) } : {};

/** @param over the days of the week that are over */
export const rulesFrom = (choices: WeekChoices, over: readonly Weekday[]): SentRules => ({
  people: choices.people,
  weekday_minutes: choices.weekdayMinutes,
  weekend_minutes: choices.weekendMinutes,
  ...handsOn(choices.weekdayMinutes),
  cooking: choices.cooking,
  variety: choices.variety,
  ...(choices.out.length > 0 ? { skip: choices.out.map(({ day, slot }) => ({ day, slot })) } : {}),
  ...(over.length > 0 && over.length < weekdays.length ? { first_day: weekdays[over.length] } : {}),
});

/** With the minutes that are offered with a sum of money, where some are. */
export function withMinutesFor(
  choices: WeekChoices,
  sum: number,
  offered: readonly Offered[] = [],
): WeekChoices {
  const minutes = offered.find(({ budget }) => budget === sum)?.minutes;
  return minutes
    ? { ...choices, weekdayMinutes: minutes.weekday, weekendMinutes: minutes.weekend }
    : choices;
}
interface Offered {
  readonly budget: number;
  readonly minutes?: { readonly weekday: number; readonly weekend: number } | undefined;
}

const isAt = (one: MealPlace) => (other: MealPlace) =>
  one.day === other.day && one.slot === other.slot;
export const isOut = ({ out }: Pick<WeekChoices, 'out'>, place: MealPlace): boolean =>
  out.some(isAt(place));

/** These meals are eaten elsewhere; where all of them were, they are planned again. */
export function withToggled(choices: WeekChoices, places: readonly MealPlace[]): WeekChoices {
  const planned = places.filter((place) => !isOut(choices, place));
  return {
    ...choices,
    out:
      planned.length > 0
        ? [...choices.out, ...planned]
        : choices.out.filter((place) => !places.some(isAt(place))),
  };
}

/** The days of a date's week that are over. */
export function daysOver(date: string, today: string): readonly Weekday[] {
  const [week, thisWeek] = [mondayOf(date), mondayOf(today)];
  if (week < thisWeek) return weekdays;
  return week === thisWeek ? weekdays.slice(0, placeInWeek(today)) : [];
}

/** Whether there is no meal to plan: each is eaten elsewhere, or its day is over. */
export const isMealless = (choices: WeekChoices, over: readonly Weekday[]): boolean =>
  weekdays
    .filter((day) => !over.includes(day))
    .every((day) => slots.every((slot) => isOut(choices, { day, slot })));

/** The week of today and the two after it, by their Mondays. */
export const weeksAhead = (today: string): readonly string[] =>
  [0, 7, 14].map((days) => addDays(mondayOf(today), days));

/**
 * The week that a new plan is for unless another is chosen: the first that has no plan and none of whose days is over.
 * @param planned any day of each week that has a plan
 */
export function weekToPlan(today: string, planned: Iterable<string>): Week {
  const taken = new Set([...planned].map(mondayOf));
  let start = placeInWeek(today) === 0 ? today : addDays(mondayOf(today), 7);
  while (taken.has(start)) start = addDays(start, 7);
  return weekOf(start);
}
