/**
 * `npm run backup [-- file]`: a copy of the whole database, taken while the server may be running,
 * and checked before it counts. Without a name it goes to backups/ in the data folder.
 */
import Database from 'better-sqlite3';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { configuredDatabase, Refused, run, runPostgres, stamp, verifySqlite } from './database.ts';
import { databaseFile } from '../server/infrastructure/database/database.ts';

await run(async () => {
  const { url, dataDir } = configuredDatabase();
  const target = resolve(
    process.argv[2] ??
      join(dataDir, 'backups', `platewise-${stamp()}.${url === undefined ? 'sqlite' : 'dump'}`),
  );
  if (existsSync(target))
    throw new Refused(`${target} exists already; a backup overwrites nothing.`);
  mkdirSync(dirname(target), { recursive: true });

  // Under another name until it is whole: an interrupted backup must not look like one.
  const unfinished = `${target}.unfinished`;
  try {
    if (url === undefined) copySqlite(databaseFile(dataDir), unfinished);
    else
      runPostgres('pg_dump', url, [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--file=${unfinished}`,
      ]);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
  console.log(`Backed up to ${target} (${Math.ceil(statSync(target).size / 1024)} kB).`);
});

function copySqlite(from: string, to: string): void {
  if (!existsSync(from))
    throw new Refused(`There is no database at ${from}. Set DATA_DIR to the server's data folder.`);
  const database = new Database(from, { fileMustExist: true });
  try {
    // Written from what is stored alone: a copy of the file would hold what was deleted from it too.
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
  const file = openSync(to, 'r+');
  fsyncSync(file);
  closeSync(file);
  verifySqlite(to);
}
