/** Nuts and seeds are packed beside each other: whoever is allergic to one of them is told to check the label of the others. */
import { expect, test } from 'vitest';
import { englishOf } from '../../domain/notes.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import { unfitFor } from '../../kitchen/shopping/unfit.ts';
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

test.each(['white bread', 'wheat tortillas', 'naan', 'plant-based mince', 'gluten-free bread'])(
  'the label of %s is to be checked too, also on a shopping list',
  (food) => {
    const rules = rulesOf(personOf(peanut), catalogue);
    expect(judged([food], peanut)).toEqual(['caution', expect.stringContaining('peanuts')]);
    expect(unfitFor(food, rules, catalogue)).toBe('label');
  },
);

test('a nut that somebody says is fine stays in everywhere alike, and that is said back to them', () => {
  const sickness = 'peanut and tree nut allergy, walnuts fine';
  const { notes, questions } = kitchen.understand({ sickness });
  expect(notes.map(englishOf)).toContain('Tree nuts, but not walnuts, as you said.');
  expect(questions.map(({ id }) => id)).toContain('allergy_peanut-traces');
  const rules = rulesOf(personOf({ sickness }), catalogue);
  expect(['100 g walnuts', 'almonds'].map((food) => unfitFor(food, rules, catalogue))).toEqual([
    'label',
    'holds',
  ]);
  expect(judged(['100 g walnuts'], { sickness })[0]).toBe('caution');
  const without = kitchen.understand({ sickness: 'peanut and tree nut allergy' });
  expect(without.notes.map(englishOf).join()).not.toContain('but not');
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
