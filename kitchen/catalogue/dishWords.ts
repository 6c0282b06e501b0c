// Words in the name of a dish that tell of an allergen which its list of ingredients may leave out.
import { type Allergen, isAllergen } from '../health/allergens.ts';
import { CellFault, filled, matching, oneOf, readRow } from './cells.ts';
import type { Cell } from './cells.ts';
import { readCsv } from './csv.ts';

const allergens: Cell<readonly Allergen[]> = (cell) =>
  cell.split(';').map((each) => {
    if (!isAllergen(each)) throw new CellFault(`'${each}' is no allergen of ours`);
    return each;
  });
const columns = {
  word: matching(/^[a-z]+$/, 'a word without accents'),
  may_hold: allergens,
  basis: oneOf('published', 'estimate'),
  source: filled,
  date: matching(/^\d{4}$/, 'a year'),
};

/** @param problems is given whatever is wrong; the faulty row is then left out */
export function readDishWords(csv: string, problems: string[]): Map<string, readonly Allergen[]> {
  const [header, ...rest] = readCsv(csv);
  const at = new Map(header?.cells.map((name, i) => [name, i]));
  const words = new Map<string, readonly Allergen[]>();
  for (const { cells, line } of rest) {
    const row = readRow(columns, at, cells, (column, what, cell) =>
      problems.push(`dish_words.csv:${line}: ${column}: ${what} (${JSON.stringify(cell)})`),
    );
    if (row && words.has(row.word))
      problems.push(`dish_words.csv:${line}: '${row.word}' stands twice`);
    if (row) words.set(row.word, row.may_hold);
  }
  return words;
}
