/** 'Something quick, no oven': what a list wishes of the dish is heard, and is neither food nor health. */
import { describe, expect, test } from 'vitest';
import { readWishes } from '../../kitchen/ingredients/wishes.ts';
import { kitchen } from './support.ts';

const quick = { minutes: 30 };
const noOven = { equipment: 'no_oven' };
const noHob = { equipment: 'no_hob' };

describe('what a list wishes of the dish', () => {
  test.each([
    ['rice, eggs, something quick', quick],
    ['rice, eggs, I need something ready in 20 mins', { minutes: 20 }],
    ['rice, eggs - need tea on the table in 20 mins', { minutes: 20 }],
    ['half an hour, eggs', quick],
    ['salmon, rice, no oven', noOven],
    ['salmon, rice and no oven', noOven],
    ['riz, saumon, pas de four', noOven],
    ['tilapia, rice, walang oven', noOven],
    ['rice, the oven is broken', noOven],
    ['bread, cheddar, eggs. only got a toastie maker, no oven no hob', noHob],
    ['toastie maker, bread, cheese', noHob],
    ['bread, ham; sandwich press only', noHob],
    ['bread, cheese, George Foreman grill', noHob],
    ['couscous, tomatoes, just a kettle', noHob],
    ['eggs, no stove', noHob],
    ['eggs, bread, no oven, no hob', noHob],
    ['eggs, bread, neither oven nor hob', noHob],
    ['I don’t have a hob or oven, bread, tuna', noHob],
    ['pain, fromage, ni plaque ni four', noHob],
    ['pain, fromage, seulement un grille-pain', noHob],
    ['no stove, eggs, rice, microwave', { equipment: 'microwave' }],
    ['bread, cheese, using a toaster', {}],
    ['only a microwave: eggs, spinach', { equipment: 'microwave' }],
    ['seulement un micro-ondes, des œufs', { equipment: 'microwave' }],
    ['pork chops, air fryer only', { equipment: 'air_fryer' }],
    ['matoke, only one jiko', { equipment: 'one_pot' }],
    ['rice, chicken, one pot only', { equipment: 'one_pot' }],
    ['peas and it’s too hot to cook', { ...noOven, ...quick }],
    ['il fait trop chaud pour cuisiner : concombre', { ...noOven, ...quick }],
    ['poulet, riz, rapide svp pour 3 enfants', quick],
    ['riz, pressé ce soir', quick],
  ])('%s', (text, wished) => {
    const read = readWishes(text);
    expect(read.wished).toEqual(wished);
    const { foods, health } = kitchen.readMixedList(read.list);
    expect([foods.notUnderstood, foods.absent, health.unknown, health.leftOut]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(foods.items.length).toBeGreaterThan(0);
  });

  test.each(['shrimp, grits, something for two', 'poulet, riz, pour 4 personnes'])(
    '%s says for how many, and narrows nothing',
    (text) => {
      expect(readWishes(text)).toMatchObject({ wished: {}, namesGuests: true });
    },
  );

  test.each([
    'quick oats, milk',
    'rice, I fast on Mondays',
    'one pot yoghurt, 1,5 kg rice',
    'microwave rice, 2 min noodles',
    'rice\n20\neggs',
    'dinner for my diabetic husband: rice',
    'no rice, no eggs',
    'no microwave, rice',
    'toaster waffles, eggs',
    'kettle chips, bread',
    'cheese toastie',
    'no rice cooker, eggs',
    'allergic to fast food',
  ])('%s stays as it was written', (text) => {
    expect(readWishes(text)).toEqual({ list: text, wished: {}, namesGuests: false });
  });

  test('an allergy beside a wish is kept to', () => {
    const { list } = readWishes('pâtes, mon fils est allergique au lait, rapide');
    expect(kitchen.readMixedList(list).health.person.allergens).toEqual(['milk']);
  });
});
