/** What the server does by itself, every so often. */
import { externalLogIns } from '../../contract/constants.ts';
import { createIdentities } from '../../server/modules/externalLogIn/repository.ts';
import { createPasskeys } from '../../server/modules/passkeys/repository.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retention } from '../../contract/constants.ts';
import { day } from '../../domain/durations.ts';
import { keepHouse } from '../../server/infrastructure/housekeeping.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import {
  type ClearBatch,
  deleted,
  nextSize,
} from '../../server/infrastructure/database/clearing.ts';
import { createAnalyses } from '../../server/modules/cooking/repository.ts';
import { legal as english } from '../../src/features/legal/texts/en.ts';
import * as french from '../../src/features/legal/texts/fr.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { createMailedTokens } from '../../server/modules/accounts/mailedTokenRepository.ts';
import { createSessions } from '../../server/modules/sessions/repository.ts';
import {
  manualClock,
  onEachDatabase,
  query,
  signUp,
  startServer,
  testDatabaseUrl,
} from './support.ts';

onEachDatabase((engine) => {
  test('sessions and mailed links that ran out are not kept; those that run stay', async () => {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const old = await signUp(app);
    clock.advance(31 * 24 * 3_600_000);
    const running = await signUp(app);
    const database = await openDatabase(readEnvironment(environment), () => {});
    const tokens = createMailedTokens(database, { now: clock.now });
    await tokens.issue(old.userId, 'password', 1000);
    await tokens.issue(running.userId, 'password', 3 * 24 * 3_600_000);
    clock.advance(2 * 24 * 3_600_000);
    await createSessions(database, {
      now: clock.now,
      newId: () => '',
      accessLife: 1,
      refreshLife: 1,
      longestLife: 1,
    }).purge();
    await tokens.purge();
    await database.close();
    expect(await query(environment, 'select id from sessions')).toEqual([
      { id: running.sessionId },
    ]);
    expect(
      await query(environment, "select user_id from reset_tokens where purpose = 'password'"),
    ).toEqual([{ user_id: running.userId }]);
  });
});

onEachDatabase((engine) => {
  test('what a passkey was to sign, and log-ins by a provider, go when they run out; those that run stay', async () => {
    const clock = manualClock();
    const { environment } = await startServer(engine, { now: clock.now });
    const database = await openDatabase(readEnvironment(environment), () => {});
    const ids = { now: clock.now, newId: () => '' };
    const passkeys = createPasskeys(database, ids);
    const identities = createIdentities(database, ids);
    for (const word of ['old', 'new']) {
      await passkeys.keepChallenge('log-in', word, null);
      await identities.begin(word, 'browser', null);
      clock.advance(word === 'old' ? externalLogIns.life : 0);
    }
    expect([await passkeys.purgeChallenges(), await identities.purgeLogIns()]).toEqual([1, 1]);
    expect(await passkeys.takeChallenge('log-in', 'new', null)).toBe(true);
    expect(await identities.take('new', 'browser')).toBeDefined();
    await database.close();
  });
});

/** So many analyses of one person, each a day older than the one before. */
async function analysesOf(environment: Record<string, string>, userId: string, ages: number[]) {
  for (const [index, at] of ages.entries())
    await query(
      environment,
      `insert into analyses (id, user_id, session_id, kind, source, response, food_suggestions, details, created_at) values ('a${index}', '${userId}', 's', 'ingredients', 'kitchen', '[]', '[]', '{}', ${at})`,
    );
}
const left = async (environment: Record<string, string>): Promise<string[]> =>
  (await query(environment, 'select id from analyses order by id')).map(({ id }) => String(id));

