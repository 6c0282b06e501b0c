/** A dish of which one serving has more than a whole day should is refused, or comes behind all others and says so. */
import { describe, expect, test } from 'vitest';
import { englishOf } from '../../domain/notes.ts';
import { judge, nothingRaw, passesDayAim } from '../../kitchen/safety/judge.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import { indexOf } from '../../kitchen/recipes/nutrition.ts';
import type { Quantity } from '../../kitchen/recipes/nutrition.ts';
import { catalogue, keysOf, kitchen, personOf } from './support.ts';

const verdictOf = (health: object, quantity: Quantity, value: number) => {
  const serving = new Float64Array(Object.keys(indexOf).length);
  serving[indexOf[quantity]] = value;
  const plate = { parts: [], serving, meals: ['dinner'], unknown: [], halfKnown: [], mended: [] };
  return judge({ ...plate, raw: nothingRaw }, rulesOf(personOf(health), catalogue));
};
const codes = (verdict: ReturnType<typeof verdictOf>) => [
  verdict.verdict,
  ...verdict.reasons.map(({ code }) => code),
];
const pressure = { conditions: ['hypertension'] };

describe('one serving', () => {
  test.each([
    ['under a third of an aim', 4, ['fit']],
    ['above a third of it', 10, ['caution', 'verdict.shareOfDay']],
    ['above the whole of it', 20, ['caution', 'verdict.overDayAim']],
  ])('%s', (_, grams, told) =>
    expect(codes(verdictOf(pressure, 'sat_fat_g', grams))).toEqual(told),
  );

  test('above a hard limit of the day is refused', () => {
    const health = { conditions: ['cvd_cholesterol'] };
    expect(codes(verdictOf(health, 'sat_fat_g', 20))).toEqual(['refuse', 'verdict.overDay']);
  });

  test.each([
    ['a condition', { conditions: ['hypertension', 'cvd_cholesterol'] }],
    ['a clinician', { ...pressure, sickness: 'saturated fat max 16 g' }],
  ])('above the hard limit of %s is refused where another condition aims lower', (_, health) => {
    expect(codes(verdictOf(health, 'sat_fat_g', 14))).toEqual(['caution', 'verdict.overDayAim']);
    expect(codes(verdictOf(health, 'sat_fat_g', 20))).toEqual(['refuse', 'verdict.overDay']);
  });

  test('says so in words', () => {
    const { reasons } = verdictOf(pressure, 'sat_fat_g', 20);
    expect(reasons.map(englishOf)).toEqual([
      'One serving has 20 g of saturated fat, more than a whole day should have with Hypertension: at most 13 g.',
    ]);
  });
});

test.each([
  ['rice, coconut milk, kidney beans, onions, tomatoes', 1, 'wali-na-maharage'],
  ['coconut milk, tinned mackerel, onions', 2, 'tinned-mackerel-curry'],
])('for %o what passes the aim of a day is behind all others', (list, missing, dish) => {
  const person = personOf({ country: 'TZ', conditions: ['hypertension', 'gout'] });
  const dishes = kitchen.suggest({ keys: keysOf(list), person, count: 50, filters: { missing } });
  const isOver = dishes.map(({ safety }) => passesDayAim(safety));
  expect(isOver[dishes.findIndex(({ recipe_id: id }) => id === dish)]).toBe(true);
  expect(isOver.indexOf(true)).toBeGreaterThan(isOver.lastIndexOf(false));
});
