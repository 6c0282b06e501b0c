/** What keeps the server from starting is told in words that say what to do, and without a secret. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { ConfigurationError, readEnvironment } from '../../server/infrastructure/config.ts';
import { explainStartFailure } from '../../server/infrastructure/startFailures.ts';
import { emptyDatabase, onEachDatabase, query, startServer } from './support.ts';

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error('not for people'), { code, ...more });
const onSqlite = readEnvironment({ DATA_DIR: '/srv/platewise', HOST: '192.0.2.1' });
const onPostgres = readEnvironment({
  DATABASE_URL: 'postgresql://ada:s3cret@db.example:5433/meals',
});

test.each([
  [
    failure('EADDRINUSE', { port: 3000 }),
    onSqlite,
    'Port 3000 is in use by another program. Stop that one, or choose another port, as in: PORT=3001 npm start',
  ],
  [
    failure('EACCES', { port: 80, syscall: 'listen' }),
    onSqlite,
    'This user may not listen on port 80. Choose one above 1023, as in: PORT=3000 npm start',
  ],
  [
    failure('ENOTFOUND', { syscall: 'getaddrinfo', hostname: '192.0.2.1' }),
    onSqlite,
    'HOST is 192.0.2.1, which is no address of this machine. Leave it out to serve this machine alone, or set 0.0.0.0 to serve others too.',
  ],
  [
    failure('EROFS', { syscall: 'mkdir' }),
    onSqlite,
    'The data folder /srv/platewise cannot be written to (EROFS). Let this user write there, or name another folder in DATA_DIR.',
  ],
  [
    failure('EACCES', { syscall: 'mkdir' }),
    onSqlite,
    'The data folder /srv/platewise cannot be written to (EACCES). Let this user write there, or name another folder in DATA_DIR.',
  ],
  [
    failure('SQLITE_READONLY_DIRECTORY'),
    onSqlite,
    'The data folder /srv/platewise cannot be written to (SQLITE_READONLY_DIRECTORY). Let this user write there, or name another folder in DATA_DIR.',
  ],
  [
    failure('SQLITE_CANTOPEN'),
    onSqlite,
    'The data folder /srv/platewise cannot be written to (SQLITE_CANTOPEN). Let this user write there, or name another folder in DATA_DIR.',
  ],
  [
    failure('SQLITE_FULL'),
    onSqlite,
    'The disk of /srv/platewise is full or fails (SQLITE_FULL). Make room there, or name another folder in DATA_DIR.',
  ],
  [
    failure('SQLITE_IOERR_WRITE'),
    onSqlite,
    'The disk of /srv/platewise is full or fails (SQLITE_IOERR_WRITE). Make room there, or name another folder in DATA_DIR.',
  ],
  [
    failure('SQLITE_BUSY'),
    onSqlite,
    '/srv/platewise/platewise.sqlite is held by another program (SQLITE_BUSY). Stop that one, then start Platewise again.',
  ],
  [
    failure('ECONNREFUSED', { syscall: 'connect' }),
    onPostgres,
    'PostgreSQL at db.example:5433 cannot be reached (ECONNREFUSED). See whether it runs, and check DATABASE_URL.',
  ],
  [
    new Error('timeout exceeded when trying to connect'),
    onPostgres,
    'PostgreSQL at db.example:5433 cannot be reached (timeout exceeded when trying to connect). See whether it runs, and check DATABASE_URL.',
  ],
  [
    failure('28P01'),
    onPostgres,
    'PostgreSQL at db.example:5433 does not let this user in (28P01). Check name and password in DATABASE_URL.',
  ],
  [
    failure('3D000'),
    onPostgres,
    'PostgreSQL at db.example:5433 has no database meals. Create it, or name another one in DATABASE_URL.',
  ],
  [
    failure('42501'),
    onPostgres,
    'This user of PostgreSQL may not create tables in meals (42501). Make it the owner of the database.',
  ],
  [
    failure('ECONNREFUSED', { syscall: 'connect' }),
    readEnvironment({ DATABASE_URL: 'postgresql://db.example/%zz' }),
    'PostgreSQL at db.example cannot be reached (ECONNREFUSED). See whether it runs, and check DATABASE_URL.',
  ],
  [
    new ConfigurationError('PORT must be a number.'),
    undefined,
    'Platewise cannot start with this configuration:\nPORT must be a number.',
  ],
  ['a thrown text', onSqlite, 'a thrown text'],
])('%s is told', (error, config, words) => {
  expect(explainStartFailure(error, config)).toBe(words);
});

test('what nobody foresaw keeps its stack', () => {
  expect(explainStartFailure(new TypeError('of the code'), onSqlite)).toMatch(
    /^Platewise could not start: TypeError: of the code\n {4}at /,
  );
});

test('a file that is no database is told as one to restore', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-damaged-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'platewise.sqlite'), 'x'.repeat(20_000));
  const config = readEnvironment({ DATA_DIR: folder });
  const error: unknown = await openDatabase(config, () => {}).catch((reason: unknown) => reason);
  expect(explainStartFailure(error, config)).toBe(
    `${join(folder, 'platewise.sqlite')} is damaged, or no database of Platewise (SQLITE_NOTADB). Restore a backup: npm run restore -- <file> --yes`,
  );
});

onEachDatabase((engine) => {
  test('a database of a later version is told without a stack', async () => {
    const database = await emptyDatabase(engine);
    await (await startServer(engine, { database })).app.close();
    await query(database, "insert into migrations (name, applied_at) values ('9999-later', 1)");
    const config = readEnvironment(database);
    const error: unknown = await openDatabase(config, () => {}).catch((reason: unknown) => reason);
    expect(explainStartFailure(error, config)).toBe(
      'The database was written by a later version of Platewise (it holds 9999-later). Start that version, or restore a backup.',
    );
  });
});
