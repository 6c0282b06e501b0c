// What a shopping list and a day's figures say in words.
import { describe, expect, test } from 'vitest';
import { valueText } from '../../src/features/planner/views/valueText.ts';
import { boughtForText, packSizeText, packText } from '../../src/texts/shopAmounts.ts';

const meal = (day: string, slot: string, title: string) => ({ day, slot, title });
const english = (meals: readonly ReturnType<typeof meal>[]) =>
  meals.map(({ day, slot, title }) => `${day} ${slot}: ${title}`);
const forText = (...meals: readonly ReturnType<typeof meal>[]) =>
  boughtForText(meals, english(meals));

describe('what a food is bought for', () => {
  test('each meal by its day, and a dish that is eaten twice once', () => {
    expect(forText(meal('Monday', 'lunch', 'Jollof rice'), meal('Friday', 'dinner', 'Stew'))).toBe(
      'Monday lunch: Jollof rice; Friday dinner: Stew',
    );
    expect(forText(meal('Monday', 'dinner', 'Stew'), meal('Tuesday', 'lunch', 'Stew'))).toBe(
      'Stew (Mon, Tue)',
    );
  });

  test('of more than three dishes their number and days', () =>
    expect(forText(...['A', 'B', 'C', 'D', 'A'].map((of) => meal('Monday', 'lunch', of)))).toBe(
      '4 dishes (Mon)',
    ));

  test('the English sentences where their parts did not come', () =>
    expect(boughtForText(undefined, ['Monday lunch: Stew', 'Tuesday lunch: Stew'])).toBe(
      'Monday lunch: Stew; Tuesday lunch: Stew',
    ));
});

test('a pack is said as a shop says it', () => {
  expect(packSizeText(undefined, 500)).toBe('500 g');
  expect(packSizeText(undefined, 1500)).toBe('1.5 kg');
  expect(packSizeText({ value: 1, unit: 'l' }, 1030)).toBe('1 l');
  expect(packSizeText({ count: '6', value: 350, unit: 'g' }, 350)).toBe('6');
  expect(packText({ count: '6', value: 350, unit: 'g' }, 350)).toBe('pack of 6');
  expect(packText({ value: 1, unit: 'l' }, 1030)).toBe('1 l');
});

test('a figure that misses its limit never reads as the limit', () => {
  const figure = { min: 25, max: null };
  expect(valueText({ ...figure, value: 24.8, met: false })).toBe('24.8');
  expect(valueText({ ...figure, value: 24.2, met: false })).toBe('24');
  expect(valueText({ ...figure, value: 24.98, met: false })).toBe('24.98');
  expect(valueText({ ...figure, value: 25.2, met: true })).toBe('25');
  expect(valueText({ min: null, max: 6, value: 6.02, met: false })).toBe('6.02');
});
