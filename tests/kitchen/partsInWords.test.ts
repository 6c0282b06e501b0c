/** Parts and dozens in words: how much is at hand is what was said, in six languages. */
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const read = (text: string, country: string) => {
  const [item] = kitchen.readIngredients(text, { country }).items;
  return item && [item.key, item.grams == null ? null : Math.round(item.grams)];
};

/** What a whole one weighs here. */
const whole = (word: string): number => Number(read(`1 ${word}`, 'GB')?.[1]);

test.each([
  ['a quarter of a pumpkin', 'GB', 'pumpkin', 1 / 4],
  ['a quarter cabbage', 'GB', 'cabbage', 1 / 4],
  ['three quarters of a cauliflower', 'GB', 'cauliflower', 3 / 4],
  ['a third of a cucumber', 'GB', 'cucumber', 1 / 3],
  ['half my onion', 'GB', 'onion', 1 / 2],
  ['an eighth of a watermelon', 'GB', 'watermelon', 1 / 8],
  ["la moitié d'un chou", 'FR', 'cabbage', 1 / 2],
  ['trois quarts de concombre', 'FR', 'cucumber', 3 / 4],
  ['une demi courgette', 'FR', 'zucchini', 1 / 2],
  ['un cuarto de calabaza', 'ES', 'pumpkin', 1 / 4],
  ['la mitad de una cebolla', 'ES', 'onion', 1 / 2],
  ['metade da abóbora', 'BR', 'pumpkin', 1 / 2],
  ['dois terços de um pepino', 'BR', 'cucumber', 2 / 3],
  ['metà di un cavolo', 'IT', 'cabbage', 1 / 2],
  ['ein Viertel Kürbis', 'DE', 'pumpkin', 1 / 4],
  ['eine halbe Gurke', 'DE', 'cucumber', 1 / 2],
])('KIT-02 %s is that part of one', (text, country, key, share) => {
  const [found, grams] = read(text, country) ?? [];
  expect(found).toBe(key);
  expect(Math.abs(Number(grams) - share * whole(key.replace('_', ' ')))).toBeLessThanOrEqual(1);
});

test.each([
  ['two thirds of a bag of rice', 'GB', 'rice_white_long', 667],
  ['half bag spuds', 'GB', 'potato', 1000],
  ['a bag of carrots', 'GB', 'carrot', 1000],
  ['a quarter pound of mince', 'GB', 'beef_ground_80', 113],
  ['three quarters of a litre of milk', 'GB', 'milk_whole', 774],
  ["une demi-douzaine d'oeufs", 'FR', 'egg', 300],
  ["une douzaine d'œufs", 'FR', 'egg', 600],
  ['media docena de huevos', 'ES', 'egg', 300],
  ['meia dúzia de ovos', 'BR', 'egg', 300],
  ['una dozzina di uova', 'IT', 'egg', 600],
  ['ein Dutzend Eier', 'DE', 'egg', 600],
  ['ein halbes Pfund Butter', 'DE', 'butter_unsalted', 250],
  ['une livre de beurre', 'FR', 'butter_unsalted', 500],
  ['2 libras de arroz', 'MX', 'rice_white_long', 907],
])('KIT-02 %s is weighed', (text, country, key, grams) => {
  expect(read(text, country)).toEqual([key, grams]);
});

test.each([
  ['half and half', 'cream_light'],
  ['half-empty jar of olives', 'olives_black'],
  ['most of a cucumber', 'cucumber'],
])('KIT-02 %s says no amount', (text, key) => {
  expect(read(text, 'GB')).toEqual([key, null]);
});

test.each([
  ['pilchards in tomato sauce', ['sardine_tomato']],
  ['baked beans in tomato sauce, bread', ['beans_baked_canned', 'bread_white']],
])('KIT-02 %s: the sauce is in the tin, and not at hand beside it', (text, keys) => {
  expect(kitchen.readIngredients(text, { country: 'GB' }).items.map(({ key }) => key)).toEqual(
    keys,
  );
});
