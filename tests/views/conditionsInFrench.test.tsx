/** What is suggested for a condition, in French: its own name, and why it was found where that is not seen. */
import { expect, test } from 'vitest';
import { suggestionText } from '../../src/features/health/views/healthWords.ts';
import { speakFrench } from './inFrench.ts';

await speakFrench();

const diabetes = { id: 'diabetes_t2', name: 'Type 2 diabetes' };

test.each([
  ['diabete', 'diabetes de type 2', null],
  ['goutte, diabè', 'diabetes', null],
  ['sucre', 'maladie du sucre', 'maladie du sucre'],
])('typed %s', (typed, matched, also) => {
  expect(suggestionText({ ...diabetes, matched }, typed)).toEqual({
    label: 'Diabète de type 2',
    also,
  });
});
