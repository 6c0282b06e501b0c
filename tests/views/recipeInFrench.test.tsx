// Recipes and their sources in French: what comes from the server in English is said in the language of the screen.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { recipeMachine } from '../../machines/recipe/recipe.machine.ts';
import type { DishInstructions, RecipeWish } from '../../machines/shared/kitchen.ts';
import { RecipeView } from '../../src/features/recipe/views/RecipeView.tsx';
import { shownTitleOf } from '../../src/features/recipe/views/selectors.ts';
import { sources as sourceWords } from '../../src/features/sources/texts/en.ts';
import { durationsIn } from '../../src/texts/durations.ts';
import { handlingText } from '../../src/texts/notes.ts';
import { coded } from '../../domain/notes.ts';
import { sourcesOf } from '../../kitchen/recipes/sources.ts';
import { kitchen } from '../kitchen/support.ts';
import { limits, refused, written } from '../model/samples/recipe.ts';
import { themed } from '../model/screen.tsx';
import { speakFrench, unspaced } from './inFrench.ts';

await speakFrench();

test('a recipe that is not shown says why', async () => {
  const why = coded(
    'verdict.holdsAllergen',
    { what: { of: 'allergen', id: 'egg' }, foods: [{ of: 'food', id: 'egg' }] },
    'Contains eggs, which you avoid: eggs.',
  );
  const actor = createActor(
    recipeMachine.provide({
      actors: {
        drafts: fromCallback(() => undefined),
        fetchRecipe: fromPromise<DishInstructions, RecipeWish>(() =>
          Promise.resolve({ ...refused, refusedFor: [why] }),
        ),
      },
    }),
    { input: { path: '/recipe/egg-fried-rice', search: '', opened: null, limits } },
  ).start();
  render(themed(<RecipeView actor={actor} />));
  expect(await screen.findByText(/^Ce plat ne convient pas/)).toHaveTextContent(
    'Ce plat ne convient pas à vos réglages. Contient un allergène à éviter (œufs) : œufs.',
  );
});

test('how a recipe was changed is said by the codes of its notes', () => {
  const less = coded(
    'change.milder',
    { food: { of: 'food', id: 'salt' } },
    'Half the chilli, or none: hot spice can set off symptoms.',
  );
  const paragraph = `**Adapted for ibs.** ${less.text}`;
  expect(handlingText(paragraph, ['Serves 2.', less])).toEqual([
    '**Adapté pour vous.**',
    expect.stringMatching(/la moitié, ou rien\. Les épices fortes/),
  ]);
  // Stored before its notes had codes.
  expect(handlingText(paragraph, [less.text])).toEqual([]);
});

test('a timer has its time in the language of the screen', () => {
  const texts = durationsIn(
    'Fry for 30 seconds, boil for 20–25 minutes, then bake 1 hour 30 minutes.',
  ).map(({ text, seconds }) => [unspaced(text), seconds]);
  expect(texts).toEqual([
    ['30 secondes', 30],
    ['20 minutes', 1200],
    ['1 heure 30 minutes', 5400],
  ]);
});

test('every source says what it is for, and every diet what it means', () => {
  const { sources, diets, prices } = sourcesOf(kitchen.catalogue);
  expect(Object.keys(sourceWords.usedFor).sort()).toEqual(sources.map(({ id }) => id).sort());
  expect(Object.keys(sourceWords.meanings).sort()).toEqual(diets.map(({ id }) => id).sort());
  expect(sourceWords.priceNote).not.toBe('');
  // The French names what the English does: a figure that changes here has to change there.
  expect(prices.note).toMatch(/In 33 countries 140 foods .* in 2025 and 2026/);
  expect(sources.find(({ id }) => id === 'exchange-rates')?.used_for).toMatch(
    /Cuba and North Korea\.$/,
  );
});

const dishOf = (title: string): DishInstructions => ({
  ...written,
  recipe: { ...written.recipe!, recipe_id: 'mushroom-omelette', title },
});

test.each([
  ['Mushroom omelette', 'Omelette aux champignons', undefined],
  ['Mushroom omelette, without mushrooms', 'Mushroom omelette, without mushrooms', 'en'],
])('%s is called %s', async (title, text, lang) => {
  const actor = createActor(
    recipeMachine.provide({
      actors: {
        drafts: fromCallback(() => undefined),
        fetchRecipe: fromPromise<DishInstructions, RecipeWish>(() =>
          Promise.resolve(dishOf(title)),
        ),
      },
    }),
    { input: { path: '/recipe/mushroom-omelette', search: '', opened: null, limits } },
  ).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.written !== null);
  expect(shownTitleOf(context)).toEqual({ text, lang });
});
