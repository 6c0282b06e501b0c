// Kysely's dialect for PostgreSQL, over pg.
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

export interface PostgresOptions {
  readonly url: string;
  /** Most connections this process opens. */
  readonly pool: number;
  /** How long to wait for a connection or a lock (ms). */
  readonly timeout: number;
  /** Hears of a connection that failed: idle, or between two statements of a transaction. */
  readonly onError: (error: Error) => void;
}

/** bigint, which holds our instants, and what count() returns: both far below 2^53. */
const int8 = 20;

export interface PostgresAccess {
  readonly dialect: Dialect;
  /** Reads with a statement that each connection prepares once, past Kysely: for what every request reads. */
  readonly read: (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>;
  readonly write: (sql: string, parameters: readonly unknown[]) => Promise<unknown>;
  /** Nothing that a program can do at once: PostgreSQL's own vacuum gives free what was deleted, and new rows overwrite it. */
  readonly forget: () => Promise<void>;
}

export function postgresAccess({
  url,
  pool: max,
  timeout,
  onError,
}: PostgresOptions): PostgresAccess {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: timeout,
    lock_timeout: timeout,
    statement_timeout: 10 * timeout,
    application_name: 'platewise',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
    },
  });
  // Without listeners a connection that the database closes would end the process: the pool listens
  // to idle ones alone, and tells what it hears again.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `statement_${names.size}`;
    names.set(text, name);
    return name;
  };
  const ask = (text: string, parameters: readonly unknown[]) =>
    pool.query<Record<string, unknown>>({ name: nameOf(text), text, values: [...parameters] });
  return {
    dialect: new PostgresDialect({ pool }),
    read: async (text, parameters) => (await ask(text, parameters)).rows,
    write: ask,
    forget: async () => {},
  };
}
