import type Database from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** One better-sqlite3 connection and the statements it has prepared. */
export class Statements {
  readonly database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();
  readonly #most = 500;

  constructor(database: Database.Database) {
    this.database = database;
  }

  run({ sql, parameters }: Statement): QueryResult<unknown> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters) };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= this.#most) this.#prepared.clear();
    const statement = this.database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
