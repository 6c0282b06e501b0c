// Stock and stock cubes: boiled down from a food, and never that food.
import { describe, expect, test } from 'vitest';
import { ownDishOf } from '../../kitchen/ownRecipes/dish.ts';
import { isForbiddenTo } from '../../kitchen/safety/forbidden.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import type { HealthWords } from '../../kitchen/index.ts';
import { catalogue, keysOf, kitchen, personOf } from './support.ts';

const leftOut = (key: string, words: HealthWords): boolean =>
  isForbiddenTo(key, rulesOf(personOf(words), catalogue), catalogue);

/** What a line of an own recipe counts as; nothing where it is asked. */
const keysOfLine = (line: string): string[] =>
  ownDishOf(
    'own-12345678',
    { text: `Soup\nServes 4\nIngredients\n${line}\nMethod\nCook for 30 minutes.`, choices: {} },
    catalogue,
    undefined,
  ).lines.flatMap(({ foods }) => foods.map(({ ingredient }) => ingredient.key));

describe('what a recipe or a list calls a stock', () => {
  test.each([
    ['1 reduced-salt chicken stock cube', 'stock_cube_chicken'],
    ['1 reduced salt beef stock cube', 'stock_cube_beef'],
    ['500 ml reduced-salt chicken stock', 'stock_chicken'],
    ['1 vegetable stock cube', 'stock_cube_vegetable'],
    ['1 cube de bouillon de légumes', 'stock_cube_vegetable'],
    ['1 litre hot vegetable stock', 'stock_vegetable'],
  ])('%s', (line, key) => expect(keysOfLine(line)).toEqual([key]));

  test.each(['1 fish stock cube', '1 lamb stock cube', '500 ml pork stock', '1 ham stock cube'])(
    '%s is asked about, and is none of the animal',
    (line) => expect(keysOfLine(line)).toEqual([]),
  );

  test('in a typed list as well', () => {
    expect(keysOf('vegetable stock cubes, low-salt chicken stock cubes')).toEqual([
      'stock_cube_vegetable',
      'stock_cube_chicken',
    ]);
    expect(keysOf('lamb stock cube, fish stock, pork broth')).toEqual([]);
  });

  test('a claim beside another food drops no food', () => {
    expect(keysOf('low-sugar jam, reduced-fat coconut milk, less salt soy sauce')).toEqual([
      'jam',
      'coconut_milk',
      'soy_sauce',
    ]);
    expect(keysOf('sugar-free peanut butter, fat-free yoghurt')).toEqual([
      'peanut_butter',
      'yogurt_plain_whole',
    ]);
  });
});

describe('a vegetable stock cube', () => {
  test.each([
    'celery allergy',
    'coeliac disease',
    'milk allergy',
    'egg allergy',
    'soya allergy',
    'wheat allergy',
  ])('is left out for %s', (said) =>
    expect(leftOut('stock_cube_vegetable', { sickness: said })).toBe(true),
  );

  test('is as salt as another, and no meat', () => {
    const { nutrition } = kitchen.own.read({
      id: 'own-12345678',
      text: 'Soup\nServes 1\nIngredients\n1 vegetable stock cube\nMethod\nCook for 30 minutes.',
      choices: {},
    });
    expect(nutrition.sodium_mg).toBeGreaterThan(1000);
    expect(leftOut('stock_cube_vegetable', { diets: ['vegetarian'] })).toBe(false);
    expect(leftOut('stock_cube_chicken', { diets: ['vegetarian'] })).toBe(true);
  });
});
