/** A card and the page that it opens have the same figures. */
import { expect, test } from 'vitest';
import { kitchen, personOf } from './support.ts';

test.each(['hypertension', 'cvd_cholesterol', 'diabetes_t2', 'warfarin'])(
  'with %s the energy of a serving is the same on both',
  (condition) => {
    const person = personOf({ conditions: [condition], country: 'PL' });
    const { items } = kitchen.readIngredients('eggs, butter, rice, bread, onion, soy sauce, milk');
    const dishes = kitchen.suggest({ items, person, count: 20 });
    expect(dishes.length).toBeGreaterThan(5);
    for (const { recipe_id: recipeId, nutrition, used_swaps: swaps = [] } of dishes) {
      const page = kitchen.instructions({ recipeId, items, person, swaps });
      expect(nutrition, recipeId).toEqual(page.recipe?.nutrition);
    }
  },
);
