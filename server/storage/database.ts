// Opens the database that the configuration names, on the schema that this code expects.
import { Kysely } from 'kysely';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../plugins/env.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgresql';

export interface OpenDatabase {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** Names of the migrations that opening applied. */
  readonly migrated: readonly string[];
  /** Rejects where the database does not answer. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** Where the SQLite database lies. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'platewise.sqlite');

/** @param onError hears of failures that belong to no request. */
export async function openDatabase({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>, onError: (error: Error) => void): Promise<OpenDatabase> {
  const engine: Engine = database.url === undefined ? 'sqlite' : 'postgresql';
  if (database.url === undefined) mkdirSync(dataDir, { recursive: true });
  const dialect = database.url === undefined
    ? sqliteDialect({ file: databaseFile(dataDir), timeout: database.timeout, maxMegabytes: database.maxMegabytes })
    : postgresDialect({ url: database.url, pool: database.pool, timeout: database.timeout, onError });
  const db = new Kysely<Tables>({ dialect });
  try {
    const migrated = await migrate(db, engine);
    return {
      engine,
      db,
      migrated,
      check: async () => void (await db.selectFrom('cache').select('key').limit(1).execute()),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
