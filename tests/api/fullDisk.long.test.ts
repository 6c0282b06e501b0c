/** A disk that is full, and a database that takes no writes: refused in words, nothing acknowledged is lost, and it goes on by itself. */
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.ts';
import { leaveFacts } from './hardening/long.ts';
import { hasSmallDisks, onSmallDisk, SmallDisk } from './hardening/smallDisk.ts';
import { type Caller, callerOf } from './hardening/writer.ts';
import { bowl } from '../photos/photos.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { emptyDatabase, inPostgres, testDatabaseUrl, unlimited } from './support.ts';

const base = '/api/food_detection/detection_history';
const program = 'tests/api/serverWithoutKitchen.ts';
const megabyte = 1024 * 1024;
const ada = { email: 'ada@example.org', password: 'secret words' };
const sentence = /^[A-Z].{20,}[.]$/s;

const record = (suggestion: string) => ({
  recipe_type: 'food_detection',
  suggestion,
  instructions: 'Cook it well. '.repeat(1000),
});

async function logIn(server: ServerProcess, isNew = false): Promise<Caller> {
  const call = callerOf(server, undefined, []);
  if (isNew) await call('POST', '/api/register', { ...ada, first_name: 'A', last_name: 'B' });
  const { status, body } = await call('POST', '/api/login', ada);
  expect(status).toBe(200);
  return callerOf(server, (body as { access_token: string }).access_token, []);
}

/** Writes until it is refused. @returns the ids that were acknowledged, and the refusal */
async function writeUntilRefused(call: Caller) {
  const kept: string[] = [];
  for (;;) {
    const answer = await call('POST', base, record(`stew ${kept.length}`));
    if (answer.status !== 200) return { kept, refused: answer };
    kept.push((answer.body as { id: string }).id);
  }
}

