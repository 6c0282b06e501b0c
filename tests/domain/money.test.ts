import { expect, test } from 'vitest';
import { majorUnits, roundMoney, roundMoneyUp, showsCents } from '../../domain/money.ts';

test('payments are kept in minor units', () => {
  expect([250, 10_000, 1].map(majorUnits)).toEqual([2.5, 100, 0.01]);
});

test('estimates are no finer than hundredths', () => {
  expect([1.234, 1.235_1, 0, 1200].map(roundMoney)).toEqual([1.23, 1.24, 0, 1200]);
});

test('cents are shown below 100', () => {
  const shown = [99.99, 100, -99.99, -100].map((amount) => showsCents(amount));
  expect(shown).toEqual([true, false, true, false]);
});

test('nobody pays in kobo or paise', () => {
  expect([showsCents(84.31, 'NGN'), showsCents(84.31, 'GBP')]).toEqual([false, true]);
  expect(showsCents(0.31, 'NGN')).toBe(true);
});

test.each([
  [12.341, 2, 12.35],
  [12.3, 2, 12.31],
  [54.2, 0, 55],
  [100.2, 2, 101],
])('%d with %d decimals is rounded up to %d', (amount, decimals, shown) => {
  expect(roundMoneyUp(amount, decimals)).toBe(shown);
});
