// What many people write in the health field, and what is made of it.
import { describe, expect, test } from 'vitest';
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

describe('a medicine of diabetes', () => {
  const heard = (sickness: string) => {
    const { person, refinements, notes } = hear(sickness);
    const told = notes.flatMap((note) =>
      typeof note !== 'string' && note.code === 'health.understood' ? [note.params['word']] : [],
    );
    return [person.conditions, refinements.map(({ id }) => id), told];
  };

  test.each(['insulin', 'gliclazide 80mg', "je prends de l'insuline", 'metformine'])(
    "stands for a diabetes, of which the kind is asked: '%s'",
    (text) => {
      expect(heard(text).slice(0, 2)).toEqual([['diabetes_t2'], ['diabetes-type']]);
    },
  );

  test('is told and asked about no more where the kind is named', () => {
    expect(heard('type 2, on metformin and gliclazide')).toEqual([
      ['diabetes_t2'],
      [],
      ['type 2', 'metformin', 'gliclazide'],
    ]);
    expect(heard('metformin, type 2')[1]).toEqual([]);
    expect(heard('type 1, insulin pump').slice(0, 2)).toEqual([['diabetes_t1'], []]);
    expect(heard('PCOS on metformin').slice(0, 2)).toEqual([['pcos'], []]);
  });

  test('tells of a diabetes of ones own beside that of somebody else', () => {
    const [conditions, asked] = heard('my wife is type 1, I take metformin');
    expect(conditions).toEqual(['diabetes_t1', 'diabetes_t2']);
    expect(asked).toEqual(['diabetes-type']);
  });

  test.each(['type 2, no insulin', 'not on metformin'])(
    "that is not taken is asked about no more: '%s'",
    (text) => {
      expect(hear(text).questions).toEqual([]);
    },
  );
});

test.each([
  ["I'm vegan, no honey either", ['honey']],
  ['no honey at all', ['honey']],
  ['no prawns as well', ['prawn']],
  ['no onions or garlic either', ['onion', 'garlic']],
  ['neither onions nor garlic', ['onion', 'garlic']],
])("'%s' is understood to its end", (text, families) => {
  const { person, unknown } = hear(text);
  expect(person.families).toEqual(families);
  expect(unknown).toEqual([]);
});

test.each([
  'intollerante al lattosio',
  'siamo intolleranti al lattosio',
  'intolerante a la lactosa',
  'intolerante à lactose',
  'intolérant au lactose',
  'laktoseintolerant',
  'lactose-intolerant',
  'nietolerancja laktozy',
  'laktosintolerant',
  'jag är laktosintolerant',
  'laktoseintoleranse',
  'laktoosi-intoleranssi',
  'intoleranță la lactoză',
  'laktózérzékeny',
])("'%s' is lactose intolerance, and no allergy is asked for", (text) => {
  const { person, questions, refinements } = hear(text);
  expect([person.conditions, person.allergens, questions, refinements]).toEqual([
    ['lactose_intolerance'],
    [],
    [],
    [],
  ]);
});
