// A week's dishes and what is bought for them, in French: by the ids of their recipes.
import { expect, test } from 'vitest';
import { boughtForText } from '../../src/texts/shopAmounts.ts';
import { dishTitle } from '../../src/texts/dishTitle.ts';
import { speakFrench, unspaced } from './inFrench.ts';

await speakFrench();

test('a dish is bought for by its French title, and one in own words by these', () => {
  const meals = [
    { day: 'Monday', slot: 'lunch', title: 'Lentil soup', recipe_id: 'red-lentil-carrot-soup' },
    { day: 'Friday', slot: 'dinner', title: 'Lentil soup' },
  ];
  const english = ['Monday lunch: Lentil soup', 'Friday dinner: Lentil soup'];
  expect(unspaced(boughtForText(meals, english))).toBe(
    'lundi, déjeuner : Soupe de lentilles; vendredi, dîner : Lentil soup',
  );
});

test.each([
  ['mushroom-omelette', 'Mushroom omelette', 'Omelette aux champignons', undefined],
  ['mushroom-omelette', 'Mushroom omelette, without eggs', undefined, 'en'],
  [null, 'Mushroom omelette', undefined, 'en'],
  ['own-12', 'Omelette de mamie', undefined, undefined],
])('of %s, %s is shown as %s', (id, title, french, lang) => {
  expect(dishTitle(id, title)).toEqual({ text: french ?? title, lang });
});
