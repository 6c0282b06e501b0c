/** Calendar dates are the same in every time zone, also where a clock is put forward or back (PLAN-20, PLAN-12). */
import { afterEach, describe, expect, test } from 'vitest';
import {
  addDays,
  dateOf,
  daysBetween,
  isRealDate,
  mondayOf,
  firstDayAt,
  placeInWeek,
  weekdayOf,
  weekdays,
  weekName,
  weekOf,
} from '../../domain/calendar.ts';

const own = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = own;
});
// UTC−11, UTC, UTC+5:45, UTC+14, and three that change their clocks, two of them at midnight.
const zones = [
  ['Pacific/Pago_Pago', 660],
  ['UTC', 0],
  ['Asia/Kathmandu', -345],
  ['Pacific/Kiritimati', -840],
  ['Europe/Berlin', -60],
  ['Africa/Cairo', -120],
  ['America/Santiago', 180],
] as const;

describe.each(zones)('in %s', (zone, offset) => {
  test("PLAN-20: a week is Monday to Sunday, named 'Mon D - Mon D'", () => {
    process.env['TZ'] = zone;
    expect(new Date(2026, 0, 5).getTimezoneOffset()).toBe(offset);
    expect(weekOf('2026-01-11')).toEqual({ start: '2026-01-05', end: '2026-01-11' });
    expect(weekOf('2025-12-31')).toEqual({ start: '2025-12-29', end: '2026-01-04' });
    expect(weekName('2025-12-29', '2026-01-04')).toBe('Dec 29 - Jan 4');
  });

  test('every day of three years follows the one before, over each change of the clocks and a leap day', () => {
    process.env['TZ'] = zone;
    let date = '2026-01-05';
    for (let n = 0; n < 3 * 366; n++) {
      expect(placeInWeek(date)).toBe(n % 7);
      expect(weekdayOf(date)).toBe(weekdays[n % 7]);
      expect(addDays(mondayOf(date), n % 7)).toBe(date);
      expect(daysBetween('2026-01-05', date)).toBe(n);
      expect(isRealDate(date)).toBe(true);
      date = addDays(date, 1);
    }
    expect(date).toBe('2029-01-07');
    expect(addDays(date, -3 * 366)).toBe('2026-01-05');
  });

  test('the date of an instant is the one on the wall', () => {
    process.env['TZ'] = zone;
    for (const [year, month, day, date] of [
      [2026, 2, 29, '2026-03-29'],
      [2026, 9, 25, '2026-10-25'],
      [2026, 3, 24, '2026-04-24'],
      [2026, 8, 6, '2026-09-06'],
      [2028, 1, 29, '2028-02-29'],
    ] as const)
      for (const time of [[0], [12], [23, 59]])
        expect(dateOf(new Date(year, month, day, ...(time as [number, number])))).toBe(date);
  });
});

test.each(['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-5', 'soon', ''])(
  '%j is no date',
  (text) => {
    expect(isRealDate(text)).toBe(false);
  },
);

test('the first day with a place in the week is that day itself or one of the six after it', () => {
  // 2026-11-25 is a Wednesday.
  expect([2, 3, 1].map((place) => firstDayAt(place, '2026-11-25'))).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-12-01',
  ]);
});
