// What the list of several weeks says beneath its lines.
import { expect, test } from 'vitest';
import { packsText } from '../../src/features/shopping/texts/packsText.ts';
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

test('packs are said in one way, tins as tins, with what is left of them', () => {
  const tins = { grams: 125, tins: true, left_grams: 114 };
  expect(packsText({ ...tins, count: 6 })).toBe('6 tins of 125 g, 114 g left over');
  expect(packsText({ ...tins, count: 1, left_grams: 3 })).toBe('1 tin of 125 g');
  expect(packsText({ grams: 500, count: 2, left_grams: 300 })).toBe('2 × 500 g, 300 g left over');
  expect(packsText({ grams: 500, count: 2 })).toBe('2 × 500 g');
  const dozen = { count: '12', value: 690, unit: 'g' } as const;
  expect(
    packsText({
      grams: 683,
      count: 1,
      size: dozen,
      left_grams: 455,
      left: { count: '8', value: 460, unit: 'g' },
    }),
  ).toBe('1 × pack of 12, 8 left over');
});
