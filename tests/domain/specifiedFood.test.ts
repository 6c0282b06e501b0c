/** A food of a typed list, said more exactly, stands in its place there. */
import { expect, test } from 'vitest';
import { specifiedIn } from '../../domain/specifiedFood.ts';

test.each([
  ['rice, beans, eggs', 'rice, beans (dried), eggs'],
  ['rice\nBeans \neggs', 'rice\nbeans (dried) \neggs'],
  ['green beans and beans', 'green beans and beans (dried)'],
  ['riz et beans; sel', 'riz et beans (dried); sel'],
  ['green beans', 'green beans\nbeans (dried)'],
  ['', 'beans (dried)'],
])('%j', (list, expected) => {
  expect(specifiedIn(list, 'beans', 'beans (dried)')).toBe(expected);
});

test('signs of a pattern in what was typed mean nothing', () => {
  expect(specifiedIn('a, b (c)', 'b (c)', '$& tinned')).toBe('a, $& tinned');
});
