// The tour says that allergies and foods to avoid count too: what it gives as an example has to be understood.
import { expect, test } from 'vitest';
import { onboarding as english } from '../../src/features/onboarding/texts/en.ts';
import { onboarding as french } from '../../src/features/onboarding/texts/fr.ts';
import { kitchen } from './support.ts';

const exampleOf = (hint: string) =>
  /[“«]\s*(?<example>[^”»]+?)\s*[”»]/u.exec(hint)?.groups?.example;

test.each([
  ['English', english.questionHint, { allergens: ['peanut', 'tree_nut'], families: ['pork'] }],
  ['French', french.questionHint, { allergens: ['tree_nut'], diets: ['no_pork'] }],
] as const)('%s', (_, hint, person) => {
  const understood = kitchen.understand({ sickness: exampleOf(hint) ?? '' });
  expect(understood.person).toMatchObject(person);
  expect(understood.spans.map(({ state }) => state)).toEqual(['understood', 'understood']);
});
