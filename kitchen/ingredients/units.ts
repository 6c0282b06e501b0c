// Household measures and weights: from '2 cups' of something to grams.
import type { Unit, Units } from '../catalogue/measureTables.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';

/** The unit that a word names, or undefined. */
export const unitOf = (word: string, units: Units): Unit | undefined =>
  units.get(word.replace(/\.$/, ''));

/** The units as a country measures; those of the table where it is not known. */
export const unitsIn = (
  { units, localUnits }: Pick<Catalogue, 'units' | 'localUnits'>,
  country: Pick<Country, 'iso2'> | undefined,
): Units => localUnits.get(country?.iso2 ?? '') ?? units;

/** The US measures of the measures table, in millilitres, the one that is told the most exactly first. */
export const cupMillilitres = 236.6;
const usMeasures = [
  ['cup', cupMillilitres],
  ['tbsp', 14.8],
  ['tsp', 4.93],
  ['fl oz', 29.6],
] as const;

const normal = (measure: string): string =>
  measure
    .toLowerCase()
    .replace(/tablespoons?/, 'tbsp')
    .replace(/teaspoons?/, 'tsp');
const amountAtStart = /^(\d*\.?\d+)\s+(.*)$/;

/** Whether a row's words, without their amount, tell of the measure: 'slice, thin' or 'medium slice' of a slice. */
function tellsOf(what: string, name: string): boolean {
  const words = what.split(/[^a-z]+/);
  if (words[0] === name || (name === 'fl oz' && what.startsWith('fl oz'))) return true;
  return name !== 'cup' && name.length > 3 && words.includes(name) && words[0] !== 'cup';
}

/** Grams of one `name` ('cup', 'slice', 'large') by the ingredient's own rows, or undefined. */
function measured(ingredient: Ingredient, name: string): number | undefined {
  let best: { grams: number; plain: number } | undefined;
  for (const { measure, grams } of ingredient.measures) {
    const [, count = '1', what = ''] = amountAtStart.exec(normal(measure)) ?? [];
    if (!tellsOf(what, name)) continue;
    // A row without a qualifier ('1 cup' rather than '1 cup, packed') stands for the measure, and a whole one rather than '.5 fillet'.
    const plain = what.length + (count === '1' ? 0 : 0.5);
    if (!best || plain < best.plain) best = { grams: grams / Number(count), plain };
  }
  return best?.grams;
}

/** What one piece of a food is called in the measures table, the likeliest first. */
const pieceNames = [
  'medium',
  'fruit',
  'egg',
  'large',
  'piece',
  'fillet',
  'small',
  'breast',
  'thigh',
  'clove',
  'pepper',
  'root',
  'link',
  'whole',
];
const noPiece =
  /\b(cup|tbsp|tsp|oz|tablespoon|teaspoon|quart|pint|lb|serving|can|package|slice|leaf|sprig|fl)\b/i;

/** Grams of one natural piece by its size or its part: an egg, a fillet. */
function gramsOfSized(ingredient: Ingredient): number | undefined {
  for (const size of pieceNames) {
    const grams = measured(ingredient, size);
    if (grams !== undefined && grams > 1) return grams;
  }
  return undefined;
}

/** The row of one of it by any other name: '1 stick', '1 packet'. */
const otherPiece = ({ measures }: Ingredient) =>
  measures.find(({ measure }) => /^1 [a-z-]+(,.*)?$/i.test(measure) && !noPiece.test(measure));

/** Grams of one natural piece by the food's own measures: an egg, an onion, a fillet. Null where they have none. */
export const gramsOfPiece = (ingredient: Ingredient): number | null =>
  gramsOfSized(ingredient) ?? otherPiece(ingredient)?.grams ?? null;

/** Whether one of a food is a pack of it: '2 milk' on a list are two bottles. */
export const isCountedByPack = (ingredient: Ingredient): boolean =>
  gramsOfSized(ingredient) === undefined &&
  /^1 (?:packet|bottle)\b/.test(otherPiece(ingredient)?.measure ?? '');

/** Volumes go by the food's own cup or spoon (SR28 weights), else by the density of its category. */
function gramsOfVolume(
  ingredient: Ingredient,
  count: number,
  { name, size, isLocal }: Pick<Unit, 'name' | 'size' | 'isLocal'>,
): number | null {
  // The rows of the measures table are US measures.
  const own = isLocal ? undefined : measured(ingredient, name);
  if (own !== undefined) return count * own;
  for (const [measure, millilitres] of usMeasures) {
    const grams = measured(ingredient, measure);
    if (grams !== undefined) return (count * size * grams) / millilitres;
  }
  return ingredient.gramsPerMl === null ? null : count * size * ingredient.gramsPerMl;
}

/** Grams of a US cup of a food; null where it cannot be told. */
export const gramsOfCup = (ingredient: Ingredient): number | null =>
  gramsOfVolume(ingredient, 1, { name: 'cup', size: cupMillilitres });

/** Grams of one clove, slice, tin or packet: by the food's own measures, else our estimate for all foods. */
function gramsOfNamedPiece(ingredient: Ingredient, { name, pieceGrams }: Unit): number | null {
  const own =
    measured(ingredient, name === 'tin' ? 'can' : name) ??
    (name === 'packet' ? measured(ingredient, 'package') : undefined);
  return own ?? pieceGrams;
}

/** Grams of one of what a word counts: '2 large' of eggs, 'a dozen'. */
function gramsOfEach(
  ingredient: Ingredient,
  unit: Unit | undefined,
  word: string | null,
): number | null {
  if (unit === undefined || word === null) return gramsOfPiece(ingredient);
  const named =
    unit.name !== 'piece' && unit.size === 1 ? gramsOfNamedPiece(ingredient, unit) : null;
  return named ?? measured(ingredient, word) ?? gramsOfPiece(ingredient);
}

/** Parts of an animal, or sheets of pasta or pastry, that are counted and weigh less than a piece of its row; a roasted bird is a whole one. */
const parts = /\b(breast|leg|thigh|wing|shank|sheet|rotisserie)s?\b/;
/** Leaves of pasta, as French, Spanish and German call its sheets. */
const sheets = /lasa[gñ]n/i;

/** Grams of one part of an animal where the food is named by it and has a measure for it. */
function gramsOfPart(ingredient: Ingredient, named: string): number | null {
  const [, part] = parts.exec(named.toLowerCase()) ?? [];
  return part === undefined ? null : (measured(ingredient, part) ?? null);
}

/** Grams of one, where the food's name says what one is: a sheet of pasta, or a part of an animal. */
function gramsAsNamed(ingredient: Ingredient, unit: Unit | undefined, named: string) {
  if (unit?.name === 'leaf' && sheets.test(named)) return measured(ingredient, 'sheet');
  return unit === undefined || unit.name === 'piece' ? gramsOfPart(ingredient, named) : null;
}

/**
 * Grams that an amount of an ingredient weighs; null where it cannot be told.
 * @param count how many of the unit
 * @param word the unit as typed, or null for pieces
 * @param named the food as typed, which may say of which part there are so many: '2 duck breasts'
 */
export function gramsOf(
  ingredient: Ingredient,
  count: number,
  word: string | null,
  units: Units,
  named = '',
): number | null {
  const unit = word === null ? undefined : unitOf(word, units);
  if (word !== null && !unit) return null;
  if (unit?.kind === 'mass') return count * unit.size;
  if (unit?.kind === 'volume') return gramsOfVolume(ingredient, count, unit);
  const each = gramsAsNamed(ingredient, unit, named) ?? gramsOfEach(ingredient, unit, word);
  return each === null ? null : count * (unit?.size ?? 1) * each;
}
