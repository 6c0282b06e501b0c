// A list in which somebody tells of harm without the word 'allergy': the food is left out, and not at hand.
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const read = (text: string) => {
  const { foods, health } = kitchen.readMixedList(text);
  return { keys: foods.items.map(({ key }) => key), person: health.person };
};

describe('harm in words of its own', () => {
  test.each<[string, string]>([
    ['my throat gets tight with walnuts', 'tree_nut'],
    ['rice, i get angioedema from almonds', 'tree_nut'],
    ['my lips go huge with eggs', 'egg'],
    ['I vomit two hours after scallops', 'mollusc'],
    ['keep me away from fish', 'fish'],
    ['milk no dey agree with my body', 'milk'],
    ['mustard nearly killed me', 'mustard'],
    ['Je gonfle dès que je mange des crevettes', 'crustacean'],
    ['me salen ronchas si como camarones', 'crustacean'],
    ['anak saya gatal-gatal kalau makan telur', 'egg'],
    ['mi ò lè jẹ ẹ̀pà', 'peanut'],
    ['vertrag keine milch krieg sofort bauchweh', 'milk'],
  ])('%s leaves out %s', (text, allergen) => {
    const { keys, person } = read(text);
    expect(person.allergens).toContain(allergen);
    expect(keys.filter((key) => key !== 'rice_white_long')).toEqual([]);
    expect(kitchen.partList(text).health).not.toEqual([]);
  });

  test.each([
    ['Doc has banned me from strawberries', 'strawberry'],
    ['my body rejects pork', 'pork'],
    ['onions wreck my stomach', 'onion'],
    ['kiwi. my tongue swells', 'kiwi'],
    ['garlic, onions and leeks wreck my stomach', 'garlic'],
    ["I've cut out honey, mushrooms", 'mushroom'],
  ])('%s leaves the food out', (text, family) => {
    const { keys, person } = read(text);
    expect(person.families).toContain(family);
    expect(keys).toEqual([]);
  });
});

test.each<[string, number]>([
  ['ox tongue, pork belly, lamb neck', 3],
  ['rice, a bit of chicken, I love mushrooms', 3],
  ['my fridge: carrots, milk', 2],
])('%s tells of no harm', (text, count) => {
  const { keys, person } = read(text);
  expect(keys).toHaveLength(count);
  expect([person.allergens, person.families]).toEqual([[], []]);
});
