/**
 * Calendar dates as text, yyyy-MM-dd. They are days on a calendar and not instants: date-fns
 * counts them on local midnights, so the time zone and its clock changes make no difference.
 * date-fns is imported one function at a time, since the server runs this file as it is.
 */
import { addDays as addDaysTo } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** From Monday to Sunday. */
export interface Week {
  readonly start: string;
  readonly end: string;
}

/** Local midnight. Three numbers do for this; date-fns's parseISO weighs more than all the rest. */
function at(date: string): Date {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The calendar date of an instant, where the person is. */
export const dateOf = (instant: Date): string => formatISO(instant, { representation: 'date' });

/** Whether the day exists: 2026-02-30 does not. */
export const isRealDate = (date: string): boolean => {
  const day = at(date);
  return !Number.isNaN(day.getTime()) && dateOf(day) === date;
};

export const addDays = (date: string, days: number): string => dateOf(addDaysTo(at(date), days));

/** Whole days from one date to a later one. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(at(to), at(from));

/** 0 is Monday. */
export const placeInWeek = (date: string): number => getISODay(at(date)) - 1;

/** The first day from this one on that has this place in its week (0 is Monday): the day itself, where it has. */
export const firstDayAt = (place: number, from: string): string =>
  addDays(from, (place - placeInWeek(from) + 7) % 7);

export const weekdayOf = (date: string): Weekday => weekdays[placeInWeek(date)] ?? 'Monday';

export const mondayOf = (date: string): string => dateOf(startOfISOWeek(at(date)));

/** The week that a date lies in. */
export const weekOf = (date: string): Week => {
  const start = mondayOf(date);
  return { start, end: addDays(start, 6) };
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthAndDay = (date: string): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;

/** 'Jan 5 - Jan 11': a week's name in English, and the name that a plan is stored by (PLAN-20). */
export const weekName = (start: string, end: string): string =>
  `${monthAndDay(start)} - ${monthAndDay(end)}`;

/** A plan that nobody named is called by its week. */
export const isNamedByWeek = (name: string, start: string, end: string): boolean =>
  name === weekName(start, end);
