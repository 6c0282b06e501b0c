/** How much one account may keep and how often it may change something: over real HTTP, on both databases. */
import { describe, expect, test } from 'vitest';
import { allowances, createAllowances } from '../../server/infrastructure/database/allowances.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { mostAnalyses } from '../../server/modules/cooking/repository.ts';
import { mostSessions } from '../../server/modules/sessions/repository.ts';
import {
  type Body,
  logIn,
  manualClock,
  onEachDatabase,
  prove,
  query,
  sendForm,
  signUp,
  startServer,
  subscribe,
} from './support.ts';

const history = '/api/food_detection/detection_history';
const day = 24 * 3_600_000;
const long = 'x'.repeat(99_000);
const record = (suggestion = 'Stew', instructions = long) => ({
  recipe_type: 'food_detection',
  suggestion,
  instructions,
  ingredients: instructions,
  detected_foods: instructions,
  resources: instructions,
});
const full = (kind: string) => ({
  status: 409,
  code: 'storage_full',
  message: expect.stringContaining(kind) as string,
});

onEachDatabase((engine) => {
  async function start(environment: Record<string, string> = {}) {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now, environment });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const person = await signUp(server.app);
    const call = async (
      method: string,
      path: string,
      body?: object,
      who = person,
    ): Promise<{ status: number; code?: string; message?: string; body: Body }> => {
      const answer = await fetch(address + path, {
        method,
        headers: {
          authorization: `Bearer ${who.access}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const told: Body = await answer.json();
      return { status: answer.status, code: told.code, message: told.message, body: told };
    };
    return { ...server, clock, person, call };
  }

  test('history of one account ends at its bytes, in plain words, and goes on once something is deleted for good', async () => {
    const { app, clock, environment, person, call } = await start();
    const each = 4 * 99_000 + 'Stew'.length;
    const fitting = Math.floor(allowances.history.bytes / each);
    const answers = [];
    for (let turn = 0; turn < fitting + 2; turn += 10)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, async () => call('POST', history, record())),
        )),
      );
    // Of many at once perhaps not the very last one that fits is taken, and never one more.
    while (answers.at(-1)?.status !== 409 || answers.length < fitting + 3)
      answers.push(await call('POST', history, record()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(fitting);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(full('Your history is full. Please delete some'));

    // What is small still fits, and another person is not touched by it.
    expect((await call('POST', history, record('Tea', 'Boil.'))).status).toBe(200);
    expect((await call('POST', history, record(), await signUp(app))).status).toBe(200);
    const { id } = (await call('GET', `${history}?limit=1`)).body.detection_history[0];
    expect((await call('GET', `${history}/${id}`)).status).toBe(200);

    const stored = await query(
      environment,
      `select id from records where user_id = '${person.userId}' and length(instructions) > 1000 limit 3`,
    );
    for (const row of stored)
      expect((await call('DELETE', `${history}/${String(row['id'])}`)).status).toBe(200);
    // They can come back for a day, and take their space so long.
    expect((await call('POST', history, record())).status).toBe(409);
    clock.advance(day + 1);
    await query(environment, 'delete from records where deleted_at is not null');
    const again = await logIn(app, person.email);
    const next = { ...person, access: String(again.body.access_token) };
    expect((await call('POST', history, record(), next)).status).toBe(200);
  }, 180_000);

  test('history, plans and feedback end at their rows and bytes as they are counted in the database', async () => {
    const { clock, environment, person, call } = await start();
    const rows = (count: number) =>
      engine === 'SQLite'
        ? `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n)`
        : `generate_series(1, ${count}) as n(i)`;
    await query(
      environment,
      `insert into feedback (id, user_id, feedback_text, created_at) select 'f' || i, '${person.userId}', 'x', 1 from ${rows(allowances.feedback.rows - 1)}`,
    );
    await query(
      environment,
      `insert into records (id, user_id, recipe_type, suggestion, instructions, created_at, updated_at) select 'r' || i, '${person.userId}', 'food_detection', 'x', 'x', 1, 1 from ${rows(allowances.history.rows - 1)}`,
    );
    const feedback = async () => call('POST', '/api/feedback', { feedback_text: 'Good' });
    const answers = await Promise.all([feedback(), feedback(), feedback()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(full('as much feedback'));
    expect((await call('POST', history, record('A', 'b'))).status).toBe(200);
    expect(await call('POST', history, record('C', 'd'))).toMatchObject(full('history is full'));

    const plan = {
      name: 'Week',
      start_date: '2026-01-05',
      end_date: '2026-01-11',
      meal_plan: [{ day: 'Monday', breakfast: 'Akara', lunch: 'Rice', dinner: 'Soup' }],
    };
    const saved = await call('POST', '/api/meal_plan', plan);
    expect(saved.status).toBe(200);
    const { id } = saved.body.data;
    const repeat = engine === 'SQLite' ? 'hex(zeroblob(%))' : "repeat('00', %)";
    await query(
      environment,
      `update plans set previous_meal_plan = ${repeat.replace('%', String(allowances.plans.bytes / 2 - 10))} where id = '${id}'`,
    );
    // What was counted a minute ago is counted again.
    clock.advance(60_001);
    for (const refused of [
      await call('PUT', `/api/meal_plans/${id}`, {
        meal_plan: plan.meal_plan,
        updated_at: 1,
      }),
      await call('POST', '/api/meal_plan', {
        ...plan,
        start_date: '2026-01-12',
        end_date: '2026-01-18',
      }),
      await call('POST', `/api/meal_plans/${id}/duplicate`, {}),
    ])
      expect(refused).toMatchObject(full('saved plans take up all the space'));
    expect((await call('DELETE', `/api/meal_plans/${id}`)).status).toBe(200);
  }, 180_000);

  test('lines ticked off end at their number, over all lists of a person', async () => {
    const { environment, person, call } = await start();
    const { id } = (
      await call('POST', '/api/meal_plan', {
        name: 'Week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: [],
      })
    ).body.data;
    const most = { ...allowances, ticks: { rows: 3, bytes: 1000 } };
    const database = await openDatabase(readEnvironment(environment), () => {});
    const small = createAllowances(database, { now: Date.now }, most);
    const ticks = (...keys: string[]) => ({
      ticks: keys.map((item_key) => ({ item_key, ticked: true })),
    });
    expect((await call('PUT', `/api/meal_plans/${id}/ticks`, ticks('a', 'b'))).status).toBe(200);
    const add = async (rows: number) =>
      small.within(person.userId, 'ticks', { rows, bytes: 1 }, async () => 'done');
    await expect(add(2)).rejects.toThrow('Too many lines are ticked off');
    await expect(add(1)).resolves.toBe('done');
    await expect(
      small.within(person.userId, 'ticks', { rows: 0, bytes: 999 }, async () => 'done'),
    ).rejects.toThrow('Too many lines');
    await database.close();
  });

  test('a write that fails takes no space', async () => {
    const { environment, person } = await start();
    const database = await openDatabase(readEnvironment(environment), () => {});
    const small = createAllowances(
      database,
      { now: Date.now },
      { ...allowances, feedback: { rows: 1, bytes: 10 } },
    );
    const write = async (work: () => Promise<string>) =>
      small.within(person.userId, 'feedback', { rows: 1, bytes: 10 }, work);
    await expect(write(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    await expect(write(async () => 'done')).resolves.toBe('done');
    await database.close();
  });

  test('what is kept of earlier answers, sessions and sendings has an end too: the oldest go', async () => {
    const { app, environment, person, call } = await start();
    await subscribe(environment, person.userId);
    await query(
      environment,
      `insert into analyses (id, user_id, session_id, kind, source, response, food_suggestions, details, created_at) select '0' || i, '${person.userId}', 's', 'ingredients', 'kitchen', '[]', '[]', '{}', 1 from ${
        engine === 'SQLite'
          ? '(with recursive n(i) as (select 100000 union all select i + 1 from n where i < 100399) select i from n)'
          : 'generate_series(100000, 100399) as n(i)'
      }`,
    );
    const { body } = await sendForm(person, '/process', {
      image_or_ingredient_list: 'ingredient_list',
      ingredient_list: 'rice, tomatoes, onions',
    });
    const left = await query(environment, 'select id from analyses order by id');
    expect(left).toHaveLength(mostAnalyses);
    expect(left.at(-1)).toEqual({ id: body.analysis_id });

    await query(
      environment,
      `insert into sessions (id, user_id, device, created_at, last_seen_at, expires_at, family_key, refresh_hash, access_hash, access_expires_at) select 's' || i, '${person.userId}', 'x', 1, i, 9999999999999, 'x', 'x', 'x', 1 from ${
        engine === 'SQLite'
          ? '(with recursive n(i) as (select 1 union all select i + 1 from n where i < 150) select i from n)'
          : 'generate_series(1, 150) as n(i)'
      }`,
    );
    expect((await logIn(app, person.email)).status).toBe(200);
    const sessions = await query(environment, 'select id from sessions');
    expect(sessions).toHaveLength(mostSessions);
    expect(sessions.map(({ id }) => id)).toContain(person.sessionId);
    expect((await call('GET', '/api/profile')).status).toBe(200);
  });

  test('more than a great many changes in a quarter of an hour are refused, while reading and signing out go on', async () => {
    const { app, call } = await start({ WRITE_LIMIT_PER_ACCOUNT: '3' });
    const save = async () => call('PUT', '/api/settings', { hasSickness: false, sicknessType: '' });
    expect([await save(), await save(), await save()].map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await save()).toMatchObject({
      status: 429,
      message:
        'These were a great many changes in a short time. Please wait 15 minutes and try again.',
    });
    expect(await call('POST', history, record())).toMatchObject({ status: 429 });
    expect((await call('GET', '/api/settings')).status).toBe(200);
    await prove({ call });
    expect((await call('DELETE', '/api/sessions/others')).status).toBe(200);
    expect(
      (
        await call(
          'PUT',
          '/api/settings',
          { hasSickness: false, sicknessType: '' },
          await signUp(app),
        )
      ).status,
    ).toBe(200);
  });
});

describe('settings', () => {
  test('hold at most 100 answers', async () => {
    const { app } = await startServer('SQLite');
    const person = await signUp(app);
    const save = (count: number) =>
      person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        health_consent_at: 1,
        answers: Object.fromEntries(Array.from({ length: count }, (_, n) => [`q${n}`, 'Yes'])),
      });
    expect((await save(100)).status).toBe(200);
    const refused = await save(101);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Answer at most 100 questions at once.',
    ]);
  });
});
