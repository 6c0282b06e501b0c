// What an entry of the history is called: food, ingredients, or a dish that was cooked.
import { expect, test } from 'vitest';
import { kindOf } from '../../src/features/history/views/selectors.ts';
import { cooked } from '../model/samples/historyEntry.ts';

const kept = cooked.recipe!;

test.each([
  ['a recipe that no list led to', { analysisId: null, recipe: kept }, 'Cooked'],
  ['a dish of a list that was opened', { analysisId: 'a1', recipe: kept }, 'Ingredients'],
  [
    'one that was cooked',
    { analysisId: 'a1', recipe: { ...kept, cooked: true as const } },
    'Cooked',
  ],
  ['one without a recipe', { analysisId: 'a1', recipe: null }, 'Ingredients'],
])('%s', (_, item, name) => {
  expect(kindOf({ kind: 'ingredient', ...item })).toBe(name);
});
