/** How a meal is cooked, in French: under the name that the week has for it. */
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DishInstructions, KitchenResources } from '../../machines/shared/kitchen.ts';
import type { MealDish } from '../../machines/shared/plans.ts';
import { tutorialMachine } from '../../machines/planner/tutorial.machine.ts';
import { limits, newest } from '../model/samples/plans.ts';
import { themed } from '../model/screen.tsx';
import { speakFrench } from './inFrench.ts';

await speakFrench();
const { TutorialPanel } = await import('../../src/features/planner/views/TutorialPanel.tsx');

test('a dish of ours has its French name above its steps', async () => {
  const plan = {
    ...newest,
    mealPlan: [
      {
        day: 'Monday' as const,
        breakfast: '',
        lunch: 'Turmeric tofu scramble',
        dinner: '',
        lunch_meal: { recipe_id: 'turmeric-tofu-scramble', servings: 1 },
      },
    ],
  };
  const actor = createActor(
    tutorialMachine.provide({
      actors: {
        fetchInstructions: fromPromise<DishInstructions, MealDish>(
          () => new Promise(() => undefined),
        ),
        fetchResources: fromPromise<KitchenResources, MealDish>(() => new Promise(() => undefined)),
        wakeLock: fromCallback<{ type: 'none' }>(() => undefined),
      },
    }),
    { input: { plan, place: { day: 'Monday', slot: 'lunch' }, sickness: null, limits } },
  ).start();
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  render(
    themed(
      <TutorialPanel
        actor={actor}
        timers={undefined}
        onClose={() => undefined}
        onSwap={() => undefined}
      />,
    ),
  );
  const name = await screen.findByRole('heading', { name: /tofu/ });
  expect(name).toHaveTextContent(/curcuma/);
  expect(name).not.toHaveAttribute('lang', 'en');
});
