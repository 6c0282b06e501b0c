/** `npm run backup` and `npm run restore`, on a server that is running and on one that is not. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bowl } from '../photos/photos.ts';
import { startBucket } from './bucket.ts';
import {
  emptyDatabase,
  type EngineName,
  form,
  inPostgres,
  onEachDatabase,
  signUp,
  startServer,
  testDatabaseUrl,
  type TestPerson,
} from './support.ts';
import { processEnvironment } from './process.ts';
import { longTest } from '../verify.ts';

const base = '/api/food_detection/detection_history';
const root = join(import.meta.dirname, '..', '..');

function script(
  name: 'backup' | 'restore',
  environment: Record<string, string>,
  ...args: string[]
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    env: processEnvironment(environment),
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

/** A database of its own: a restore replaces all of it. */
async function wholeDatabase(engine: EngineName): Promise<Record<string, string>> {
  const environment = await emptyDatabase('SQLite');
  if (engine === 'SQLite') return environment;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await inPostgres((client) => client.query(`create database ${name}`));
  onTestFinished(
    async () =>
      void (await inPostgres((client) => client.query(`drop database ${name} with (force)`))),
  );
  const url = new URL(testDatabaseUrl ?? '');
  url.pathname = `/${name}`;
  return { ...environment, DATABASE_URL: url.href };
}

const suggestionsOf = async (person: TestPerson) =>
  ((await person.call('GET', base)).body.detection_history as { suggestion: string }[]).map(
    (each) => each.suggestion,
  );
const save = (person: TestPerson, suggestion: string) =>
  person.call('POST', base, { recipe_type: 'food_detection', suggestion, instructions: '' });

