/** Rows of foods without commas, with amounts between them. */
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const read = (text: string, country?: string): string[] =>
  kitchen
    .readIngredients(text, { country: country ?? null })
    .items.map(({ key, grams }) => (grams == null ? key : `${key} ${Math.round(grams)}`));

test('an amount after a food is of that food, where the row begins with a food', () => {
  expect(read('paneer 200g palak 1 bunch onion tomato', 'IN')).toEqual([
    'paneer 200',
    expect.stringMatching(/^spinach \d+$/),
    'onion',
    'tomato',
  ]);
});

test('an amount before a food is of that food, where the row begins with an amount', () => {
  expect(read('2 cups rice 3 eggs onion 400g chicken breast')).toEqual([
    expect.stringMatching(/^rice_white_long \d+$/),
    expect.stringMatching(/^egg \d+$/),
    'onion',
    'chicken_breast 400',
  ]);
});

test('a bare number counts what follows it', () => {
  const foods = read('kartoffeln 1kg zwiebeln speck 4 eier butter', 'DE');
  expect(foods).toContain('potato 1000');
  expect(foods.find((each) => each.startsWith('egg'))).toMatch(/^egg (?:1\d\d|2\d\d)$/);
});

test('counters of other languages say nothing of a size', () => {
  expect(read('たまご4こ、たまねぎ', 'JP').map((each) => each.split(' ')[0])).toEqual([
    'egg',
    'onion',
  ]);
});
