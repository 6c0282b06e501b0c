// Opens the database that the configuration names, on the schema that this code expects.
import { type Compilable, Kysely } from 'kysely';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Clear, createClear } from './clearing.ts';
import { finishedWork, observed, queryWork, tellQuery } from '../observed.ts';
import { migrate } from './migrate.ts';
import { postgresAccess } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqliteAccess } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgresql';

/** A query that is compiled once and asked often, with its parameters in the order in which it names them. */
export type Prepared<Row> = (...parameters: unknown[]) => Promise<Row[]>;

/** What repositories work with. */
export interface Queries {
  readonly db: Kysely<Tables>;
  /** Compiles a query for all its uses; the values it is built with only hold the places. Kysely's own way costs twice the time. */
  readonly prepare: <Row>(query: Compilable<Row>) => Prepared<Row>;
  /** The same for an insert; it takes the values by the names of its columns. */
  readonly prepareInsert: <Table extends keyof Tables>(
    table: Table,
    columns: readonly (keyof Tables[Table] & string)[],
  ) => (row: Tables[Table]) => Promise<void>;
  /**
   * To be called when something was deleted for good: leaves as little of it behind as the database allows. SQLite's
   * log is emptied; PostgreSQL overwrites in its own time. It never rejects, since the deletion itself holds.
   */
  readonly forget: () => Promise<void>;
  /** Clears rows away in batches, beside everything else. */
  readonly clear: Clear;
}

export interface OpenDatabase extends Queries {
  readonly engine: Engine;
  /** Names of the migrations that opening applied. */
  readonly migrated: readonly string[];
  /** Rejects where the database does not answer. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** Where the SQLite database lies. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'platewise.sqlite');

/** @param onError hears of failures that belong to no request. */
export async function openDatabase(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const engine: Engine = database.url === undefined ? 'sqlite' : 'postgresql';
  if (database.url === undefined) mkdirSync(dataDir, { recursive: true });
  const { dialect, forget, ...plain } = accessTo(database, dataDir, onError);
  const { read, write } = observedAccess(plain);
  const db = new Kysely<Tables>({
    dialect,
    ...(finishedWork.hasSubscribers && { log: tellQuery }),
  });
  try {
    const migrated = await migrate(db, engine);
    return {
      engine,
      db,
      prepare: <Row>(query: Compilable<Row>): Prepared<Row> => {
        const { sql, parameters: places } = query.compile();
        return async (...parameters) => {
          if (parameters.length !== places.length)
            throw new Error(`This query takes ${places.length} parameters.`);
          return (await read(sql, parameters)) as Row[];
        };
      },
      prepareInsert: (table, columns) => {
        const places = Object.fromEntries(columns.map((column) => [column, '']));
        const { sql } = db
          .insertInto(table)
          .values(places as never)
          .compile();
        return async (row) =>
          void (await write(
            sql,
            columns.map((column) => row[column]),
          ));
      },
      forget: () => forget().catch(onError),
      clear: createClear(db, engine),
      migrated,
      check: async () => void (await db.selectFrom('cache').select('key').limit(1).execute()),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const accessTo = (
  { url, timeout, pool, maxMegabytes }: Config['database'],
  dataDir: string,
  onError: (error: Error) => void,
) =>
  url === undefined
    ? sqliteAccess({ file: databaseFile(dataDir), timeout, maxMegabytes })
    : postgresAccess({ url, pool, timeout, onError });

type Access = Pick<ReturnType<typeof accessTo>, 'read' | 'write'>;

/** Queries that go past Kysely tell of themselves as its own do. */
const observedAccess = ({ read, write }: Access) => ({
  read: (sql: string, values: readonly unknown[]) =>
    observed(queryWork(sql), async () => read(sql, values)),
  write: (sql: string, values: readonly unknown[]) =>
    observed(queryWork(sql), async () => write(sql, values)),
});
