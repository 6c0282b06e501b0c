/** What is deleted is gone from the files too, and not only from the tables: they are searched byte by byte. */
import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../../scripts/debian.ts';
import { label } from '../photos/photos.ts';
import {
  emptyDatabase,
  form,
  inPostgres,
  signUp,
  startServer,
  testDatabaseUrl,
  type TestPerson,
} from './support.ts';
import { processEnvironment } from './process.ts';
import { longTest } from '../verify.ts';

const base = '/api/food_detection/detection_history';
const root = join(import.meta.dirname, '..', '..');
const sure = { confirmation: 'DELETE', current_password: 'correct horse' };

/** Words of one person's that stand nowhere else. */
const newMark = () => `mark${randomBytes(12).toString('hex')}`;

function script(environment: Record<string, string>, file: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/backup.ts', file], {
    cwd: root,
    env: processEnvironment(environment),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
}

/** The files of a folder that hold a word. */
function filesWith(folder: string, word: string | Buffer): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    return statSync(path).isFile() && readFileSync(path).includes(word);
  });
}

/** Long and short texts, so that they lie in the middle of a page, on many pages, and on pages of their own. */
async function leaveWords(person: TestPerson, mark: string): Promise<void> {
  await person.call('PUT', '/api/settings', {
    hasSickness: true,
    sicknessType: `condition ${mark}`,
    answers: { note: `answer ${mark}` },
    health_consent_at: 1,
  });
  for (let turn = 0; turn < 60; turn += 1)
    await person.call('POST', base, {
      recipe_type: 'food_detection',
      suggestion: `dish ${mark}`,
      instructions: `cook ${mark} `.repeat(1 + turn * 7),
    });
  await person.call('POST', '/api/feedback', { feedback_text: `feedback ${mark}` });
}

