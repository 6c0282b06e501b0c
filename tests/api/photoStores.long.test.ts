/** Where photos that people keep lie, and that they are gone from there when they are gone: on files and in a bucket. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openBlobs } from '../../server/infrastructure/blobs/open.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { createRecords } from '../../server/modules/history/repository.ts';
import { day, hour } from '../../domain/durations.ts';
import { bowl, lying } from '../photos/photos.ts';
import { startBucket, type TestBucket } from './bucket.ts';
import { callerOf } from './hardening/writer.ts';
import { startProcess } from './process.ts';
import {
  emptyDatabase,
  type EngineName,
  form,
  inPostgres,
  manualClock,
  onOneDatabase,
  prove,
  query,
  signUp,
  startServer,
  testDatabaseUrl,
  type TestPerson,
  unlimited,
} from './support.ts';

const base = '/api/food_detection/detection_history';
const sure = { confirmation: 'DELETE', current_password: 'correct horse' };
const sentence = /^[A-Z].{20,}[.]$/s;

const save = async (person: TestPerson, suggestion = 'Stew'): Promise<string> =>
  (await person.call('POST', base, { recipe_type: 'food_detection', suggestion, instructions: '' }))
    .body.id;
const keep = async (person: TestPerson, id: string, file: Buffer | Promise<Buffer> = bowl()) => {
  const { payload, headers } = form({ image: { file: await file } });
  return person.call('PUT', `${base}/${id}/photo`, payload, headers);
};
const remove = (person: TestPerson, id: string) => person.call('DELETE', `${base}/${id}/photo`);

type Kind = 'files' | 'S3';

/** The blobs that lie in the store, by their keys. */
type Look = () => Map<string, Buffer>;

async function start(engine: EngineName, kind: Kind) {
  const bucket = kind === 'S3' ? await startBucket() : undefined;
  const clock = manualClock();
  const { app, environment, log } = await startServer(engine, {
    now: clock.now,
    environment: bucket?.environment ?? {},
  });
  const look: Look = bucket
    ? () => new Map([...bucket.objects].map(([key, { bytes }]) => [key, bytes]))
    : () => filesIn(join(environment['DATA_DIR'] ?? '', 'blobs'));
  return { app, environment, log, clock, look, bucket, person: await signUp(app) };
}

function filesIn(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name.split('/').at(-1) ?? '', readFileSync(join(folder, name))]),
  );
}

/** What the hourly clearing does to history and photos, by the given clock. */
async function tidy(environment: Record<string, string>, now: () => number): Promise<number> {
  const config = readEnvironment(environment);
  const database = await openDatabase(config, () => {});
  try {
    await createRecords(database, { now, newId: () => '' }).purge();
    return await openBlobs(database, config, { now }, () => {}).sweep();
  } finally {
    await database.close();
  }
}

const blobRows = (environment: Record<string, string>) =>
  query(environment, 'select key, store, record_id from blobs order by key');

