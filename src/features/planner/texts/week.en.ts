// Weeks and days in words. Dates are calendar dates (yyyy-MM-dd) and are counted in UTC: they never pass through a local time.
import { weekText } from '../../../texts/format.ts';

const dayLength = 86_400_000;
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: string, days: number): string =>
  new Date(at(date) + days * dayLength).toISOString().slice(0, 10);
/** 0 is Monday. */
export const placeInWeek = (date: string): number => (new Date(at(date)).getUTCDay() + 6) % 7;
export const mondayOf = (date: string): string => addDays(date, -placeInWeek(date));

/** 'Jan 5 - Jan 11' (PLAN-20). */
export const weekName = (start: string, end: string = addDays(start, 6)): string =>
  weekText(start, end);
