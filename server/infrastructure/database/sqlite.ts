// Kysely's dialect for SQLite, over better-sqlite3. It differs from Kysely's own in four ways:
// statements are prepared once; reads never wait for a writer, since a connection of their own serves
// them while a transaction is open; writes that arrive together are committed together, so that ten requests cost one
// flush to the disk; and a locked database is waited for without stopping the process.
import Database from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { isLocked, isUnavailable } from './failures.ts';
import { type Statement, Statements } from './sqliteStatements.ts';

export interface SqliteOptions {
  readonly file: string;
  /** How long a write waits for another process's lock (ms). */
  readonly timeout: number;
  /** The file never grows beyond this. */
  readonly maxMegabytes?: number | undefined;
}

/** Several connections may exist at once: reads and writes do not share one. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export interface SqliteAccess {
  readonly dialect: Dialect;
  /** Reads with a statement that is prepared once, past Kysely: for what every request reads. */
  readonly read: (sql: string, parameters: readonly unknown[]) => unknown[];
  /** The same for writes; resolves when they are on the disk. */
  readonly write: (sql: string, parameters: readonly unknown[]) => Promise<unknown>;
  /** Empties the write-ahead log, which still holds what has been deleted from the file. */
  readonly forget: () => Promise<void>;
}

export function sqliteAccess(options: SqliteOptions): SqliteAccess {
  const driver = new SqliteDriver(options);
  const dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return {
    dialect,
    read: (sql, parameters) => driver.reader.run({ sql, parameters }).rows,
    write: (sql, parameters) => driver.write({ sql, parameters }),
    forget: () => driver.emptyLog(),
  };
}

const beginImmediate = { sql: 'begin immediate', parameters: [] };
const commit = { sql: 'commit', parameters: [] };

/** How long SQLite itself waits for a lock (ms): meanwhile nothing else happens in this process. */
const blockingWait = 5;
/** How long to let other requests go on before the next attempt (ms). */
const pause = 20;

/** `user_version` of a file in which nothing was deleted without being overwritten. */
const overwritten = 1;

interface Checkpoint {
  readonly busy: number;
}

