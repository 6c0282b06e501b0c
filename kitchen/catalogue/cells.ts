// What a table's cell may hold, and rows of such cells. A wrong cell says what is wrong with it.

/** Reads a cell, or throws a CellFault. */
export type Cell<T> = (text: string) => T;
export type Row<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Cell<infer T> ? T : never;
};

export class CellFault extends Error {}

const isNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

export const text: Cell<string> = (cell) => cell;
export const filled: Cell<string> = (cell) => {
  if (cell === '') throw new CellFault('blank');
  return cell;
};
export const number: Cell<number> = (cell) => {
  if (!isNumber.test(cell)) throw new CellFault('not a number');
  return Number(cell);
};
/** A number, or null where the cell is blank: unknown. */
export const maybe: Cell<number | null> = (cell) => {
  if (cell === '') return null;
  if (!isNumber.test(cell)) throw new CellFault('neither a number nor blank');
  return Number(cell);
};
/** A list separated by ';'. */
export const words: Cell<string[]> = (cell) =>
  cell === ''
    ? []
    : cell
        .split(';')
        .map((word) => word.trim())
        .filter((word) => word !== '');
export const matching =
  (pattern: RegExp, what: string): Cell<string> =>
  (cell) => {
    if (!pattern.test(cell)) throw new CellFault(`not ${what}`);
    return cell;
  };
export const oneOf =
  <const T extends string>(...values: readonly T[]): Cell<T> =>
  (cell) => {
    const found = values.find((value) => value === cell);
    if (found === undefined) throw new CellFault(`not one of ${values.join(', ')}`);
    return found;
  };

/**
 * Reads a row's cells by column name; columns that `columns` does not name are left aside.
 * @param report is given each faulty column, what is wrong and the cell
 * @returns the row, or null where any cell is faulty or a column is missing
 */
export function readRow<Columns extends Readonly<Record<string, Cell<unknown>>>>(
  columns: Columns,
  header: ReadonlyMap<string, number>,
  cells: readonly string[],
  report: (column: string, what: string, cell: string) => void,
): Row<Columns> | null {
  const row: Record<string, unknown> = {};
  let holds = true;
  for (const name of Object.keys(columns)) {
    const at = header.get(name);
    const cell = at === undefined ? '' : (cells[at] ?? '');
    try {
      if (at === undefined) throw new CellFault('no such column');
      row[name] = columns[name]?.(cell);
    } catch (fault) {
      if (!(fault instanceof CellFault)) throw fault;
      report(name, fault.message, cell);
      holds = false;
    }
  }
  return holds ? (row as Row<Columns>) : null;
}
