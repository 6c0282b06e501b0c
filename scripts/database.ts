/** What backing up and restoring share: where the database is, and the programs of PostgreSQL. */
import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import { hour } from '../domain/durations.ts';
import { findProgram } from './debian.ts';
import { ConfigurationError, readEnvironment } from '../server/infrastructure/config.ts';

/** Ends the script with a plain message. */
export class Refused extends Error {}

/** Runs a script's work; what it refuses, and a wrong configuration, end it with 1 and no stack. */
export async function run(work: () => Promise<void>): Promise<void> {
  // What is written here holds health data and password hashes: for this user alone.
  process.umask(0o077);
  // Pauses between two tries of a call keep no process alive.
  const alive = setInterval(() => {}, hour);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused || error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    clearInterval(alive);
  }
}

/** The database that a server started here would use; production's other variables do not matter to it. */
export function configuredDatabase(): {
  url: string | undefined;
  dataDir: string;
  /** Where photos lie that are files. */
  blobDir: string;
} {
  const { DATABASE_URL, DATA_DIR, BLOB_DIR } = process.env;
  const { database, dataDir, blobs } = readEnvironment({ DATABASE_URL, DATA_DIR, BLOB_DIR });
  return { url: database.url, dataDir, blobDir: blobs.dir };
}

/** A point in time as part of a file's name, in UTC. */
export const stamp = (): string => new Date().toISOString().slice(0, 23).replaceAll(/[:.]/g, '-');

/** @throws Refused where a file is not a whole database of Platewise. */
export function verifySqlite(file: string): void {
  let database: Database.Database | undefined;
  // Reading a database in its write-ahead mode makes these two beside it, and leaves them there.
  const beside = [`${file}-wal`, `${file}-shm`].filter((each) => !existsSync(each));
  try {
    database = new Database(file, { readonly: true, fileMustExist: true });
    const integrity = database.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') throw new Refused(`${file} is damaged: ${String(integrity)}`);
    database.prepare('select name from migrations').all();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(
      `${file} is not a database of Platewise: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    database?.close();
    for (const each of beside) rmSync(each, { force: true });
  }
}

/** Runs one of PostgreSQL's programs on a database; the password travels in the environment, where no list of processes shows it. */
export function runPostgres(program: string, url: string, args: string[]): void {
  const folders = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const path = findProgram([program], folders);
  if (path === undefined)
    throw new Refused(
      `${program} was not found. Install PostgreSQL's client programs (Debian: postgresql-client), or use your provider's backups.`,
    );
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const { status, stderr } = spawnSync(path, [`--dbname=${address.href}`, ...args], {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Refused(`${program} failed: ${stderr.trim()}`);
}
