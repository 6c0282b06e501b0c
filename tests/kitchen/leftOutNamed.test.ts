// A reason that speaks of what somebody leaves out says what that is, and names a food once.
import { expect, test } from 'vitest';
import type { HealthWords } from '../../kitchen/index.ts';
import { ofThem } from '../../kitchen/safety/verdictNotes.ts';
import { kitchen, personOf } from './support.ts';

const textOf = (note: unknown): string =>
  typeof note === 'string' ? note : (note as { text: string }).text;
const judged = (words: HealthWords, ...ingredients: string[]) =>
  kitchen.gate({ name: 'Dinner', ingredients }, personOf(words));
const reasonsOf = (words: HealthWords, ...ingredients: string[]): string[] =>
  judged(words, ...ingredients).reasons.map(textOf);

test('a label is checked for what is left out by its name', () => {
  const { reasons } = judged({ allergens: ['kiwi', 'garlic'] }, 'wholemeal bread', 'rice');
  expect(reasons.map(textOf)).toEqual([
    'Check the label of wholemeal bread for kiwi fruit and garlic, which you leave out.',
  ]);
  expect(reasons.map((note) => textOf(ofThem(note)))).toEqual([
    'Check the label of wholemeal bread for kiwi fruit and garlic, which they leave out.',
  ]);
});

test('what holds a food that is left out is told with that food, and what may contain it as such', () => {
  expect(reasonsOf({ allergens: ['garlic'] }, 'bread', 'pesto', 'mayonnaise')).toEqual([
    'Contains garlic, which you leave out: pesto.',
    'May contain garlic, which you leave out: mayonnaise.',
    'Check the label of white bread for garlic, which you leave out.',
  ]);
});

test('a food is not named for an allergen and for being left out too, and is refused all the same', () => {
  for (const [ingredients, reason] of [
    [['peanut butter'], 'Contains peanuts, which you avoid: peanut butter.'],
    [['muesli'], 'May contain peanuts, which you avoid: muesli.'],
  ] as const) {
    const { verdict, reasons } = judged({ allergens: ['peanuts'] }, ...ingredients);
    expect(verdict).toBe('refuse');
    expect(reasons.map(textOf)).toEqual([reason]);
  }
  expect(reasonsOf({ sickness: 'allergic to legumes' }, 'firm tofu', 'lentils', 'bread')).toEqual([
    'Contains soya, which you avoid: firm tofu.',
    'May contain soya, which you avoid: white bread.',
    'Contains legumes, which you leave out: brown lentils.',
  ]);
});

test('foods that are kept apart are named', () => {
  expect(reasonsOf({ diets: ['kosher'] }, 'beef mince', 'milk', 'rice')).toContainEqual(
    expect.stringMatching(/^Contains foods that a kosher dish keeps apart: .*beef.*milk\.$/i),
  );
});
