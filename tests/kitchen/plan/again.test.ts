// A dish that was cooked and eaten from what was left is not cooked once more, least of all for breakfast.
import { expect, test } from 'vitest';
import { rowLosses } from '../../../kitchen/planning/master.ts';
import { prepare } from '../../../kitchen/planning/prepare.ts';
import { programmeOf } from '../../../kitchen/planning/programme.ts';
import { isRefusal } from '../../../kitchen/planning/request.ts';
import { catalogue, kitchen } from './support.ts';

const prepared = prepare(kitchen, { health: {}, country: 'GH' }, () => ({
  kept: [],
  unknown: [],
}));
if (isRefusal(prepared)) throw new Error('refused');
const of = (id: string) => {
  const dishes = prepared.brief.dishes.filter(({ dish }) => dish.facts.recipe.id === id);
  return programmeOf({ ...prepared.brief, dishes }, catalogue);
};

/** Points that the meals of one dish lose together in one week: 'dinner', 'lunch left'. */
function lossOf(id: string, named: readonly string[]): number {
  const { choices, week } = of(id);
  const slots = ['breakfast', 'lunch', 'dinner', 'snack'];
  const sums = new Float64Array(week.rows.length);
  for (const name of named) {
    const [slot, left] = name.split(' ');
    const choice = choices.findIndex(
      (each) => slots[each.meal] === slot && each.left === (left !== undefined),
    );
    if (choice < 0) throw new Error(`There is no ${name} of ${id}.`);
    for (let i = week.amounts.from[choice]!; i < week.amounts.from[choice + 1]!; i += 1)
      sums[week.amounts.row[i]!]! += week.amounts.amount[i]!;
  }
  const loss = rowLosses(week.rows);
  return week.rows.reduce(
    (sum, { name }, row) =>
      sum - (name === 'again' || name === 'cooked' ? loss(row, sums[row]!) : 0),
    0,
  );
}
const mackerel = (...named: string[]) => lossOf('fried-mackerel-yam-pepper-sauce', named);

test('cooked, eaten from what was left, and cooked again for breakfast loses points', () => {
  expect(mackerel('dinner', 'lunch left', 'breakfast')).toBeGreaterThan(2);
  expect(mackerel('dinner', 'breakfast', 'breakfast')).toBeGreaterThan(1);
});

test('a dish that is eaten twice, or that is a breakfast alone, does not', () => {
  expect(mackerel('dinner', 'lunch left')).toBe(0);
  expect(mackerel('dinner', 'breakfast')).toBe(0);
  expect(mackerel('breakfast', 'breakfast', 'breakfast')).toBeLessThan(0.5);
});
