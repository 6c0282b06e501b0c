// What a list says is not there is not at hand.
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const read = (text: string) => kitchen.readIngredients(text);
const labels = (text: string) => read(text).items.map(({ name }) => name);

test.each([
  ['rice, no eggs', 'eggs'],
  ['everything except onions', 'onions'],
  ['0 tomatoes', 'tomatoes'],
  ['ran out of milk', 'milk'],
  ['chicken (none left)', 'chicken'],
  ['need to buy rice', 'rice'],
  ['wish i had some bacon', 'bacon'],
  ['mouldy bread', 'bread'],
  ['zero cheese', 'cheese'],
])("'%s' leaves %s out of what is at hand, and says so", (text, food) => {
  const { items, absent } = read(text);
  const keys = new Set(read(food).items.map(({ key }) => key));
  expect(keys.size).toBe(1);
  expect(items.filter(({ key }) => keys.has(key))).toEqual([]);
  expect(absent).toEqual([food]);
});

test("'pasta but no sauce' is pasta", () => {
  expect(labels('pasta but no sauce')).toEqual(labels('pasta'));
  expect(read('pasta but no sauce').absent).toEqual(['sauce']);
});

test.each(['loads of courgettes from the allotment', 'cold boiled potatoes from last night'])(
  "what is said of a food leaves it what it is: '%s'",
  (text) => {
    expect(read(text).items).toHaveLength(1);
    expect(read(text).notUnderstood).toEqual([]);
  },
);

test.each(['no bake cheesecake', 'non-dairy milk'])(
  "'%s' says of nothing that it is missing",
  (text) => {
    expect(read(text).absent.join()).not.toMatch(/^(?:dairy|milk)/);
  },
);
