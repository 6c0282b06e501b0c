// Reads what cooking leaves of vitamins, by group of food and way of cooking.
import { CellFault, filled, matching, number, oneOf } from './cells.ts';
import type { Cell } from './cells.ts';
import { isOf, ways } from './retention.ts';
import type { Kept } from './retention.ts';
import { gather, key } from './tables.ts';
import type { Tables } from './tables.ts';

const share: Cell<number> = (cell) => {
  const percent = number(cell);
  if (percent <= 0 || percent > 100) throw new CellFault('no share in percent');
  return percent / 100;
};
const origin = {
  basis: oneOf('published', 'estimate'),
  source: filled,
  date: matching(/^\d{4}$/, 'a year'),
};
const factorRow = {
  group: key,
  way: oneOf(...ways, 'any'),
  from_minutes: number,
  vit_c_pct: share,
  folate_pct: share,
  vit_a_pct: share,
  vit_b12_pct: share,
  ...origin,
};
const groupRow = { by: oneOf('category', 'key'), what: key, group: key, ...origin };

interface Food {
  readonly key: string;
  readonly category: string;
}

/** What cooking leaves of a food, by its key or else its category; nothing is lost where there are no tables. */
export type Retention = (food: Food) => readonly Kept[];

/** Where there are tables at all, every one of `foods` has to have a group. */
export function readRetention({ added, problems }: Tables, foods: Iterable<Food>): Retention {
  const groups = added('retention_groups.csv', groupRow);
  const factors = gather(
    added('retention_factors.csv', factorRow).map((row) => [
      row.group,
      {
        way: row.way,
        fromMinutes: row.from_minutes,
        shares: [row.vit_c_pct, row.folate_pct, row.vit_a_pct, row.vit_b12_pct],
      },
    ]),
  );
  const named = new Map(groups.map(({ by, what, group }) => [`${by} ${what}`, group]));
  const groupOf: GroupOf = (food) =>
    named.get(`key ${food.key}`) ?? named.get(`category ${food.category}`);
  if (groups.length > 0) check([...foods], groupOf, groups, factors, problems);
  return (food) => factors.get(groupOf(food) ?? '') ?? [];
}

type GroupOf = (food: Food) => string | undefined;

/** Every food has a group, every row a food, and every group a row for every way from the first minute on. */
function check(
  foods: readonly Food[],
  groupOf: GroupOf,
  groups: readonly { readonly by: string; readonly what: string; readonly group: string }[],
  factors: ReadonlyMap<string, readonly Kept[]>,
  problems: string[],
): void {
  for (const food of foods)
    if (groupOf(food) === undefined)
      problems.push(`additions/retention_groups.csv: no group for '${food.key}'`);
  for (const { by, what } of groups)
    if (!foods.some((food) => (by === 'key' ? food.key : food.category) === what))
      problems.push(`additions/retention_groups.csv: '${what}' is in no table`);
  for (const group of new Set(groups.map((each) => each.group)))
    for (const way of ways)
      if (!factors.get(group)?.some((row) => row.fromMinutes === 0 && isOf(row, way)))
        problems.push(`additions/retention_factors.csv: no row for '${group}' ${way}`);
}
