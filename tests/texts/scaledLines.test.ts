// Lines of an ingredient list as people write them by hand, for more people than they were written for.
import { expect, test } from 'vitest';
import { scaleLine } from '../../src/texts/amounts.ts';

test.each([
  ['1 to 2 bay leaves', '2 to 4 bay leaves'],
  ['1 or 2 green chillies', '2 or 4 green chillies'],
  ['one or two chillies', '2 or 4 chillies'],
  ['2–3 eggs', '4–6 eggs'],
  ['6-8 chicken thighs', '12-16 chicken thighs'],
  ['1 ou 2 carottes', '2 ou 4 carottes'],
  ['one and a half tsp salt', '3 tsp salt'],
  ['1 and 1/2 cups flour', '3 cups flour'],
  ['a cup and a half of curd', '3 cups of curd'],
  ['a cup of milk', '2 cups of milk'],
  ['an onion', '2 onion'],
  ['un oignon', '2 oignon'],
  ['½ a lemon', '1 lemon'],
  ['a couple of eggs', '4 eggs'],
  ['a dozen eggs', '24 eggs'],
  ['a 400 g tin of beans', '2 x 400 g tin of beans'],
  ['a level tsp salt', '2 level tsp salt'],
])('both ends and words of a count grow: %s', (line, twice) => {
  expect(scaleLine(line, 2)).toBe(twice);
});

test.each([
  'a pinch of salt',
  'a good splash of wine',
  'a few sprigs of thyme',
  'une noix de beurre',
])('what is no count stays: %s', (line) => {
  expect(scaleLine(line, 2)).toBe(line);
});

test.each([
  ['1 tin coconut milk', 1.25, '1¼ tins coconut milk'],
  ['1 small jar of pesto', 3, '3 small jars of pesto'],
  ['1 tin coconut milk', 0.5, '½ tin coconut milk'],
  ['2 tins tomatoes', 0.5, '1 tin tomatoes'],
])('what is counted by the pack is one or several: %s, %d times', (line, times, scaled) => {
  expect(scaleLine(line, times)).toBe(scaled);
});
