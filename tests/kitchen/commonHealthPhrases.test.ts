// What many people write in the health field, and what is made of it.
import { expect, test } from 'vitest';
import { loadKitchen } from '../../kitchen/index.ts';

const kitchen = loadKitchen();
const hear = (sickness: string) => kitchen.understand({ sickness });

test.each([
  'No allergies',
  'no known food allergies.',
  'No allergies or intolerances',
  'keine Allergien',
  'aucune allergie',
  'allergic to penicillin',
  'seasonal allergies',
  'I’m allergic to cats and dogs',
  'allergic to bee stings',
  'dust mite allergy',
  'house dust mite allergy',
  'hay fever',
  'allergic to mould',
  'allergic to insect bites and sunscreen',
  'picky eater',
])('%s: nothing is left out and nothing is asked', (text) => {
  const { person, questions, refinements } = hear(text);
  expect([questions, refinements]).toEqual([[], []]);
  expect([person.families, person.allergens, person.conditions]).toEqual([[], [], []]);
  expect([person.notUnderstood, person.uncheckedAllergies]).toEqual([[], []]);
});

test.each([
  ['allergic to penicillin, eggs', 'egg'],
  ['alérgica a polvo', 'mollusc'],
  ['cat allergy and peanut allergy', 'peanut'],
  ['allergic to birch pollen', 'tree_nut'],
  ['no known allergies except sesame', 'sesame'],
])('%s: the food that is named is left out', (text, allergen) => {
  expect(hear(text).person.allergens).toContain(allergen);
});

test('fish that is eaten otherwise is not left out with the prawns', () => {
  expect(hear('no prawns please, otherwise I eat fish').person.families).toEqual(['prawn']);
});

test('a medicine beside a food is no part that nobody understood', () => {
  const { person } = hear('allergic to penicillin and peanuts');
  expect([person.allergens, person.notUnderstood]).toEqual([['peanut'], []]);
});

test.each(['latex', 'pollen', 'nickel', 'metal', 'cane'])(
  '%s is asked about: some food may harm too',
  (to) => {
    expect(hear(`${to} allergy`).questions).toHaveLength(1);
  },
);

test.each(["can't handle spice", 'cannot do spice', 'no good with spice'])(
  '%s is about heat',
  (text) => expect(hear(text).person.families).toEqual(['spicy_food']),
);

test('metformin stands for a diabetes until it is said what it is for', () => {
  const { person, refinements } = hear('I take metformin');
  expect(person.conditions).toEqual(['diabetes_t2']);
  expect(refinements.map(({ id }) => id)).toEqual(['diabetes-type']);
});
