/** Photos that are moved from rows to files, from files to a bucket and back, beside a server that runs. */
import type { FastifyInstance } from 'fastify';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openBlobs } from '../../server/infrastructure/blobs/open.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { createPhotoMoves } from '../../server/modules/history/photoMoves.ts';
import { openPhotoDesk } from '../../server/modules/history/photoDesk.ts';
import { day } from '../../domain/durations.ts';
import { startBucket } from './bucket.ts';
import { runScript } from './process.ts';
import { onEachDatabase, query, signUp, startServer, type TestPerson } from './support.ts';

const base = '/api/food_detection/detection_history';

interface Old {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Records with their pictures in the rows, as an earlier version has kept them. */
async function keepInRows(
  person: TestPerson,
  environment: Record<string, string>,
  count: number,
): Promise<Old[]> {
  const records = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    bytes: Buffer.from(`picture ${index} ${'of before '.repeat(50)}`),
  }));
  await query(
    environment,
    `insert into records (id, user_id, recipe_type, suggestion, instructions, created_at, updated_at) values ${records.map(({ id }) => `('${id}', '${person.userId}', 'food_detection', '', '', 1, 1)`).join()}`,
  );
  await query(
    environment,
    `insert into record_photos (record_id, user_id, mark, created_at, picture) values ${records.map(({ id, bytes }, index) => `('${id}', '${person.userId}', '${index}', 1, 'data:image/webp;base64,${bytes.toString('base64')}')`).join()}`,
  );
  return records;
}

