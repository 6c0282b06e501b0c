// The catalogue's tables: reads their rows, and gathers everything that is wrong with them.
import { matching, readRow } from './cells.ts';
import type { Cell, Row } from './cells.ts';
import { readCsv } from './csv.ts';
import { fingerprintOf } from './reviews.ts';

export type Columns = Readonly<Record<string, Cell<unknown>>>;
/** Reads a table's rows; none where there is no such table. */
export type TableReader = <Of extends Columns>(file: string, columns: Of) => Row<Of>[];

/** What every table may name: an ingredient, a condition, a tag. */
export const key = matching(/^[a-z0-9_]+$/, 'a key');

export interface Tables {
  /** A table of `data/`. */
  readonly base: TableReader;
  /** A table of our own, of `data/additions/`. */
  readonly added: TableReader;
  /** The content of one of our own tables that is read elsewhere, '' where there is none. */
  readonly addition: (file: string) => string;
  /** Reports a name that its table does not hold. */
  readonly known: (where: string, name: string, holder: { has(name: string): boolean }) => void;
  readonly problems: string[];
  /** Fingerprints of the tables that were read so far, by their path below `data/`. */
  readonly fingerprints: ReadonlyMap<string, string>;
  /** Throws where anything was wrong so far. */
  readonly check: () => void;
}

/** @param readFile the content of a file below `data/`, or null where there is none */
export function openTables(readFile: (path: string) => string | null): Tables {
  const problems: string[] = [];
  const fingerprints = new Map<string, string>();
  const read = (path: string): string | null => {
    const content = readFile(path);
    if (content !== null && path !== 'additions/reviews.csv')
      fingerprints.set(path, fingerprintOf(content));
    return content;
  };
  const rowsOf = <Of extends Columns>(path: string, columns: Of): Row<Of>[] => {
    const content = read(path);
    if (content === null) return [];
    const [header, ...rest] = readCsv(content);
    const columnAt = new Map(header?.cells.map((name, i) => [name, i]));
    return rest.flatMap(({ cells, line }) => {
      if (cells.length !== columnAt.size)
        problems.push(`${path}:${line}: ${cells.length} cells under ${columnAt.size} columns`);
      const row = readRow(columns, columnAt, cells, (column, what, cell) =>
        problems.push(`${path}:${line}: ${column}: ${what} (${JSON.stringify(cell)})`),
      );
      return row ? [row] : [];
    });
  };
  return {
    problems,
    fingerprints,
    base: rowsOf,
    added: (file, columns) => rowsOf(`additions/${file}`, columns),
    addition: (file) => read(`additions/${file}`) ?? '',
    known(where, name, holder) {
      if (!holder.has(name)) problems.push(`${where}: '${name}' is in no table`);
    },
    check() {
      if (problems.length)
        throw new Error(`The catalogue's tables do not hold together:\n${problems.join('\n')}`);
    },
  };
}

/** Each key with all that its rows say. */
export function gather<Each>(rows: Iterable<readonly [string, Each]>): Map<string, Each[]> {
  const all = new Map<string, Each[]>();
  for (const [name, each] of rows) {
    const own = all.get(name);
    if (own) own.push(each);
    else all.set(name, [each]);
  }
  return all;
}
