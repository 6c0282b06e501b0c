/** Nuts and seeds are packed beside each other: whoever is allergic to one of them is told to check the label of the others. */
import { expect, test } from 'vitest';
import { englishOf } from '../../domain/notes.ts';
import { catalogue, kitchen, personOf } from './support.ts';

const judged = (lines: string[], health: object) => {
  const { verdict, reasons } = kitchen.gate(
    { name: 'Supper', ingredients: lines },
    personOf(health),
  );
  const checks = reasons.filter(
    (each) => typeof each !== 'string' && each.code === 'verdict.checkTraces',
  );
  return [verdict, ...checks.map(englishOf)];
};
const peanut = { allergens: ['peanut'] };

test.each(['cashews', 'almonds', 'walnuts', 'pistachios', 'sesame seeds', 'sunflower seeds'])(
  'with an allergy to peanuts the label of %s is to be checked, and nothing is refused',
  (food) => {
    expect(judged([food], peanut)).toEqual([
      'caution',
      expect.stringMatching(/^Check the label for traces of peanuts, .*packed beside/),
    ]);
    expect(judged([food], {})).toEqual(['fit']);
  },
);

test('a dish with cashews says so', () => {
  const { verdict, reasons } = kitchen.gate({ recipeId: 'gajar-halwa' }, personOf(peanut));
  expect(verdict).toBe('caution');
  expect(reasons.map(englishOf)).toContain(
    'Check the label for traces of peanuts, which are often packed beside it: cashew nuts.',
  );
});

test('with an allergy to tree nuts it is the label of peanuts and seeds, where they are eaten', () => {
  const health = { sickness: 'allergic to tree nuts, peanuts are fine' };
  expect(judged(['roasted peanuts'], health)[0]).toBe('caution');
  expect(judged(['pumpkin seeds'], health)).toEqual([
    'caution',
    expect.stringContaining('traces of tree nuts'),
  ]);
});

test('of what is refused no label need be read', () => {
  expect(judged(['cashews'], { allergens: ['tree_nut'] })).toEqual(['refuse']);
});

test('every tree nut of the catalogue has its label checked for peanuts, or may contain them', () => {
  const unchecked = [...catalogue.ingredients.values()].filter(
    ({ category, tags }) =>
      category === 'nutseed' &&
      tags.has('tree_nut') &&
      !['peanut', 'peanut_may', 'peanut_trace_may'].some((tag) => tags.has(tag)),
  );
  expect(unchecked.map(({ key }) => key)).toEqual([]);
});
