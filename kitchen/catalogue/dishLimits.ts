// What one serving of a dish should not pass, for people who have to limit it: published where a source
// gives a figure for a portion, else a third of the day's limit.
import { quantities } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { CellFault, filled, matching, oneOf, readRow } from './cells.ts';
import type { Cell } from './cells.ts';
import { readCsv } from './csv.ts';

export interface DishLimit {
  readonly quantity: Quantity;
  readonly most: number;
  readonly unit: string;
  readonly basis: 'published' | 'estimate';
  readonly source: string;
  readonly date: string;
}

const known = new Set<string>(quantities);
const quantity: Cell<Quantity> = (cell) => {
  if (!known.has(cell)) throw new CellFault(`'${cell}' is no quantity that we count`);
  return cell as Quantity;
};
const positive: Cell<number> = (cell) => {
  const value = Number(cell);
  if (!(value > 0)) throw new CellFault(`'${cell}' is no amount`);
  return value;
};
const columns = {
  quantity,
  most: positive,
  unit: filled,
  basis: oneOf('published', 'estimate'),
  source: filled,
  date: matching(/^\d{4}$/, 'a year'),
};

/** @param problems is given whatever is wrong; the faulty row is then left out */
export function readDishLimits(text: string, problems: string[]): Map<Quantity, DishLimit> {
  const [header, ...rest] = readCsv(text);
  const at = new Map(header?.cells.map((name, i) => [name, i]));
  const limits = new Map<Quantity, DishLimit>();
  for (const { cells, line } of rest) {
    const row = readRow(columns, at, cells, (column, what, cell) =>
      problems.push(`dish_limits.csv:${line}: ${column}: ${what} (${JSON.stringify(cell)})`),
    );
    if (row && limits.has(row.quantity))
      problems.push(`dish_limits.csv:${line}: '${row.quantity}' stands twice`);
    if (row) limits.set(row.quantity, row);
  }
  return limits;
}
