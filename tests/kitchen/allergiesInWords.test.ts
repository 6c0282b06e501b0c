// Allergies as people write them, with what they can eat beside it, and in the languages of the interface and its neighbours.
import { describe, expect, test } from 'vitest';
import { growthByFour } from '../computing.ts';
import { kitchen } from './support.ts';
import { tellsOfHarm } from '../../kitchen/health/oneFishUnwanted.ts';
import { longTest } from '../verify.ts';

const understood = (sickness: string) => kitchen.understand({ sickness });

test.each<[string, string[]]>([
  ['allergic to shellfish but can eat fish', ['crustacean', 'mollusc']],
  ['allergic to shellfish, but fish is fine', ['crustacean', 'mollusc']],
  ['allergic to legumes but peas are ok', ['lupin', 'peanut', 'soy']],
  ['allergic to nuts except almonds', ['peanut', 'tree_nut']],
  ['allergic to milk although butter is fine', ['milk']],
  ['allergique aux crustacés mais pas au poisson', ['crustacean', 'mollusc']],
])("what may be eaten takes nothing back and is no allergy: '%s' is %j", (text, allergens) => {
  const { person } = understood(text);
  expect(person.allergens.toSorted()).toEqual(allergens);
});

test.each<[string, string]>([
  ["pescatarian, can't stand mackerel", 'mackerel'],
  ['I eat fish but I hate salmon', 'salmon'],
  ["I don't like walnuts", 'walnut'],
])("a food that is only not liked stands for no group: '%s'", (text, family) => {
  const { person, questions } = understood(text);
  expect(person).toMatchObject({ families: [family], allergens: [], conditions: [] });
  expect([person.notUnderstood, questions]).toEqual([[], []]);
});

test.each<[string, string]>([
  ["can't have salmon", 'fish'],
  ['I hate prawns, they make my lips swell', 'crustacean'],
  ["can't stand walnuts, they bring me out in hives", 'tree_nut'],
  ['hate salmon it kills me', 'fish'],
  ['no prawns', 'crustacean'],
])("it does where harm is told, or may be: '%s'", (text, allergen) => {
  expect(understood(text).person.allergens).toEqual([allergen]);
});

test.each<[string, string[]]>([
  ['no sardines', ['sardine']],
  ['pas de sardines', ['sardine']],
  ['keine Sardinen', ['sardine']],
  ['no sardines or mackerel', ['mackerel', 'sardine']],
  ["gout, and I don't eat sardines", ['sardine']],
  ['no anchovies please', ['anchovy']],
])(
  "of a fish that is only not wanted no other is left out, and it is asked why: '%s'",
  (text, families) => {
    const { person, refinements } = understood(text);
    expect([person.families.toSorted(), person.allergens]).toEqual([families, []]);
    expect(refinements.map(({ id }) => id)).toEqual(['reason-allergy_fish']);
    const answers = { 'reason-allergy_fish': 'It makes me ill' };
    expect(kitchen.understand({ sickness: text, answers }).person.allergens).toEqual(['fish']);
  },
);

test.each([
  'allergic to sardines',
  'allergies: no sardines',
  'sardines',
  'no sardines, they make me sick',
  'no sardines. I get ill from them',
  'no sardines, last time my lips swelled',
  'no fish sauce',
])("all fish is left out where harm is told, or may be: '%s'", (text) => {
  expect(understood(text).person.allergens).toEqual(['fish']);
});

longTest('a long refusal takes no longer than its length', () => {
  for (const part of [',', ' ', 'no ', 'no a-', 'sin '])
    expect(growthByFour((parts) => void tellsOfHarm(part.repeat(parts * 1000)), 2)).toBeLessThan(
      10,
    );
});

test("what follows a 'but' is read by itself", () => {
  expect(understood('not allergic to nuts but I have gout').person).toMatchObject({
    conditions: ['gout'],
    allergens: [],
  });
  expect(understood('allergic to eggs but also pregnant').person).toMatchObject({
    conditions: ['allergy_egg', 'pregnancy'],
    allergens: ['egg'],
  });
});

test.each(['latex', 'pollen', 'nickel'])(
  "'%s' is no food and is not taken for one: it is said that we cannot check it",
  (word) => {
    const { person } = understood(`${word} allergy`);
    expect(person.avoidedKeys).toEqual([]);
    expect(person.uncheckedAllergies).toEqual([word]);
  },
);

