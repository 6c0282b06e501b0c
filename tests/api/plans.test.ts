/** Stored plans over the wire: saved, listed, edited, copied, deleted and brought back. */
import { describe, expect, test } from 'vitest';
import { PlansAnswer } from '../../contract/storedPlans.ts';
import {
  hardlyStored,
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
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const meals = (dinner = 'Egusi soup (buy: melon seeds)') =>
  names.map((each) => ({
    day: each,
    breakfast: 'Akara',
    lunch: 'Jollof rice',
    dinner,
    snack: 'Chin chin',
    lunch_ingredients: ['300 g rice', '2 tomatoes'],
  }));
const week = (start_date: string, fields: object = {}) => {
  const end = new Date(Date.parse(`${start_date}T00:00:00Z`) + 6 * day).toISOString().slice(0, 10);
  return {
    name: 'Our week',
    start_date,
    end_date: end,
    meal_plan: meals(),
    created_at: 1,
    updated_at: 1,
    ...fields,
  };
};

onEachDatabase((engine) => {
  const start = async () => {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now });
    return { ...server, clock, person: await signUp(server.app) };
  };
  const save = async (
    person: TestPerson,
    start_date: string,
    fields: object = {},
    headers: Record<string, string> = {},
  ) => (await person.call('POST', '/api/meal_plan', week(start_date, fields), headers)).body.data;
  const list = async (person: TestPerson, search = '') =>
    (await person.call('GET', `/api/meal_plan${search}`)).body;

  describe('saving', () => {
    test('PLAN-18, PLAN-21 POST answers data in camelCase, GET lists the same in snake_case', async () => {
      const { person, clock } = await start();
      const { status, body } = await person.call('POST', '/api/meal_plan', week('2026-01-05'));
      expect(status).toBe(200);
      const { id } = body.data;
      expect(body.data).toMatchObject({
        name: 'Our week',
        startDate: '2026-01-05',
        endDate: '2026-01-11',
        mealPlan: meals(),
        createdAt: clock.now(),
        updatedAt: clock.now(),
        version: 1,
      });
      const { meal_plans: rows } = PlansAnswer.parse(await list(person));
      expect(rows).toMatchObject([
        {
          id,
          name: 'Our week',
          start_date: '2026-01-05',
          end_date: '2026-01-11',
          meal_plan: meals(),
          created_at: clock.now(),
          updated_at: clock.now(),
        },
      ]);
    });

    test('PLAN-18 POST /api/meal_plans takes the plan as plan_data', async () => {
      const { person } = await start();
      const { body } = await person.call('POST', '/api/meal_plans', {
        plan_data: week('2026-01-05'),
        created_at: 1,
      });
      expect(body).toMatchObject({ status: 'success', data: { startDate: '2026-01-05' } });
    });

    test.each(['2026-01-05', '2026-01-07', '2026-01-11'])(
      'PLAN-16 one plan a person and week: a second one from %s is refused with words',
      async (from) => {
        const { person, app } = await start();
        await save(person, '2026-01-05');
        const { status, body } = await person.call('POST', '/api/meal_plan', week(from));
        expect(status).toBe(409);
        expect(body).toMatchObject({ status: 'error', code: 'duplicate_week', message: duplicate });
        expect((await list(person)).meal_plans).toHaveLength(1);
        expect(await save(await signUp(app), from)).toMatchObject({ startDate: from });
      },
    );

    test('PLAN-16 ten sendings of one week at once make one plan', async () => {
      const { person } = await start();
      const statuses = (
        await Promise.all(
          Array.from({ length: 10 }, () =>
            person.call('POST', '/api/meal_plan', week('2026-01-05')),
          ),
        )
      ).map(({ status }) => status);
      expect([200, 409].map((status) => statuses.filter((each) => each === status).length)).toEqual(
        [1, 9],
      );
    });

    test('PLAN-16 the database itself holds it', async () => {
      const { person, environment } = await start();
      await save(person, '2026-01-05');
      await expect(
        query(
          environment,
          `insert into plans (id, user_id, name, start_date, end_date, week_key, meal_plan, version, created_at, updated_at) select 'other', user_id, name, start_date, end_date, week_key, meal_plan, 1, 1, 1 from plans`,
        ),
      ).rejects.toThrow(/unique/i);
    });

    test('a save that is sent again after a lost answer is one plan, also ten at once', async () => {
      const { person } = await start();
      const key = { 'idempotency-key': 'save-1' };
      const first = await save(person, '2026-01-05', {}, key);
      const again = await Promise.all(
        Array.from({ length: 10 }, () => save(person, '2026-01-05', {}, key)),
      );
      expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
      expect(
        (
          await person.call('POST', '/api/meal_plan', week('2026-01-05'), {
            'idempotency-key': 'save-2',
          })
        ).status,
      ).toBe(409);
      expect(
        (
          await person.call('POST', '/api/meal_plan', week('2026-01-12'), {
            'idempotency-key': 'no spaces please',
          })
        ).status,
      ).toBe(400);
    });

    test('a plan that was deleted and is saved again with its key is a new one', async () => {
      const { person } = await start();
      const key = { 'idempotency-key': 'save-1' };
      const first = await save(person, '2026-01-05', {}, key);
      await person.call('DELETE', `/api/meal_plans/${first.id}`);
      const second = await save(person, '2026-01-05', {}, key);
      expect(second.id).not.toBe(first.id);
      expect((await save(person, '2026-01-05', {}, key)).id).toBe(second.id);
      expect((await list(person)).meal_plans).toMatchObject([{ id: second.id }]);
    });

    test('PLAN-22 a plan started empty by hand is kept as it is, with what it was made from', async () => {
      const { person } = await start();
      const empty = names.map((each) => ({ day: each, breakfast: '', lunch: '', dinner: '' }));
      const saved = await save(person, '2026-01-05', {
        meal_plan: empty,
        basis: { location: 'Nigeria', budget: 15_000 },
        report: null,
      });
      expect(saved).toMatchObject({
        mealPlan: empty,
        basis: { location: 'Nigeria', budget: 15_000 },
      });
      expect((await person.call('GET', `/api/meal_plans/${saved.id}`)).body.data).toEqual(saved);
    });
  });

  describe('bad input, each with words and nothing half-saved:', () => {
    hardlyStored(engine, () =>
      test.each([
        [
          'a day that does not exist',
          { start_date: '2026-02-30' },
          /There is no 2026-02-30 in the calendar/,
        ],
        [
          'an instant for a date',
          { start_date: '2026-01-05T00:00:00Z' },
          /Use a date such as 2026-01-31/,
        ],
        ['an end before the start', { end_date: '2026-01-01' }, /ends before it begins/],
        ['two weeks at once', { end_date: '2026-01-19' }, /A plan covers one week/],
        ['no name', { name: ' ' }, /Please give the plan a name/],
        [
          'an unknown day',
          { meal_plan: [{ day: 'Someday', breakfast: 'Akara' }] },
          /meal_plan\.0\.day/,
        ],
        ['eight days', { meal_plan: [...meals(), ...meals()] }, /A plan has at most seven days/],
        [
          'a day twice',
          { meal_plan: [...meals().slice(0, 2), ...meals().slice(0, 1)] },
          /Monday is in the plan twice/,
        ],
        [
          '200 meals a day',
          {
            meal_plan: [
              { day: 'Monday', breakfast: Array.from({ length: 200 }, (_, i) => `Meal ${i}`) },
            ],
          },
          /Give each meal as one text/,
        ],
        [
          'a title of 5,000 characters',
          { meal_plan: [{ day: 'Monday', breakfast: 'x'.repeat(5000) }] },
          /Please shorten the name of a meal to 500 characters/,
        ],
        [
          '200 ingredients of a meal',
          {
            meal_plan: [
              {
                day: 'Monday',
                breakfast: 'Akara',
                breakfast_ingredients: Array.from({ length: 200 }, () => 'beans'),
              },
            ],
          },
          /at most 100 ingredients/,
        ],
      ])('%s', async (_, fields, message) => {
        const { person } = await start();
        const { status, body } = await person.call(
          'POST',
          '/api/meal_plan',
          week('2026-01-05', fields),
        );
        expect(status).toBe(400);
        expect(body.message).toMatch(message);
        expect((await list(person)).meal_plans).toEqual([]);
      }),
    );

    test('a plan of more than 400 kB', async () => {
      const { person } = await start();
      const { status, body } = await person.call(
        'POST',
        '/api/meal_plan',
        week('2026-01-05', {
          meal_plan: meals().map((each) => ({
            ...each,
            breakfast_ingredients: Array.from({ length: 100 }, () => 'x'.repeat(500)),
            lunch_ingredients: Array.from({ length: 50 }, () => 'x'.repeat(500)),
          })),
        }),
      );
      expect([status, body.message]).toEqual([
        413,
        'This plan is too large to be kept. Please shorten its meals and lists of ingredients.',
      ]);
    });

    test('missing days, unknown slots and a note that is never closed are taken as they come', async () => {
      const { person } = await start();
      const { mealPlan } = await save(person, '2026-01-05', {
        meal_plan: [
          { day: 'Tuesday', dinner: 'Beans (buy: palm oil', brunch: 'Eggs', elevenses: 3 },
        ],
      });
      expect(mealPlan).toEqual([
        { day: 'Tuesday', breakfast: '', lunch: '', dinner: 'Beans (buy: palm oil' },
      ]);
    });

    test('plans that something else wrote into the table are mended, never refused', async () => {
      const { person, environment } = await start();
      const { id } = await save(person, '2026-01-05');
      const odd = {
        monday: {
          breakfast: ['Akara', 'Pap'],
          lunch: { title: 'y'.repeat(5000) },
          dessert: 'Chin chin',
          dinner: 7,
          lunch_ingredients: ['rice', 3],
          lunch_meal: 'none',
        },
        Funday: { lunch: 'x' },
      };
      await query(
        environment,
        `update plans set shape = null, meal_plan = '${JSON.stringify(odd)}'`,
      );
      const { body } = await person.call('GET', `/api/meal_plans/${id}`);
      expect(body.data.mealPlan).toEqual([
        {
          day: 'Monday',
          breakfast: 'Akara',
          lunch: `${'y'.repeat(499)}…`,
          dinner: '',
          snack: 'Chin chin',
          lunch_ingredients: ['rice'],
        },
      ]);
      for (const broken of ['not json', '7', 'null', '[null, 3]']) {
        await query(
          environment,
          `update plans set meal_plan = '${broken}', report = '{"of": "another version"}'`,
        );
        expect((await list(person)).meal_plans).toMatchObject([{ id, meal_plan: [] }]);
      }
    });
  });

  test('PLAN-21: a stored plan of a strange id or date is left out of the list and logged; the others come', async () => {
    const { person, environment, log } = await start();
    await save(person, '2026-01-12');
    const kept = await save(person, '2026-01-19');
    for (const strange of ["id = 'x7'", "start_date = 'soon'"]) {
      await query(environment, `update plans set ${strange} where start_date = '2026-01-12'`);
      expect((await list(person)).meal_plans).toMatchObject([{ id: kept.id }]);
    }
    expect(log.filter(({ msg }) => msg === 'a stored plan is left out of the list')).toHaveLength(
      2,
    );
  });

  describe('the list', () => {
    test('PLAN-14 newest first, in pages, the rest trimmed', async () => {
      const { person, clock } = await start();
      for (const from of ['2026-01-12', '2026-01-05', '2026-01-26', '2026-01-19']) {
        await save(person, from);
        clock.advance(1000);
      }
      const all = await list(person);
      expect(all.meal_plans.map((each: { start_date: string }) => each.start_date)).toEqual([
        '2026-01-19',
        '2026-01-26',
        '2026-01-05',
        '2026-01-12',
      ]);
      expect([all.total, all.next_before]).toEqual([4, null]);

      const first = await list(person, '?limit=3&whole=1');
      expect(
        first.meal_plans.map(
          (each: { start_date: string; trimmed?: boolean; meal_plan: unknown[] }) => [
            each.start_date,
            each.trimmed ?? false,
            each.meal_plan.length,
          ],
        ),
      ).toEqual([
        ['2026-01-19', false, 7],
        ['2026-01-26', true, 0],
        ['2026-01-05', true, 0],
      ]);
      const last = await list(person, `?limit=3&before=${first.next_before}`);
      expect(last.meal_plans).toMatchObject([{ start_date: '2026-01-12', meal_plan: meals() }]);
      expect([last.next_before, last.total]).toEqual([null, 4]);
      expect((await person.call('GET', '/api/meal_plan?limit=0')).status).toBe(400);
    });

    test('another person’s plans are not there, and as good as none', async () => {
      const { person, app } = await start();
      const { id } = await save(person, '2026-01-05');
      const other = await signUp(app);
      expect((await list(other)).meal_plans).toEqual([]);
      for (const [method, path, body] of [
        ['GET', ''],
        ['GET', '/calendar.ics'],
        ['GET', '/ticks'],
        ['DELETE', ''],
        ['POST', '/restore'],
        ['POST', '/duplicate', {}],
        ['POST', '/revert', { version: 1 }],
        ['PUT', '', { meal_plan: [], updated_at: 1 }],
        ['PUT', '/ticks', { ticks: [{ item_key: 'a', ticked: true }] }],
      ] as const)
        expect(
          (await other.call(method, `/api/meal_plans/${id}${path}`, body)).status,
          `${method} ${path}`,
        ).toBe(404);
      expect((await list(person)).meal_plans).toHaveLength(1);
    });
  });

  describe('editing', () => {
    test('PLAN-23 PUT {meal_plan, updated_at} answers a status, and the edit survives', async () => {
      const { person, clock } = await start();
      const { id } = await save(person, '2026-01-05');
      clock.advance(5000);
      const { body } = await person.call('PUT', `/api/meal_plans/${id}`, {
        meal_plan: meals('Suya'),
        updated_at: 1,
      });
      expect(body.status).toBe('success');
      expect((await list(person)).meal_plans).toMatchObject([
        { meal_plan: meals('Suya'), updated_at: clock.now(), version: 2 },
      ]);
    });

    test('PLAN-23 a week that was changed by hand has its figures worked out again; what is not of our recipes has none', async () => {
      const { person } = await start();
      const {
        recipes: [jollof],
      } = (await person.call('GET', '/api/recipes?q=jollof+rice')).body;
      const days = [{ day: 'Monday', lunch: jollof.text, lunch_meal: jollof.meal }];
      const { id, report } = await save(person, '2026-01-05', {
        meal_plan: days,
        basis: { location: 'Nigeria', budget: 15_000 },
        report: null,
      });
      expect(report).toMatchObject({
        cost: { currency: 'NGN', budget: 15_000, total: expect.any(Number) },
        days: [{ day: 'Monday' }],
      });
      expect(report).not.toHaveProperty('proof');
      const put = async (fields: object) =>
        (await person.call('PUT', `/api/meal_plans/${id}`, { updated_at: 1, ...fields })).body.data;
      const twice = await put({ meal_plan: [...days, { ...days[0], day: 'Friday' }] });
      expect(twice.report.cost.total).toBeCloseTo(2 * report.cost.total, 1);
      expect(twice.report).toMatchObject({
        cost: { currency: 'NGN' },
        days: [{ day: 'Monday' }, { day: 'Friday' }],
      });
      expect((await list(person)).meal_plans[0].report).toEqual(twice.report);
      // What is eaten elsewhere counts as its usual share of the day, and costs nothing.
      const energyOf = (answer: typeof twice) =>
        answer.report.days[0].figures.find(
          ({ nutrient }: { nutrient: string }) => nutrient === 'energy_kcal',
        ).value;
      const skip = [{ day: 'Monday', slot: 'dinner', once: true }];
      const out = await put({
        meal_plan: days,
        basis: { location: 'Nigeria', budget: 15_000, rules: { skip } },
      });
      expect(energyOf(out)).toBeGreaterThan(energyOf({ report }) + 300);
      expect(out.report.cost.total).toBeCloseTo(report.cost.total, 1);
      expect(out.basis.rules.skip).toEqual(skip);
      expect(
        await put({
          meal_plan: meals('Suya').map(({ lunch_ingredients: _, ...each }) => each),
          report: null,
        }),
      ).not.toHaveProperty('report');
    });

    test('a newer copy is not overwritten in silence: 409 shows it, and sending with its version keeps one’s own', async () => {
      const { person } = await start();
      const { id, version } = await save(person, '2026-01-05');
      const put = (dinner: string, from: number) =>
        person.call('PUT', `/api/meal_plans/${id}`, {
          meal_plan: meals(dinner),
          updated_at: 1,
          version: from,
        });
      expect((await put('Suya', version)).status).toBe(200);
      const { status, body } = await put('Moi moi', version);
      expect([status, body.code]).toEqual([409, 'stale_version']);
      expect(body.current).toMatchObject({ id, version: 2, mealPlan: meals('Suya') });
      expect((await put('Moi moi', body.current.version)).body.data).toMatchObject({
        version: 3,
        mealPlan: meals('Moi moi'),
      });
    });

    test('the same edit again after a lost answer is no conflict', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      const put = () =>
        person.call('PUT', `/api/meal_plans/${id}`, {
          meal_plan: meals('Suya'),
          updated_at: 1,
          version: 1,
        });
      expect([(await put()).body.data.version, (await put()).body.data.version]).toEqual([2, 2]);
    });

    test('ten edits of one version at once: one is taken', async () => {
      const { person } = await start();
      const { id } = await save(person, '2026-01-05');
      const statuses = (
        await Promise.all(
          Array.from({ length: 10 }, (_, i) =>
            person.call('PUT', `/api/meal_plans/${id}`, {
              meal_plan: meals(`Dinner ${i}`),
              updated_at: 1,
              version: 1,
            }),
          ),
        )
      ).map(({ status }) => status);
      expect(statuses.filter((each) => each === 200)).toHaveLength(1);
    });

    test('the copy before the last change comes back for a day, with what stood beside it', async () => {
      const { person, clock } = await start();
      const { id } = await save(person, '2026-01-05', { basis: { location: 'Nigeria' } });
      const regenerate = (from: number) =>
        person.call('PUT', `/api/meal_plans/${id}`, {
          meal_plan: meals('Suya'),
          basis: { location: 'Ghana' },
          updated_at: 1,
          version: from,
        });
      const revert = (from: number) =>
        person.call('POST', `/api/meal_plans/${id}/revert`, { version: from });
      await regenerate(1);
      expect((await revert(2)).body.data).toMatchObject({
        version: 3,
        mealPlan: meals(),
        basis: { location: 'Nigeria' },
      });
      expect((await revert(2)).body).toMatchObject({
        code: 'stale_version',
        current: { version: 3, mealPlan: meals() },
      });
      expect((await revert(3)).status).toBe(409);
      await regenerate(3);
      clock.advance(10 * 60_000);
      expect((await revert(4)).status).toBe(200);
    });
  });
});