onEachDatabase((engine) => {
  test('what was recognised goes after the time that the privacy page names, in both languages', async () => {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const { userId } = await signUp(app);
    await analysesOf(environment, userId, [
      clock.now() - retention.analyses,
      clock.now() - retention.analyses + 1,
    ]);
    const database = await openDatabase(readEnvironment(environment), () => {});
    await createAnalyses(database, { now: clock.now, newId: () => '' }).purge();
    await database.close();
    expect(await left(environment)).toEqual(['a1']);
    const days = retention.analyses / day;
    expect(JSON.stringify(english)).toContain(`suggested is deleted after ${days} days`);
    expect(JSON.stringify(french)).toContain(`suggéré est supprimé après ${days} jours`);
  });

  test('much is cleared away in batches, and everybody else has their turn between two of them', async () => {
    const { app, environment } = await startServer(engine);
    const { userId } = await signUp(app);
    await analysesOf(
      environment,
      userId,
      Array.from({ length: 70 }, () => 1),
    );
    const database = await openDatabase(readEnvironment(environment), () => {});
    const sizes: number[] = [];
    // How often somebody else had their turn before each batch.
    const turns: number[] = [];
    let between = 0;
    const turn = () => void (between >= 0 && setTimeout(() => ((between += 1), turn()), 1));
    turn();
    const purge = createAnalyses(
      {
        ...database,
        clear: (batch, signal) =>
          database.clear(async (transaction, most) => {
            turns.push(between);
            const found = await batch(transaction, most);
            sizes.push(found);
            return found;
          }, signal),
      },
      { now: Date.now, newId: () => '' },
    ).purge();
    expect(await purge).toBe(70);
    between = -1_000_000;
    await database.close();
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes[0]).toBe(20);
    for (const [batch, before] of turns.entries())
      if (batch > 0) expect(before).toBeGreaterThan(turns[batch - 1] ?? 0);
    expect(await left(environment)).toEqual([]);
  });

  test('a server that stops leaves the rest for the next start', async () => {
    const { app, environment } = await startServer(engine);
    const { userId } = await signUp(app);
    await analysesOf(
      environment,
      userId,
      Array.from({ length: 60 }, () => 1),
    );
    const database = await openDatabase(readEnvironment(environment), () => {});
    const stopping = new AbortController();
    const cleared = await database.clear(async (transaction, most) => {
      stopping.abort();
      return createBatch(transaction, most);
    }, stopping.signal);
    await database.close();
    expect(cleared).toBe(20);
    expect(await left(environment)).toHaveLength(40);
  });
});

const createBatch: ClearBatch = (transaction, most) =>
  deleted(
    transaction
      .deleteFrom('analyses')
      .where('id', 'in', (from) => from.selectFrom('analyses').select('id').limit(most)),
  );

test.skipIf(!testDatabaseUrl)(
  'of several processes on one PostgreSQL, one clears at a time',
  async () => {
    const { app, environment } = await startServer('PostgreSQL');
    const { userId } = await signUp(app);
    await analysesOf(environment, userId, [1, 1, 1]);
    const [one, other] = [
      await openDatabase(readEnvironment(environment), () => {}),
      await openDatabase(readEnvironment(environment), () => {}),
    ];
    let goOn = () => {};
    const permission = new Promise<void>((resolve) => (goOn = resolve));
    let tellAtWork = () => {};
    const atWork = new Promise<void>((resolve) => (tellAtWork = resolve));
    const first = one.clear(async (transaction, most) => {
      tellAtWork();
      await permission;
      return createBatch(transaction, most);
    });
    await atWork;
    expect(await other.clear(createBatch)).toBe(0);
    goOn();
    expect(await first).toBe(3);
    expect(await other.clear(createBatch)).toBe(0);
    await Promise.all([one.close(), other.close()]);
  },
);

test('a batch that took too long is followed by half of it, one that took little by more, up to a bound', () => {
  expect([nextSize(100, 9), nextSize(1, 500), nextSize(100, 5), nextSize(100, 1)]).toEqual([
    50, 1, 100, 150,
  ]);
  expect(nextSize(1000, 1)).toBe(1000);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const turn = async (): Promise<void> => {
  vi.advanceTimersByTime(1000);
  await new Promise((resolve) => setImmediate(resolve));
};

test('chores are done each turn, one after the other; one that fails is logged and keeps no other from its turn', async () => {
  const log: { msg: string; err?: { message: string } }[] = [];
  const app = Fastify({
    logger: {
      level: 'error',
      stream: { write: (line: string) => void log.push(JSON.parse(line) as (typeof log)[number]) },
    },
  });
  const done: string[] = [];
  keepHouse(app, 1000, [
    { failure: 'the first could not be done', work: () => Promise.reject(new Error('locked')) },
    { failure: 'the second could not be done', work: async () => void done.push('second') },
  ]);
  expect(done).toEqual([]);
  await turn();
  await turn();
  expect(done).toEqual(['second', 'second']);
  expect(log.map(({ msg, err }) => [msg, err?.message])).toEqual([
    ['the first could not be done', 'locked'],
    ['the first could not be done', 'locked'],
  ]);
  await app.close();
  await turn();
  expect(done).toHaveLength(2);
});

test('a server that stops waits for the chore that runs', async () => {
  const app = Fastify();
  let finish = () => {};
  const work = new Promise<void>((resolve) => (finish = resolve));
  const order: string[] = [];
  app.addHook('onClose', async () => void order.push('database closed'));
  keepHouse(app, 1000, [
    { failure: '', work: () => work.then(() => void order.push('chore done')) },
  ]);
  await app.ready();
  await turn();
  const closing = app.close();
  await new Promise((resolve) => setImmediate(resolve));
  finish();
  await closing;
  expect(order).toEqual(['chore done', 'database closed']);
});
