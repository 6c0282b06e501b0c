/** kill −9 during writes of every kind, again and again on each database: everything that was acknowledged is there afterwards. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLong, leaveFacts } from './hardening/long.ts';
import { callerOf, Writer } from './hardening/writer.ts';
import { kindsOfWrites } from './hardening/writes.ts';
import { startPaystack } from './paystack.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { emptyDatabase, type EngineName, testDatabaseUrl, unlimited } from './support.ts';

const kills = isLong ? 250 : 4;

/** Four of five starts are without the catalogue, which takes most of a start: what needs none is then written alone. */
const programOf = (round: number) =>
  round % 5 === 0 ? 'server/main.ts' : 'tests/api/serverWithoutKitchen.ts';

async function killWhileWriting(engine: EngineName): Promise<void> {
  const database = await emptyDatabase(engine);
  const paystack = await startPaystack();
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    MAX_LOOP_DELAY_MS: '0',
    ...unlimited,
    ...database,
    ...paystack.environment,
    PAYSTACK_TIMEOUT_MS: '8000',
  };
  const writers = kindsOfWrites(paystack).map((kind) => new Writer(kind));
  const total = (): number => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  let token: string | undefined;
  for (let round = 0; round < kills; round += 1) {
    const program = programOf(round);
    const server = await startProcess(environment, program);
    // It counts for a quarter of an hour.
    if (round % 10 === 0) token = await logIn(server);
    const call = callerOf(server, token);
    const busy = writers.filter(({ kind }) => program === 'server/main.ts' || !kind.needsKitchen);
    const before = total();
    let haveEnded = false;
    const writing = Promise.all(busy.map((writer) => writer.writeUntilDead(call))).finally(
      () => (haveEnded = true),
    );
    // Some writes are on their way whenever this comes.
    const isEnough = () =>
      total() >= before + 1 + (round % 40) * 2 &&
      (round > 0 || busy.every(({ acknowledged }) => acknowledged > 0));
    await Promise.race([writing, until(() => haveEnded || isEnough())]);
    await server.end('SIGKILL');
    await writing;
    for (const writer of busy) expect(await writer.lost(database)).toEqual([]);
    leave(engine, round + 1, writers);
  }
  for (const { kind, acknowledged } of writers) expect([kind.name, acknowledged]).not.toContain(0);

  if (engine === 'SQLite') {
    const file = new Database(join(database['DATA_DIR'] ?? '', 'platewise.sqlite'));
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
    file.close();
  }
}

/** After each round: a run that is cut short has been as long as it was. */
function leave(engine: EngineName, rounds: number, writers: readonly Writer[]): void {
  const told = writers.map(
    ({ kind, acknowledged }) => `${kind.name} ${acknowledged.toLocaleString('en')}`,
  );
  leaveFacts(`kills on ${engine}`, {
    'kill −9': rounds,
    'of them with the whole catalogue, during writes of every kind': Math.ceil(rounds / 5),
    acknowledged: writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: 0,
    'of each kind': told.join(', '),
  });
}

async function until(isOver: () => boolean): Promise<void> {
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function logIn(server: ServerProcess): Promise<string> {
  const call = callerOf(server);
  const person = { email: 'durable@example.org', password: 'secret words' };
  await call('POST', '/api/register', { ...person, first_name: 'A', last_name: 'B' });
  const { status, body } = await call('POST', '/api/login', person);
  expect(status).toBe(200);
  return (body as { access_token: string }).access_token;
}

const limit = 30_000 * kills;
const title = `kill −9 during writes of every kind, ${kills} times, loses nothing that was acknowledged on`;
test(`${title} SQLite`, async () => killWhileWriting('SQLite'), limit);
test.skipIf(!testDatabaseUrl)(
  `${title} PostgreSQL`,
  async () => killWhileWriting('PostgreSQL'),
  limit,
);
