// The tables of foods that are not for small children, or only once they are made ready.
import { CellFault, filled, oneOf, words, type Row } from './cells.ts';
import { id, seen, type Known } from './safetyCells.ts';
import type { ChildCaution, ChildFoods } from './safetyTypes.ts';

const months = (cell: string): number => {
  if (!/^[1-9]\d{0,2}$/.test(cell)) throw new CellFault(`'${cell}' is no number of months`);
  return Number(cell);
};

export const childFoodRow = {
  id,
  name: filled,
  under_months: months,
  families: words,
  keys: words,
  rule: filled,
  source: filled,
  seen,
};
export const childCautionRow = {
  id: oneOf('bones', 'round'),
  of: id,
  keys: words,
  source: filled,
  seen,
};

export function toChildFoods(
  { under_months: underMonths, ...row }: Row<typeof childFoodRow>,
  known: Known,
  problems: string[],
): ChildFoods {
  const unknown = [
    ...row.families.filter((family) => !known.families.has(family)),
    ...row.keys.filter((key) => !known.keys.has(key)),
  ];
  for (const name of unknown)
    problems.push(`child_foods.csv: ${row.id}: '${name}' is no family and no ingredient`);
  return { ...row, underMonths };
}

/** Reports what names no age or no food. */
export function reportCautions(
  rows: readonly ChildCaution[],
  childFoods: readonly ChildFoods[],
  { keys }: Known,
  problems: string[],
): void {
  for (const row of rows) {
    const where = `child_cautions.csv: ${row.id}`;
    if (!childFoods.some(({ id: of }) => of === row.of))
      problems.push(`${where}: '${row.of}' is no row of child_foods.csv`);
    for (const key of row.keys)
      if (!keys.has(key)) problems.push(`${where}: '${key}' is no ingredient`);
  }
}
