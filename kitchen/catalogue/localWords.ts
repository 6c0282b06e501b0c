// The table of words that are foods in some countries alone.
import { filled, words } from './cells.ts';
import { key, type Tables } from './tables.ts';
import type { Ingredient, LocalWord } from './types.ts';

/** A word that is a food in these countries alone: 'kip' is chicken in the Netherlands. */
const localWordRow = { word: filled, key, countries: words };

/** What foods are called in the languages of some countries, where elsewhere the word may be anything. */
export function readLocalWords(
  { added, known }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
): LocalWord[] {
  const rows = added('local_words.csv', localWordRow);
  for (const { word, key: of } of rows) known(`local_words.csv: ${word}`, of, ingredients);
  return rows;
}
