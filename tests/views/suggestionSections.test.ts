/** Where on the page a suggestion stands. */
import { expect, test } from 'vitest';
import { sectionsOf, type Analysis } from '../../src/features/aiKitchen/views/selectors.ts';

type Dish = NonNullable<Analysis['suggestions']>[number];

const analysisOf = (dishes: readonly Pick<Dish, 'title' | 'section' | 'asked'>[]): Analysis => ({
  response: ['rice'],
  food_suggestions: dishes.map(({ title }) => title),
  analysis_id: 'one',
  suggestions: dishes as Dish[],
});

test('what was asked for by name stands first, whatever there is to buy for it', () => {
  const sections = sectionsOf(
    analysisOf([
      { title: 'Jollof rice', section: 'trip', asked: true },
      { title: 'Egg fried rice', section: 'now' },
      { title: 'Paella', section: 'trip' },
    ]),
  );
  expect(
    sections.map(({ section, dishes }) => [section, ...dishes.map(({ title }) => title)]),
  ).toEqual([
    ['asked', 'Jollof rice'],
    ['now', 'Egg fried rice'],
    ['trip', 'Paella'],
  ]);
});

test('a dish keeps its place in the answer, by which it is opened', () => {
  const [first, second] = sectionsOf(
    analysisOf([
      { title: 'Paella', section: 'trip' },
      { title: 'Egg fried rice', section: 'now' },
    ]),
  );
  expect(first?.dishes.map(({ index }) => index)).toEqual([1]);
  expect(second?.dishes.map(({ index }) => index)).toEqual([0]);
});
