/**
 * `npm run backup [-- file]`: a copy of the whole database, taken while the server may be running,
 * and checked before it counts. Without a name it goes to backups/ in the data folder. Photos that
 * are files are copied into a folder beside it.
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
import {
  blobsInPostgres,
  blobsInSqlite,
  copyBlobs,
  folderBeside,
  type KnownBlobs,
} from './blobFolders.ts';
import { configuredDatabase, Refused, run, runPostgres, stamp, verifySqlite } from './database.ts';
import { databaseFile } from '../server/infrastructure/database/database.ts';

await run(async () => {
  const { url, dataDir, blobDir } = configuredDatabase();
  const target = resolve(
    process.argv[2] ??
      join(dataDir, 'backups', `platewise-${stamp()}.${url === undefined ? 'sqlite' : 'dump'}`),
  );
  if (existsSync(target) || existsSync(folderBeside(target)))
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
    // After the database: what was removed since is not there to be copied, and what was kept since is not asked for.
    const known = url === undefined ? blobsInSqlite(unfinished) : await blobsInPostgres(url);
    const copied = copyPhotos(blobDir, folderBeside(target), known);
    renameSync(unfinished, target);
    console.log(`Backed up to ${target} (${Math.ceil(statSync(target).size / 1024)} kB).`);
    if (copied > 0) console.log(`${copied} photos are in ${folderBeside(target)}.`);
    if (known.s3 > 0)
      console.log(`${known.s3} photos lie in S3 and are not in it: back up the bucket too.`);
  } finally {
    rmSync(unfinished, { force: true });
  }
});

/** @returns how many were there to be copied */
function copyPhotos(from: string, to: string, { files }: KnownBlobs): number {
  if (files.length === 0) return 0;
  const unfinished = `${to}.unfinished`;
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    const missing = copyBlobs(from, unfinished, files);
    renameSync(unfinished, to);
    return files.length - missing.length;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

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
