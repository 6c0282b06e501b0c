// A planned meal whose servings are not those of its people says why, in the week and on the recipe's page.
import { expect, test } from 'vitest';
import { plannedIn, plannedQuery } from '../../domain/recipeAddress.ts';
import { portionsText } from '../../src/features/recipe/texts/portionsText.ts';

test.each([
  [{ people: 4, meals: 1, servings: 6 }, 'For 4 people, with larger portions: 6 servings.'],
  [
    { people: 2, meals: 2, servings: 6 },
    'For 2 people, at 2 meals, with larger portions: 6 servings.',
  ],
  [{ people: 4, meals: 1, servings: 3.5 }, 'For 4 people, with smaller portions: 3½ servings.'],
  [{ people: 4, meals: 1, servings: 4 }, undefined],
  [{ people: 2, meals: 2, servings: 4 }, undefined],
])('%o', (planned, text) => {
  expect(portionsText(planned)).toBe(text);
  const search = `?servings=${planned.servings}${plannedQuery(planned)}`;
  expect(plannedIn(search)).toEqual(text === undefined ? null : planned);
});

test('an address that names no people, or no number of them, plans nothing', () => {
  for (const search of [
    '',
    '?servings=6',
    '?people=4',
    '?servings=6&people=0',
    '?servings=6&people=x',
  ])
    expect(plannedIn(search)).toBeNull();
});
