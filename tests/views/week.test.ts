/** Calendar dates are the same in every time zone, also where a clock is put forward or back (PLAN-20, PLAN-12). */
import { createActor, fromCallback, fromPromise } from 'xstate';
import { afterEach, describe, expect, test } from 'vitest';
import { planLibraryMachine } from '../../machines/planner/planLibrary.machine.ts';
import { today, weekAround } from '../../src/features/planner/actors/planned.ts';
import type { PlannerLoad, UnreadPlans } from '../../machines/shared/plans.ts';
import { limits } from '../model/samples/plans.ts';
import {
  addDays,
  mondayOf,
  placeInWeek,
  weekName,
} from '../../src/features/planner/texts/week.en.ts';

const own = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = own;
});
// UTC−11, UTC, UTC+5:45, UTC+14, and three that change their clocks, two of them at midnight.
const zones = [
  'Pacific/Pago_Pago',
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Europe/Berlin',
  'Africa/Cairo',
  'America/Santiago',
];

describe.each(zones)('in %s', (zone) => {
  test("PLAN-20: a week is Monday to Sunday, named 'Mon D - Mon D'", () => {
    process.env['TZ'] = zone;
    expect(weekName('2026-01-05')).toBe('Jan 5 - Jan 11');
    expect(weekAround('2026-01-11')).toEqual({
      name: 'Jan 5 - Jan 11',
      start: '2026-01-05',
      end: '2026-01-11',
    });
    expect(weekAround('2025-12-31')).toEqual({
      name: 'Dec 29 - Jan 4',
      start: '2025-12-29',
      end: '2026-01-04',
    });
  });

  test('every day of three years follows the one before, over each change of the clocks and a leap day', () => {
    process.env['TZ'] = zone;
    let date = '2026-01-05';
    for (let n = 0; n < 3 * 366; n++) {
      expect(placeInWeek(date)).toBe(n % 7);
      expect(addDays(mondayOf(date), n % 7)).toBe(date);
      date = addDays(date, 1);
    }
  });

  test('today is the date on the wall', () => {
    process.env['TZ'] = zone;
    for (const [year, month, day] of [
      [2026, 2, 29],
      [2026, 9, 25],
      [2026, 3, 24],
      [2026, 8, 6],
      [2028, 1, 29],
    ] as const) {
      const two = (value: number) => String(value).padStart(2, '0');
      expect(today(new Date(year, month, day, 12))).toBe(`${year}-${two(month + 1)}-${two(day)}`);
      expect(today(new Date(year, month, day, 23, 59))).toBe(
        `${year}-${two(month + 1)}-${two(day)}`,
      );
    }
  });

  test('PLAN-14 changing the date selects its week and its weekday', async () => {
    process.env['TZ'] = zone;
    const machine = planLibraryMachine.provide({
      actors: {
        fetchPlans: fromPromise<PlannerLoad | UnreadPlans>(async () => ({
          plans: [],
          before: null,
          today: '2026-03-29',
          household: { sickness: null, country: null, people: 1, answers: {} },
        })),
        cookingTimers: fromCallback(() => undefined) as never,
      },
    });
    const actor = createActor(machine, { input: { limits } }).start();
    await expect.poll(() => actor.getSnapshot().hasTag('loading'), { timeout: 10_000 }).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({ week: '2026-03-23', weekday: 'Sunday' });
    actor.send({ type: 'savedPlans.opened' });
    actor.send({ type: 'week.chosen', date: '2026-10-25' });
    expect(actor.getSnapshot().context).toMatchObject({
      week: '2026-10-19',
      weekday: 'Sunday',
      currentId: null,
    });
    actor.stop();
  });
});
