// The figures in the reasons of a meal.
import { expect, test } from 'vitest';
import { englishOf } from '../../../domain/notes.ts';
import { limitReason } from '../../../kitchen/planning/reasons.ts';

test.each([
  ['iron_mg', 18, 45, 3.7, '3.7 mg of iron, 21% of the daily minimum.'],
  ['calcium_mg', 1000, 1200, 300, '300 mg of calcium, 30% of the daily minimum.'],
  ['protein_g', 42, 56, 28, '28 g of protein, 50% of the daily maximum.'],
  ['sodium_mg', null, 1500, 300, '300 mg of sodium, 20% of the daily maximum.'],
] as const)('%s from %s to %s: %s is told as a share', (quantity, min, max, amount, said) => {
  expect(limitReason({ quantity, min, max }, amount).map(englishOf)).toEqual([said]);
});
