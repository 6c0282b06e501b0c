/** A PostgreSQL that restarts under load: the server stays, says 503 meanwhile, and loses nothing that it acknowledged. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.ts';
import { isLong, leaveFacts } from './hardening/long.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { isUnavailable } from '../../server/infrastructure/database/failures.ts';
import { inPostgres, testDatabaseUrl } from './support.ts';

const restarts = isLong ? 20 : 2;
const writers = 6;
const base = '/api/food_detection/detection_history';
const json = { 'content-type': 'application/json' };

interface Seen {
  /** What was answered with 200, by its name. */
  readonly acknowledged: Set<string>;
  /** Every other answer, in a line. */
  readonly refused: string[];
}

async function post(
  { address }: ServerProcess,
  path: string,
  body: object,
  token?: string,
): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
}

async function signUp(server: ServerProcess): Promise<string> {
  const person = { email: 'restart@example.org', password: 'secret words' };
  await post(server, '/api/register', { ...person, first_name: 'A', last_name: 'B' });
  const answer = await post(server, '/api/login', person);
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function writeUntil(
  over: () => boolean,
  server: ServerProcess,
  token: string,
  writer: number,
  { acknowledged, refused }: Seen,
): Promise<void> {
  for (let turn = 0; !over(); turn += 1) {
    const suggestion = `${writer}.${turn}`;
    const record = { recipe_type: 'food_detection', suggestion, instructions: 'Cook.' };
    const answer = await post(server, base, record, token);
    const { code = '' } = (await answer.json()) as { code?: string };
    if (answer.status === 200) acknowledged.add(suggestion);
    else refused.push(`${answer.status} ${code} ${answer.headers.get('retry-after') ?? ''}`);
  }
}

test.skipIf(!testDatabaseUrl)(
  `PostgreSQL restarts ${restarts} times under load: the server stays, and loses nothing that it acknowledged`,
  async () => {
    const postgres = startPostgres();
    if (!postgres) throw new Error('There is no PostgreSQL to start.');
    onTestFinished(() => postgres.stop());
    const server = await startProcess(
      { DATABASE_URL: postgres.url, NODE_ENV: 'test' },
      'tests/api/serverWithoutKitchen.ts',
    );
    const token = await signUp(server);
    const seen: Seen = { acknowledged: new Set(), refused: [] };
    let isOver = false;
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntil(() => isOver, server, token, writer, seen),
    );
    // Whoever finds the server gone fails the test at once.
    const gone = Promise.all(writing);
    for (let round = 0; round < restarts; round += 1) {
      const before = seen.acknowledged.size;
      await Promise.race([gone, postgres.restart(round % 2 === 0 ? 'fast' : 'immediate')]);
      // Within its own time the server is back at work, without anybody's help.
      await expect.poll(() => seen.acknowledged.size).toBeGreaterThan(before + writers);
      await delay(20);
    }
    isOver = true;
    await gone;

    expect(server.child.exitCode).toBeNull();
    expect([...new Set(seen.refused)]).toEqual(['503 unavailable 5']);
    const { rows } = await inPostgres(
      (client) => client.query<{ suggestion: string }>('select suggestion from records'),
      postgres.url,
    );
    const kept = new Set(rows.map(({ suggestion }) => suggestion));
    expect([...seen.acknowledged].filter((name) => !kept.has(name))).toEqual([]);
    leaveFacts('database restarts', {
      restarts,
      acknowledged: seen.acknowledged.size,
      lost: 0,
      'refused with 503 meanwhile': seen.refused.length,
    });

    postgres.stop();
    const statusOf = async (path: string) => (await fetch(server.address + path)).status;
    expect(await statusOf('/healthz')).toBe(503);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/livez')).toBe(200);
  },
  isLong ? 1_800_000 : 240_000,
);

test.each([
  ['EPIPE', 'write EPIPE'],
  ['ECONNRESET', 'read ECONNRESET'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57P02', 'terminating connection because of crash of another server process'],
  ['57P03', 'the database system is starting up'],
  ['08006', 'connection failure'],
  [undefined, 'terminating connection due to unexpected postmaster exit'],
  [undefined, 'Connection terminated unexpectedly'],
  [undefined, 'Client was closed and is not queryable'],
])(
  'a failure with the code %s (%s) is one of the storage, and not of the request',
  (code, message) => {
    expect(isUnavailable(Object.assign(new Error(message), { code }))).toBe(true);
    expect(isUnavailable(new Error('anything else'))).toBe(false);
  },
);
