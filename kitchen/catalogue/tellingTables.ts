// Words that tell of a danger which a list of ingredients does not show: food that is eaten raw, dishes whose usual
// ingredients stand in no line, foods that our table of ingredients lacks.
import { type Allergen, isAllergen } from '../health/allergens.ts';
import { CellFault, filled, matching, oneOf, words } from './cells.ts';
import type { Cell, Row } from './cells.ts';
import { gather, key } from './tables.ts';
import type { Tables } from './tables.ts';
import type { Condition } from './types.ts';

/** What words can say of how raw a food is; additions/README.md says what each means. */
export const rawWordKinds = [
  'raw',
  'denied',
  'perhaps_of_animals',
  'of_any_food',
  'perhaps_of_fish',
  'raw_with_fish',
  'no_raw_dish',
  'no_often_raw',
] as const;
export type RawWordKind = (typeof rawWordKinds)[number];

/** A pattern, with one text in which it is found and one in which it is not. */
export interface Way {
  readonly id: string;
  readonly said: RegExp;
  readonly example: string;
  readonly other: string;
}
export interface RawWord extends Way {
  readonly kind: RawWordKind;
}
/** A way of speech that tells of what a dish or a food holds. */
export interface TellingWay extends Way {
  readonly tags: readonly string[];
}

export interface RawFoods {
  /** Conditions in which an infection by food is graver. */
  readonly risks: ReadonlySet<string>;
  /** Words for dishes that are eaten raw wherever they are made as they should be, and for those that often are. */
  readonly dishes: ReadonlyMap<string, 'raw' | 'often_raw'>;
  readonly words: readonly RawWord[];
  /** The words of a kind as one pattern. */
  readonly said: Readonly<Record<RawWordKind, RegExp>>;
}
/** A kind of dish that is left out by its name. */
export interface DishKind extends Way {
  /** How the titles of its dishes call it. */
  readonly titles: RegExp;
  /** Whether its words leave out the foods that they name as well, or the dish alone; 'always' also the dish wherever they leave out a food. */
  readonly leavesOut: 'foods' | 'dish' | 'always';
}
export interface TellingTables {
  readonly dishKinds: readonly DishKind[];
  readonly rawFoods: RawFoods;
  readonly dishPhrases: readonly TellingWay[];
  readonly unlistedFoods: readonly TellingWay[];
}

const pattern: Cell<RegExp> = (cell) => {
  if (cell === '') throw new CellFault('blank');
  try {
    return new RegExp(cell, 'i');
  } catch (fault) {
    throw new CellFault(`not a regular expression: ${(fault as Error).message}`);
  }
};
const allergens: Cell<readonly Allergen[]> = (cell) =>
  words(cell).map((each) => {
    if (!isAllergen(each)) throw new CellFault(`'${each}' is no allergen of ours`);
    return each;
  });
const origin = {
  basis: oneOf('published', 'estimate'),
  source: filled,
  date: matching(/^(?:\d{4}|undated)$/, "a year or 'undated'"),
};
const way = { id: key, said: pattern, example: filled, other: filled, ...origin };
const riskRow = { condition: key, why: filled, source: filled, date: origin.date };
const dishRow = {
  word: matching(/^[a-z]+$/, 'a plain word'),
  eaten: oneOf('raw', 'often_raw'),
  ...origin,
};
const rawWordRow = { kind: oneOf(...rawWordKinds), ...way };
const kindRow = { titles: pattern, leaves_out: oneOf('foods', 'dish', 'always'), ...way };
const phraseRow = { may_hold: allergens, ...way };
const foodRow = { tags: words, ...way };

const wayOf = ({ id, said, example, other }: Way): Way => ({ id, said, example, other });

export function readTellingTables(
  tables: Tables,
  conditions: ReadonlyMap<string, Condition>,
): TellingTables {
  const { added } = tables;
  return {
    rawFoods: readRawFoods(tables, conditions),
    dishKinds: added('dish_kinds.csv', kindRow).map((row) => ({
      ...wayOf(row),
      titles: row.titles,
      leavesOut: row.leaves_out,
    })),
    dishPhrases: added('dish_phrases.csv', phraseRow).map((row) => ({
      ...wayOf(row),
      tags: row.may_hold,
    })),
    unlistedFoods: added('unlisted_foods.csv', foodRow).map((row) => ({
      ...wayOf(row),
      tags: row.tags,
    })),
  };
}

function readRawFoods(
  { added, known }: Tables,
  conditions: ReadonlyMap<string, Condition>,
): RawFoods {
  const risks = new Set(added('infection_risks.csv', riskRow).map(({ condition }) => condition));
  for (const id of risks) known('infection_risks.csv', id, conditions);
  const rows = added('raw_words.csv', rawWordRow);
  return {
    risks,
    dishes: new Map(added('raw_dishes.csv', dishRow).map(({ word, eaten }) => [word, eaten])),
    words: rows.map((row) => ({ ...wayOf(row), kind: row.kind })),
    said: joined(rows),
  };
}

/** Where a kind has no row its pattern is found nowhere. */
function joined(rows: readonly Row<typeof rawWordRow>[]): Readonly<Record<RawWordKind, RegExp>> {
  const sources = gather(rows.map(({ kind, said }) => [kind, said.source]));
  const patternOf = (kind: RawWordKind) => new RegExp(sources.get(kind)?.join('|') ?? '(?!)', 'i');
  return Object.fromEntries(rawWordKinds.map((kind) => [kind, patternOf(kind)])) as Record<
    RawWordKind,
    RegExp
  >;
}