onEachDatabase((engine) => {
  test('a backup of a running server, restored when it has stopped, brings back that moment and keeps what it replaces', async () => {
    const database = await wholeDatabase(engine);
    const folder = database['DATA_DIR'] ?? '';
    const file = join(folder, 'my backup');
    const { app } = await startServer(engine, { database });
    const person = await signUp(app);
    const { id } = (await save(person, 'before')).body as { id: string };
    const photo = form({ image: { file: await bowl() } });
    expect(
      (await person.call('PUT', `${base}/${id}/photo`, photo.payload, photo.headers)).status,
    ).toBe(200);
    const backup = script('backup', database, file);
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Backed up to ${file}`),
    });
    const later = (await save(person, 'after')).body as { id: string };
    await person.call('PUT', `${base}/${later.id}/photo`, photo.payload, photo.headers);
    const photosIn = (name: string) =>
      readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter(
        (each) => !statSync(join(folder, name, each)).isDirectory(),
      );
    const [before = ''] = photosIn('my backup.blobs');
    expect(photosIn('blobs')).toHaveLength(2);
    expect(statSync(join(folder, 'my backup.blobs')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'my backup.blobs', before)).mode & 0o077).toBe(0);
    // As of an entry that was cleared away since the backup.
    rmSync(join(folder, 'blobs', before));

    const whileRunning = script('restore', database, file, '--yes');
    expect(whileRunning).toMatchObject({
      code: 1,
      output: expect.stringContaining('The database is in use: stop the server first.'),
    });
    expect(await suggestionsOf(person)).toEqual(['after', 'before']);
    await app.close();

    const unsure = script('restore', database, file);
    expect(unsure).toMatchObject({
      code: 1,
      output: expect.stringContaining('Add --yes if that is what you want.'),
    });

    const restored = script('restore', database, file, '--yes');
    expect(restored.output).toContain('What was there before is kept in');
    expect(restored.code).toBe(0);
    const again = (await startServer(engine, { database })).app;
    const call = (url: string) =>
      again.inject({ url, headers: { authorization: `Bearer ${person.access}` } });
    const { detection_history } = (await call(base)).json<{
      detection_history: { photo_url: string }[];
    }>();
    expect(detection_history).toEqual([
      expect.objectContaining({ suggestion: 'before', photo_url: expect.any(String) }),
    ]);
    expect((await call(detection_history[0]!.photo_url)).headers['content-type']).toBe(
      'image/webp',
    );
    await again.close();
    expect(photosIn('blobs')).toEqual([before]);

    // What was replaced is a whole backup itself.
    const kept = /kept in (.*)\.\n/.exec(restored.output)?.[1] ?? '';
    expect(script('restore', database, kept, '--yes').code).toBe(0);
    const last = (await startServer(engine, { database })).app;
    const entries = (
      await last.inject({ url: base, headers: { authorization: `Bearer ${person.access}` } })
    ).json<{ detection_history: { photo_url: string }[] }>().detection_history;
    expect(entries).toHaveLength(2);
    for (const { photo_url } of entries) {
      const headers = { authorization: `Bearer ${person.access}` };
      expect((await last.inject({ url: photo_url, headers })).statusCode).toBe(200);
    }
  }, 180_000);
});

describe('a backup', () => {
  longTest('without a name goes to a dated file, and overwrites nothing', async () => {
    const database = await emptyDatabase('SQLite');
    const { app } = await startServer('SQLite', { database });
    await app.close();
    expect(script('backup', database).code).toBe(0);
    const [name, ...others] = readdirSync(join(database['DATA_DIR'] ?? '', 'backups'));
    expect(others).toEqual([]);
    expect(statSync(join(database['DATA_DIR'] ?? '', 'backups', name ?? '')).mode & 0o077).toBe(0);
    expect(name).toMatch(/^platewise-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.sqlite$/);
    const again = script(
      'backup',
      database,
      join(database['DATA_DIR'] ?? '', 'backups', name ?? ''),
    );
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('overwrites nothing') });
  });

  test('where there is no database says where it looked', async () => {
    const { DATA_DIR = '' } = await emptyDatabase('SQLite');
    const { code, output } = script('backup', { DATA_DIR });
    expect(code).toBe(1);
    expect(output).toContain(`There is no database at ${join(DATA_DIR, 'platewise.sqlite')}.`);
  });
});

describe('a restore', () => {
  longTest(
    'of a database without its photos takes those that are still there, and says how many are not',
    async () => {
      const database = await emptyDatabase('SQLite');
      const folder = database['DATA_DIR'] ?? '';
      const { app } = await startServer('SQLite', { database });
      const person = await signUp(app);
      const photo = form({ image: { file: await bowl() } });
      const ids: string[] = [];
      for (const name of ['stays', 'goes']) {
        const { id } = (await save(person, name)).body as { id: string };
        await person.call('PUT', `${base}/${id}/photo`, photo.payload, photo.headers);
        ids.push(id);
      }
      await app.close();
      const file = join(folder, 'backup');
      expect(script('backup', database, file).output).toContain(`2 photos are in ${file}.blobs.`);
      rmSync(`${file}.blobs`, { recursive: true });
      const elsewhere = await startServer('SQLite', { database });
      const call = (method: 'GET' | 'DELETE', url: string) =>
        elsewhere.app.inject({
          method,
          url,
          headers: { authorization: `Bearer ${person.access}` },
        });
      expect((await call('DELETE', `${base}/${ids[1]}/photo`)).statusCode).toBe(200);
      await elsewhere.app.close();
      expect(script('restore', database, file, '--yes')).toMatchObject({
        code: 0,
        output: expect.stringContaining('1 photos that it knows were found nowhere'),
      });
      const again = (await startServer('SQLite', { database })).app;
      const headers = { authorization: `Bearer ${person.access}` };
      const statuses = await Promise.all(
        ids.map(
          async (id) => (await again.inject({ url: `${base}/${id}/photo`, headers })).statusCode,
        ),
      );
      expect(statuses).toEqual([200, 404]);
    },
  );

  longTest(
    'and a backup of photos that lie in S3 say that the bucket is no part of them',
    async () => {
      const bucket = await startBucket();
      const database = await emptyDatabase('SQLite');
      const { app } = await startServer('SQLite', { database, environment: bucket.environment });
      const person = await signUp(app);
      const { id } = (await save(person, 'one')).body as { id: string };
      const photo = form({ image: { file: await bowl() } });
      await person.call('PUT', `${base}/${id}/photo`, photo.payload, photo.headers);
      await app.close();
      const file = join(database['DATA_DIR'] ?? '', 'backup');
      expect(script('backup', database, file).output).toContain(
        '1 photos lie in S3 and are not in it: back up the bucket too.',
      );
      expect(existsSync(`${file}.blobs`)).toBe(false);
      expect(script('restore', database, file, '--yes').output).toContain('1 photos lie in S3');
    },
  );

  longTest('leaves nothing beside the database but what it replaced', async () => {
    const database = await emptyDatabase('SQLite');
    const folder = database['DATA_DIR'] ?? '';
    await (await startServer('SQLite', { database })).app.close();
    const file = join(folder, 'backup');
    expect(script('backup', database, file).code).toBe(0);
    expect(script('restore', database, file, '--yes').code).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual([
      'backup',
      'platewise.sqlite',
      expect.stringMatching(/^platewise\.sqlite\.replaced-/),
    ]);
  });

  longTest('of a file that is no backup is refused, and changes nothing', async () => {
    const database = await emptyDatabase('SQLite');
    const folder = database['DATA_DIR'] ?? '';
    const { app } = await startServer('SQLite', { database });
    const person = await signUp(app);
    await save(person, 'kept');
    await app.close();
    const noBackup = join(folder, 'notes.txt');
    writeFileSync(noBackup, 'not a database');
    expect(script('restore', database, noBackup, '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not a database of Platewise'),
    });
    expect(script('restore', database, join(folder, 'missing'), '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no file'),
    });
    const again = (await startServer('SQLite', { database })).app;
    expect(
      (
        await again.inject({ url: base, headers: { authorization: `Bearer ${person.access}` } })
      ).json<{ detection_history: unknown[] }>().detection_history,
    ).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => /replaced|incoming/.test(name))).toEqual([]);
  });

  longTest('into an empty folder needs nothing to replace', async () => {
    const database = await emptyDatabase('SQLite');
    const { app } = await startServer('SQLite', { database });
    await app.close();
    const file = join(database['DATA_DIR'] ?? '', 'backup.sqlite');
    script('backup', database, file);
    const elsewhere = await emptyDatabase('SQLite');
    const target = { DATA_DIR: join(elsewhere['DATA_DIR'] ?? '', 'new') };
    expect(script('restore', target, file, '--yes').code).toBe(0);
    expect(existsSync(join(target.DATA_DIR, 'platewise.sqlite'))).toBe(true);
  });
});
