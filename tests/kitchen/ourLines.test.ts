// Meals of a planned week come back as lines of text: they are judged as the recipes they were written from.
import { describe, expect, test } from 'vitest';
import type { Person } from '../../kitchen/index.ts';
import { kitchen } from './support.ts';

const people: readonly (readonly [string, Person])[] = [
  ['a vegetarian without aubergine', { diets: ['vegetarian'], allergens: ['aubergine'] }],
  ['a coeliac', { sickness: 'coeliac' }],
  ['somebody with a nut allergy', { sickness: 'nut allergy' }],
  ['somebody with a milk and an egg allergy', { sickness: 'milk allergy, egg allergy' }],
].map(([name, words]) => [name as string, kitchen.understand(words as object).person]);
const lineOf = ({ grams, text, optional }: { grams: number; text: string; optional: boolean }) =>
  `${grams} g ${text}${optional ? ' (optional)' : ''}`;
const { recipes } = kitchen.catalogue;

describe.each(people)('for %s', (_, person) => {
  const verdicts = recipes.map(({ id, title, ingredients }) => ({
    id,
    recipe: kitchen.gate({ recipeId: id }, person).verdict,
    lines: kitchen.gate({ name: title, ingredients: ingredients.map(lineOf) }, person).verdict,
  }));

  test('no recipe that is refused passes by its lines', () => {
    const passed = verdicts.filter((each) => each.recipe === 'refuse' && each.lines !== 'refuse');
    expect(passed.map(({ id }) => id)).toEqual([]);
  });

  test('no recipe that fits is refused by its lines', () => {
    const refused = verdicts.filter((each) => each.recipe !== 'refuse' && each.lines === 'refuse');
    expect(refused.map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  '300 g cucumber, in matchsticks',
  '15 g walnuts, broken',
  '120 g wholemeal pitas, torn',
  '250 g strawberries, hulled and sliced',
  '225 g potatoes, in 1 cm dice',
  '3 g salt (half of it is enough with a stock cube) (optional)',
])('%s is known to somebody who leaves aubergine out', (line) => {
  const person = kitchen.understand({ sickness: null, allergens: ['aubergine'] }).person;
  expect(kitchen.gate({ name: 'Lunch', ingredients: [line] }, person).verdict).not.toBe('refuse');
});

test('what is added to such a line is read', () => {
  const person = kitchen.understand({ sickness: 'nut allergy' }).person;
  const lines = ['300 g cucumber, in matchsticks and walnuts', '300 g cucumber, in blorp'];
  for (const line of lines)
    expect(kitchen.gate({ name: 'Lunch', ingredients: [line] }, person).verdict).toBe('refuse');
});
