// Calendar dates as text, yyyy-MM-dd. They are days on somebody's wall and never instants, so no time
// zone has a say: the arithmetic happens in UTC alone.

const dayLength = 24 * 3_600_000;

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Whether the day exists: 2026-02-30 does not. */
export const isRealDate = (date: string): boolean =>
  !Number.isNaN(instantOf(date)) && dateOf(instantOf(date)) === date;

export const addDays = (date: string, days: number): string =>
  dateOf(instantOf(date) + days * dayLength);

/** Whole days from one date to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instantOf(to) - instantOf(from)) / dayLength);

/** The Monday of a date's week (PLAN-20). */
export function mondayOf(date: string): string {
  const weekday = (new Date(instantOf(date)).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Jan 5' (PLAN-20). */
export const monthAndDay = (date: string): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;

/** 'Jan 5 - Jan 11' (PLAN-20). */
export const weekName = (start: string, end: string): string =>
  `${monthAndDay(start)} - ${monthAndDay(end)}`;
