/** 'Jollof rice' in a list is a dish that is asked for, and says nothing of what is at hand. */
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const titlesFor = (list: string): string[][] =>
  kitchen.askedDishes(list).dishes.map(({ recipes }) => [...recipes]);

describe('dishes that a list asks for by name', () => {
  test.each([
    ['jollof rice', ['jollof-rice']],
    ['groundnut stew', ['mafe-vegetables']],
    ['gado gado', ['gado-gado-vegan']],
    ['how do I make pad thai?', ['pad-thai-tofu']],
    ['I want to cook egusi soup tonight', ['egusi-soup']],
    ['spagetti bolognese', ['spaghetti-bolognese']],
    ['chilli con carne please', ['chili-con-carne']],
    ['fish and chips', ['oven-fish-and-chips-with-peas']],
  ])('%s', (list, recipes) => {
    expect(titlesFor(list)).toEqual([recipes]);
    expect(kitchen.askedDishes(list).list.trim()).toBe('');
  });

  test('stand beside foods, of which nothing is lost', () => {
    const { list, dishes } = kitchen.askedDishes('chicken, rice, something like biryani');
    expect(list).toBe('chicken, rice,');
    expect(dishes).toMatchObject([{ name: 'biryani' }]);
    expect(dishes[0]?.recipes).toContain('chicken-biryani');
  });

  test.each(['lasagne', 'Fried rice!', 'curry', 'salad', 'lasagne tonight'])(
    '%s alone is the dish, of which nothing is at hand',
    (text) => {
      const { list, dishes } = kitchen.askedDishes(text);
      expect([list.trim(), dishes.length]).toEqual(['', 1]);
    },
  );

  test.each(['dal', 'keema'])('%s alone is the dish and its food', (text) => {
    const { list, dishes } = kitchen.askedDishes(text);
    expect([list, dishes.length]).toEqual([text, 1]);
  });

  test.each(['pulao', 'köfte, onions', 'crêpes', 'borani banjan'])(
    '%s is in a title, and no slip of a food',
    (text) => {
      const { list, dishes } = kitchen.askedDishes(text);
      expect(dishes).toHaveLength(1);
      expect(kitchen.readIngredients(list).items.every(({ match }) => match === 'exact')).toBe(
        true,
      );
    },
  );

  test('a title of foods alone is both', () => {
    expect(kitchen.askedDishes('rice and beans')).toEqual({
      list: 'rice and beans',
      dishes: [{ name: 'rice and beans', recipes: ['waakye'] }],
    });
  });

  test.each([
    '2 eggs, bread, milk',
    'lasagne, mince, passata',
    'dal, rice, onions',
    'salad, eggs',
    'pasta',
    'noodles',
    'tomato sauce, pasta',
    'chicken thighs, rice, coconut milk',
    'spinach and feta',
    'hummus, pitta',
    'curry powder, rice',
    'green curry paste',
    'leftover roast chicken, potatoes',
    'I hate pizza',
    'allergic to shellfish, paella',
    'no curry, pizza',
    'satay of nothing we cook',
    '',
    ',;\n,',
    'x'.repeat(5000),
  ])('%j asks for none and stays as it was written', (list) => {
    expect(kitchen.askedDishes(list)).toEqual({ list, dishes: [] });
  });
});

describe('what was asked for', () => {
  const { recipes = [] } = kitchen.askedDishes('jollof rice').dishes[0] ?? {};

  test('comes first, whatever is to be bought for it, and other dishes follow', () => {
    const { items } = kitchen.readIngredients('chicken breast, broccoli');
    const [first, ...others] = kitchen.suggest({ items, asked: recipes });
    expect(first).toMatchObject({ recipe_id: 'jollof-rice', asked: true });
    expect(first?.have).toEqual([]);
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter(({ asked, recipe_id: id }) => asked || id === 'jollof-rice')).toEqual([]);
  });

  test('is suggested with nothing at hand', () => {
    expect(kitchen.suggest({ items: [], asked: recipes })).toMatchObject([
      { recipe_id: 'jollof-rice', asked: true },
    ]);
  });

  test('is held against what the person, and everybody at the table, must not eat', () => {
    const asked = kitchen.askedDishes('groundnut stew').dishes.flatMap((dish) => dish.recipes);
    const { person } = kitchen.understand({ sickness: 'allergic to peanuts' });
    expect(kitchen.suggest({ items: [], asked })).toHaveLength(1);
    expect(kitchen.suggest({ items: [], asked, person })).toEqual([]);
    expect(kitchen.suggest({ items: [], asked, table: [person] })).toEqual([]);
  });

  test('is kept to what is chosen on the screen', () => {
    expect(kitchen.suggest({ asked: recipes, filters: { minutes: 10 } })).toEqual([]);
  });
});
