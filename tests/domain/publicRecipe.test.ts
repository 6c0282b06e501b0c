import { expect, test } from 'vitest';
import { publicPageOf } from '../../domain/publicRecipe.ts';

test.each([
  ['/recipe/jollof-rice', '', '/recipes/jollof-rice'],
  ['/recipe/jollof-rice', '?servings=4&swaps=onion-shallot', '/recipes/jollof-rice'],
  ['/recipe/jollof-rice', '?language=fr', '/recipes/jollof-rice?language=fr'],
  ['/recipe/jollof-rice', '?from=library', null],
  ['/recipe/jollof-rice', '?from=library&language=fr', null],
  ['/recipe/own-1a2b', '', null],
  ['/recipe/dish', '?analysis=a1&choice=0', null],
  ['/recipe', '', null],
  ['/recipe/jollof-rice/more', '', null],
  ['/recipes/jollof-rice', '', null],
  ['/planner', '', null],
])('of %s%s the page for anyone is %s', (path, search, page) => {
  expect(publicPageOf(path, search)).toBe(page);
});
