// What a recipe takes a part of is bought whole.
import { expect, test } from 'vitest';
import { wholeToBuy } from '../../src/features/recipe/views/wholeToBuy.ts';

test.each([
  ['¼ lime (15 g)', '1 lime (¼ of it used, 15 g)'],
  ['½ medium onion, finely chopped (55 g)', '1 medium onion (½ of it used, 55 g)'],
  ['½ medium onion (2\u00a0oz)', '1 medium onion (½ of it used, 2 oz)'],
])('%s is bought as %s', (line, said) => {
  expect(wholeToBuy(line)?.replaceAll('\u00a0', ' ')).toBe(said);
});

test.each([
  '½ large cabbage (800 g)',
  '½ cup flour (60 g)',
  '½ tsp salt',
  '2 onions (220 g)',
  '300 g rice',
  '1½ onions (165 g)',
])('%s is no part of one that is sold whole', (line) => {
  expect(wholeToBuy(line)).toBeUndefined();
});
