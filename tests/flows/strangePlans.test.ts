// @vitest-environment node
/** Plans of another server, one of which is none. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  createFetchOlderPlans,
  createFetchPlans,
} from '../../src/features/planner/actors/fetchPlans.ts';
import { ada, tokens } from './browser.ts';
import { startFaultyServer, type FaultyServer } from './faultyServer.ts';
import { connectTab, run } from './tab.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

const row = {
  id: '0190c0de-0000-7000-8000-000000000000',
  name: 'Jan 5 - Jan 11',
  start_date: '2026-01-05',
  end_date: '2026-01-11',
  meal_plan: [{ day: 'Monday', breakfast: 'Ogi', lunch: '', dinner: '' }],
  created_at: 1,
  updated_at: 1,
};
const strange: [string, unknown][] = [
  ['an id of another kind', { ...row, id: 7 }],
  ['a meal plan that is none', { ...row, meal_plan: 'rice' }],
  ['a day of no week', { ...row, meal_plan: [{ ...row.meal_plan[0], day: 'Someday' }] }],
  ['no dates', { id: row.id, name: 'x' }],
  ['nothing', null],
];

test.each(strange)(
  'PLAN-21: a stored plan of a strange shape (%s) is left out and logged, the others show',
  async (_, plan) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.answer = ({ path }) =>
      path.startsWith('/api/meal_plan')
        ? { json: { status: 'success', meal_plans: [plan, row], next_before: null } }
        : { status: 404, json: {} };
    const tab = connectTab(server.origin);
    tab.storage.storeSession(ada, tokens(1));
    expect(await run(createFetchPlans(tab, () => undefined))).toMatchObject({
      plans: [{ id: row.id }],
    });
    expect(
      (await run(createFetchOlderPlans(tab), { before: 'x' })).plans.map(({ id }) => id),
    ).toEqual([row.id]);
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  },
);

test('PLAN-15: a list that does not come is told together with the date, so that a plan can be made', async () => {
  server.answer = () => ({ status: 503, json: {} });
  const tab = connectTab(server.origin);
  tab.storage.storeSession(ada, tokens(1));
  const load = await run(createFetchPlans(tab, () => undefined));
  expect(load).toEqual({
    error: expect.objectContaining({
      message: 'Unable to save/load meal plans. Please try again later.',
    }),
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
