// How much somebody eats is said as one would say it.
import { expect, test } from 'vitest';
import { portionText } from '../../src/features/table/views/portionText.ts';

test.each([
  [0.5, 'Half of your portion'],
  [0.75, '0.75 times your portion'],
  [1, 'As much as you'],
  [2, '2 times your portion'],
])('%d', (portion, said) => {
  expect(portionText(portion)).toBe(said);
});