onOneDatabase((engine) => {
  // A store knows nothing of the database.
  describe.each<Kind>(['files', 'S3'])('a kept photo, in %s', (kind) => {
    test('lies there and not in its row, which says what it is', async () => {
      const { app, environment, look, person } = await start(engine, kind);
      const id = await save(person);
      const { photo_url } = (await keep(person, id)).body;
      const [row] = await query(environment, 'select * from record_photos');
      const [[key, bytes] = []] = look();
      expect(look().size).toBe(1);
      expect({ ...row, bytes: Number(row?.['bytes']) }).toMatchObject({
        record_id: id,
        picture: '',
        blob_key: key,
        type: 'image/webp',
        bytes: bytes?.length,
      });
      expect(await blobRows(environment)).toEqual([
        { key, store: kind === 'S3' ? 's3' : 'files', record_id: id },
      ]);
      const shown = await app.inject({
        url: photo_url,
        headers: { authorization: `Bearer ${person.access}` },
      });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(shown.rawPayload).toEqual(bytes);
    });

    test('is gone from there when another takes its place, and when it is removed', async () => {
      const { environment, look, person } = await start(engine, kind);
      const [id, other] = [await save(person), await save(person, 'Soup')];
      await keep(person, id);
      await keep(person, other);
      const [first] = await query(
        environment,
        `select blob_key from record_photos where record_id = '${id}'`,
      );
      await keep(person, id, lying());
      expect(look().size).toBe(2);
      expect(look().has(String(first?.['blob_key']))).toBe(false);
      await remove(person, id);
      expect(look().size).toBe(1);
      expect(await blobRows(environment)).toMatchObject([{ record_id: other }]);
    });

    test('that finds no place with its record leaves nothing there', async () => {
      const { environment, look, person } = await start(engine, kind);
      const id = await save(person);
      await query(
        environment,
        engine === 'SQLite'
          ? `create trigger gone before insert on record_photos begin select raise(abort, 'no'); end`
          : `alter table record_photos add constraint gone check (mark = '')`,
      );
      expect((await keep(person, id)).status).toBe(500);
      await query(
        environment,
        engine === 'SQLite'
          ? 'drop trigger gone'
          : 'alter table record_photos drop constraint gone',
      );
      // Nobody could know then whether the row was written.
      expect(look().size).toBe(1);
      expect(await tidy(environment, () => Date.UTC(2026, 0, 5, 13))).toBe(0);
      expect(await tidy(environment, () => Date.UTC(2026, 0, 6, 13))).toBe(1);
      expect([look().size, await blobRows(environment)]).toEqual([0, []]);
    });

    test('goes with the account, and with nobody else’s', async () => {
      const { app, environment, look, person } = await start(engine, kind);
      const other = await signUp(app);
      await keep(person, await save(person));
      await keep(person, await save(person, 'Soup'));
      await keep(other, await save(other));
      expect(look().size).toBe(3);
      expect((await person.call('DELETE', '/api/account', sure)).status).toBe(200);
      expect(look().size).toBe(1);
      expect(await blobRows(environment)).toHaveLength(1);
      expect(await query(environment, `select user_id from record_photos`)).toEqual([
        { user_id: other.userId },
      ]);
    });

    test('goes when its record can no longer come back', async () => {
      const { environment, clock, look, person } = await start(engine, kind);
      const [id, stays] = [await save(person), await save(person, 'Soup')];
      await keep(person, id);
      await keep(person, stays);
      expect((await person.call('DELETE', `${base}/${id}`)).status).toBe(200);
      expect(await tidy(environment, clock.now)).toBe(0);
      expect(look().size).toBe(2);
      clock.advance(day);
      expect(await tidy(environment, clock.now)).toBe(1);
      expect(look().size).toBe(1);
      expect(await blobRows(environment)).toMatchObject([{ record_id: stays }]);
    });

    test('of a deleted record too is in the file with everything', async () => {
      const { look, person } = await start(engine, kind);
      const id = await save(person);
      await keep(person, id);
      await person.call('DELETE', `${base}/${id}`);
      await prove(person);
      const { record_photos } = (await person.call('GET', '/api/account/export')).body;
      const [bytes] = look().values();
      expect(record_photos).toEqual([
        expect.objectContaining({
          record_id: id,
          picture: `data:image/webp;base64,${bytes?.toString('base64')}`,
        }),
      ]);
      expect(JSON.stringify(record_photos)).not.toContain([...look().keys()][0]);
    });
  });

  test('a photo that an earlier version has put into its row is shown, handed out, replaced and removed', async () => {
    const { app, environment, look, person } = await start(engine, 'files');
    const id = await save(person);
    const bytes = Buffer.from('a picture of before');
    const picture = `data:image/webp;base64,${bytes.toString('base64')}`;
    const putIntoRow = () =>
      query(
        environment,
        `insert into record_photos (record_id, user_id, mark, created_at, picture) values ('${id}', '${person.userId}', '0123456789abcdef', 1, '${picture}')`,
      );
    await putIntoRow();
    const { photo_url } = (await person.call('GET', `${base}/${id}`)).body.data;
    const shown = await app.inject({
      url: photo_url,
      headers: { authorization: `Bearer ${person.access}` },
    });
    expect([shown.statusCode, shown.rawPayload]).toEqual([200, bytes]);
    await prove(person);
    const { record_photos } = (await person.call('GET', '/api/account/export')).body;
    expect(record_photos).toEqual([expect.objectContaining({ picture })]);
    await keep(person, id);
    expect(await query(environment, 'select picture from record_photos')).toEqual([
      { picture: '' },
    ]);
    expect(look().size).toBe(1);
    await remove(person, id);
    expect(look().size).toBe(0);
    await putIntoRow();
    expect((await remove(person, id)).status).toBe(200);
    expect(await query(environment, 'select picture from record_photos')).toEqual([]);
  });

  describe('a store that does not answer', () => {
    const photoOf = (app: Awaited<ReturnType<typeof start>>['app'], url: string, access: string) =>
      app.inject({ url, headers: { authorization: `Bearer ${access}` } });

    test.each<TestBucket['mode']>(['hanging', 'failing', 'empty'])(
      '(%s) keeps no photo and shows none, in words; the entry opens, and nothing that was stored is lost',
      async (mode) => {
        const { app, bucket, person } = await start(engine, 'S3');
        const [id, other] = [await save(person), await save(person, 'Soup')];
        const { photo_url } = (await keep(person, id)).body;
        bucket!.mode = mode;
        const refused = await keep(person, other);
        const shown = await photoOf(app, photo_url, person.access);
        for (const { status, code, message } of [
          { ...refused.body, status: refused.status },
          { ...shown.json(), status: shown.statusCode },
        ])
          expect([status, code, message]).toEqual([
            503,
            'photos_away',
            expect.stringMatching(sentence),
          ]);
        expect((await person.call('GET', `${base}/${id}`)).body.data.photo_url).toBe(photo_url);
        expect((await person.call('GET', base)).body.detection_history).toHaveLength(2);
        const again = await app.inject({
          url: photo_url,
          headers: {
            authorization: `Bearer ${person.access}`,
            'if-none-match': `"${photo_url.split('=')[1]}"`,
          },
        });
        expect(again.statusCode).toBe(304);
        bucket!.mode = 'answering';
        expect((await photoOf(app, photo_url, person.access)).statusCode).toBe(200);
        expect((await keep(person, other)).status).toBe(200);
      },
    );

    test('loses no deletion: what was removed meanwhile goes with the next sweep', async () => {
      const { app, bucket, clock, environment, look, person } = await start(engine, 'S3');
      const id = await save(person);
      const { photo_url } = (await keep(person, id)).body;
      bucket!.mode = 'failing';
      expect((await remove(person, id)).status).toBe(200);
      expect((await photoOf(app, photo_url, person.access)).statusCode).toBe(404);
      expect((await person.call('DELETE', '/api/account', sure)).status).toBe(200);
      expect(look().size).toBe(1);
      expect(await tidy(environment, clock.now)).toBe(0);
      bucket!.mode = 'answering';
      // What a sweep has taken is its own for some minutes.
      expect(await tidy(environment, clock.now)).toBe(0);
      clock.advance(hour);
      expect(await tidy(environment, clock.now)).toBe(1);
      expect([look().size, await blobRows(environment)]).toEqual([0, []]);
    });

    test('breaks off the file with everything, which would lack a photo; one that is lost for good does not', async () => {
      const { bucket, person } = await start(engine, 'S3');
      await keep(person, await save(person));
      await prove(person);
      bucket!.mode = 'failing';
      await expect(person.call('GET', '/api/account/export')).rejects.toThrow();
      bucket!.mode = 'answering';
      bucket!.objects.clear();
      const { body } = await person.call('GET', '/api/account/export');
      expect(body.record_photos).toEqual([expect.objectContaining({ picture: null })]);
    });
  });

  test('a server that is started without the bucket says so in its log, and shows no photo of it, in words', async () => {
    const { app, clock, environment, person } = await start(engine, 'S3');
    const id = await save(person);
    const { photo_url } = (await keep(person, id)).body;
    await app.close();
    const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...database } =
      environment;
    expect([S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]).not.toContain('');
    const again = await startServer(engine, { database, now: clock.now });
    expect(again.log).toContainEqual(
      expect.objectContaining({
        level: 50,
        store: 's3',
        msg: expect.stringContaining('photos lie in a store that is not configured'),
      }),
    );
    const shown = await again.app.inject({
      url: photo_url,
      headers: { authorization: `Bearer ${person.access}` },
    });
    expect([shown.statusCode, shown.json().code]).toEqual([503, 'photos_away']);
  });

  test('two photos sent at once for one record leave one, and no more than one blob', async () => {
    const { environment, look, person } = await start(engine, 'files');
    const id = await save(person);
    const answers = await Promise.all([keep(person, id), keep(person, id, lying())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await query(environment, 'select blob_key from record_photos');
    expect([...look().keys()]).toEqual([row?.['blob_key']]);
  });
});

/** A photo sent to a server of its own process, which may not live to answer. */
async function send(address: string, token: string, id: string) {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await bowl())], { type: 'image/jpeg' }), 'a.jpg');
  return fetch(`${address}${base}/${id}/photo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}

describe('a process that is killed between the blob and its row', () => {
  const ada = { email: 'ada@example.org', password: 'secret words' };
  const program = 'tests/api/serverWithoutKitchen.ts';

  async function startWithRecord(environment: Record<string, string>) {
    const all = { NODE_ENV: 'test', MAX_LOOP_DELAY_MS: '0', ...unlimited, ...environment };
    const server = await startProcess(all, program);
    const stranger = callerOf(server, undefined, []);
    await stranger('POST', '/api/register', { ...ada, first_name: 'A', last_name: 'B' });
    const { access_token } = (await stranger('POST', '/api/login', ada)).body as {
      access_token: string;
    };
    const record = { recipe_type: 'food_detection', suggestion: 'Stew', instructions: '' };
    const { id } = (await callerOf(server, access_token, [])('POST', base, record)).body as {
      id: string;
    };
    return { server, all, token: access_token, id };
  }

  /** The entry has no photo, can be given one, and the blob that nothing leads to goes after a day. */
  async function expectHealed(all: Record<string, string>, token: string, id: string, look: Look) {
    expect(look().size).toBe(1);
    const again = await startProcess(all, program);
    const call = callerOf(again, token, []);
    const entry = (await call('GET', `${base}/${id}`)).body as { data: { photo_url: unknown } };
    expect(entry.data.photo_url).toBeNull();
    expect((await send(again.address, token, id)).status).toBe(200);
    expect(look().size).toBe(2);
    expect(await tidy(all, Date.now)).toBe(0);
    expect(await tidy(all, () => Date.now() + day + hour)).toBe(1);
    const [row] = await query(all, 'select blob_key from record_photos');
    expect([...look().keys()]).toEqual([row?.['blob_key']]);
  }

  test('leaves a blob that is swept away, and never a row without one (S3, SQLite)', async () => {
    const bucket = await startBucket();
    const { server, all, token, id } = await startWithRecord({
      ...(await emptyDatabase('SQLite')),
      ...bucket.environment,
    });
    bucket.afterStoring = () => void server.child.kill('SIGKILL');
    await expect(send(server.address, token, id)).rejects.toThrow();
    bucket.afterStoring = undefined;
    const look = () => new Map([...bucket.objects].map(([key, { bytes }]) => [key, bytes]));
    await expectHealed(all, token, id, look);
  });

  test.skipIf(!testDatabaseUrl)('the same with files, on PostgreSQL', async () => {
    const database = await emptyDatabase('PostgreSQL');
    const { server, all, token, id } = await startWithRecord({
      ...database,
      DATABASE_TIMEOUT_MS: '60000',
    });
    const look = () => filesIn(join(database['DATA_DIR'] ?? '', 'blobs'));
    await inPostgres(async (client) => {
      // Whoever keeps a photo waits for its person's row, and has stored the blob by then.
      await client.query('begin');
      await client.query('select id from users for update');
      const sending = send(server.address, token, id).catch((error: unknown) => error);
      await expect.poll(() => [...look().keys()].map((name) => name.length)).toEqual([32]);
      await server.end('SIGKILL');
      expect(await sending).toBeInstanceOf(Error);
      await client.query('rollback');
    }, database['DATABASE_URL']);
    await expectHealed(all, token, id, look);
  });
});
