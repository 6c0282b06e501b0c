/** kill −9 during writes, again and again on each database: every acknowledged record is there afterwards. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type EngineName, emptyDatabase, query, testDatabaseUrl } from './support.ts';
import { type ServerProcess, startProcess } from './process.ts';

/** `npm run verify` kills 250 times on each database. */
const kills = process.env['VERIFY'] ? 250 : 4;
const writers = 4;
const base = '/api/food_detection/detection_history';
const json = { 'content-type': 'application/json' };

async function killWhileWriting(engine: EngineName): Promise<void> {
  const database = await emptyDatabase(engine);
  const environment = { ...database, NODE_ENV: 'test' };
  const acknowledged = new Set<string>();
  let token: string | undefined;

  for (let round = 0; round < kills; round += 1) {
    const server = await startProcess(environment, 'tests/api/serverWithoutKitchen.ts');
    token ??= await signUp(server);
    const before = acknowledged.size;
    const written = Array.from({ length: writers }, (_, writer) =>
      writeUntilRefused(server, token ?? '', `${round}.${writer}`, acknowledged),
    );
    // Some writes are on their way whenever this comes.
    while (acknowledged.size < before + 1 + (round % 40) * 2)
      await new Promise((resolve) => setTimeout(resolve, 1));
    await server.end('SIGKILL');
    await Promise.all(written);

    const kept = new Set((await query(database, 'select id from records')).map((row) => row['id']));
    const lost = [...acknowledged].filter((id) => !kept.has(id));
    expect(lost).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills * 4);

  if (engine === 'SQLite') {
    const file = new Database(join(database['DATA_DIR'] ?? '', 'platewise.sqlite'));
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
    file.close();
  }
}

async function signUp({ address }: ServerProcess): Promise<string> {
  const person = { email: 'durable@example.org', password: 'secret words' };
  const post = (path: string, body: object) =>
    fetch(address + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await post('/api/register', { ...person, first_name: 'A', last_name: 'B' });
  return ((await (await post('/api/login', person)).json()) as { access_token: string })
    .access_token;
}

async function writeUntilRefused(
  { address }: ServerProcess,
  token: string,
  name: string,
  acknowledged: Set<string>,
): Promise<void> {
  const body = JSON.stringify({
    recipe_type: 'food_detection',
    suggestion: name,
    instructions: 'Cook. '.repeat(200),
  });
  for (;;) {
    try {
      const answer = await fetch(address + base, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${token}` },
        body,
      });
      const { id } = (await answer.json()) as { id?: string };
      if (id === undefined) throw new Error(`Refused with ${answer.status}`);
      acknowledged.add(id);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Refused')) throw error;
      return; // The server is dead; what was not acknowledged may be there or not.
    }
  }
}

const limit = 20_000 * kills;
const title = `kill −9 during writes, ${kills} times, loses no acknowledged record on`;
test(`${title} SQLite`, async () => killWhileWriting('SQLite'), limit);
test.skipIf(!testDatabaseUrl)(
  `${title} PostgreSQL`,
  async () => killWhileWriting('PostgreSQL'),
  limit,
);
