// What a household has to know of food beside its nutrition: the packs it is sold in, how long a cooked dish keeps.
import { filled, matching, number, oneOf, text, words } from './cells.ts';
import type { Tables } from './tables.ts';
import type { Ingredient } from './types.ts';

/** How an ingredient is sold and kept; sizes are estimates. */
export interface Pack {
  /** Usual sizes in grams, rising; empty where it is seldom sold there. `loose`: also by weight, bunch or piece. */
  readonly us: PackSizes;
  readonly europe: PackSizes;
  readonly openMarket: PackSizes;
  /** Hardly any kitchen is without it. */
  readonly staple: boolean;
  /** Ordinary stock of a cupboard in these regions. */
  readonly stapleIn: readonly string[];
  /** A pack lasts for months. */
  readonly usedSlowly: boolean;
  /** Days that a pack keeps once it is open, an estimate. */
  readonly keepsOpened: number;
}
export interface PackSizes {
  readonly loose: boolean;
  readonly grams: readonly number[];
}

/** How many days a cooked dish may be kept at most, by what it is or holds. */
export interface KeepingRule {
  readonly by: 'any' | 'form' | 'category' | 'key';
  readonly what: string;
  readonly days: number;
}

export interface Household {
  readonly packs: ReadonlyMap<string, Pack>;
  readonly keeping: readonly KeepingRule[];
}

const key = matching(/^[a-z0-9_]+$/, 'a key');
const flag = oneOf('0', '1');
const packRow = {
  key,
  us_packs_g: words,
  europe_packs_g: words,
  open_market_packs_g: words,
  is_staple: flag,
  staple_in: words,
  used_slowly: flag,
  keeps_days_opened: number,
};
const keepingRow = {
  by: oneOf('any', 'form', 'category', 'key'),
  what: text,
  days: number,
  why: filled,
  source: filled,
};

const sizesOf = (cells: readonly string[]): PackSizes => ({
  loose: cells.includes('loose'),
  grams: cells.filter((cell) => cell !== 'loose').map(Number),
});

/** The packs of every food, and how long dishes keep. */
export function readHousehold(
  { base, added, known }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
): Household {
  const packs = [...base('pack-sizes.csv', packRow), ...added('pack-sizes.csv', packRow)];
  const keeping = added('keeping.csv', keepingRow);
  for (const { key: of } of packs) known('pack-sizes.csv', of, ingredients);
  return {
    packs: new Map(
      packs.map((row) => [
        row.key,
        {
          us: sizesOf(row.us_packs_g),
          europe: sizesOf(row.europe_packs_g),
          openMarket: sizesOf(row.open_market_packs_g),
          staple: row.is_staple === '1',
          stapleIn: row.staple_in,
          usedSlowly: row.used_slowly === '1',
          keepsOpened: row.keeps_days_opened,
        },
      ]),
    ),
    keeping: keeping.map(({ by, what, days }) => ({ by, what, days })),
  };
}
