// Counts in the sentences of the API's schemas, which are written before anything is drawn.
import { expect, test } from 'vitest';
import { withThousands } from '../../domain/typedNumbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [50_000, '50,000'],
  [1_234_567, '1,234,567'],
])('%i is written %s', (count, text) => {
  expect(withThousands(count)).toBe(text);
  expect(withThousands(count)).toBe(count.toLocaleString('en'));
});
