// What conditions ask to be sparing with, by the foods' tags: a sum that decides where amounts are known, or the grams
// of a serving from which a food is worth a word.
import { quantities } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { CellFault, filled, matching, oneOf, readRow } from './cells.ts';
import type { Cell } from './cells.ts';
import { readCsv } from './csv.ts';

/** Held by the sum that it stands for; `dayMost` counts where the condition has no figure of its own. */
export interface SummedTag {
  readonly quantity: Quantity;
  readonly dayMost: number;
  readonly what: string;
}
export interface LimitedTag {
  readonly tag: string;
  readonly sum: SummedTag | null;
  /** Of a serving, from which the food is named; null where the sum decides. */
  readonly servingGrams: number | null;
  readonly basis: 'published' | 'estimate';
  readonly source: string;
  readonly date: string;
}

const known = new Set<string>(quantities);
const quantity: Cell<Quantity | null> = (cell) => {
  if (cell !== '' && !known.has(cell))
    throw new CellFault(`'${cell}' is no quantity that we count`);
  return cell === '' ? null : (cell as Quantity);
};
const amount: Cell<number | null> = (cell) => {
  if (cell !== '' && !/^\d+(?:\.\d+)?$/.test(cell)) throw new CellFault(`'${cell}' is no amount`);
  return cell === '' ? null : Number(cell);
};
const text: Cell<string> = (cell) => cell;
const columns = {
  tag: matching(/^[a-z_]+$/, 'a tag'),
  quantity,
  day_most: amount,
  what: text,
  serving_grams: amount,
  basis: oneOf('published', 'estimate'),
  source: filled,
  date: matching(/^\d{4}$/, 'a year'),
};

/** @param problems is given whatever is wrong; the faulty row is then left out */
export function readLimitedTags(csv: string, problems: string[]): Map<string, LimitedTag> {
  const [header, ...rest] = readCsv(csv);
  const at = new Map(header?.cells.map((name, i) => [name, i]));
  const tags = new Map<string, LimitedTag>();
  for (const { cells, line } of rest) {
    const wrong = (what: string): void => void problems.push(`limited_tags.csv:${line}: ${what}`);
    const row = readRow(columns, at, cells, (column, what, cell) =>
      wrong(`${column}: ${what} (${JSON.stringify(cell)})`),
    );
    if (!row) continue;
    const { tag, quantity: of, day_most: dayMost, what, serving_grams: servingGrams } = row;
    const sum =
      of !== null && dayMost !== null && what !== '' ? { quantity: of, dayMost, what } : null;
    if ((sum === null) === (servingGrams === null)) {
      wrong(`'${tag}' needs a sum for the day with its words, or grams of a serving, and not both`);
      continue;
    }
    if (tags.has(tag)) wrong(`'${tag}' stands twice`);
    const { basis, source, date } = row;
    tags.set(tag, { tag, sum, servingGrams, basis, source, date });
  }
  return tags;
}
