import { describe, expect, test } from 'vitest';
import { dishIdOf, dishLeftOf, dishText, takesOf, usesOf } from '../../domain/pantryUse.ts';

const held = (text: string, name: string, grams: number | null) => ({
  id: 'food',
  key: 'food',
  name,
  text,
  grams,
});
/** What stands in the pantry after a dish took so many grams. */
const leftOf = (text: string, name: string, grams: number, taken: number) =>
  usesOf([held(text, name, grams)], [{ key: 'food', grams: taken }])[0]?.left;

describe('what is left is said in the words that stood there', () => {
  test.each([
    ['12 eggs', 'eggs', 600, 150, '9 eggs'],
    ['3 onions', 'onions', 330, 165, '1.5 onions'],
    ['2 onions', 'onions', 220, 110, '1 onion'],
    ['3 tomatoes', 'tomatoes', 300, 200, '1 tomato'],
    ['2 strawberries', 'strawberries', 24, 12, '1 strawberry'],
    ['1 kg rice', 'white rice', 1000, 180, '0.82 kg rice'],
    ['1,5 kg Reis', 'white rice', 1500, 750, '0,75 kg Reis'],
    ['500 g mince', 'beef mince', 500, 350, '150 g mince'],
    ['500ml milk', 'whole milk', 515, 250, '257ml milk'],
    ['2 tins of tomatoes', 'tinned tomatoes', 800, 400, '1 tin of tomatoes'],
    ['2 bunches of radishes', 'radishes', 300, 150, '1 bunch of radishes'],
    ['2 tins tomatoes', 'tinned tomatoes', 800, 400, '400 g tinned tomatoes'],
    ['2 oeufs', 'eggs', 100, 50, '50 g eggs'],
    ['half a cabbage', 'cabbage', 450, 200, '250 g cabbage'],
    ['1 cabbage', 'cabbage', 900, 300, '600 g cabbage'],
  ])('of %s', (text, name, grams, taken, left) => {
    expect(leftOf(text, name, grams, taken)).toBe(left);
  });
});

test.each([
  ['all of it', 200],
  ['more than there was', 300],
  ['all but a crumb', 193],
])('%s leaves nothing', (_, taken) => {
  expect(leftOf('200 g rice', 'rice', 200, taken)).toBeNull();
});

test('without an amount nobody knows what is left', () => {
  expect(usesOf([held('spinach', 'spinach', null)], [{ key: 'food', grams: 80 }])).toEqual([
    { id: 'food', text: 'spinach', left: null, isKnown: false },
  ]);
});

test('lines of the same food count together, other foods and unknown ones stay', () => {
  const items = [
    held('6 eggs', 'eggs', 300),
    { ...held('2 leeks', 'leeks', 300), id: 'leek', key: 'leek' },
    { ...held('ajvar', 'ajvar', null), id: 'own:ajvar', key: null },
  ];
  const uses = usesOf(items, [
    { key: 'food', grams: 50 },
    { key: 'food', grams: 100 },
  ]);
  expect(uses.map(({ text, left }) => [text, left])).toEqual([['6 eggs', '3 eggs']]);
});

test('a recipe takes as much as it is cooked for', () => {
  const lines = [{ takes: [{ key: 'egg', grams: 100 }] }, {}];
  expect(takesOf({ servings: 2, lines }, 3)).toEqual([{ key: 'egg', grams: 150 }]);
  expect(takesOf({ servings: 2, cooks_for: 4, lines }, null)).toEqual([{ key: 'egg', grams: 200 }]);
  expect(takesOf({ servings: 2, lines }, null)).toEqual([{ key: 'egg', grams: 100 }]);
  expect(takesOf(undefined, 2)).toEqual([]);
});

describe('what is left of a dish', () => {
  const recipe = { title: 'Bean stew', keeps_days: 3, servings: 4, lines: [] };

  test('is what nobody at the table needs', () => {
    expect(dishLeftOf({ ...recipe, cooks_for: 2 }, 4)).toEqual({
      title: 'Bean stew',
      most: 4,
      portions: 2,
      days: 3,
    });
    expect(dishLeftOf({ ...recipe, cooks_for: 4 }, 2)).toMatchObject({ most: 2, portions: 0 });
  });

  test('is for the person to say where it is not known for how many it is cooked', () => {
    expect(dishLeftOf(recipe, null)).toMatchObject({ most: 4, portions: 0 });
  });

  test('is nothing where the dish does not keep', () => {
    expect(dishLeftOf({ title: 'Omelette', servings: 2, lines: [] }, 2)).toBeNull();
    expect(dishLeftOf(undefined, 2)).toBeNull();
  });

  test('has a name that is no list of foods', () => {
    const text = dishText({ title: 'Bean stew' }, 2);
    expect([text, dishIdOf(text)]).toEqual(['2 × Bean stew', 'dish:2 × bean stew']);
  });
});
