/** What stands beside each step of a recipe: what it needs, and how long it takes. */
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DishInstructions, KitchenResources } from '../../machines/shared/kitchen.ts';
import type { SavedPlan } from '../../machines/shared/plans.ts';
import { tutorialMachine } from '../../machines/planner/tutorial.machine.ts';
import { TutorialPanel } from '../../src/features/planner/views/TutorialPanel.tsx';
import { limits, newest } from '../model/samples/plans.ts';
import { themed } from '../model/screen.tsx';

const text =
  '1. Heat the oil for **2 minutes**.\n2. Beat in the eggs.\n3. Rest, then serve with more oil.';
const ingredients = ['14 g (1 tbsp) olive oil', '100 g (2) eggs, beaten'];

async function cook(instructions: DishInstructions, plan: SavedPlan = newest) {
  const actor = createActor(
    tutorialMachine.provide({
      actors: {
        fetchInstructions: fromPromise<
          DishInstructions,
          { name: string; ingredients: readonly string[]; sickness: string | null }
        >(async () => instructions),
        fetchResources: fromPromise<
          KitchenResources,
          { name: string; ingredients: readonly string[]; sickness: string | null }
        >(() => new Promise(() => undefined)),
        wakeLock: fromCallback<{ type: 'none' }>(() => undefined),
      },
    }),
    { input: { plan, place: { day: 'Monday', slot: 'lunch' }, sickness: null, limits } },
  ).start();
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  render(themed(<TutorialPanel actor={actor} timers={undefined} onClose={() => undefined} />));
  const steps = screen
    .getAllByRole('listitem')
    .filter((item) => /^(?:Heat|Beat|Rest)/.test(item.textContent));
  return steps.map((step) => within(step).queryByText(/^You need/)?.textContent ?? null);
}

test('PLAN-09: the kitchen says what each step needs; what it does not list is not made up', async () => {
  expect(await cook({ text, ingredients, stepIngredients: [[0], [1, 7], []], notes: [] })).toEqual([
    'You need olive oil',
    'You need eggs',
    null,
  ]);
});

test('PLAN-09: where only words came, what a step needs is read from them', async () => {
  expect(await cook({ text, ingredients, notes: [] })).toEqual([
    'You need olive oil',
    'You need eggs',
    'You need olive oil',
  ]);
});

test('what is eaten later of a dish is cooked with it', async () => {
  const meal = { recipe_id: 'omelette', servings: 1 };
  const left = { ...meal, leftover_of: { day: 'Monday' as const, slot: 'lunch' as const } };
  const day = { breakfast: '', lunch: 'Omelette', dinner: '' };
  await cook(
    { text, ingredients, notes: [] },
    {
      ...newest,
      mealPlan: [
        { ...day, day: 'Monday', lunch_meal: meal },
        { ...day, day: 'Tuesday', lunch_meal: left },
      ],
    },
  );
  expect(screen.getByText(/^Cook enough for lunch on Tuesday too/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    '2\u00a0tbsp olive oil',
  );
});
