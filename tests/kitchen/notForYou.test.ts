import { expect, test } from 'vitest';
import { inEnglish } from '../../domain/notes.ts';
import { notForOthers, notForYou } from '../../kitchen/recipes/notForYou.ts';
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

test('what is left out only because of one who eats along is said with their name', () => {
  const keys = keysOf('liver, prawns, peanuts, rice');
  const [mina, leo] = [
    { ...personOf({ sickness: 'pregnant' }), name: 'Mina' },
    { ...personOf({ allergens: ['peanut', 'crustaceans'] }), name: 'Leo' },
  ];
  const said = (person: ReturnType<typeof personOf>, ...others: (typeof mina)[]) =>
    inEnglish(notForOthers(keys, person, others, catalogue));
  expect(said(personOf({}), mina, leo)).toBe(
    'Left out for Mina: beef liver. Left out for Leo: prawns and peanuts (groundnuts).',
  );
  expect(said(personOf({ allergens: ['peanut'] }), leo)).toBe('Left out for Leo: prawns.');
  expect(said(personOf({}), { ...personOf({}), name: 'Ada' })).toBe('');
});
