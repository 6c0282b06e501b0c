import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const heard = (sickness: string) => {
  const { person, gate } = kitchen.understand({ sickness });
  return { ...person, gate };
};

test.each([
  ['the only fish I can eat is cod', 'fish'],
  ['tuna is the only fish I eat', 'fish'],
  ['I only eat chicken, no other meat', 'meat'],
  ["we don't drink", 'alcohol'],
  ['soy alérgica al marisco pero el pescado lo como sin problema', 'mollusc'],
])("'%s' leaves out %s", (text, family) => {
  const { families, allergens, diets } = heard(text);
  expect([...families, ...allergens, ...diets.map((id) => id.replace('no_', ''))]).toContain(
    family,
  );
});

test.each([
  ['the only fish I can eat is tuna', 'tuna_canned_water'],
  ['I love peanuts, don’t judge', 'peanuts_raw'],
  ["please don't leave out the garlic", 'garlic'],
  ['milk yes eggs yes nuts no', 'milk_whole'],
  ['ich esse jeden Tag Käse', 'cheese_cheddar'],
  ['My friend is allergic to peanuts but I love them', 'peanuts_raw'],
])("'%s' keeps %s", (text, key) => {
  expect(kitchen.catalogue.ingredients.has(key), key).toBe(true);
  expect(heard(text).avoidedKeys).not.toContain(key);
});

test.each([
  ["we're a Muslim family", ['halal']],
  ['Hindu household', ['no_beef']],
  ["I don't eat anything that had a face", ['vegetarian']],
  ['evde domuz eti ve alkol olmaz', ['no_pork', 'no_alcohol']],
  ['eet al jaren geen vlees en geen vis, zuivel en ei wel', ['vegetarian']],
  ['no meat but fish and eggs yes', ['pescatarian']],
  ['allergic to pork', []],
  ['Jewish, but not observant', []],
  ['ovo vegetarian so eggs ok', ['ovo_vegetarian']],
  ["Sikh, so we don't eat meat", ['vegetarian']],
  ["haven't eaten meat since 1998", ['vegetarian']],
  ['no meat on Fridays in lent', []],
  ["I'm vegan, my husband eats meat", ['vegan']],
])("'%s' is the diet %j", (text, diets) => {
  expect(heard(text).diets).toEqual(diets);
});

test('what another eats takes nothing of a diet back', () => {
  expect(heard("I'm vegan, my husband eats meat").allowedKeys).toEqual([]);
  expect(heard('veggie, but I eat fish').diets).toEqual(['pescatarian']);
});

test.each([
  "ideas for my lad, he's 5",
  'mi hijo de 3 años come poco',
  'cooking for a 2yo',
  'had a bypass, stomach not heart',
  'only nine safe foods',
  'hereditary fructose problem',
])("'%s' is left to a clinic", (text) => {
  expect(heard(text).gate).toBe(3);
});

test.each(['had a heart bypass in 2019', 'meals for my son and me, no nuts', 'I live in Canada'])(
  "'%s' is not",
  (text) => {
    expect(heard(text).gate).toBeLessThan(3);
  },
);

test('a common word is no slip of a food', () => {
  for (const text of ['allergic to cats', "I'd marry you", 'it never did any harm', 'I could'])
    expect(heard(text).avoidedKeys, text).toEqual([]);
});

test('a symptom that a food gives is no condition', () => {
  expect(heard('fish sauce gives me migraines').conditions).toEqual([]);
  expect(heard('I have migraines').conditions).toEqual(['migraine']);
});
