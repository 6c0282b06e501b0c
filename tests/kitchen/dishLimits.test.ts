/** What one serving may bring, whatever room the day has; and sweets for people with diabetes. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../kitchen/recipes/facts.ts';
import { indexOf } from '../../kitchen/recipes/nutrition.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import { kitchen } from './support.ts';

const { catalogue } = kitchen;
const all = catalogue.recipes.map((recipe) => factsOf(recipe, catalogue.ingredients));

/** A condition that limits each quantity. */
const limitedWith: Readonly<Record<string, string>> = {
  sat_fat_g: 'cvd_cholesterol',
  fat_g: 'gallstones',
  sodium_mg: 'hypertension',
  free_sugars_g: 'diabetes_t2',
  potassium_mg: 'ckd',
  phosphorus_mg: 'ckd',
  purine_mg: 'gout',
  vit_k_ug: 'warfarin',
};

test('the table has a row for each quantity of which one dish may bring too much', () => {
  expect([...catalogue.dishLimits.keys()].toSorted()).toEqual(Object.keys(limitedWith).toSorted());
});

describe.each([...catalogue.dishLimits.values()])('KIT-04 $quantity', ({ quantity, most }) => {
  test('a dish that passes its row in one serving is no fit with a condition that limits it', () => {
    const { person } = kitchen.understand({ conditions: [limitedWith[quantity] ?? ''] });
    const ceiling = rulesOf(person, catalogue).ceilings.find((each) => each.quantity === quantity);
    expect(ceiling?.mealMax).toBeLessThanOrEqual(most);
    const fit = all
      .filter(({ serving }) => (serving[indexOf[quantity]] ?? 0) > most)
      .filter(({ recipe }) => kitchen.gate({ recipeId: recipe.id }, person).verdict === 'fit');
    expect(fit.map(({ recipe }) => recipe.title)).toEqual([]);
  });
});

describe('KIT-04 with type 2 diabetes', () => {
  const { person } = kitchen.understand({ conditions: ['diabetes_t2'] });

  test('a pudding with 24 g of free sugars in a serving is no fit', () => {
    const puddings = all.filter(({ serving }) => (serving[indexOf.free_sugars_g] ?? 0) >= 24);
    expect(puddings.length).toBeGreaterThan(0);
    for (const { recipe } of puddings)
      expect(kitchen.gate({ recipeId: recipe.id }, person).verdict, recipe.title).not.toBe('fit');
  });

  test.each([
    'sugar, eggs, milk, flour, butter, chocolate',
    'bananas, sugar, flour, eggs, milk, rice',
    'condensed milk, cocoa, sugar, oats, bread',
  ])('a sweet is never the first suggestion for %s', (list) => {
    const { items } = kitchen.readIngredients(list);
    const [first] = kitchen.suggest({ items, person });
    const facts = all.find(({ recipe }) => recipe.id === first?.recipe_id);
    expect(facts?.serving[indexOf.free_sugars_g] ?? 0).toBeLessThan(10);
    const [plain] = kitchen.suggest({ items });
    expect(plain).toBeDefined();
  });
});
