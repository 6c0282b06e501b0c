/** Attempts are counted whatever else is tried from wherever meanwhile. */
import { describe, expect, test } from 'vitest';
import { Counters, networkOf } from '../../server/infrastructure/http/counters.ts';
import { sharedCounters } from '../../server/infrastructure/http/sharedCounters.ts';
import { onlyInVerify } from '../verify.ts';
import { migratedDatabase } from './databases.ts';
import { logIn, query, register, send, startServer, testDatabaseUrl } from './support.ts';

const count = (counters: Counters, key: string, window = 60_000): number => {
  let tries = 0;
  counters.incr(key, (_error, { current }) => void (tries = current), window);
  return tries;
};

onlyInVerify(() =>
  test('a guesser who tries 6,000 other addresses between is still told to wait', async () => {
    const { app } = await startServer('SQLite', {
      environment: { LOG_IN_LIMIT_PER_ADDRESS: '100000', LOG_IN_LIMIT_PER_EMAIL: '3' },
    });
    await register(app, 'victim@example.org');
    for (let turn = 0; turn < 3; turn += 1)
      await logIn(app, 'victim@example.org', 'wrong password');
    expect((await logIn(app, 'victim@example.org', 'wrong password')).status).toBe(429);
    // Refused before its password is looked at, as an attempt on nobody's account is not.
    for (let other = 0; other < 6000; other += 1)
      await send(app, {
        method: 'POST',
        url: '/api/login',
        payload: { email: `other${other}@example.org`, password: 'wrong password' },
      });
    expect((await logIn(app, 'victim@example.org', 'wrong password')).status).toBe(429);
  }, 180_000),
);

test('what was tried often outlives a flood of what was tried once, and memory stays bounded', () => {
  const counters = new Counters();
  for (let turn = 0; turn < 10; turn += 1) count(counters, 'victim');
  for (let other = 0; other < 450_000; other += 1) count(counters, `other ${other}`);
  expect(count(counters, 'victim')).toBe(11);
  expect(count(counters, 'other 0')).toBe(1);
});

test('a window that is over begins again', async () => {
  const counters = new Counters();
  expect([count(counters, 'a', 20), count(counters, 'a', 20)]).toEqual([1, 2]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(count(counters, 'a', 20)).toBe(1);
});

describe.skipIf(!testDatabaseUrl)('several processes on one PostgreSQL', () => {
  async function startTwo(environment: Record<string, string>) {
    const database = await migratedDatabase('PostgreSQL');
    const start = async () =>
      (
        await startServer('PostgreSQL', {
          database,
          // A busy machine may take long to open ten connections.
          environment: { DATABASE_TIMEOUT_MS: '30000', ...environment },
        })
      ).app;
    return { apps: [await start(), await start()] as const, database };
  }

  test('count together, to the last attempt, and the table does not tell whose they were', async () => {
    const { apps, database } = await startTwo({ LOG_IN_LIMIT_PER_EMAIL: '7' });
    await register(apps[0], 'victim@example.org');
    const statuses = (
      await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          logIn(apps[turn % 2 === 0 ? 0 : 1], 'victim@example.org', 'wrong password'),
        ),
      )
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(7);
    expect(statuses.filter((status) => status === 429)).toHaveLength(13);
    const rows = JSON.stringify(await query(database, 'select * from attempts'));
    expect(rows).not.toMatch(/victim|example|127\.0|log-in/);
  });

  test('push nothing out by 6,000 others, begin again when the time is over, and clear it away', async () => {
    const { apps, database } = await startTwo({ LOG_IN_LIMIT_PER_EMAIL: '3' });
    for (let turn = 0; turn < 4; turn += 1)
      await logIn(apps[0], 'victim@example.org', 'wrong password');
    await query(
      database,
      `insert into attempts select 'other' || n, 1, ${Date.now() - 1} from generate_series(1, 6000) n`,
    );
    expect((await logIn(apps[1], 'victim@example.org', 'wrong password')).status).toBe(429);
    await query(database, 'update attempts set ends_at = 1');
    // What this process has refused it refuses from memory, for as long as it was told.
    expect((await logIn(apps[0], 'victim@example.org', 'wrong password')).status).toBe(429);
    const fresh = (await startServer('PostgreSQL', { database })).app;
    expect((await logIn(fresh, 'victim@example.org', 'wrong password')).status).toBe(401);
  });
});

describe('shared counts', () => {
  const countBy = (
    Store: ReturnType<typeof sharedCounters>,
    max: number,
    key = 'log-in:ada',
  ): Promise<number> =>
    new Promise((resolve) =>
      new Store().incr(key, (_error, { current }) => resolve(current), 60_000, max),
    );

  test('who was refused is refused without asking the database again', async () => {
    let asked = 0;
    const Store = sharedCounters(
      { count: async () => ({ current: (asked += 1), ttl: 60_000 }) },
      () => {},
    );
    const counts = [];
    for (let turn = 0; turn < 5; turn += 1) counts.push(await countBy(Store, 2));
    expect([counts, asked]).toEqual([[1, 2, 3, 3, 3], 3]);
  });

  test('while the database is away each process counts for itself; changes it always does', async () => {
    const failures: unknown[] = [];
    const Store = sharedCounters(
      { count: async () => Promise.reject(new Error('away')) },
      (error) => void failures.push(error),
    );
    expect([await countBy(Store, 2), await countBy(Store, 2)]).toEqual([1, 2]);
    expect(failures).toHaveLength(2);
    expect([await countBy(Store, 2, 'write:ada'), failures.length]).toEqual([1, 2]);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
