// Units that people write, and what weighs how much where a food has no measure of its own.
import { filled, matching, maybe, number, oneOf, words } from './cells.ts';
import type { Tables } from './tables.ts';

export type UnitKind = 'mass' | 'volume' | 'piece';

export interface Unit {
  readonly name: string;
  readonly kind: UnitKind;
  /** Grams, millilitres, or how many pieces. */
  readonly size: number;
  /** Grams of one where a food's own measures have none: an estimate. */
  readonly pieceGrams: number | null;
}
/** Each unit by every word for it, in lower case. */
export type Units = ReadonlyMap<string, Unit>;

const year = matching(/^\d{4}$/, 'a year');
const basis = oneOf('published', 'estimate');
const unitRow = {
  unit: filled,
  kind: oneOf('mass', 'volume', 'piece'),
  size: number,
  piece_grams: maybe,
  words,
  basis,
  source: filled,
  date: year,
};
const densityRow = { category: filled, grams_per_ml: number, basis, source: filled, date: year };

/** The units by their words; a word that two of them claim is a problem. */
export function readUnits({ added, problems }: Tables): Units {
  const units = new Map<string, Unit>();
  for (const row of added('units.csv', unitRow)) {
    const unit = { name: row.unit, kind: row.kind, size: row.size, pieceGrams: row.piece_grams };
    for (const word of [row.unit, ...row.words]) {
      const before = units.get(word);
      if (before) problems.push(`units.csv: '${word}' is of '${before.name}' and '${unit.name}'`);
      units.set(word, unit);
    }
  }
  return units;
}

/** Grams of a millilitre by category of food. */
export const readDensities = ({ added }: Tables): ReadonlyMap<string, number> =>
  new Map(
    added('densities.csv', densityRow).map(({ category, grams_per_ml }) => [
      category,
      grams_per_ml,
    ]),
  );
