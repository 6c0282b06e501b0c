// What a shopping list says of an amount, in French.
import { expect, test } from 'vitest';
import { shopAmountText } from '../../src/texts/shopAmounts.ts';
import { speakFrench, unspaced } from './inFrench.ts';

await speakFrench();

test('what is bought with its bones says how much of it is eaten', () => {
  const chicken = { value: 1.5, unit: 'kg', eaten: { value: 1, unit: 'kg' } } as const;
  expect(unspaced(shopAmountText(chicken, ''))).toBe('1,5 kg, dont 1 kg à manger');
  expect(unspaced(shopAmountText({ ...chicken, count: '3' }, ''))).toBe(
    '3 (environ 1,5 kg, dont 1 kg à manger)',
  );
});

test('of what is sold whole, what is used of it', () => {
  const lime = { count: '1', value: 80, unit: 'g', used: '¼' } as const;
  expect(unspaced(shopAmountText(lime, ''))).toBe('1 (environ 80 g, dont ¼ utilisé)');
});
