/** Foods by the names that people type at the fridge, in their own country's words. */
import { partDishesLeft } from '../../kitchen/ingredients/dishLeft.ts';
import { describe, expect, test } from 'vitest';
import { pantryItems } from '../../kitchen/recipes/pantry.ts';
import { keysOf, kitchen } from './support.ts';

describe('a food by the name it is given at home', () => {
  test.each([
    ['grapefruit juice', 'grapefruit'],
    ['comté rapé', 'cheese_swiss'],
    ['cheddar râpé', 'cheese_cheddar'],
    ['purée Mousline', 'potato_flakes'],
    ['arachide pâte', 'peanut_butter'],
    ['dumpling flour', 'flour_wheat_white'],
    ['oxtail', 'beef_shank'],
  ])('%s', (text, key) => {
    expect(keysOf(text)).toEqual([key]);
  });

  test('kani is a chilli in Dakar, and nowhere else', () => {
    expect(keysOf('kani', 'SN')).toEqual(['chili_hot_red']);
    expect(keysOf('kani', 'FR')).toEqual(['surimi']);
  });

  test('a bag of leaves weighs what a bag of leaves does', () => {
    const { items } = kitchen.readIngredients('bag of rocket, half a bag of kale');
    expect(items.map(({ grams }) => grams)).toEqual([80, 100]);
  });

  test.each([
    ['yam half tuber', 'yam', 'yam', 600],
    ['rice half bag', 'rice', 'rice_white_long', 500],
    ['demi-pot de pesto', 'pesto', 'pesto', null],
  ])('%s is named %s on the dishes', (text, name, key, grams) => {
    const { items } = kitchen.readIngredients(text);
    expect(pantryItems([], items, kitchen.catalogue)).toMatchObject([{ key, name, grams }]);
  });

  test.each([
    'leftover curry goat',
    'curry goat leftover',
    'leftover chicken curry',
    'chilli leftovers',
    'that lasagna from sunday',
    'last night’s curry',
    'leftover chicken pie',
    '4 portions chicken curry in the freezer',
    '2 servings of beef stew',
    'a batch of chilli',
  ])('what is left of a dish is none of its foods: %s', (text) => {
    expect(kitchen.readIngredients(text)).toMatchObject({ items: [], notUnderstood: [text] });
  });

  test('what is left of a dish is told apart from what is not understood', () => {
    const { unknown, notes } = partDishesLeft(['zorgle', 'that lasagna from sunday']);
    expect(unknown).toEqual(['zorgle']);
    expect(notes).toMatchObject([
      { code: 'list.dishesLeft', params: { texts: ['that lasagna from sunday'] } },
    ]);
    expect(partDishesLeft(['zorgle']).notes).toEqual([]);
    const frozen = '4 portions chicken curry in the freezer';
    expect(partDishesLeft([frozen])).toMatchObject({
      unknown: [],
      notes: [{ code: 'list.dishesLeft', params: { texts: [frozen] } }],
    });
  });

  test('portions of a dish say nothing of health, and portions of a food are the food', () => {
    const { foods, health } = kitchen.readMixedList('rice\n2 portions beef stew');
    expect(foods.items.map(({ key }) => key)).toEqual(['rice_white_long']);
    expect(health.person).toMatchObject({ allergens: [], families: [] });
    expect(kitchen.readIngredients('2 portions of chicken').items).toMatchObject([
      { key: 'chicken_whole', grams: null },
    ]);
    expect(keysOf('2 portions curry paste')).toEqual(['curry_paste_thai']);
  });

  test('half a roasted chicken weighs half of one', () => {
    expect(kitchen.readIngredients('half a rotisserie chicken').items).toMatchObject([
      { key: 'chicken_cooked', grams: 275 },
    ]);
  });

  test.each(['sad broccoli', 'some tired carrots', 'limp celery'])(
    '%s is to be eaten first',
    (text) => {
      expect(kitchen.readIngredients(text).items).toMatchObject([{ use_first: true }]);
    },
  );

  test('who is tired says nothing of the food behind it', () => {
    expect(
      kitchen.readIngredients('tired all the time, rice').items.map(({ use_first: soon }) => soon),
    ).toEqual([undefined]);
  });

  test('what is left of a paste is the paste', () => {
    expect(keysOf('leftover curry paste')).toEqual(['curry_paste_thai']);
  });
});