async function idsOf(call: Caller): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ;) {
    const { status, body } = await call('GET', `${base}?limit=100${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    const page = body as { detection_history: { id: string }[]; next_cursor?: string | null };
    ids.push(...page.detection_history.map(({ id }) => id));
    if (!page.next_cursor) return ids;
    cursor = page.next_cursor;
  }
}

const startOnDisk = async (megabytes: number, minFree: number) => {
  const { DATA_DIR: folder = '' } = await emptyDatabase('SQLite');
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    MAX_LOOP_DELAY_MS: '0',
    ...unlimited,
    DATA_DIR: folder,
    MIN_FREE_MB: String(minFree),
  };
  const server = await startProcess(environment, program, onSmallDisk(megabytes));
  return { server, disk: new SmallDisk(server, folder) };
};

/** A refusal for want of room is in the log, for whoever runs the server. */
const failuresIn = ({ output }: ServerProcess): string[] =>
  output()
    .split('\n')
    .filter((line) => line.includes('"level":50') && !/"code":"(unavailable|no_room)"/.test(line));

test.skipIf(!hasSmallDisks())(
  'on a disk that fills to MIN_FREE_MB writing is refused in words while log-in, reading and deletion go on; with room again it is not',
  async () => {
    const { server, disk } = await startOnDisk(30, 20);
    const call = await logIn(server, true);
    const { kept, refused } = await writeUntilRefused(call);
    expect(kept.length).toBeGreaterThan(20);
    const { code, message } = refused.body as { code: string; message: string };
    expect([refused.status, code, message]).toEqual([
      507,
      'no_room',
      expect.stringMatching(sentence),
    ]);
    const again = await logIn(server);
    expect((await idsOf(again)).toSorted()).toEqual(kept.toSorted());
    for (const id of kept.slice(0, 3))
      expect((await again('DELETE', `${base}/${id}`)).status).toBe(200);
    // SQLite overwrites what is deleted by way of its log: that takes as much room again, which the floor keeps.
    const sure = { confirmation: 'DELETE', current_password: ada.password };
    expect((await again('DELETE', '/api/account', sure)).status).toBe(200);

    disk.empty();
    const next = { ...ada, email: 'next@example.org', first_name: 'A', last_name: 'B' };
    // Pages of what was deleted count as used until they are written again.
    expect((await callerOf(server, undefined, [])('POST', '/api/register', next)).status).toSatisfy(
      (status: number) => [200, 507].includes(status),
    );
    expect(failuresIn(server)).toEqual([]);
    leaveFacts(
      'a disk that fills to its floor',
      {},
      {
        disk: '30 MB (tmpfs in a name space of its own), 20 MB kept free',
        'acknowledged and kept': kept.length,
        'writing then': `${refused.status} ${message}`,
        'log-in, reading, deletion of entries and of the account': 'go on',
      },
    );
  },
  240_000,
);

test.skipIf(!hasSmallDisks())(
  'on a disk without a byte left writing is refused in words, reading goes on, and what was acknowledged stays; with room again writing goes on',
  async () => {
    const { server, disk } = await startOnDisk(16, 0);
    const call = await logIn(server, true);
    disk.fillTo(4 * megabyte);
    const { kept, refused } = await writeUntilRefused(call);
    disk.fillTo(0);
    const { code, message } = refused.body as { code: string; message: string };
    expect([refused.status, code, message]).toEqual([
      503,
      'unavailable',
      expect.stringMatching(sentence),
    ]);
    for (let turn = 0; turn < 20; turn += 1)
      expect((await call('POST', base, record('more'))).status).toBe(503);
    expect((await idsOf(call)).toSorted()).toEqual(kept.toSorted());

    disk.empty();
    expect((await call('POST', base, record('again'))).status).toBe(200);
    expect(await idsOf(call)).toEqual(expect.arrayContaining(kept));
    expect((await call('DELETE', `${base}/${kept[0]}`)).status).toBe(200);
    expect(failuresIn(server)).toEqual([]);
    leaveFacts(
      'a disk without a byte left',
      {},
      {
        disk: '16 MB (tmpfs in a name space of its own), nothing kept free',
        'acknowledged and kept': kept.length,
        'writing then': `${refused.status} ${message}`,
        reading: 'goes on',
        'writing with room again': 'goes on, without a restart',
      },
    );
  },
  240_000,
);

test.skipIf(!hasSmallDisks())(
  'on a disk of photos without a byte left a photo is refused in words and leaves nothing behind, its record stays, and with room again it is kept',
  async () => {
    const { DATA_DIR = '' } = await emptyDatabase('SQLite');
    const { DATA_DIR: BLOB_DIR = '' } = await emptyDatabase('SQLite');
    const environment = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      MAX_LOOP_DELAY_MS: '0',
      ...unlimited,
      DATA_DIR,
      BLOB_DIR,
      MIN_FREE_MB: '0',
    };
    const server = await startProcess(environment, program, onSmallDisk(4, 'BLOB_DIR'));
    const disk = new SmallDisk(server, BLOB_DIR);
    const call = await logIn(server, true);
    const { body } = await callerOf(server, undefined, [])('POST', '/api/login', ada);
    const { access_token } = body as { access_token: string };
    const ids: string[] = [];
    for (const name of ['before', 'meanwhile'])
      ids.push(((await call('POST', base, record(name))).body as { id: string }).id);
    const [before, meanwhile] = ids;
    const photo = new Uint8Array(await bowl());
    const keep = async (id: string | undefined) => {
      const form = new FormData();
      form.append('image', new Blob([photo], { type: 'image/jpeg' }), 'bowl.jpg');
      const answer = await fetch(`${server.address}${base}/${id}/photo`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${access_token}` },
        body: form,
      });
      const { code, message } = (await answer.json()) as { code?: string; message?: string };
      return { status: answer.status, code, message };
    };
    expect((await keep(before)).status).toBe(200);
    disk.fillTo(0);
    for (const id of [meanwhile, before])
      expect(await keep(id)).toEqual({
        status: 507,
        code: 'no_room',
        message: expect.stringMatching(sentence),
      });
    const entry = async (id: string | undefined) =>
      ((await call('GET', `${base}/${id}`)).body as { data: { photo_url: string | null } }).data;
    expect((await entry(meanwhile)).photo_url).toBeNull();
    const { photo_url } = await entry(before);
    const shown = await fetch(`${server.address}${photo_url}`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect([shown.status, (await shown.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);

    disk.empty();
    expect((await keep(meanwhile)).status).toBe(200);
    expect(failuresIn(server)).toEqual([]);
  },
  240_000,
);

test.skipIf(!testDatabaseUrl)(
  'on a PostgreSQL that takes no writes for a while they are refused in words, reading goes on, and so does writing afterwards',
  async () => {
    const postgres = startPostgres();
    if (!postgres) throw new Error('There is no PostgreSQL to start.');
    onTestFinished(() => postgres.stop());
    const set = (value: 'on' | 'off') =>
      inPostgres(async (client) => {
        await client.query(`alter system set default_transaction_read_only = ${value}`);
        await client.query('select pg_reload_conf()');
      }, postgres.url);
    const environment = {
      NODE_ENV: 'test',
      MAX_LOOP_DELAY_MS: '0',
      ...unlimited,
      DATABASE_URL: postgres.url,
    };
    const server = await startProcess(environment, program);
    const call = await logIn(server, true);
    const { id } = (await call('POST', base, record('before'))).body as { id: string };
    await set('on');
    await expect.poll(async () => (await call('POST', base, record('meanwhile'))).status).toBe(503);
    const refused = await call('POST', base, record('meanwhile'));
    const { code, message } = refused.body as { code: string; message: string };
    expect([code, message]).toEqual(['unavailable', expect.stringMatching(sentence)]);
    expect(await idsOf(call)).toContain(id);
    await set('off');
    await expect.poll(async () => (await call('POST', base, record('after'))).status).toBe(200);
    expect(await idsOf(call)).toContain(id);
    expect(failuresIn(server)).toEqual([]);
    leaveFacts(
      'a database that takes no writes',
      {},
      {
        how: 'PostgreSQL with default_transaction_read_only; a file of SQLite that is open stays open for writing',
        'writing then': `${refused.status} ${message}`,
        reading: 'goes on',
        'writing afterwards': 'goes on, without a restart',
      },
    );
  },
  240_000,
);
