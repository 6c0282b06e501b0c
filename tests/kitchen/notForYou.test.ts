import { expect, test } from 'vitest';
import { inEnglish } from '../../domain/notes.ts';
import { notForYou } from '../../kitchen/recipes/notForYou.ts';
import { catalogue, keysOf, personOf } from './support.ts';

test.each([
  [
    'liver, wine, smoked salmon, rice',
    'pregnant',
    'Left out for pregnancy: beef liver, white wine and smoked salmon.',
  ],
  ['grapefruit, oats', 'simvastatin', /^Left out for [^:]+: grapefruit\.$/],
  ['grapefruit, kale', 'warfarin', /^Left out for warfarin[^:]*: grapefruit\.$/],
  [
    'seitan, pasta, rice, stock cube',
    'coeliac disease',
    'Left out for coeliac disease: wheat gluten (seitan), pasta and chicken stock cubes.',
  ],
  ['cornmeal, rice', 'coeliac disease', ''],
  ['rice, carrots', 'pregnant', ''],
])('“%s” with %s', (list, sickness, said) => {
  const notes = notForYou(keysOf(list), personOf({ sickness }), catalogue);
  expect(inEnglish(notes)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
});

test('each reason has a line of its own, and an allergy none', () => {
  const person = personOf({ sickness: 'pregnant', allergens: ['peanut'], diets: ['vegetarian'] });
  expect(inEnglish(notForYou(keysOf('chicken, liver, peanuts, rice'), person, catalogue))).toMatch(
    /^Left out for vegetarian: chicken\. Left out for pregnancy: beef liver\. Not for you, and in none of the dishes here: peanuts/,
  );
});

test('who has told nothing is told nothing', () => {
  expect(notForYou(keysOf('liver, wine, pasta'), personOf({}), catalogue)).toEqual([]);
});
