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
  /** Another measure here than the one of this name in the tables of weights. */
  readonly isLocal?: true;
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

const localRow = {
  unit: filled,
  countries: words,
  size: number,
  basis,
  source: filled,
  date: year,
};

/** Whose pints and cups the weights of the foods are given for. */
const ofTheWeights = 'US';

/** What a measure holds where a country has its own: by the country's code, then by every word for it. */
export function readLocalUnits(
  { added, problems }: Tables,
  units: Units,
): ReadonlyMap<string, Units> {
  const local = new Map<string, Map<string, Unit>>();
  for (const { unit: name, countries, size } of added('local_units.csv', localRow)) {
    if (!units.has(name)) problems.push(`local_units.csv: no unit is called '${name}'`);
    for (const iso2 of countries) {
      const here = local.get(iso2) ?? new Map(units);
      for (const [word, unit] of units)
        if (unit.name === name)
          here.set(word, { ...unit, size, ...(iso2 === ofTheWeights ? {} : { isLocal: true }) });
      local.set(iso2, here);
    }
  }
  return local;
}

/** Grams of a millilitre by category of food. */
export const readDensities = ({ added }: Tables): ReadonlyMap<string, number> =>
  new Map(
    added('densities.csv', densityRow).map(({ category, grams_per_ml }) => [
      category,
      grams_per_ml,
    ]),
  );
