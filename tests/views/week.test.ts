/** The week that is chosen is the same in every time zone, also where a clock is put forward or back (PLAN-12). */
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, test } from 'vitest';
import { planLibraryMachine } from '../../machines/planner/planLibrary.machine.ts';
import type { PlannerLoad, UnreadPlans } from '../../machines/shared/plans.ts';
import { limits } from '../model/samples/plans.ts';

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
      },
    });
    const actor = createActor(machine, { input: { limits } }).start();
    await expect.poll(() => actor.getSnapshot().hasTag('loading')).toBe(false);
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
