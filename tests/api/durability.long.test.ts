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
import { onlyInVerify } from '../verify.ts';

/** A chunk's in the long form, of which there are ten. */
const kills = isLong ? 25 : 2;
/** Servers that are killed at the same time, each with a database of its own. */
const lanes = isLong ? 5 : 1;

/** Four of five starts are without the catalogue, which takes most of a start: what needs none is then written alone. */
const programOf = (round: number) =>
  round % 5 === 0 ? 'server/main.ts' : 'tests/api/serverWithoutKitchen.ts';

interface Lane {
  rounds: number;
  readonly writers: readonly Writer[];
}

async function killWhileWriting(engine: EngineName): Promise<void> {
  const all: Lane[] = [];
  const leave = () => leaveFacts(`kills on ${engine}`, factsOf(all));
  await Promise.all(Array.from({ length: lanes }, async () => killInLane(engine, all, leave)));
}

async function killInLane(engine: EngineName, all: Lane[], leave: () => void): Promise<void> {
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
  const lane: Lane = { rounds: 0, writers };
  all.push(lane);
  const total = (): number => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  let token: string | undefined;
  for (let round = 0; round < kills / lanes; round += 1) {
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
      total() >= before + 1 + (round % 20) &&
      (round > 0 || busy.every(({ acknowledged }) => acknowledged > 0));
    await Promise.race([writing, until(() => haveEnded || isEnough())]);
    await server.end('SIGKILL');
    await writing;
    for (const writer of busy) expect(await writer.lost(database)).toEqual([]);
    lane.rounds += 1;
    leave();
  }
  for (const { kind, acknowledged } of writers) expect([kind.name, acknowledged]).not.toContain(0);

  if (engine === 'SQLite') {
    const file = new Database(join(database['DATA_DIR'] ?? '', 'platewise.sqlite'));
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
    file.close();
  }
}

/** After each round: a run that is cut short has been as long as it was. */
function factsOf(every: readonly Lane[]): Record<string, number> {
  const rounds = every.reduce((sum, lane) => sum + lane.rounds, 0);
  const whole = every.reduce((sum, lane) => sum + Math.ceil(lane.rounds / 5), 0);
  const byKind = new Map<string, number>();
  for (const { kind, acknowledged } of every.flatMap(({ writers }) => writers))
    byKind.set(kind.name, (byKind.get(kind.name) ?? 0) + acknowledged);
  return {
    'kill −9': rounds,
    'of them during writes of every kind': whole,
    acknowledged: [...byKind.values()].reduce((sum, each) => sum + each, 0),
    lost: 0,
    ...Object.fromEntries(byKind),
  };
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

const limit = 90_000 * kills;
const title = `kill −9 during writes of every kind, ${kills} times, loses nothing that was acknowledged on`;
test(`${title} SQLite`, async () => killWhileWriting('SQLite'), limit);
onlyInVerify(() =>
  test.skipIf(!testDatabaseUrl)(
    `${title} PostgreSQL`,
    async () => killWhileWriting('PostgreSQL'),
    limit,
  ),
);
