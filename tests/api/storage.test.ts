/** What the database does when it is locked, full, shared by two starts, or older or newer than the code. */
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { migrate, migrations } from '../../server/infrastructure/database/migrate.ts';
import {
  emptyDatabase,
  inPostgres,
  onEachDatabase,
  query,
  send,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';
import { longTest } from '../verify.ts';

const base = '/api/food_detection/detection_history';
const record = (instructions = 'Cook.') => ({
  recipe_type: 'food_detection',
  suggestion: 'Stew',
  instructions,
});
/** What SQLite calls `synchronous = FULL`. */
const full = 2;
const impatient = { DATABASE_TIMEOUT_MS: '150' };
const countOf = async (person: TestPerson) =>
  (await person.call('GET', `${base}?limit=200`)).body.detection_history.length as number;
const errorsIn = (log: Record<string, unknown>[]) =>
  log.filter((line) => Number(line['level']) >= 50);
const open = (environment: Record<string, string>) =>
  openDatabase(readEnvironment(environment), () => {});

describe('SQLite', () => {
  const connect = (environment: Record<string, string>) =>
    new Database(join(environment['DATA_DIR'] ?? '', 'platewise.sqlite'));

  test('keeps a write-ahead log, flushes each commit and checks references', async () => {
    const environment = await emptyDatabase('SQLite');
    const { db, close } = await open(environment);
    await expect(
      db
        .insertInto('feedback')
        .values({ id: 'x', user_id: 'nobody', feedback_text: 'x', created_at: 1 })
        .execute(),
    ).rejects.toThrow('FOREIGN KEY');
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: full }]);
    await close();
  });

  test('locked by another program: writes answer 503 with a message and leave a log line, reads go on, nothing is lost', async () => {
    const { app, environment, log } = await startServer('SQLite', { environment: impatient });
    const person = await signUp(app);
    await person.call('POST', base, record());
    const lock = connect(environment);
    lock.exec('begin exclusive');
    const [write, read] = await Promise.all([
      person.call('POST', base, record()),
      person.call('GET', base),
    ]);
    expect(write.status).toBe(503);
    expect(write.headers['retry-after']).toBe('5');
    expect(write.body).toMatchObject({
      status: 'error',
      code: 'unavailable',
      message: expect.stringContaining('Please try again in a moment.'),
    });
    expect(read.body.detection_history).toHaveLength(1);
    expect(errorsIn(log)).toEqual([
      expect.objectContaining({
        msg: 'request failed',
        err: expect.objectContaining({ code: 'SQLITE_BUSY' }),
      }),
    ]);

    lock.exec('rollback');
    lock.close();
    expect((await person.call('POST', base, record())).status).toBe(200);
    expect(await countOf(person)).toBe(2);
  });

  test('locked for a moment: writes wait, and the server goes on answering meanwhile', async () => {
    const { app, environment } = await startServer('SQLite');
    const person = await signUp(app);
    await person.call('GET', base);
    const lock = connect(environment);
    lock.exec('begin immediate');
    const write = person.call('POST', base, record());
    // A server that stood still for it would have given the write up before it answered any of these.
    for (let count = 0; count < 5; count += 1)
      expect((await send(app, { method: 'GET', url: '/healthz' })).status).toBe(200);
    lock.exec('commit');
    lock.close();
    expect((await write).status).toBe(200);
  });

  test('full: writes answer 503 and leave a log line, what was acknowledged is there, and reads go on', async () => {
    const { app, log, environment } = await startServer('SQLite', {
      environment: { SQLITE_MAX_MB: '1' },
    });
    const person = await signUp(app);
    let acknowledged = 0;
    let answer = await person.call('POST', base, record('x'.repeat(90_000)));
    while (answer.status === 200 && acknowledged < 50) {
      acknowledged += 1;
      answer = await person.call('POST', base, record('x'.repeat(90_000)));
    }
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(errorsIn(log)).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ code: 'SQLITE_FULL' }) }),
    ]);
    expect(acknowledged).toBeGreaterThan(3);
    expect(await countOf(person)).toBe(acknowledged);

    // What else was written in the same moment is told the truth too.
    const together = await Promise.all([
      person.call('POST', base, record('x'.repeat(90_000))),
      person.call('POST', base, record()),
      person.call('POST', '/api/feedback', { feedback_text: 'Good' }),
    ]);
    const stored = together.filter((each) => each.status === 200).length;
    const kept =
      (await countOf(person)) -
      acknowledged +
      (await query(environment, 'select id from feedback')).length;
    expect(kept).toBe(stored);
  });

  test('writes that come together are all stored, and one that fails does not take the others with it', async () => {
    const { db, close } = await open(await emptyDatabase('SQLite'));
    const key = (name: string) =>
      db
        .insertInto('cache')
        .values({ key: name, value: '', created_at: 0, expires_at: 0 })
        .execute();
    const outcomes = await Promise.allSettled([
      key('a'),
      key('b'),
      key('a'),
      key('c'),
      db
        .transaction()
        .execute(async (transaction) =>
          transaction.deleteFrom('cache').where('key', '=', 'b').execute(),
        ),
      key('d'),
    ]);
    expect(outcomes.map((each) => each.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(
      (await db.selectFrom('cache').select('key').orderBy('key').execute()).map((row) => row.key),
    ).toEqual(expect.arrayContaining(['a', 'c', 'd']));
    await close();
  });

  longTest(
    'damaged in its middle: a start finds it beside serving, and /readyz says so',
    async () => {
      const environment = await emptyDatabase('SQLite');
      const ready = (app: FastifyInstance) => send(app, { method: 'GET', url: '/readyz' });
      const { app } = await startServer('SQLite', { database: environment });
      const person = await signUp(app);
      for (let turn = 0; turn < 40; turn += 1)
        await person.call('POST', base, record('x'.repeat(4000)));
      await expect.poll(async () => (await ready(app)).body.database).toBe('sound');
      await app.close();

      const file = join(environment['DATA_DIR'] ?? '', 'platewise.sqlite');
      const bytes = readFileSync(file);
      // The records were written last, and the pages of the tables stand before them.
      const within = Math.floor(bytes.length * 0.8);
      bytes.fill(0xa5, within, within + 3 * 4096);
      writeFileSync(file, bytes);
      const again = await startServer('SQLite', { database: environment });
      await expect.poll(async () => (await ready(again.app)).status).toBe(503);
      expect((await ready(again.app)).body).toEqual({ status: 'error', database: 'damaged' });
      expect(again.log).toContainEqual(
        expect.objectContaining({ msg: 'the database is damaged: restore a backup' }),
      );
    },
  );

  test('a transaction that fails leaves nothing, and the next one works', async () => {
    const { db, close } = await open(await emptyDatabase('SQLite'));
    const insert = { key: 'a', value: '', created_at: 0, expires_at: 0 };
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('cache').values(insert).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('cache').selectAll().execute()).toEqual([]);
    await db
      .transaction()
      .execute(async (transaction) => transaction.insertInto('cache').values(insert).execute());
    expect(await db.selectFrom('cache').selectAll().execute()).toHaveLength(1);
    await close();
  });
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('PostgreSQL', () => {
  test('locked by another program: writes answer 503 with a message and leave a log line, nothing is lost', async () => {
    // Its time is also that of making a connection, which is long on a machine that does much else.
    const { app, environment, log } = await startServer('PostgreSQL', {
      environment: { DATABASE_TIMEOUT_MS: '2000' },
    });
    const person = await signUp(app);
    await person.call('GET', base);
    await inPostgres(async (client) => {
      await client.query('begin; lock table records in share mode');
      const write = await person.call('POST', base, record());
      expect([write.status, write.headers['retry-after'], write.body.code]).toEqual([
        503,
        '5',
        'unavailable',
      ]);
      expect((await person.call('GET', base)).status).toBe(200);
      await client.query('rollback');
    }, environment['DATABASE_URL']);
    expect(errorsIn(log)).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ code: '55P03' }) }),
    ]);
    expect((await person.call('POST', base, record())).status).toBe(200);
    expect(await countOf(person)).toBe(1);
  });

  test('that drops every connection: the next calls answer or say 503, and then all is well', async () => {
    const database = await emptyDatabase('PostgreSQL');
    const url = new URL(database['DATABASE_URL'] ?? '');
    url.searchParams.set('application_name', 'to be dropped');
    const { app } = await startServer('PostgreSQL', {
      environment: { DATABASE_TIMEOUT_MS: '30000' },
      database: { ...database, DATABASE_URL: url.href },
    });
    const person = await signUp(app);
    await person.call('POST', base, record());
    const { rowCount } = await inPostgres((client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be dropped'",
      ),
    );
    expect(rowCount).toBeGreaterThan(0);
    const during = await Promise.all(Array.from({ length: 5 }, () => person.call('GET', base)));
    for (const answer of during) expect([200, 503]).toContain(answer.status);
    expect(await countOf(person)).toBe(1);
  });

  test('that is not there: the server does not start', async () => {
    await expect(
      open({ DATABASE_URL: 'postgresql://postgres@127.0.0.1:1/none', ...impatient }),
    ).rejects.toThrow('ECONNREFUSED');
  });
});