interface Job {
  readonly query: Statement;
  readonly resolve: (result: QueryResult<unknown>) => void;
  readonly reject: (error: unknown) => void;
}

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  #reader: Statements | undefined;
  #writer: Statements | undefined;
  #pending: Job[] = [];
  /** Settles when the writer is free; each user of the writer chains itself to it. */
  #turn: Promise<void> = Promise.resolve();

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    const writer = new Database(this.#options.file, { timeout: blockingWait });
    try {
      await this.#waitForLock(() => writer.pragma('journal_mode = WAL'));
      writer.pragma('synchronous = FULL');
      writer.pragma('foreign_keys = ON');
      // What is deleted is overwritten with zeros, and not only given free.
      writer.pragma('secure_delete = ON');
      overwriteOldRemains(writer);
      if (this.#options.maxMegabytes !== undefined) {
        const pageSize = Number(writer.pragma('page_size', { simple: true }));
        writer.pragma(
          `max_page_count = ${Math.floor((this.#options.maxMegabytes * 1024 * 1024) / pageSize)}`,
        );
      }
      const reader = new Database(this.#options.file, { readonly: true, timeout: blockingWait });
      this.#writer = new Statements(writer);
      this.#reader = new Statements(reader);
    } catch (error) {
      writer.close();
      throw error;
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(this);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as Connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as Connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as Connection).end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#turn;
    this.#reader?.database.close();
    this.#writer?.database.close();
  }

  /** The writer's pages are in its cache, so it reads faster; but what it has not committed is nobody's to see. */
  get reader(): Statements {
    return this.writer.database.inTransaction ? opened(this.#reader) : this.writer;
  }

  get writer(): Statements {
    return opened(this.#writer);
  }

  /** Queues a write; whatever is queued when the writer comes free is committed at once. */
  write(query: Statement): Promise<QueryResult<unknown>> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ query, resolve, reject });
      if (this.#pending.length === 1) setImmediate(() => void this.#drain());
    });
  }

  /** Resolves when the caller alone may use the writer, with what gives it back. */
  takeWriter(): Promise<() => void> {
    const before = this.#turn;
    return new Promise((taken) => {
      this.#turn = new Promise((giveBack) => void before.then(() => taken(giveBack)));
    });
  }

  /** Begins at once with the right to write, so that nothing later in the transaction can find the database locked. */
  begin(): Promise<void> | undefined {
    return this.#waitForLock(() => this.writer.run(beginImmediate));
  }

  /** Waits for another process's readers as a write waits for a lock; what they keep is emptied the next time. */
  async emptyLog(): Promise<void> {
    const giveBack = await this.takeWriter();
    try {
      const waiting = this.#waitForLock(() => {
        const [outcome] = this.writer.database.pragma('wal_checkpoint(TRUNCATE)') as Checkpoint[];
        if (outcome?.busy) throw new Database.SqliteError('The log is in use.', 'SQLITE_BUSY');
      });
      if (waiting) await waiting;
    } finally {
      giveBack();
    }
  }

  async #drain(): Promise<void> {
    const giveBack = await this.takeWriter();
    const jobs = this.#pending;
    this.#pending = [];
    try {
      // Only a lock is waited for: while the transaction is open, reads would have to go another, slower way.
      const waiting = this.begin();
      if (waiting) await waiting;
      const settle = jobs.map((job) => this.#perform(job));
      this.writer.run(commit);
      for (const each of settle) each();
    } catch (error) {
      // Nothing of this batch is stored, so nobody may hear that it is.
      if (this.writer.database.inTransaction) this.writer.database.exec('rollback');
      for (const job of jobs) job.reject(error);
    } finally {
      giveBack();
    }
  }

  /** Runs one write of a batch. What it returns tells the outcome, and is called once the batch is on the disk. */
  #perform(job: Job): () => void {
    try {
      const result = this.writer.run(job.query);
      return () => job.resolve(result);
    } catch (error) {
      // SQLite undoes a statement that fails and keeps the transaction; where it ended that too, the batch is lost.
      if (!this.writer.database.inTransaction) throw error;
      return () => job.reject(error);
    }
  }

  /** Tries until the lock is had or the time is over; nothing to wait for where it is had at once. better-sqlite3's own waiting would stop every request. */
  #waitForLock(attempt: () => void): Promise<void> | undefined {
    try {
      attempt();
      return undefined;
    } catch (error) {
      if (!isLocked(error)) throw error;
      return this.#tryAgain(attempt, performance.now() + this.#options.timeout, error);
    }
  }

  async #tryAgain(attempt: () => void, end: number, refusal: unknown): Promise<void> {
    for (let locked = refusal; ;) {
      if (performance.now() >= end) throw locked;
      await delay(pause);
      try {
        return attempt();
      } catch (error) {
        if (!isLocked(error)) throw error;
        locked = error;
      }
    }
  }
}

/** Once for each file: earlier versions gave free what they deleted, and left it there. Where there is no room or another process is at work, the next start does it. */
function overwriteOldRemains(database: Database.Database): void {
  if (Number(database.pragma('user_version', { simple: true })) >= overwritten) return;
  try {
    database.exec('vacuum');
    database.pragma(`user_version = ${overwritten}`);
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** What Kysely holds while it runs a query or a transaction. */
class Connection implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  #giveBack: (() => void) | undefined;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async begin(): Promise<void> {
    const giveBack = await this.#driver.takeWriter();
    try {
      await this.#driver.begin();
      this.#giveBack = giveBack;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  end(how: 'commit' | 'rollback'): void {
    const { database } = this.#driver.writer;
    // A commit that fails leaves the transaction open, and Kysely then asks for the rollback.
    if (how === 'commit' || database.inTransaction) database.exec(how);
    this.#giveBack?.();
    this.#giveBack = undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#giveBack) return this.#driver.writer.run(query) as QueryResult<Row>;
    if (SelectQueryNode.is(query.query)) return this.#driver.reader.run(query) as QueryResult<Row>;
    return (await this.#driver.write(query)) as QueryResult<Row>;
  }

  // oxlint-disable-next-line require-yield -- nothing here reads more than a page at once
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported.');
  }
}

function opened(statements: Statements | undefined): Statements {
  if (!statements) throw new Error('The database is not open.');
  return statements;
}
