import { expect, test } from 'vitest';
import { inEnglish } from '../../domain/notes.ts';
import { catalogue, kitchen, personOf } from './support.ts';

const coeliac = personOf({ sickness: 'coeliac disease' });
const noGluten = personOf({ allergens: ['gluten'] });
const judge = (lines: string[], person = coeliac) =>
  kitchen.gate({ name: 'Supper', ingredients: lines }, person);

test.each([
  'corn tortillas',
  'cornmeal',
  'puffed rice',
  'chickpea flour',
  'buckwheat',
  'millet',
  'sorghum flour',
  'rice noodles',
  'curry powder',
  'baking powder',
  'ketchup',
  'chorizo',
])('%s: whoever eats without gluten is told to check the label', (food) => {
  for (const person of [coeliac, noGluten]) {
    const { verdict, reasons } = judge([food], person);
    expect(verdict).toBe('caution');
    expect(
      reasons.filter((each) => typeof each !== 'string' && each.code === 'verdict.checkGluten'),
    ).toHaveLength(1);
  }
  expect(judge([food], personOf({})).verdict).toBe('fit');
});

test('one line names them all', () => {
  const { reasons } = judge(['cornmeal', 'curry powder', 'baking powder', 'potatoes']);
  expect(inEnglish(reasons)).toBe(
    'Check the label for gluten, which a mill or a brand may bring in: cornmeal, curry powder and baking powder.',
  );
});

test('food that holds gluten is refused as before, and plain food is a fit', () => {
  expect(judge(['pasta']).verdict).toBe('refuse');
  expect(judge(['soy sauce']).verdict).toBe('refuse');
  expect(judge(['stock cube']).verdict).toBe('refuse');
  expect(judge(['rice', 'chicken breast', 'carrots', 'olive oil']).verdict).toBe('fit');
});

test('every flour and ready snack of the catalogue contains gluten, may contain it, or has its label checked', () => {
  const free = new Set(['garri', 'tapioca_pearl', 'flour_gluten_free']);
  const unchecked = [...catalogue.ingredients.values()].filter(
    ({ key, category, tags }) =>
      ['flour', 'snack'].includes(category) &&
      !free.has(key) &&
      !['gluten', 'gluten_may', 'gluten_trace_may'].some((tag) => tags.has(tag)),
  );
  expect(unchecked.map(({ key }) => key)).toEqual([]);
});

test('hundreds of dishes remain, and few of them need more than a look at a label', () => {
  const verdicts = catalogue.recipes.map(
    ({ id }) => kitchen.gate({ recipeId: id }, coeliac).verdict,
  );
  expect(verdicts.filter((verdict) => verdict === 'fit').length).toBeGreaterThan(400);
  expect(verdicts.filter((verdict) => verdict !== 'refuse').length).toBeGreaterThan(700);
});
