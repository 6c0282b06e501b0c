// A recipe of one's own: what its page may claim of steps and figures.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { About } from '../../src/features/recipe/views/About.tsx';
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

test('what is not counted is named once, beside how many lines the figures count', () => {
  const recipe = written.recipe as unknown as { readonly nutrition: object };
  const details = {
    ...recipe,
    nutrition: { ...recipe.nutrition, not_counted: ['1 tsp zorgblat', 'some salt'] },
    own: { ...own, counted: 7, not_understood: ['1 tsp zorgblat'], not_weighed: ['some salt'] },
  } as never;
  const textOf = (view: React.ReactElement) => render(themed(view)).container.textContent;
  expect(textOf(<About details={details} servings={4} />)).toContain(
    'The figures count 7 of 9 ingredient lines. Not counted: 1 tsp zorgblat, some salt.',
  );
  expect(textOf(<Figures details={details} />)).not.toContain('zorgblat');
});
