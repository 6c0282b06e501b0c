// What kitchens have at hand, and how long food keeps in them.
import { filled, number, words } from './cells.ts';
import { key } from './tables.ts';
import type { Tables } from './tables.ts';
import type { Ingredient } from './types.ts';

const keepingRow = { key, keeps_days: number, basis: filled, source: filled };
const stapleRow = { key, regions: words, keeps_days: number, basis: filled, source: filled };

/** What a kitchen of each region has at hand. */
export function readStaples(
  { added, known }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
) {
  const staples = added('staples.csv', stapleRow).map(({ key: of, regions, keeps_days }) => ({
    key: of,
    regions,
    keepsDays: keeps_days,
  }));
  for (const { key: of } of staples) known('staples.csv', of, ingredients);
  return staples;
}

/** How many days a food keeps in a home once it was bought; estimates are marked so in the table. */
export function readKeepingDays(
  { added, known }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
): ReadonlyMap<string, number> {
  const days = new Map(
    added('keeping_days.csv', keepingRow).map(({ key: of, keeps_days }) => [of, keeps_days]),
  );
  for (const of of days.keys()) known('keeping_days.csv', of, ingredients);
  return days;
}
