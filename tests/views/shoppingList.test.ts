// What the list of several weeks says beneath its lines.
import { expect, test } from 'vitest';
import { estimateText } from '../../src/features/shopping/views/selectors.ts';

const list = { lines: [], weeks: [], members: [], currency: 'KES', waiting: 0 };

test('the prices are said to be those of the country they are from', () => {
  expect(estimateText({ ...list, country: { code: 'KE', name: 'Kenya' } })).toBe(
    'Prices are estimates for Kenya.',
  );
  expect(estimateText({ ...list, country: null })).toBe(
    'Prices are estimates from US shops: no country was named.',
  );
  expect(estimateText(list)).toBe('Prices are estimates.');
});
