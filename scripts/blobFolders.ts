/** The folder of photos in a backup: it stands beside the copy of the database, with `.blobs` behind its name. */
import Database from 'better-sqlite3';
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { placeOf } from '../server/infrastructure/blobs/folder.ts';
import { isBlobKey } from '../server/infrastructure/blobs/store.ts';

export const folderBeside = (file: string): string => `${file}.blobs`;

/** What a database says of photos: the keys of those in files, and how many lie in S3. */
export interface KnownBlobs {
  readonly files: readonly string[];
  readonly s3: number;
}

const inFiles = "select key from blobs where store = 'files' and record_id is not null";
const inBucket = "select count(*) as count from blobs where store = 's3'";

/** @returns nothing of a database that an earlier version has written */
export function blobsInSqlite(file: string): KnownBlobs {
  // Reading a database in its write-ahead mode makes these two beside it, and leaves them there.
  const beside = [`${file}-wal`, `${file}-shm`].filter((each) => !existsSync(each));
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'blobs'").get();
    if (table === undefined) return { files: [], s3: 0 };
    return {
      files: database
        .prepare<[], { key: string }>(inFiles)
        .all()
        .map(({ key }) => key),
      s3: database.prepare<[], { count: number }>(inBucket).get()?.count ?? 0,
    };
  } finally {
    database.close();
    for (const each of beside) rmSync(each, { force: true });
  }
}

/** The same of PostgreSQL. */
export async function blobsInPostgres(url: string): Promise<KnownBlobs> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('blobs') is not null as there",
    );
    if (rows[0]?.there !== true) return { files: [], s3: 0 };
    const files = await client.query<{ key: string }>(inFiles);
    const s3 = await client.query<{ count: string }>(inBucket);
    return { files: files.rows.map(({ key }) => key), s3: Number(s3.rows[0]?.count ?? 0) };
  } finally {
    await client.end();
  }
}

/** Copies blobs by their keys. @returns the keys of those that are not there */
export function copyBlobs(from: string, to: string, keys: readonly string[]): string[] {
  return keys.filter((key) => {
    if (!isBlobKey(key)) return true;
    const target = join(to, placeOf(key));
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    try {
      copyFileSync(join(from, placeOf(key)), target, constants.COPYFILE_FICLONE);
      return false;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
      throw error;
    }
  });
}

/** Moves a folder, also to another disk. */
export function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    cpSync(from, to, { recursive: true, errorOnExist: true, force: false });
    rmSync(from, { recursive: true });
  }
}

export const isEmptyFolder = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0;
