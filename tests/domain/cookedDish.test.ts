import { describe, expect, test } from 'vitest';
import { foodsOf, keptOf, swapsCookedWith } from '../../domain/cookedDish.ts';

const recipe = {
  recipe_id: 'egg-fried-rice',
  title: 'Egg fried rice',
  servings: 2,
  cooks_for: 3,
  minutes: 20,
  lines: [
    { text: '2 eggs', takes: [{ key: 'egg', name: 'eggs', grams: 120 }] },
    { text: '1 egg, to serve', takes: [{ key: 'egg', name: 'eggs', grams: 60 }] },
    { text: '200 g rice', takes: [{ key: 'rice_white', name: 'white rice', grams: 200 }] },
    { text: 'a pinch of zorgle' },
    // A server of before named no foods.
    { text: '1 onion', takes: [{ key: 'onion', grams: 110 }] },
  ],
  swaps: [
    { id: 'rice_white-rice_brown', used: true },
    { id: 'egg-tofu', used: false },
  ],
};
const written = { ingredients: ['as written'], notes: ['Serves 2.'], recipe };

describe('what the history keeps of a cooked dish', () => {
  test('each food once, by its name', () => {
    expect(foodsOf(recipe)).toEqual(['eggs', 'white rice']);
  });

  test('its lines as they are weighed, the swaps in use, and for how many it was cooked', () => {
    expect(swapsCookedWith(written)).toEqual(['rice_white-rice_brown']);
    expect(keptOf(written, null, false)).toMatchObject({
      id: 'egg-fried-rice',
      title: 'Egg fried rice',
      cookedFor: 3,
      swaps: ['rice_white-rice_brown'],
      ingredients: recipe.lines.map(({ text }) => text),
    });
    expect(keptOf(written, 5, true)).toMatchObject({ servings: 2, cookedFor: 5, cooked: true });
  });

  test('of another service, what it wrote', () => {
    const { recipe: _, ...plain } = written;
    expect(keptOf(plain, null, false)).toEqual({
      id: null,
      title: null,
      servings: null,
      cookedFor: null,
      swaps: [],
      minutes: null,
      ingredients: ['as written'],
      stepIngredients: [],
      stepShares: [],
      notes: ['Serves 2.'],
    });
  });
});
