// Small changes that spoil no dish: less of a food, or another that brings less of what should be little; and what stands in for a
// food that somebody must not eat. `recipes/swaps.ts` makes use of them, and the gate judges the result.
import { quantities } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { filled, matching, oneOf, text } from './cells.ts';
import { gather, key } from './tables.ts';
import type { Tables } from './tables.ts';
import type { Ingredient } from './types.ts';

/** What may be changed of a food where a sum should be smaller. */
export interface LighterFood {
  /** The food itself, or another in its place. */
  readonly to: string;
  /** How much of it is left; 1 where another takes its place. */
  readonly factor: 0.5 | 0.67 | 0.75 | 1;
  /** Its name in the sentence, where its label would not do; else ''. */
  readonly called: string;
}
export interface LighterTables {
  /** By the sum that should be smaller, then by the food. */
  readonly lighterFoods: ReadonlyMap<Quantity, ReadonlyMap<string, LighterFood>>;
  /** By the tag that is banned, then by the food. */
  readonly standIns: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const factors = { '0.5': 0.5, '0.67': 0.67, '0.75': 0.75, '1': 1 } as const;
const factorOf = oneOf('0.5', '0.67', '0.75', '1');
const origin = {
  basis: oneOf('published', 'estimate'),
  source: filled,
  date: matching(/^\d{4}$/, 'a year'),
};
const lighterRow = {
  quantity: oneOf(...quantities),
  key,
  to: text,
  factor: (cell: string) => factors[factorOf(cell)],
  called: text,
  ...origin,
};
const standInRow = { tag: key, key, to: key, ...origin };

export function readLighterTables(
  { added, known }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
): LighterTables {
  const lighter = added('lighter_foods.csv', lighterRow);
  const standIns = added('stand_ins.csv', standInRow);
  for (const row of lighter) known('lighter_foods.csv', row.to || row.key, ingredients);
  for (const { key: of } of lighter) known('lighter_foods.csv', of, ingredients);
  for (const row of standIns)
    for (const each of [row.key, row.to]) known('stand_ins.csv', each, ingredients);
  const byQuantity = gather(
    lighter.map(({ quantity, key: of, to, factor, called }) => [
      quantity,
      [of, { to: to || of, factor, called }] as const,
    ]),
  );
  const byTag = gather(standIns.map(({ tag, key: of, to }) => [tag, [of, to] as const]));
  return {
    lighterFoods: new Map(
      [...byQuantity].map(([quantity, rows]) => [quantity as Quantity, new Map(rows)]),
    ),
    standIns: new Map([...byTag].map(([tag, rows]) => [tag, new Map(rows)])),
  };
}