const shown = async (app: FastifyInstance, person: TestPerson, { id }: Old): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${person.access}` };
  const { statusCode, rawPayload } = await app.inject({ url: `${base}/${id}/photo`, headers });
  expect(statusCode).toBe(200);
  return rawPayload;
};

async function expectShown(app: FastifyInstance, person: TestPerson, all: readonly Old[]) {
  for (const each of all) expect(await shown(app, person, each)).toEqual(each.bytes);
}

async function withDesk<Result>(
  environment: Record<string, string>,
  work: (desk: Awaited<ReturnType<typeof openPhotoDesk>>) => Promise<Result>,
): Promise<Result> {
  const desk = await openPhotoDesk(readEnvironment(environment), () => {});
  try {
    return await work(desk);
  } finally {
    await desk.close();
  }
}

const filesOf = (environment: Record<string, string>): string[] => {
  const folder = join(environment['DATA_DIR'] ?? '', 'blobs');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
};

onEachDatabase((engine) => {
  async function start(count: number) {
    const bucket = await startBucket();
    const environment = { ...bucket.environment, BLOB_STORE: 'files' };
    const server = await startServer(engine, { environment });
    const person = await signUp(server.app);
    const old = await keepInRows(person, server.environment, count);
    const toBucket = { ...server.environment, BLOB_STORE: 's3' };
    return { ...server, bucket, person, old, toBucket };
  }

  test('they go from rows to files, on to a bucket, and back, and are shown all the while', async () => {
    const { app, environment, bucket, person, old, toBucket } = await start(45);
    await expectShown(app, person, old);
    const nothing = { rows: 0, files: 0, s3: 0, waiting: 0 };
    const told: number[] = [];
    await withDesk(environment, async ({ places, move }) => {
      expect(await places()).toEqual({ ...nothing, rows: 45 });
      expect(await move((count) => told.push(count))).toEqual({ moved: 45, lost: 0, changed: 0 });
      expect(await places()).toEqual({ ...nothing, files: 45 });
      expect(await move(() => {})).toEqual({ moved: 0, lost: 0, changed: 0 });
    });
    expect(told).toEqual([20, 40, 45]);
    await expectShown(app, person, old);
    expect(filesOf(environment)).toHaveLength(45);
    expect(
      await query(environment, `select picture from record_photos where picture <> ''`),
    ).toEqual([]);

    await withDesk(toBucket, async ({ places, move }) => {
      expect(await move(() => {})).toEqual({ moved: 45, lost: 0, changed: 0 });
      expect(await places()).toEqual({ ...nothing, s3: 45 });
    });
    expect([bucket.objects.size, filesOf(environment)]).toEqual([45, []]);
    await expectShown(app, person, old);

    await withDesk(environment, async ({ move }) => {
      expect(await move(() => {})).toEqual({ moved: 45, lost: 0, changed: 0 });
    });
    expect([bucket.objects.size, filesOf(environment).length]).toEqual([0, 45]);
    await expectShown(app, person, old);
  });

  test('a move that breaks off loses nothing, and goes on where it was', async () => {
    const { app, bucket, person, old, toBucket } = await start(25);
    bucket.afterStoring = () => {
      // It is stored, and every call after it fails.
      if (bucket.objects.size === 7) bucket.mode = 'failing';
    };
    await withDesk(toBucket, async ({ move }) => {
      await expect(move(() => {})).rejects.toMatchObject({ statusCode: 503 });
    });
    bucket.afterStoring = undefined;
    bucket.mode = 'answering';
    await expectShown(app, person, old);
    await withDesk(toBucket, async ({ places, move }) => {
      expect(await move(() => {})).toMatchObject({ lost: 0, changed: 0, moved: 18 });
      expect(await places()).toMatchObject({ rows: 0, s3: 25 });
    });
    await expectShown(app, person, old);
  });

  test('a photo that is removed or replaced while it is moved stays as its person wants it', async () => {
    const { environment, person, old } = await start(2);
    const [first, second] = old.map(({ id }) => id);
    const database = await openDatabase(readEnvironment(environment), () => {});
    const blobs = openBlobs(database, readEnvironment(environment), { now: Date.now }, () => {});
    const put: typeof blobs.put = async (...blob) => {
      const key = await blobs.put(...blob);
      // What happens between the two halves of a move.
      await person.call('DELETE', `${base}/${first}/photo`);
      await query(
        environment,
        `update record_photos set mark = 'another' where record_id = '${second}'`,
      );
      return key;
    };
    const { move } = createPhotoMoves(database, { now: Date.now }, { ...blobs, put });
    expect(await move(() => {})).toEqual({ moved: 0, lost: 0, changed: 2 });
    await database.close();
    expect(await query(environment, 'select record_id, mark, blob_key from record_photos')).toEqual(
      [{ record_id: second, mark: 'another', blob_key: null }],
    );
    expect(filesOf(environment)).toEqual([]);
    expect(await query(environment, 'select key from blobs')).toEqual([]);
  });

  test('a photo whose blob is missing is counted, and the others are moved', async () => {
    const { app, environment, person, old, bucket, toBucket } = await start(3);
    await withDesk(environment, ({ move }) => move(() => {}));
    await withDesk(toBucket, ({ move }) => move(() => {}));
    const [[lost] = []] = bucket.objects;
    bucket.objects.delete(String(lost));
    await withDesk(environment, async ({ places, move }) => {
      expect(await move(() => {})).toEqual({ moved: 2, lost: 1, changed: 0 });
      expect(await places()).toMatchObject({ files: 2, s3: 1 });
    });
    const [row] = await query(
      environment,
      `select record_id from record_photos where blob_key = '${lost}'`,
    );
    const gone = await app.inject({
      url: `${base}/${String(row?.['record_id'])}/photo`,
      headers: { authorization: `Bearer ${person.access}` },
    });
    expect([gone.statusCode, gone.json().message]).toEqual([404, 'There is no such photo.']);
    await expectShown(
      app,
      person,
      old.filter(({ id }) => id !== row?.['record_id']),
    );
  });
});

describe('photos that the database does not know', () => {
  test('as after a restore, are found and deleted by command in both stores, a day after they were stored; the others stay', async () => {
    const bucket = await startBucket();
    const { app, environment } = await startServer('SQLite', { environment: bucket.environment });
    const person = await signUp(app);
    const old = await keepInRows(person, environment, 4);
    const { DATA_DIR = '' } = environment;
    const admin = (...args: string[]) =>
      runScript('scripts/admin.ts', environment, 'blobs', ...args);
    const stray = (digit: string) => digit.repeat(32);
    const longAgo = Date.now() - 2 * day;
    const object = { bytes: Buffer.from('x'), type: 'image/webp' };
    bucket.objects.set(stray('0'), { ...object, storedAt: longAgo });
    bucket.objects.set(stray('1'), object);
    const file = join(DATA_DIR, 'blobs', '222', stray('2'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    utimesSync(file, longAgo / 1000, longAgo / 1000);

    expect(await admin('--strays', '--yes')).toEqual([
      1,
      'This database knows no photo in any store: see whether it is the right one. Nothing was deleted.\n',
    ]);
    await admin('--move');
    for (const [key, each] of bucket.objects)
      if (key !== stray('1')) bucket.objects.set(key, { ...each, storedAt: longAgo });
    expect(await admin('--strays')).toEqual([
      0,
      expect.stringMatching(/^2 photos were found that this database does not know .*--yes/),
    ]);
    expect([bucket.objects.size, filesOf(environment)]).toEqual([6, [join('222', stray('2'))]]);
    expect(await admin('--strays', '--yes')).toEqual([
      0,
      '2 photos were deleted that this database does not know.\n',
    ]);
    expect([bucket.objects.size, filesOf(environment)]).toEqual([5, []]);
    expect(bucket.objects.has(stray('1'))).toBe(true);
    await expectShown(app, person, old);
    bucket.mode = 'failing';
    expect(await admin('--strays', '--yes')).toEqual([
      1,
      expect.stringMatching(/^A store does not answer \(.*\)\. Run this again to go on\.\n$/s),
    ]);
  });
});

describe('the command', () => {
  test('`npm run admin -- blobs` counts, moves with `--move`, says what it did, and leaves nothing in the database’s files', async () => {
    const { app, environment } = await startServer('SQLite');
    const person = await signUp(app);
    const old = await keepInRows(person, environment, 3);
    const admin = (...args: string[]) =>
      runScript('scripts/admin.ts', environment, 'blobs', ...args);
    const inFile = () =>
      readdirSync(environment['DATA_DIR'] ?? '')
        .filter((name) => name.startsWith('platewise.sqlite'))
        .filter((name) =>
          readFileSync(join(environment['DATA_DIR'] ?? '', name)).includes(
            old[0]!.bytes.toString('base64').slice(40, 140),
          ),
        );
    expect(inFile()).not.toEqual([]);
    expect(await admin()).toEqual([
      0,
      [
        'in rows of the database  3',
        'in files                 0',
        'in S3                    0',
        'to be deleted            0',
        'New photos go to files.',
        '',
      ].join('\n'),
    ]);
    expect(await admin('--move')).toEqual([0, '3 moved so far\n3 photos were moved to files.\n']);
    expect(await admin('--move')).toEqual([0, '0 photos were moved to files.\n']);
    expect(inFile()).toEqual([]);
    await expectShown(app, person, old);
    expect(await admin('--most', '1', 'x')).toEqual([
      1,
      expect.stringContaining('npm run admin -- blobs [--move | --strays'),
    ]);
    const noted = await query(
      environment,
      `select details from security_events where kind = 'operator_admin' order by at, id`,
    );
    expect(noted.map(({ details }) => details)).toEqual([
      'photos counted',
      'photos moved to files',
      'photos moved to files',
    ]);
  });

  test('says what to do where a store does not answer, or is not configured', async () => {
    const bucket = await startBucket();
    const { app, environment } = await startServer('SQLite', { environment: bucket.environment });
    const person = await signUp(app);
    await keepInRows(person, environment, 1);
    const admin = (more: Record<string, string>) =>
      runScript('scripts/admin.ts', { ...environment, ...more }, 'blobs', '--move');
    expect(await admin({ S3_SECRET_ACCESS_KEY: 'wrong' })).toEqual([
      1,
      expect.stringMatching(
        /^A store does not answer \(It answered with status 403: .*\)\. What was moved stays so; run this again to go on\.\n$/,
      ),
    ]);
    bucket.mode = 'failing';
    expect(await admin({})).toEqual([1, expect.stringContaining('It answered with status 500')]);
    bucket.mode = 'answering';
    expect(await admin({ S3_BUCKET: '' })).toEqual([
      1,
      expect.stringContaining('S3_BUCKET must be set too'),
    ]);
    expect(await admin({})).toEqual([0, expect.stringContaining('1 photo was moved to S3.')]);
    const { DATA_DIR = '' } = environment;
    expect(await runScript('scripts/admin.ts', { DATA_DIR }, 'blobs', '--move')).toEqual([
      1,
      expect.stringContaining('Photos lie in the store s3, which is not configured.'),
    ]);
  });
});
