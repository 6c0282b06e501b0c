/** By what the database can be split, as docs/capacity.md has it, against the schema that the migrations make. */
import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from '../../server/infrastructure/database/migrate.ts';

const document = readFileSync(new URL('../../docs/capacity.md', import.meta.url), 'utf8');
const listed = [...document.matchAll(/^\| `(\w+)` \| `(\w+)` \|([^|\n]*)\|$/gm)].map(
  ([, table = '', column = '', why = '']) => ({ table, column, why: why.trim() }),
);

/** The columns of every table. */
function schema(): Map<string, string[]> {
  const database = new Database(':memory:');
  database.exec('create table migrations (name text primary key not null, applied_at bigint)');
  for (const { statements } of migrations)
    for (const statement of statements) database.exec(statement);
  const tables = database
    .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name }) => name);
  const columnsOf = (table: string) =>
    database
      .prepare<[], { name: string }>(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name);
  const found = new Map(tables.map((table) => [table, columnsOf(table)]));
  database.close();
  return found;
}

test('every table has its line, and goes by a column that it has', () => {
  const tables = schema();
  expect(listed.map(({ table }) => table).toSorted()).toEqual([...tables.keys()].toSorted());
  expect(listed.filter(({ table, column }) => !tables.get(table)?.includes(column))).toEqual([]);
});

test('what belongs to a person goes by the person, or says why not', () => {
  const tables = schema();
  const otherwise = listed.filter(
    ({ table, column }) => tables.get(table)?.includes('user_id') && column !== 'user_id',
  );
  expect(otherwise.filter(({ why }) => why === '')).toEqual([]);
  expect(listed.filter(({ column }) => column === 'user_id').length).toBeGreaterThan(20);
});
