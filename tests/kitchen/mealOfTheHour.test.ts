// The hour tells which meal is cooked, unless what was named tells otherwise.
import { expect, test } from 'vitest';
import { catalogue, kitchen, keysOf } from './support.ts';

const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
const first = (list: string, hour: number, count = 5) =>
  kitchen
    .suggest({ keys: keysOf(list), hour, count })
    .map(({ recipe_id: id }) => recipes.get(id ?? ''));
const has = (category: string) => (recipe: ReturnType<typeof first>[number]) =>
  recipe?.ingredients.some(({ key }) => catalogue.ingredients.get(key)?.category === category) ??
  false;

test('raw chicken in the morning is for a dinner', () => {
  const dishes = first('chicken, milk, frozen peas, carrots', 6, 10);
  expect(dishes.filter(has('poultry')).length).toBeGreaterThanOrEqual(5);
  expect(dishes.some((recipe) => recipe?.title.includes('scones'))).toBe(false);
});

test('eggs, bread and milk in the morning are for breakfast', () => {
  for (const recipe of first('eggs, bread, milk', 7)) expect(recipe?.meals).toContain('breakfast');
});

test('what makes no dinner may be something sweet in the evening', () => {
  const dishes = first('yoghurt, bananas, honey', 19, 10);
  expect(dishes.some((recipe) => recipe?.meals.includes('snack'))).toBe(true);
});

test('rice, tomatoes and spinach in the evening are for dinner', () => {
  for (const recipe of first('rice, tomatoes, spinach', 19))
    expect(recipe?.meals).toContain('dinner');
});
