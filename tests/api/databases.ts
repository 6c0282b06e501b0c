/**
 * Databases for tests: SQLite in a temporary folder, and a schema in the PostgreSQL that
 * TEST_DATABASE_URL names. Most tests only need one on the present schema. Migrating takes most of
 * a server's start, so SQLite's file is a copy of one that was migrated, and a schema goes from
 * test to test, emptied in between.
 */
import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { databaseFile, openDatabase } from '../../server/infrastructure/database/database.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { dataFolder } from '../dataFolder.ts';
import { keptSchemas } from './keptSchemas.ts';

export type EngineName = 'SQLite' | 'PostgreSQL';

export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** Keeps something to be done at the end; by default at the end of the test. */
export type AtEnd = (work: () => void | Promise<void>) => void;

/** The variables that name an empty database, which is gone at the end. */
export async function emptyDatabase(
  engine: EngineName,
  atEnd: AtEnd = onTestFinished,
): Promise<Record<string, string>> {
  const folder = temporaryFolder(atEnd);
  if (engine === 'SQLite') return { DATA_DIR: folder };
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await inPostgres((client) => client.query(`create schema ${schema}`));
  atEnd(() => dropSchema(schema));
  return { DATA_DIR: folder, DATABASE_URL: addressOf(schema) };
}

/** The variables that name a database on the present schema, without a row; gone or empty again at the end. */
export async function migratedDatabase(
  engine: EngineName,
  atEnd: AtEnd = onTestFinished,
): Promise<Record<string, string>> {
  const folder = temporaryFolder(atEnd);
  if (engine === 'SQLite') {
    writeFileSync(databaseFile(folder), await (migratedFile ??= makeFile()));
    return { DATA_DIR: folder };
  }
  const schema = unused.pop() ?? (await makeSchema());
  atEnd(() => giveBack(schema));
  return { DATA_DIR: folder, DATABASE_URL: addressOf(schema.name) };
}

/** Runs something on a connection of its own to the tests' PostgreSQL, or to the database of `url`. */
export async function inPostgres<Result>(
  work: (client: pg.Client) => Promise<Result>,
  url = testDatabaseUrl,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What a statement returns on the database that `environment` names, from a connection beside the server's. */
export async function query(
  environment: Record<string, string>,
  sql: string,
): Promise<Record<string, unknown>[]> {
  if (environment['DATABASE_URL'])
    return inPostgres(
      async (client) => (await client.query<Record<string, unknown>>(sql)).rows,
      environment['DATABASE_URL'],
    );
  const database = new Database(databaseFile(environment['DATA_DIR'] ?? ''));
  try {
    const statement = database.prepare<[], Record<string, unknown>>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    database.close();
  }
}

function temporaryFolder(atEnd: AtEnd): string {
  const folder = mkdtempSync(join(dataFolder(), 'platewise-api-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const addressOf = (schema: string): string => {
  const url = new URL(testDatabaseUrl ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
};

const migrateNow = async (environment: Record<string, string>): Promise<void> => {
  const opened = await openDatabase(readEnvironment(environment), (error) => {
    throw error;
  });
  await opened.close();
};

let migratedFile: Promise<Buffer> | undefined;

async function makeFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(dataFolder(), 'platewise-api-'));
  try {
    await migrateNow({ DATA_DIR: folder });
    return readFileSync(databaseFile(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Schema {
  readonly name: string;
  /** What it looked like when it was new. */
  readonly shape: string;
}

/** Migrated, without a row, and used by nobody now; dropped after the run. */
const unused: Schema[] = [];

async function makeSchema(): Promise<Schema> {
  const name = `${keptSchemas(process.ppid)}${randomBytes(8).toString('hex')}`;
  await inPostgres((client) => client.query(`create schema ${name}`));
  await migrateNow({ DATABASE_URL: addressOf(name) });
  return { name, shape: await inPostgres((client) => shapeOf(client, name)) };
}

/** Its rows go; one that a test has changed otherwise goes whole. */
async function giveBack(schema: Schema): Promise<void> {
  const client = await (tidying ??= connectToTidy());
  const isAsNew = (await shapeOf(client, schema.name)) === schema.shape;
  if (isAsNew) {
    await client.query(emptyTables(schema.name));
    unused.push(schema);
  } else await dropSchema(schema.name);
}

/** One connection for a worker's whole life: it knows the tables after the first time, and keeps no process alive. */
let tidying: Promise<pg.Client> | undefined;

async function connectToTidy(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: testDatabaseUrl });
  client.on('error', () => (tidying = undefined));
  await client.connect();
  // It has this, and its types do not say so.
  (client as pg.Client & { unref(): void }).unref();
  return client;
}

const dropSchema = (schema: string): Promise<void> =>
  inPostgres(async (client) => void (await client.query(`drop schema ${schema} cascade`)));

/** Its tables, indexes, columns, constraints, triggers, functions and migrations. */
async function shapeOf(client: pg.Client, schema: string): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    with own as (select oid, relname from pg_class where relnamespace = '${schema}'::regnamespace)
    select concat_ws(' ',
      (select string_agg(relname, ',' order by relname) from own),
      (select count(*) from pg_attribute where attrelid in (select oid from own) and not attisdropped),
      (select count(*) from pg_constraint where connamespace = '${schema}'::regnamespace),
      (select count(*) from pg_trigger where tgrelid in (select oid from own)),
      (select count(*) from pg_proc where pronamespace = '${schema}'::regnamespace),
      (select string_agg(name, ',' order by name) from ${schema}.migrations)) as shape`);
  return rows[0]!.shape;
}

/** In any order: what guards one table's rows against another's does not look while a copy is replayed. */
const emptyTables = (schema: string): string => `
  do $$
  declare
    each text;
  begin
    set local session_replication_role = replica;
    for each in select tablename from pg_tables where schemaname = '${schema}' and tablename <> 'migrations' loop
      execute format('delete from ${schema}.%I', each);
    end loop;
  end $$`;
