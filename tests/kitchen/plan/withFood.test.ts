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
  const asked = { health: {}, country: 'GB' };
  const [usual, withFood] = [planClosely(asked), planClosely({ ...asked, ingredients })];
  expect(usual.report!.proof!.text).not.toMatchObject({ code: 'proof.withFood' });
  expect(withFood.report!.proof!.text).toMatchObject({ code: 'proof.withFood' });
  expect(withFood.report!.proof!.gap).toBeLessThanOrEqual(0.06);
  // With the same food at hand the usual week would have more on its list, and without any more still.
  expect(listOf(have, withFood)).toBeLessThan(listOf(have, usual));
  expect(listOf(have, withFood)).toBeLessThan(listOf(new Map(), usual) - 5);
});
