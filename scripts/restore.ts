/**
 * `npm run restore -- file --yes`: puts a backup in the database's place, and its photos in the place
 * of those that are files. The server must be stopped; what was there before is kept beside it.
 */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import {
  blobsInPostgres,
  blobsInSqlite,
  copyBlobs,
  folderBeside,
  isEmptyFolder,
  type KnownBlobs,
  moveFolder,
} from './blobFolders.ts';
import { configuredDatabase, Refused, run, runPostgres, stamp, verifySqlite } from './database.ts';
import { databaseFile } from '../server/infrastructure/database/database.ts';

await run(async () => {
  const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (file === undefined)
    throw new Refused('Name the backup to restore: npm run restore -- data/backups/<file> --yes');
  const backup = resolve(file);
  if (!existsSync(backup)) throw new Refused(`There is no file ${backup}.`);
  if (!process.argv.includes('--yes'))
    throw new Refused(
      'This replaces everything that is stored. Add --yes if that is what you want.',
    );

  const { url, dataDir, blobDir } = configuredDatabase();
  const database = databaseFile(dataDir);
  const kept =
    url === undefined
      ? restoreSqlite(backup, database)
      : await restorePostgres(backup, url, dataDir);
  const known = url === undefined ? blobsInSqlite(database) : await blobsInPostgres(url);
  const missing = restorePhotos(backup, blobDir, kept ?? `${database}.replaced-${stamp()}`, known);
  console.log(
    `Restored ${backup}.${kept === undefined ? '' : ` What was there before is kept in ${kept}.`}`,
  );
  if (missing > 0)
    console.log(`${missing} photos that it knows were found nowhere; their entries show none.`);
  if (known.s3 > 0)
    console.log(`${known.s3} photos lie in S3: see that the bucket is of the same time.`);
});

/**
 * Puts the photos of a backup in the place of those that are there, which are kept beside what the
 * database was. One that the backup lacks is taken from there: a blob never changes.
 * @returns how many are missing
 */
function restorePhotos(backup: string, dir: string, kept: string, { files }: KnownBlobs): number {
  if (files.length === 0 && isEmptyFolder(dir)) return 0;
  const incoming = `${dir}.incoming`;
  try {
    mkdirSync(incoming, { recursive: true, mode: 0o700 });
    const elsewhere = copyBlobs(folderBeside(backup), incoming, files);
    const missing = copyBlobs(dir, incoming, elsewhere);
    if (existsSync(dir)) moveFolder(dir, folderBeside(kept));
    renameSync(incoming, dir);
    return missing.length;
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

/** Returns where the replaced database is kept, if there was one. */
function restoreSqlite(backup: string, file: string): string | undefined {
  verifySqlite(backup);
  mkdirSync(dirname(file), { recursive: true });
  const kept = existsSync(file) ? `${file}.replaced-${stamp()}` : undefined;
  // Copied first: if the disk is full, it shows before anything has been moved.
  const incoming = `${file}.incoming`;
  try {
    copyFileSync(backup, incoming);
    verifySqlite(incoming);
    if (kept !== undefined) {
      closeLog(file);
      renameSync(file, kept);
    }
    renameSync(incoming, file);
  } finally {
    rmSync(incoming, { force: true });
  }
  return kept;
}

/** Brings what the write-ahead log holds into the file itself; impossible while anybody else has it open. */
function closeLog(file: string): void {
  const database = new Database(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    throw new Refused(
      `The database is in use: stop the server first. (${error instanceof Error ? error.message : String(error)})`,
    );
  } finally {
    database.close();
  }
}

async function restorePostgres(backup: string, url: string, dataDir: string): Promise<string> {
  await refuseWhileServing(url);
  const kept = join(dataDir, 'backups', `replaced-${stamp()}.dump`);
  mkdirSync(dirname(kept), { recursive: true });
  runPostgres('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${kept}`,
  ]);
  runPostgres('pg_restore', url, [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    backup,
  ]);
  return kept;
}

async function refuseWhileServing(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where application_name = 'platewise' and datname = current_database()",
    );
    if (rows.length > 0) throw new Refused('The database is in use: stop the server first.');
  } finally {
    await client.end();
  }
}
