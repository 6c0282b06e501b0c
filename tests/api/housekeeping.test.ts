/** What the server does by itself, every so often. */
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepHouse } from '../../server/infrastructure/housekeeping.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { createMailedTokens } from '../../server/modules/accounts/mailedTokenRepository.ts';
import { createSessions } from '../../server/modules/sessions/repository.ts';
import { manualClock, onEachDatabase, query, signUp, startServer } from './support.ts';

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
