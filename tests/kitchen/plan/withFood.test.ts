// A week from food at hand: it is used up, little else is bought, and the proof says what the week was chosen for.
import { expect, test } from 'vitest';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import { shoppingFor } from '../../../kitchen/shopping/shopping.ts';
import { catalogue, kitchen, planClosely } from './support.ts';

const country = catalogue.countries.get('GB')!;

test('a week from food at hand leaves less to buy, and its proof says that it was chosen so', () => {
  const ingredients =
    '400 g chicken breast, 6 eggs, 500 g rice, 300 g carrots, 250 g spinach, 500 g yoghurt, 3 bananas';
  const listOf = (have: ReadonlyMap<string, number | null>, answer: GeneratedPlan) =>
    shoppingFor({ plan: answer.meal_plan!, country, have }, catalogue)
      .aisles.flatMap(({ items }) => items)
      .filter(({ staple, at_hand: isAtHand }) => !staple && !isAtHand).length;
  const { items } = kitchen.readIngredients(ingredients, { country: 'GB' });
  const have = new Map(items.map(({ key, grams }) => [key, grams ?? null]));
  const weeks = [1, 2].map((seed) => {
    const asked = { health: {}, country: 'GB', seed };
    return { usual: planClosely(asked), withFood: planClosely({ ...asked, ingredients }) };
  });
  for (const { usual, withFood } of weeks) {
    expect(usual.report!.proof!.text).not.toMatchObject({ code: 'proof.withFood' });
    expect(withFood.report!.proof!.text).toMatchObject({ code: 'proof.withFood' });
    expect(withFood.report!.proof!.gap).toBeLessThanOrEqual(0.06);
  }
  const sum = (count: (week: (typeof weeks)[number]) => number) =>
    weeks.reduce((total, each) => total + count(each), 0);
  const toBuy = sum(({ withFood }) => listOf(have, withFood));
  // With the same food at hand the usual weeks would have more on their lists, and without any more still.
  expect(toBuy).toBeLessThan(sum(({ usual }) => listOf(have, usual)));
  expect(toBuy).toBeLessThan(sum(({ usual }) => listOf(new Map(), usual)) - 5 * weeks.length);
});
