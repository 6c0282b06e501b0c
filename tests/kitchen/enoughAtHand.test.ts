/** Amounts that were typed, against what a dish takes. */
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const page = (recipeId: string, typed: string, more = {}) => {
  const { items } = kitchen.readIngredients(typed);
  return kitchen.instructions({ recipeId, items, ...more }).recipe;
};

test('a few mushrooms are not those of a dish of mushrooms: it says for how many, or they are to be bought', () => {
  const [few, hardlyAny] = ['54 g', '30 g'].map((weight) =>
    page('zharenaya-kartoshka-s-gribami', `900 g potatoes, ${weight} mushrooms, onion`),
  );
  expect(few?.at_hand?.enough).toMatchObject({ servings: 1, more: 250, unit: 'g' });
  expect(hardlyAny?.at_hand?.need_keys).toContain('mushroom_brown');
});

test('half of them are enough for half as many', () => {
  const dish = page('zharenaya-kartoshka-s-gribami', '900 g potatoes, 150 g mushrooms, onion');
  expect(dish?.at_hand?.enough).toMatchObject({ servings: 2, more: 150, unit: 'g' });
});

test('tins are compared with tins, drained or not', () => {
  const [one, two] = ['1 can black beans, onion', '2 cans black beans, onion'].map((typed) =>
    page('quick-black-bean-soup', typed),
  );
  expect(one?.at_hand?.enough).toMatchObject({ servings: 1, more: 1, unit: 'tin' });
  expect(two?.at_hand?.enough).toBeNull();
});

test('what is taken from the pantry is the grade that is there, and what is optional where it is at hand', () => {
  const dish = page('gamja-jorim', 'potatoes, onion');
  const taken = dish?.lines.flatMap(({ takes = [] }) => takes.map(({ key }) => key));
  expect(taken).toContain('potato');
  expect(taken).not.toContain('potato_red');
});
