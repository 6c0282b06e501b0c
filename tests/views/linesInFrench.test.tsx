// The lines of our recipes in French: on the recipe's page, scaled, beside its steps, and in a meal of the week.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DishInstructions } from '../../machines/shared/kitchen.ts';
import { missingOf, scaledOf } from '../../src/features/recipe/views/selectors.ts';
import { TutorialLines } from '../../src/features/planner/views/TutorialLines.tsx';
import { LinesWithin } from '../../src/ui/ShownLines.tsx';
import { written } from '../model/samples/recipe.ts';
import { themed } from '../model/screen.tsx';
import { speakFrench, unspaced } from './inFrench.ts';

await speakFrench();

const lines = [
  { text: '27 g (2 tbsp) sunflower oil', mark: null, food: { key: 'oil_sunflower' } },
  { text: '150 g (1 large) onion, sliced', mark: 'need', food: { key: 'onion' } },
  { text: '3 g (½ tsp) salt, or leave it to the olives', mark: null, food: { key: 'salt' } },
];
const ingredients = lines.map(({ text }) => text);
const dish = {
  ...written,
  ingredients,
  stepIngredients: [[0, 2]],
  stepShares: [[0.5, 1]],
  recipe: { ...written.recipe!, servings: 2, lines },
};
const scaledTo = (servings: number) => scaledOf({ written: dish, servings } as never)!;
const shown = (of: readonly { readonly text: string; readonly lang?: string | undefined }[]) =>
  of.map(({ text, lang }) => [unspaced(text), lang]);

test('a line is scaled and French; what has no French is English as a whole, and marked', () => {
  expect(shown(scaledTo(4).shown)).toEqual([
    ['4 c. à soupe d’huile de tournesol', undefined],
    ['2 gros oignons, émincés (300 g)', undefined],
    [expect.stringContaining('salt, or leave it to the olives'), 'en'],
  ]);
});

test('a step takes a part of a line, without what is done with it', () => {
  expect(shown(scaledTo(2).needsOf('Heat the oil.', 0))).toEqual([
    ['1 c. à soupe d’huile de tournesol', undefined],
    ['½ c. à café de sel', undefined],
  ]);
});

test('what is missing is told without how it is cut, and listed in English', () => {
  const scaled = scaledTo(2);
  const missing = missingOf({ written: dish } as never, scaled);
  expect(shown(missing.lines)).toEqual([['1 gros oignon (150 g)', undefined]]);
  expect(missing.listed).toEqual(['1 large onion']);
});

test('within a sentence each line says its language', () => {
  render(themed(<LinesWithin sentence="Il faut {ingredients}." lines={scaledTo(2).shown} />));
  expect(unspaced(document.body.textContent)).toContain('Il faut 2 c. à soupe d’huile');
  expect(document.querySelectorAll('[lang=en]')).toHaveLength(1);
});

test('in a meal of the week, where the line says no more than the recipe', () => {
  const marked = ingredients.map((line, n) => (n === 1 ? `${line} (to buy)` : line));
  const meal = { ...dish, ingredients: marked } as unknown as DishInstructions;
  render(themed(<TutorialLines lines={marked} written={meal} />));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => unspaced(textContent))).toEqual([
    '2 c. à soupe d’huile de tournesol',
    expect.stringContaining('onion'),
    expect.stringContaining('salt'),
  ]);
});
