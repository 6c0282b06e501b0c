// What cooking may leave of a vitamin at least, from the raw tables: whatever the planner reads from a recipe's steps, a figure below
// that or above the raw one is wrong.
import { nutrition, readTable } from './planTables.ts';
import type { RawRecipe } from './planTables.ts';

const columns: Readonly<Record<string, string>> = {
  vit_c_mg: 'vit_c_pct',
  folate_dfe_ug: 'folate_pct',
  vit_a_rae_ug: 'vit_a_pct',
  vit_b12_ug: 'vit_b12_pct',
};
export const isCooked = (nutrient: string): boolean => nutrient in columns;

const groups = new Map(
  readTable('additions/retention_groups.csv').map((row) => [`${row.by}:${row.what}`, row.group]),
);
const factors = readTable('additions/retention_factors.csv');

/** The smallest share that any way of cooking leaves, of a dish that is on heat for so long. */
function leastShare(key: string, minutes: number, nutrient: string): number {
  if (minutes === 0) return 1;
  const group = groups.get(`key:${key}`) ?? groups.get(`category:${nutrition.get(key)?.category}`);
  const shares = factors
    .filter((row) => row.group === group && Number(row.from_minutes) <= minutes)
    .map((row) => Number(row[columns[nutrient] ?? '']) / 100);
  return Math.min(1, ...shares);
}

/** Of one person's portion, as if everything in it were cooked in the way that loses most. */
export const leastLeft = (recipe: RawRecipe, portion: number, nutrient: string): number =>
  recipe.parts.reduce((sum, { key, eaten }) => {
    const raw = Number(nutrition.get(key)?.[nutrient] ?? '') / 100;
    return sum + (raw * leastShare(key, recipe.cook, nutrient) * eaten * portion) / recipe.serves;
  }, 0);
