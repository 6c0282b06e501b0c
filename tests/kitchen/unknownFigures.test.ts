// A figure that nobody knows is filled from a second table with its source, or stays unknown; a hard limit never counts it as nothing.
import { expect, test } from 'vitest';
import { hidesACap } from '../../kitchen/planning/admitted.ts';
import { dishOf } from '../../kitchen/planning/dishes.ts';
import type { PlanLimit } from '../../kitchen/planning/limits.ts';
import { factsOf } from '../../kitchen/recipes/facts.ts';
import { indexOf, quantities, vectorOf } from '../../kitchen/recipes/nutrition.ts';
import type { Quantity } from '../../kitchen/recipes/nutrition.ts';
import { sourcesOf } from '../../kitchen/recipes/sources.ts';
import type { Ingredient, Nutrient } from '../../kitchen/catalogue/types.ts';
import { readTable } from '../oracle/planTables.ts';
import { catalogue } from './support.ts';

const { ingredients } = catalogue;
const fills = readTable('micronutrient-fill.csv');
const own = new Map(readTable('ingredients_nutrition.csv').map((row) => [row.key, row]));

test('blanks are filled from Ciqual, each with the food that stands for it; a figure of the row’s own stays', () => {
  expect(fills).toHaveLength(860);
  for (const { key, nutrient, value, qualifier, ciqual_name: food } of fills) {
    const ingredient = ingredients.get(key!)!;
    const name = nutrient as Nutrient;
    const before = own.get(key)?.[name] ?? '';
    if (before !== '') expect(ingredient.per100g[name]).toBe(Number(before));
    else if (qualifier === 'below') expect(ingredient.per100g[name]).toBeNull();
    else {
      expect(ingredient.per100g[name]).toBe(Number(value));
      expect(ingredient.filled.get(name)).toBe(food);
    }
  }
  const source = sourcesOf(catalogue).sources.find(({ id }) => id === 'ciqual')!;
  expect(source.attribution).toMatch(/^Anses\. 2020\./);
});

test('what nobody measured is unknown in sums, not nothing', () => {
  const unknown = [...ingredients.values()].find(({ per100g }) => per100g.iodine_ug === null)!;
  expect(vectorOf(unknown)[indexOf.iodine_ug]).toBeNaN();
  const sweet: Ingredient = {
    ...ingredients.get('sugar_white')!,
    per100g: { ...ingredients.get('sugar_white')!.per100g, sugars_g: null },
  };
  expect(vectorOf(sweet)[indexOf.free_sugars_g]).toBeNaN();
  const brew: Ingredient = { ...ingredients.get('tea_black')!, key: 'another_tea' };
  expect(vectorOf(brew)[indexOf.caffeine_mg]).toBeNaN();
});

const capped = [...catalogue.conditions.values()]
  .flatMap(({ limits }) => limits)
  .filter(({ priority, max }) => priority === 'hard' && max !== null)
  .map(({ nutrient }) => nutrient)
  .filter((name): name is Quantity => (quantities as readonly string[]).includes(name));

test('every dish of the catalogue has a figure for what hard limits cap', () => {
  expect(new Set(capped).size).toBeGreaterThan(8);
  const blind = catalogue.recipes.flatMap((recipe) => {
    const { notCounted } = factsOf(recipe, ingredients);
    return [...new Set(capped)]
      .filter((name) => name !== 'purine_mg' && notCounted.has(name))
      .map((name) => `${recipe.id}: ${name} of ${notCounted.get(name)?.join()}`);
  });
  expect(blind).toEqual([]);
});

test.each(['sodium_mg', 'potassium_mg', 'free_sugars_g', 'caffeine_mg', 'iron_mg'] as const)(
  'a dish that hides its %s is not planned where a hard limit caps it',
  (quantity) => {
    const recipe = catalogue.recipes.find(({ ingredients: parts }) =>
      parts.some(({ key }) => key === 'sugar_white'),
    )!;
    const blank: Ingredient = {
      ...ingredients.get('sugar_white')!,
      key: 'sugar_white',
      tags: new Set(['added_sugar', 'caffeine']),
      per100g: {
        ...ingredients.get('sugar_white')!.per100g,
        sodium_mg: null,
        potassium_mg: null,
        sugars_g: null,
        iron_mg: null,
      },
    };
    const hidden = dishOf(
      factsOf(recipe, new Map([...ingredients, ['sugar_white', blank]])),
      ingredients,
    );
    const known = dishOf(factsOf(recipe, ingredients), ingredients);
    const limit = (priority: 'hard' | 'soft', max: number | null): PlanLimit => ({
      quantity,
      span: 'day',
      priority,
      min: 1,
      max,
      perEnergy: null,
      from: ['general'],
      sources: [],
      published: false,
    });
    expect(hidesACap(hidden, { limits: [limit('hard', 10)] })).toBe(true);
    expect(hidesACap(known, { limits: [limit('hard', 10)] })).toBe(false);
    expect(hidesACap(hidden, { limits: [limit('soft', 10), limit('hard', null)] })).toBe(false);
  },
);
