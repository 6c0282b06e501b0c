// Forms with boxes, pictures alone, names of people, proteins of milk, and what stands behind 'except'.
import { expect, test } from 'vitest';
import { bansOn, rulesOf } from '../../kitchen/safety/rules.ts';
import { kitchen } from './support.ts';
import { keysOfFood } from './corpus/score.ts';

const understand = (sickness: string) => kitchen.understand({ sickness });
const servedOf = (text: string, food: string): string[] => {
  const rules = rulesOf(understand(text).person, kitchen.catalogue);
  return keysOfFood(food, kitchen).filter(
    (key) =>
      !rules.avoided.has(key) &&
      bansOn(key, kitchen.catalogue.ingredients.get(key)?.tags ?? new Set(), rules).length === 0,
  );
};

test.each([
  ['Allergens: MILK ☑ EGG ☐ NUTS ☑ SESAME ☐ FISH ☑', ['milk', 'almond', 'cod'], ['egg', 'sesame']],
  ['Known allergies:\n[x] Peanut\n[ ] Milk\n[x] Soya\n[ ] Gluten', ['peanut', 'soy'], ['wheat']],
  ['☑ Peanuts ☐ Milk ☑ Egg', ['peanut', 'egg'], ['milk']],
  // Nothing is ticked, or it cannot be told what a box belongs to.
  ['☐ Peanuts ☐ Milk', ['peanut', 'milk'], []],
  ['Peanut ☑ milk ☐ egg', ['peanut', 'milk', 'egg'], []],
  ['anything with casein or whey is out', ['milk', 'butter', 'ghee'], ['egg', 'soy']],
  ['whey makes me ill', ['butter', 'cream', 'ghee'], ['egg']],
  ['no eggs, my name is Tom', ['egg'], ['yam', 'prawn']],
  ['allergique aux noix sauf les amandes', ['walnut'], ['almond']],
  ['allergique aux fruits à coque sauf les amandes que je tolère', ['hazelnut'], ['almond']],
])('%s', (text, out, kept) => {
  for (const food of out) expect(servedOf(text, food), food).toEqual([]);
  for (const food of kept) expect(servedOf(text, food), food).not.toEqual([]);
});

test('pictures alone ask nothing that they have told', () => {
  const { person, questions } = understand('🥜 🚫 🦐 🚫');
  expect(new Set(person.allergens)).toEqual(new Set(['peanut', 'crustacean']));
  expect(questions).toEqual([]);
});

test('who writes their own age is heard to be a child', () => {
  expect(understand('hello my name is Tom I am 7 and I can not eat eggs').gate).toBe(3);
});
