import { expect, test } from 'vitest';
import { spoonsOf } from '../../kitchen/recipes/spoons.ts';

test.each([
  ['1½ tbsp', 2 / 3, '1 tbsp'],
  ['2 tbsp', 2 / 3, '4 tsp'],
  ['1 tsp', 0.5, '½ tsp'],
  ['½ tbsp', 0.5, '¾ tsp'],
  ['3 tbsp', 0.75, '2¼ tbsp'],
  ['2½ tbsp', 0.75, 'about 1¾ tbsp'],
  ['6½ tbsp', 2 / 3, 'about 4¼ tbsp'],
  ['1 tsp, scant', 0.5, 'scant ½ tsp'],
  ['⅔ tsp', 0.5, '⅓ tsp'],
  ['½ tbsp', 0.75, 'about 1 tsp'],
  ['scant 1 tsp', 0.5, 'scant ½ tsp'],
  ['⅓ tsp', 0.5, '3 pinches'],
  ['¼ tsp', 0.5, '2 pinches'],
  ['¼ tsp', 0.25, '1 pinch'],
])('%s times %d is %s', (measure, factor, expected) => {
  expect(spoonsOf(measure, factor)).toBe(expected);
});

test.each(['1 cup', 'a pinch', '1 heaped tbsp', '¼ tsp, ground'])(
  '%s is no spoonful',
  (measure) => {
    expect(spoonsOf(measure, 2 / 3)).toBeNull();
  },
);
