// The rows of one person, table by table, as that person may read them.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../infrastructure/database/schema.ts';

export type Row = Record<string, unknown>;

/** How a table holds what is stored on one person. */
export interface Kept {
  /** The column that holds the person's id. */
  readonly of: string;
  /** A column whose values differ between the rows of one person; pages follow it. */
  readonly by: string;
  /** Rows read at a time, where each is long. */
  readonly page?: number;
  /** Columns that are no information on the person: hashes, keys, copies made for searching. */
  readonly hidden?: readonly string[];
  readonly json?: readonly string[];
  /** Rows that belong to these rows: their column `of` is our column `owner`. */
  readonly within?: {
    readonly name: string;
    readonly table: keyof Tables;
    readonly of: string;
    readonly owner: string;
    readonly json?: readonly string[];
    readonly hidden?: readonly string[];
  };
  /** For a table that does not refer to `users`; the others are emptied with the account. */
  readonly whenDeleted?: (transaction: Transaction<Tables>, userId: string) => Promise<unknown>;
}

const pageSize = 500;

/** The rows of one table that are a person's, read page by page. */
export async function* rowsOf(
  db: Kysely<Tables>,
  table: string,
  keeping: Kept,
  userId: string,
): AsyncGenerator<Row, void, undefined> {
  const { of, by, within, page = pageSize } = keeping;
  for (let last = ''; ;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(of)} = ${userId} and ${sql.ref(by)} > ${last} order by ${sql.ref(by)} limit ${page}`.execute(
        db,
      );
    const parts =
      within && rows.length > 0
        ? await partsOf(
            db,
            within,
            rows.map((row) => row[within.owner]),
          )
        : undefined;
    for (const row of rows)
      yield {
        ...readable(row, keeping),
        ...(within ? { [within.name]: parts?.get(row[within.owner]) ?? [] } : {}),
      };
    if (rows.length < page) return;
    last = String(rows.at(-1)?.[by]);
  }
}

async function partsOf(
  db: Kysely<Tables>,
  { table, of, json = [], hidden = [] }: NonNullable<Kept['within']>,
  owners: readonly unknown[],
): Promise<Map<unknown, Row[]>> {
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(of)} in (${sql.join(owners)})`.execute(
      db,
    );
  const parts = new Map<unknown, Row[]>();
  for (const row of rows)
    parts.set(row[of], [
      ...(parts.get(row[of]) ?? []),
      readable(row, { of, by: of, json, hidden }),
    ]);
  return parts;
}

/** As a person may read it: instants as ISO 8601, stored JSON as what it is. */
function readable(row: Row, { hidden = [], json = [] }: Kept): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.includes(column))
      .map(([column, value]) => {
        if (column.endsWith('_at') && typeof value === 'number')
          return [column, new Date(value).toISOString()];
        return [column, json.includes(column) && typeof value === 'string' ? parsed(value) : value];
      }),
  );
}

/** A stored text that is no JSON after all is the person's too. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
