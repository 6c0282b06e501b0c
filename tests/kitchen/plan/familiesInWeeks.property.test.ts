// Whatever family of foods somebody leaves out: no member of it in a planned week, in a swap, in an adapted recipe.
import { expect, test } from 'vitest';
import { rulesOf } from '../../../kitchen/safety/rules.ts';
import { factsOf } from '../../../kitchen/recipes/facts.ts';
import { adapt } from '../../../kitchen/recipes/swaps.ts';
import { isVerify } from '../../verify.ts';
import { catalogue, kitchen, plan, swap } from './support.ts';

/** All with `VERIFY=1` (npm run verify), each in a week of its own; else every allergen and so many more, together in a few weeks. */
const most = isVerify ? Number.POSITIVE_INFINITY : 2;
const together = isVerify ? 1 : 4;
const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const countries = ['GB', 'NG', 'FR', 'IN', 'JP', 'MX', 'US', 'KE', 'TR', 'CN'];

/** Families in an order that looks shuffled and is the same in every run. */
const families = [...catalogue.families.values()].toSorted(
  (one, other) => orderOf(one.id) - orderOf(other.id),
);
function orderOf(id: string): number {
  let sum = 20261123;
  for (const letter of id) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
const allergens = families.filter(({ kind }) => kind === 'allergen');
const others = families.filter(({ kind }) => kind !== 'allergen');
const sample = [...allergens, ...others.slice(0, most)];

const groups = Array.from({ length: Math.ceil(sample.length / together) }, (_, i) =>
  sample.slice(i * together, (i + 1) * together),
);

const membersOf = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(
    ids.flatMap((id) =>
      [...(catalogue.families.get(id)?.members ?? [])]
        .filter(([, how]) => how !== 'may_hold')
        .map(([key]) => key),
    ),
  );

const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));

test.each(
  groups.map((group) => {
    const plurals = group.map(({ plural }) => plural);
    return [plurals.join(', '), plurals, group.map(({ id }) => id)] as const;
  }),
)('without %s: planned, swapped and adapted', { timeout: 180_000 }, (_, plurals, ids) => {
  const never = membersOf(ids);
  const health = { allergens: plurals };
  const order = orderOf(ids.join());
  const holding = (recipeId: string): string[] =>
    (recipes.get(recipeId)?.ingredients ?? [])
      .map(({ key }) => key)
      .filter((key) => never.has(key));

  const { person } = kitchen.understand(health);
  const rules = rulesOf(person, catalogue);
  for (const recipe of catalogue.recipes) {
    if (kitchen.gate({ recipeId: recipe.id }, person).verdict === 'refuse') continue;
    const { serving } = factsOf(recipe, catalogue.ingredients);
    const { recipe: adapted } = adapt(recipe, serving, rules, catalogue);
    expect(adapted.ingredients.map(({ key }) => key).filter((key) => never.has(key))).toEqual([]);
  }

  const country = countries[order % countries.length] ?? 'GB';
  const answer = plan({ health, country, seed: order % 1000 });
  const week = answer.meal_plan;
  if (!week) return expect(answer.code).toMatch(/conflict|impossible/);
  const served = week.flatMap((day) => slots.map((slot) => day[`${slot}_meal`]?.recipe_id ?? ''));
  expect(served.flatMap(holding)).toEqual([]);
  const swapped = swap({ health, country, plan: week, day: 'Wednesday', slot: 'dinner' });
  const dinner = swapped.meal_plan?.[2]?.dinner_meal?.recipe_id ?? '';
  expect(holding(dinner)).toEqual([]);
});
