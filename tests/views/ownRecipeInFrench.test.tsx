// A recipe that is being written, in French: what was understood of it is said in the language of the screen.
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { recipeWritingMachine } from '../../machines/ownRecipes/recipeWriting.machine.ts';
import { RecipeWriting } from '../../src/features/ownRecipes/views/RecipeWriting.tsx';
import { kitchen } from '../kitchen/support.ts';
import { ownLimits } from '../model/samples/recipeWriting.ts';
import { themed } from '../model/screen.tsx';
import { speakFrench, unspaced } from './inFrench.ts';

await speakFrench();

const crepes = `Crêpes
Pour 4 personnes
Ingrédients
250 g de farine
4 œufs
50 cl de lait
lait ou crème
Préparation
Mélanger, puis laisser reposer 1 heure.
Cuire 2 minutes de chaque côté.`;

test('names its foods and its allergens in French, and counts the time that it rests', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(
    recipeWritingMachine.provide({
      actors: {
        drafts: fromCallback(() => undefined),
        readRecipe: fromPromise(({ input: { text, choices } }) =>
          Promise.resolve(kitchen.own.read({ id: 'own-12345678', text, choices: { ...choices } })),
        ),
      },
    }),
    { input: { id: null, limits: ownLimits }, clock },
  ).start();
  render(themed(<RecipeWriting actor={actor} parts={{ RecipePhoto: () => null }} />));
  await act(async () => {
    actor.send({ type: 'text.changed', text: crepes });
    clock.increment(ownLimits.typingDelay);
    await Promise.resolve();
  });
  await screen.findByText('Ce que nous avons compris');
  const shown = unspaced(document.body.textContent);
  expect(shown).toContain('farine de blé, 250 g');
  expect(shown).toContain('œufs, 200 g');
  expect(shown).toMatch(/Contient : lait, œufs, gluten, blé/);
  expect(shown).toContain('crème');
  for (const name of ['plain flour', 'eggs', 'milk', 'wheat']) expect(shown).not.toContain(name);
  expect(shown).toMatch(/environ 65 min/);
});