describe('on SQLite', () => {
  const fileOf = (environment: Record<string, string>) =>
    join(environment['DATA_DIR'] ?? '', 'platewise.sqlite');

  test('nothing of a deleted account is left in any file, nor in a backup that follows', async () => {
    const { app, environment } = await startServer('SQLite');
    const [person, other] = [await signUp(app), await signUp(app)];
    const [mark, kept] = [newMark(), newMark()];
    await Promise.all([leaveWords(person, mark), leaveWords(other, kept)]);
    const folder = environment['DATA_DIR'] ?? '';
    expect(filesWith(folder, mark)).not.toEqual([]);

    expect((await person.call('DELETE', '/api/account', sure)).status).toBe(200);
    expect(filesWith(folder, mark)).toEqual([]);
    // The letters of a server without mail lie in files of their own, as if they had been sent.
    const database = filesWith(folder, person.email).filter((name) => !name.startsWith('outbox'));
    expect(database).toEqual([]);
    script(environment, join(folder, 'backup'));
    expect(filesWith(folder, mark)).toEqual([]);
    expect(filesWith(folder, kept)).toContain('backup');
  });

  longTest(
    'nothing of kept photos is left in any file when they, their record or the account go',
    async () => {
      const { app, environment } = await startServer('SQLite');
      const [person, other] = [await signUp(app), await signUp(app)];
      const folder = environment['DATA_DIR'] ?? '';
      const piecesOf = async (each: TestPerson, photo: Buffer) => {
        const { id } = (
          await each.call('POST', base, {
            recipe_type: 'food_detection',
            suggestion: 'Stew',
            instructions: '',
          })
        ).body as { id: string };
        const { payload, headers } = form({ image: { file: photo } });
        const { photo_url } = (await each.call('PUT', `${base}/${id}/photo`, payload, headers))
          .body;
        const shown = await app.inject({
          url: photo_url,
          headers: { authorization: `Bearer ${each.access}` },
        });
        // From its middle, where a picture is like no other, and as it would stand in base64.
        const middle = 3 * Math.floor(shown.rawPayload.length / 6);
        const piece = shown.rawPayload.subarray(middle, middle + 240);
        return { id, pieces: [piece, piece.toString('base64')] };
      };
      const everywhere = (pieces: readonly (Buffer | string)[]) =>
        pieces.flatMap((piece) => filesWith(folder, piece));

      const removed = await piecesOf(person, await label(['REMOVED']));
      const replaced = await piecesOf(person, await label(['REPLACED']));
      const cleared = await piecesOf(person, await label(['CLEARED AWAY']));
      const left = await piecesOf(person, await label(['LEFT WITH THE ACCOUNT']));
      const kept = await piecesOf(other, await label(['KEPT BY SOMEBODY ELSE']));
      for (const { pieces } of [removed, replaced, cleared, left, kept])
        expect(everywhere(pieces)).not.toEqual([]);

      await person.call('DELETE', `${base}/${removed.id}/photo`);
      expect(everywhere(removed.pieces)).toEqual([]);
      const next = form({ image: { file: await label(['IN ITS PLACE']) } });
      await person.call('PUT', `${base}/${replaced.id}/photo`, next.payload, next.headers);
      expect(everywhere(replaced.pieces)).toEqual([]);
      await person.call('DELETE', `${base}/${cleared.id}`);
      expect(everywhere(cleared.pieces)).not.toEqual([]);
      expect((await person.call('DELETE', '/api/account', sure)).status).toBe(200);
      for (const { pieces } of [cleared, left]) expect(everywhere(pieces)).toEqual([]);
      script(environment, join(folder, 'backup'));
      for (const { pieces } of [removed, replaced, cleared, left])
        expect(everywhere(pieces)).toEqual([]);
      expect(everywhere(kept.pieces).some((name) => name.startsWith('backup.blobs'))).toBe(true);
    },
  );

  test('health information that is taken back is left in no file', async () => {
    const { app, environment } = await startServer('SQLite');
    const person = await signUp(app);
    const mark = newMark();
    const save = (body: object) => person.call('PUT', '/api/settings', body);
    const healthy = { hasSickness: false, sicknessType: '', answers: {} };
    await save({ ...healthy, answers: { note: mark }, health_consent_at: 1 });
    const folder = environment['DATA_DIR'] ?? '';
    expect(filesWith(folder, mark)).not.toEqual([]);
    expect((await save({ ...healthy, health_consent_at: null })).status).toBe(200);
    expect(filesWith(folder, mark)).toEqual([]);
  });

  test('a reader of another program delays that for as long as it reads, and no answer', async () => {
    const { app, environment } = await startServer('SQLite', {
      environment: { DATABASE_TIMEOUT_MS: '100' },
    });
    const person = await signUp(app);
    const mark = newMark();
    await leaveWords(person, mark);
    const reader = new Database(fileOf(environment), { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from users').get();
    expect((await person.call('DELETE', '/api/account', sure)).status).toBe(200);
    reader.exec('commit');
    reader.close();
    // The next deletion of anybody's makes up for it.
    await (await signUp(app)).call('DELETE', '/api/account', sure);
    expect(filesWith(environment['DATA_DIR'] ?? '', mark)).toEqual([]);
  });

  longTest(
    'what an earlier version deleted without overwriting it is gone after the next start',
    async () => {
      const environment = await emptyDatabase('SQLite');
      const mark = newMark();
      const { app } = await startServer('SQLite', { database: environment });
      const person = await signUp(app);
      await leaveWords(person, mark);
      await app.close();
      const old = new Database(fileOf(environment));
      old.pragma('user_version = 0');
      old.pragma('secure_delete = OFF');
      old.exec(
        'delete from record_words; delete from records; delete from settings; delete from feedback',
      );
      old.close();
      expect(filesWith(environment['DATA_DIR'] ?? '', mark)).not.toEqual([]);

      script(environment, join(environment['DATA_DIR'] ?? '', 'backup'));
      expect(filesWith(environment['DATA_DIR'] ?? '', mark)).not.toContain('backup');
      await startServer('SQLite', { database: environment });
      expect(filesWith(environment['DATA_DIR'] ?? '', mark)).toEqual([]);
    },
  );
});

describe.skipIf(!testDatabaseUrl)('on PostgreSQL', () => {
  /** PostgreSQL keeps what was deleted until its own vacuum, and its log for longer: what a backup holds is ours. */
  test('nothing of a deleted account is in a backup that follows', async () => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await inPostgres((client) => client.query(`create database ${name}`));
    onTestFinished(
      async () =>
        void (await inPostgres((client) => client.query(`drop database ${name} with (force)`))),
    );
    const url = new URL(testDatabaseUrl ?? '');
    url.pathname = `/${name}`;
    const environment: Record<string, string> & { DATABASE_URL: string } = {
      ...(await emptyDatabase('SQLite')),
      DATABASE_URL: url.href,
    };
    const { app } = await startServer('PostgreSQL', { database: environment });
    const [person, other] = [await signUp(app), await signUp(app)];
    const [mark, kept] = [newMark(), newMark()];
    await Promise.all([leaveWords(person, mark), leaveWords(other, kept)]);
    expect((await person.call('DELETE', '/api/account', sure)).status).toBe(200);

    const backup = join(environment['DATA_DIR'] ?? '', 'backup');
    script(environment, backup);
    const restore = findProgram(['pg_restore'], globSync('/usr/lib/postgresql/*/bin')) ?? '';
    const { stdout } = spawnSync(restore, ['--file=-', backup], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect(stdout).toContain(kept);
    expect(stdout).not.toContain(mark);
    expect(stdout).not.toContain(person.email);
  });
});
