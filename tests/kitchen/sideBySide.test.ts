// Two statements side by side without a mark, and wishes for the food as a whole that we keep no aim for.
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const heard = (sickness: string) => kitchen.understand({ sickness });
const codesOf = (text: string): string[] =>
  heard(text).notes.map((note) => (typeof note === 'string' ? '' : note.code));

test.each([
  ['ibs low fat', 'ibs_fodmap', 'fat_g'],
  ['gerd low fat', 'gerd', 'fat_g'],
  ['high cholesterol low saturated fat', 'cvd_cholesterol', 'sat_fat_g'],
  ['type 2 diabetes low sugar', 'diabetes_t2', 'free_sugars_g'],
  ['nut allergy low fat', 'allergy_tree_nut', 'fat_g'],
])('%s tells of both', (text, condition, quantity) => {
  const { conditions, ownLimits } = heard(text).person;
  expect(conditions).toContain(condition);
  expect(ownLimits?.map((each) => each.quantity)).toEqual([quantity]);
});

test.each([
  ['vegan low fat', 'vegan'],
  ['diabetes low fat vegan', 'vegan'],
])('%s tells of a diet and a limit', (text, diet) => {
  const { diets, ownLimits } = heard(text).person;
  expect(diets).toEqual([diet]);
  expect(ownLimits?.map((each) => each.quantity)).toEqual(['fat_g']);
});

test.each(['diabetes I eat low fat yoghurt', 'vegan, no low fat products', 'milk low fat'])(
  '%s limits nothing',
  (text) => {
    expect(heard(text).person.ownLimits ?? []).toEqual([]);
  },
);

test.each([
  'high protein',
  'vegan high protein',
  'more iron',
  'riche en protéines',
  'eiweißreich',
  'más hierro',
  'più proteine',
  'mais ferro',
])('%s is told to be no aim of its own', (text) => {
  expect(codesOf(text)).toContain('health.usualAim');
  expect(heard(text).unknown).toEqual([]);
});

test.each(['low gi', 'more vitamin d'])('%s is told to be no aim', (text) => {
  expect(codesOf(text)).toEqual(['health.noAim']);
});

test.each(['low calorie', 'hypocalorique', 'kalorienarm', 'bajo en calorías'])(
  '%s leads to the setting',
  (text) => {
    expect(codesOf(text)).toEqual(['health.energyElsewhere']);
  },
);

test.each([
  ['abnehmen', 'obesity'],
  ['dimagrire', 'obesity'],
  ['prendre du poids', 'underweight'],
  ['ganar peso', 'underweight'],
])('%s', (text, condition) => {
  const { conditions, families } = heard(text).person;
  expect(conditions).toEqual([condition]);
  expect(families).toEqual([]);
});
