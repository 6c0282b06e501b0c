/** Who writes accents means the words as they are written. */
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const leftOut = (sickness: string): readonly string[] =>
  kitchen.understand({ sickness }).person.families;

test.each([
  ['Tôi dị ứng tôm', ['crustacean']],
  ['Tôi không ăn được sữa', ['milk']],
  ['Con tôi dị ứng trứng', ['egg']],
  ['tôi không ăn tỏi', ['garlic']],
  ['Tôi không ăn mè', ['sesame']],
  ['Tôi không uống cồn', ['alcohol']],
  ['De leche paso', ['milk']],
])('%s: %j', (sickness, families) => {
  expect(leftOut(sickness)).toEqual(families);
});

test.each([
  ['toi khong an toi', 'garlic'],
  ['toi di ung tom', 'crustacean'],
  ['dị ứng toi', 'garlic'],
  ['dị ứng tom', 'tomato'],
])('without accents a word means all that it may: %s holds %s', (sickness, family) => {
  expect(leftOut(sickness)).toContain(family);
});
