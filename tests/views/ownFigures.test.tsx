// A recipe of one's own: what its page may claim of steps and figures.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figures } from '../../src/features/recipe/views/Figures.tsx';
import { isPartOnly, scaledOf } from '../../src/features/recipe/views/selectors.ts';
import { written } from '../model/samples/recipe.ts';
import { themed } from '../model/screen.tsx';

const own = { lines: 9, counted: 9, not_understood: [], not_weighed: [], serves_known: true };
const of = (counted: number) => ({ ...written.recipe, own: { ...own, counted } }) as never;

test('what a step takes is only read from its words', () => {
  const knows = (recipe: object) =>
    scaledOf({ written: { ...written, stepIngredients: [[]], recipe }, servings: 4 } as never)
      ?.knowsSteps;
  expect(knows({ ...written.recipe })).toBe(true);
  expect(knows(of(9))).toBe(false);
});

test('where a line is not counted, the figures are the least that there is', () => {
  expect([isPartOnly(of(9)), isPartOnly(of(8)), isPartOnly(written.recipe as never)]).toEqual([
    false,
    true,
    false,
  ]);
  const shown = (counted: number) =>
    render(themed(<Figures details={of(counted)} />)).container.textContent;
  expect(shown(8)).toContain('at least');
  expect(shown(9)).not.toContain('at least');
});