onEachDatabase((engine) => {
  test('two processes that start at once migrate the database once', async () => {
    const environment = await emptyDatabase(engine);
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(environment)));
    expect(opened.flatMap((each) => each.migrated)).toEqual(migrations.map((each) => each.name));
    await Promise.all(opened.map((each) => each.close()));
  });

  test('a migration that fails half-way leaves the schema as it was', async () => {
    const { db, engine: name, close } = await open(await emptyDatabase(engine));
    const broken = {
      name: '0002-broken',
      statements: ['create table half (id text)', 'create nonsense'],
    };
    await expect(migrate(db, name, [...migrations, broken])).rejects.toThrow();
    const mended = { name: '0002-broken', statements: ['create table half (id text)'] };
    expect(await migrate(db, name, [...migrations, mended])).toEqual(['0002-broken']);
    await close();
  });

  test('a database of a later version is left alone', async () => {
    const environment = await emptyDatabase(engine);
    const { db, engine: name, close } = await open(environment);
    await migrate(db, name, [...migrations, { name: '9999-later', statements: [] }]);
    await close();
    await expect(open(environment)).rejects.toThrow(
      'written by a later version of Platewise (it holds 9999-later)',
    );
  });

  test('an illness that was stored is an answer; a No from before it was kept who answered is none', async () => {
    const { app, environment } = await startServer(engine);
    for (const sicknessType of ['', 'gout'])
      await (
        await signUp(app)
      ).call('PUT', '/api/settings', { hasSickness: sicknessType !== '', sicknessType });
    const { db, engine: name, close } = await open(environment);
    await sql.raw('alter table settings drop column sickness_answered').execute(db);
    await sql.raw("delete from migrations where name = '0050-sickness-answered'").execute(db);
    await migrate(db, name);
    const { rows } = await sql
      .raw('select sickness_type, sickness_answered from settings order by sickness_type')
      .execute(db);
    expect(rows).toEqual([
      { sickness_type: '', sickness_answered: 0 },
      { sickness_type: 'gout', sickness_answered: 1 },
    ]);
    await close();
  });

  test('holds one plan a person and week, deleted ones aside', async () => {
    const { app, environment } = await startServer(engine);
    const { userId } = await signUp(app);
    const insert = (id: string, deleted: string) =>
      query(
        environment,
        `insert into plans (id, user_id, name, start_date, end_date, week_key, meal_plan, version, created_at, updated_at, deleted_at) values ('${id}', '${userId}', 'Week', '2026-01-05', '2026-01-11', '2026-01-05', '[]', 1, 1, 1, ${deleted})`,
      );
    await insert('one', '5');
    await insert('two', 'null');
    await expect(insert('three', 'null')).rejects.toThrow(/unique/i);
    await insert('four', '6');
  });

  test('numbers come back as numbers, however large an instant is', async () => {
    const { db, close } = await open(await emptyDatabase(engine));
    await db
      .insertInto('cache')
      .values({ key: 'k', value: 'v', created_at: 8_640_000_000_000_000, expires_at: 0 })
      .execute();
    expect(await db.selectFrom('cache').selectAll().execute()).toEqual([
      { key: 'k', value: 'v', created_at: 8_640_000_000_000_000, expires_at: 0 },
    ]);
    expect(
      await db
        .selectFrom('cache')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirst(),
    ).toEqual({ count: 1 });
    await close();
  });

  test('what belongs to an account goes with it; what was paid stays', async () => {
    const { app, environment } = await startServer(engine);
    const person = await signUp(app);
    await person.call('POST', base, record());
    await query(
      environment,
      `insert into subscriptions (id, user_id, plan_id, plan_name, start_at, end_at, created_at) values ('s', '${person.userId}', 'weekly', 'Weekly', 1, 2, 1)`,
    );
    if (engine === 'SQLite') await deleteUserInSqlite(environment, person.userId);
    else await query(environment, `delete from users where id = '${person.userId}'`);
    for (const table of ['sessions', 'records'])
      expect(await query(environment, `select id from ${table}`)).toEqual([]);
    expect(await query(environment, 'select id from subscriptions')).toHaveLength(1);
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
  });
});

async function deleteUserInSqlite(environment: Record<string, string>, id: string): Promise<void> {
  const { db, close } = await open(environment);
  await db.deleteFrom('users').where('id', '=', id).execute();
  await close();
}