test.each<[string, string[]]>([
  ['allergie aux fruits à coque', ['tree_nut']],
  ['allergie au lait et aux arachides', ['milk', 'peanut']],
  ['allergique au poisson et aux œufs', ['egg', 'fish']],
  ['allergie à la moutarde', ['mustard']],
  ['allergie au céleri', ['celery']],
  ['allergie aux noix de cajou', ['tree_nut']],
  ['allergique aux fruits de mer', ['crustacean', 'mollusc']],
  ['Ich bin allergisch gegen Sellerie und Senf', ['celery', 'mustard']],
  ['Nussallergie', ['peanut', 'tree_nut']],
  ['Erdnüsse', ['peanut']],
  ['soy alérgica al marisco y a la leche', ['crustacean', 'milk', 'mollusc']],
  ['alergia a los frutos secos', ['peanut', 'tree_nut']],
  ['allergia al sedano', ['celery']],
  ['alergia à mostarda', ['mustard']],
])("'%s' leaves out %j, wherever it is hidden", (text, allergens) => {
  const { person } = understood(text);
  expect(person.allergens.toSorted()).toEqual(allergens);
  expect(person.uncheckedAllergies).toEqual([]);
});

test('mustard by its French name is also that in mayonnaise', () => {
  expect(
    kitchen.gate(
      { name: 'Salade', ingredients: ['mayonnaise'] },
      understood('allergie à la moutarde').person,
    ).verdict,
  ).toBe('refuse');
});

test.each([
  'sans gluten',
  'intolérance au gluten',
  'sin gluten',
  'glutenfrei',
  'senza glutine',
  'sem glúten',
])("'%s' is coeliac disease to us", (text) => {
  expect(understood(text).person.conditions).toEqual(['coeliac']);
});

test.each<[string, string[]]>([
  ['je suis enceinte et diabétique', ['pregnancy', 'diabetes_t2']],
  ['hipertensión y gota', ['hypertension', 'gout']],
  ['Bluthochdruck und Gicht', ['hypertension', 'gout']],
])("neither of two is lost: '%s' is %j", (text, conditions) => {
  expect(understood(text).person.conditions).toEqual(conditions);
});

test.each([
  ['Got some prawns, allergic to shellfish', 'shrimp'],
  ['I have walnuts, allergic to nuts', 'walnut'],
  ['we just bought 2 lobsters. shellfish allergy', 'lobster'],
])("what is in the kitchen gives no allergy back: '%s'", (text, key) => {
  const { person } = understood(text);
  expect(person.allowedKeys).not.toContain(key);
  const served = kitchen.catalogue.recipes.filter(
    ({ id, ingredients }) =>
      ingredients.some((line) => line.key === key) &&
      kitchen.gate({ recipeId: id }, person).verdict !== 'refuse',
  );
  expect(served.map(({ id }) => id)).toEqual([]);
});

describe('foods beside a sentence of harm in the settings', () => {
  const lines = ['peanuts give my son a rash', 'eggs', 'rice'];
  const asked = ({ refinements }: ReturnType<typeof kitchen.understand>) =>
    refinements.map(({ id }) => id);

  test.each([[lines], [[lines.join(', ')]]])('%j: left out and asked about', (allergens) => {
    const heard = kitchen.understand({ allergens });
    expect(heard.person.families).toEqual(['peanut', 'egg', 'rice']);
    expect(asked(heard)).toEqual(['leave-out-egg', 'leave-out-rice']);
  });

  test('an answer of No takes back the food and its allergen alone', () => {
    const heard = kitchen.understand({ allergens: lines, answers: { 'leave-out-egg': 'No' } });
    expect(heard.person.families).toEqual(['peanut', 'rice']);
    expect(heard.person.allergens).toEqual(['peanut']);
    expect(asked(heard)).toEqual(['leave-out-rice']);
  });

  test('what is said of them too is not asked about, nor is a list without a sentence', () => {
    for (const allergens of [
      ['peanuts give my son a rash', 'eggs too'],
      ['peanuts', 'eggs'],
    ]) {
      const heard = kitchen.understand({ allergens });
      expect(heard.person.allergens).toEqual(['peanut', 'egg']);
      expect(asked(heard)).toEqual([]);
    }
  });
});
