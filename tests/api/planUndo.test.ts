/** What is deleted, cleared or copied, what is ticked off, and the week for a calendar. */
import { describe, expect, test } from 'vitest';
import {
  manualClock,
  onEachDatabase,
  query,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';

const day = 24 * 3_600_000;
const duplicate =
  'Duplicate Plan: A meal plan for this week already exists. Please choose a different week or edit the existing plan.';
const meals = (dinner = 'Egusi soup') =>
  ['Monday', 'Sunday'].map((each) => ({ day: each, breakfast: 'Akara', lunch: '', dinner }));
const laterBy = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

onEachDatabase((engine) => {
  const start = async () => {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now });
    return { ...server, clock, person: await signUp(server.app) };
  };
  const save = async (person: TestPerson, start_date: string, fields: object = {}) =>
    (
      await person.call('POST', '/api/meal_plan', {
        name: 'Our week',
        start_date,
        end_date: laterBy(start_date, 6),
        meal_plan: meals(),
        ...fields,
      })
    ).body.data;
  const weeks = async (person: TestPerson): Promise<string[]> =>
    (await person.call('GET', '/api/meal_plan')).body.meal_plans.map(
      (each: { start_date: string }) => each.start_date,
    );
  /** Trial or not, a day later the access token is over. */
  const signInAgain = async ({
    app,
    person,
  }: Awaited<ReturnType<typeof start>>): Promise<TestPerson> => {
    const { access_token } = (
      await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: person.email, password: person.password },
      })
    ).json<{ access_token: string }>();
    return {
      ...person,
      call: (method, url, payload, headers = {}) =>
        person.call(method, url, payload, { ...headers, authorization: `Bearer ${access_token}` }),
    };
  };

  describe('deleting', () => {
    test('PLAN-18 DELETE takes a plan out of the list; it comes back as it was, however often it is asked', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      expect((await person.call('DELETE', `/api/meal_plans/${id}`)).body).toMatchObject({
        status: 'success',
        message: 'Your plan has been deleted.',
      });
      expect((await person.call('DELETE', `/api/meal_plans/${id}`)).status).toBe(200);
      expect(await weeks(person)).toEqual([]);
      expect((await person.call('GET', `/api/meal_plans/${id}`)).status).toBe(404);
      expect((await person.call('POST', `/api/meal_plans/${id}/restore`)).body.data).toMatchObject({
        id,
        mealPlan: meals(),
      });
      expect((await person.call('POST', `/api/meal_plans/${id}/restore`)).status).toBe(200);
      expect(await weeks(person)).toEqual(['2026-01-05']);
    });

    test('PLAN-16 restoring onto a week that has a plan by now is refused with words', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      await person.call('DELETE', `/api/meal_plans/${id}`);
      await save(person, '2026-01-07');
      expect(await person.call('POST', `/api/meal_plans/${id}/restore`)).toMatchObject({
        status: 409,
        body: { code: 'duplicate_week', message: duplicate },
      });
    });

    test('after a day nothing comes back, and purging leaves nothing of it', async () => {
      const server = await start();
      const { id } = await save(server.person, '2026-01-05');
      const kept = await save(server.person, '2026-01-12');
      await server.person.call('PUT', `/api/meal_plans/${kept.id}`, {
        meal_plan: [],
        updated_at: 1,
      });
      await server.person.call('DELETE', `/api/meal_plans/${id}`);
      server.clock.advance(day);
      const person = await signInAgain(server);
      expect((await person.call('POST', `/api/meal_plans/${id}/restore`)).status).toBe(404);
      expect(
        (await person.call('POST', `/api/meal_plans/${kept.id}/revert`, { version: 2 })).status,
      ).toBe(409);
      await purge(server);
      expect(await query(server.environment, 'select id, previous_meal_plan from plans')).toEqual([
        { id: kept.id, previous_meal_plan: null },
      ]);
    });

    /** The server does it each hour; a second one on the same database is asked to do it now. */
    const purge = async ({
      environment,
      clock,
    }: Awaited<ReturnType<typeof start>>): Promise<void> => {
      const { openDatabase } = await import('../../server/infrastructure/database/database.ts');
      const { createPlans } = await import('../../server/modules/plans/repository.ts');
      const { readEnvironment } = await import('../../server/infrastructure/config.ts');
      const database = await openDatabase(readEnvironment(environment), () => {});
      await createPlans(database, { now: clock.now, newId: () => '' }).purge();
      await database.close();
    };
  });

  describe('clearing', () => {
    test('PLAN-18 DELETE /api/meal_plans/clear empties everything, and one call brings it back', async () => {
      const { person } = await start();
      for (const from of ['2026-01-05', '2026-01-12', '2026-01-19']) await save(person, from);
      const before = await save(person, '2026-01-26');
      await person.call('DELETE', `/api/meal_plans/${before.id}`);
      const { body } = await person.call('DELETE', '/api/meal_plans/clear');
      expect(body).toMatchObject({ status: 'success', count: 3 });
      expect((await person.call('DELETE', '/api/meal_plans/clear')).body).toMatchObject({
        clear_id: body.clear_id,
        count: 3,
      });
      expect(await weeks(person)).toEqual([]);
      const restored = await person.call('POST', '/api/meal_plans/restore', {
        clear_id: body.clear_id,
      });
      expect(restored.body).toMatchObject({ status: 'success', skipped: [] });
      expect(await weeks(person)).toEqual(['2026-01-19', '2026-01-12', '2026-01-05']);
    });

    test('PLAN-16 a week that has a plan by now keeps it, and its name is told', async () => {
      const { person, app } = await start();
      await save(person, '2026-01-05', { name: 'Old' });
      await save(person, '2026-01-12');
      const { clear_id } = (await person.call('DELETE', '/api/meal_plans/clear')).body;
      await save(person, '2026-01-05', { name: 'New' });
      expect(
        (await (await signUp(app)).call('POST', '/api/meal_plans/restore', { clear_id })).body,
      ).toMatchObject({ meal_plans: [], skipped: [] });
      const { body } = await person.call('POST', '/api/meal_plans/restore', { clear_id });
      expect(body).toMatchObject({
        meal_plans: [{ start_date: '2026-01-12' }],
        skipped: [{ name: 'Old', start_date: '2026-01-05' }],
      });
    });
  });

  describe('duplicating', () => {
    test('PLAN-15 takes the next week without a plan, is newest, and is named after its own week', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05', { name: 'Jan 5 - Jan 11' });
      await save(person, '2026-01-12');
      await save(person, '2025-12-29');
      const { body } = await person.call('POST', `/api/meal_plans/${id}/duplicate`, {});
      expect(body.data).toMatchObject({
        name: 'Jan 19 - Jan 25',
        startDate: '2026-01-19',
        endDate: '2026-01-25',
        mealPlan: meals(),
        version: 1,
      });
      expect((await weeks(person))[0]).toBe('2026-01-19');
    });

    test('PLAN-16 onto a week that is named and taken it is refused; onto a free one it goes there, over a year’s end too', async () => {
      const { person } = await start();
      const { id } = await save(person, '2025-12-24', { end_date: '2025-12-30' });
      expect(
        await person.call('POST', `/api/meal_plans/${id}/duplicate`, { start_date: '2025-12-22' }),
      ).toMatchObject({ status: 409, body: { message: duplicate } });
      expect(
        await person.call('POST', `/api/meal_plans/${id}/duplicate`, { start_date: '2026-02-30' }),
      ).toMatchObject({ status: 400 });
      expect(
        (await person.call('POST', `/api/meal_plans/${id}/duplicate`, { name: 'New Year' })).body
          .data,
      ).toMatchObject({ name: 'New Year', startDate: '2025-12-31', endDate: '2026-01-06' });
    });

    test('ten at once take ten weeks; one that is sent again takes none', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      await Promise.all(
        Array.from({ length: 4 }, () => person.call('POST', `/api/meal_plans/${id}/duplicate`, {})),
      );
      const again = () =>
        person.call('POST', `/api/meal_plans/${id}/duplicate`, {}, { 'idempotency-key': 'copy-1' });
      expect((await again()).body.data.id).toBe((await again()).body.data.id);
      expect((await weeks(person)).toSorted((a, b) => a.localeCompare(b))).toEqual([
        '2026-01-05',
        '2026-01-12',
        '2026-01-19',
        '2026-01-26',
        '2026-02-02',
        '2026-02-09',
      ]);
    });
  });

  test('somebody who saves without end is stopped; what is there stays', async () => {
    const { person, environment } = await start();
    const { id } = await save(person, '2026-01-05');
    await query(
      environment,
      `insert into plans (id, user_id, name, start_date, end_date, week_key, meal_plan, version, created_at, updated_at)
      with recursive weeks (n) as (select 1 union all select n + 1 from weeks where n < 2999) select 'plan ' || n, plans.user_id, 'x', 'x', 'x', 'week ' || n, '[]', 1, 1, 1 from weeks, plans`,
    );
    const { status, body } = await person.call('POST', `/api/meal_plans/${id}/duplicate`, {});
    expect([status, body.message]).toEqual([
      413,
      'You have as many plans as can be kept: 3,000. Please delete some; they go for good after a day.',
    ]);
    expect(
      (await person.call('PUT', `/api/meal_plans/${id}`, { meal_plan: [], updated_at: 1 })).status,
    ).toBe(200);
  });

  describe('ticks', () => {
    const tick = (person: TestPerson, id: string, ticks: Record<string, boolean>, key?: string) =>
      person.call(
        'PUT',
        `/api/meal_plans/${id}/ticks`,
        { ticks: Object.entries(ticks).map(([item_key, ticked]) => ({ item_key, ticked })) },
        key === undefined ? {} : { 'idempotency-key': key },
      );

    test('live with the plan; the last write holds, and only what changed since is told', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      expect((await person.call('GET', `/api/meal_plans/${id}/ticks`)).body).toEqual({
        status: 'success',
        version: 0,
        ticks: [],
      });
      await tick(person, id, { rice: true, beans: true });
      expect((await tick(person, id, { rice: false })).body).toEqual({
        status: 'success',
        version: 2,
        ticks: [
          { item_key: 'beans', ticked: true, version: 1 },
          { item_key: 'rice', ticked: false, version: 2 },
        ],
      });
      expect((await person.call('GET', `/api/meal_plans/${id}/ticks?since=1`)).body).toEqual({
        status: 'success',
        version: 2,
        ticks: [{ item_key: 'rice', ticked: false, version: 2 }],
      });
    });

    test('an old sending that arrives again does not undo a newer one', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      await tick(person, id, { rice: true }, 'tab-1');
      await tick(person, id, { rice: false }, 'tab-2');
      expect((await tick(person, id, { rice: true }, 'tab-1')).body.ticks).toMatchObject([
        { item_key: 'rice', ticked: false },
      ]);
    });

    test('twenty writes at once are all kept, each with a version of its own', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => tick(person, id, { [`item ${i}`]: true }, `k${i}`)),
      );
      const { body } = await person.call('GET', `/api/meal_plans/${id}/ticks`);
      expect(body.version).toBe(20);
      expect(new Set(body.ticks.map((each: { version: number }) => each.version)).size).toBe(20);
    });

    test('a list without end is refused, and nothing of it is kept', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      for (let part = 0; part < 4; part += 1)
        await tick(
          person,
          id,
          Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`item ${part} ${i}`, true])),
        );
      expect((await tick(person, id, { more: true })).status).toBe(413);
      expect((await tick(person, id, { 'item 0 0': false })).body).toMatchObject({ version: 5 });
      expect((await tick(person, id, {})).status).toBe(400);
    });

    test('go and come back with their plan', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      await tick(person, id, { rice: true });
      await person.call('DELETE', `/api/meal_plans/${id}`);
      expect((await tick(person, id, { rice: false })).status).toBe(404);
      await person.call('POST', `/api/meal_plans/${id}/restore`);
      expect((await person.call('GET', `/api/meal_plans/${id}/ticks`)).body.ticks).toMatchObject([
        { item_key: 'rice', ticked: true },
      ]);
    });
  });

  test('the calendar holds each meal at a local time of its own day, without what is to be bought', async () => {
    const { person } = await start();
    const { id } = await save(person, '2026-03-25', {
      meal_plan: [
        {
          day: 'Wednesday',
          breakfast: 'Akara (buy: beans, palm oil)',
          lunch: '',
          dinner: 'Rice; peas, "hot"\n(buy: peas',
          breakfast_ingredients: ['300 g beans', 'palm oil'],
        },
        {
          day: 'Tuesday',
          breakfast: '',
          lunch: '',
          dinner: 'Groundnut stew (buy: peanuts (groundnuts), tomatoes)',
          snack: 'Chin chin',
          dinner_meal: {
            recipe_id: 'groundnut-stew',
            servings: 1,
            leftover_of: { day: 'Monday', slot: 'dinner' },
          },
        },
      ],
    });
    const { status, headers, text } = await person.call(
      'GET',
      `/api/meal_plans/${id}/calendar.ics`,
    );
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="platewise-2026-03-25.ics"',
    });
    const lines = text.replaceAll('\r\n\t', '').split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20260325T080000',
      'DTSTART:20260325T190000',
      'DTSTART:20260331T190000',
      'DTSTART:20260331T200000',
    ]);
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:Breakfast: Akara',
      String.raw`SUMMARY:Dinner: Rice\; peas\, "hot"`,
      'SUMMARY:Dinner: Groundnut stew (leftovers of Monday)',
      'SUMMARY:Dessert: Chin chin',
    ]);
    expect(lines).toContain(String.raw`DESCRIPTION:300 g beans\npalm oil`);
    expect(text).not.toMatch(/TZID|DTSTART:\d+T\d+Z/);

    // RFC 5545 takes no control characters; a vertical tab is what some programs paste for a line.
    const odd = await save(person, '2026-05-06', {
      name: 'Week\u000bone',
      meal_plan: [
        {
          day: 'Wednesday',
          breakfast: 'Akara\u000band\u0007pap',
          lunch: '',
          dinner: '',
          breakfast_ingredients: ['beans\u001b'],
        },
      ],
    });
    const calendar = await person.call('GET', `/api/meal_plans/${odd.id}/calendar.ics`);
    expect(calendar.status).toBe(200);
    expect(calendar.text).toContain('SUMMARY:Breakfast: Akara and pap');
    expect(calendar.text).not.toMatch(/[^\P{Cc}\r\n\t]/u);

    const empty = await save(person, '2026-04-06', { meal_plan: [] });
    expect((await person.call('GET', `/api/meal_plans/${empty.id}/calendar.ics`)).text).toBe(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Platewise//EN\r\nX-WR-CALNAME:Our week\r\nEND:VCALENDAR\r\n',
    );
  });
});
