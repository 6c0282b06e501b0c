/** What stands beside each step of a recipe: what it needs, and how long it takes. */
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DishInstructions, KitchenResources } from '../../machines/shared/kitchen.ts';
import type { PlanReport, SavedPlan } from '../../machines/shared/plans.ts';
import { tutorialMachine } from '../../machines/planner/tutorial.machine.ts';
import { TutorialPanel } from '../../src/features/planner/views/TutorialPanel.tsx';
import { limits, newest } from '../model/samples/plans.ts';
import { themed } from '../model/screen.tsx';

const text =
  '1. Heat the oil for **2 minutes**.\n2. Beat in the eggs.\n3. Rest, then serve with more oil.';
const ingredients = ['14 g (1 tbsp) olive oil', '100 g (2) eggs, beaten'];

async function open(answer: () => Promise<DishInstructions>, plan: SavedPlan) {
  const actor = createActor(
    tutorialMachine.provide({
      actors: {
        fetchInstructions: fromPromise<
          DishInstructions,
          { name: string; ingredients: readonly string[]; sickness: string | null }
        >(answer),
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
}

async function cook(instructions: DishInstructions, plan: SavedPlan = newest) {
  await open(async () => instructions, plan);
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

test('what was cooked before is warmed: how it was cooked is folded away', async () => {
  const meal = { recipe_id: 'omelette', servings: 1 };
  const left = { ...meal, leftover_of: { day: 'Sunday' as const, slot: 'dinner' as const } };
  const day = { breakfast: '', lunch: 'Omelette', dinner: 'Omelette' };
  const mealPlan = [
    { ...day, day: 'Monday' as const, lunch_meal: left, dinner_meal: meal },
    { ...day, day: 'Sunday' as const, lunch_meal: meal, dinner_meal: meal },
  ];
  const keeping = '**Keeping.** In the fridge for up to 2 days.';
  await cook({ text: `${text}\n\n${keeping}`, ingredients, notes: [] }, { ...newest, mealPlan });
  const note = screen.getByText('Left over from Sunday').parentElement!;
  expect(note).toBeVisible();
  expect(note).toHaveTextContent('heated until it steams all through, and only once');
  expect(note).toHaveTextContent('Keeping. In the fridge for up to 2 days.');
  const recipe = screen.getByText('How it was cooked').closest('details')!;
  expect(recipe).not.toHaveAttribute('open');
  expect(within(recipe).getByText(/^Beat in the eggs/)).not.toBeVisible();
});

describe("a meal in a person's own words", () => {
  const own = (report: Partial<PlanReport>): SavedPlan => ({
    ...newest,
    mealPlan: [
      {
        day: 'Monday',
        breakfast: '',
        lunch: 'Peanut noodles',
        dinner: '',
        lunch_ingredients: ['400 g noodles'],
      },
    ],
    report: report as PlanReport,
  });
  const refused = () => Promise.reject(new Error('refused'));

  test('what does not fit says so where its steps would stand, and offers nothing that must fail', async () => {
    await open(refused, own({ people: 2, unfit: [{ day: 'Monday', slot: 'lunch' }] }));
    expect(screen.getByText(/^This meal does not fit everybody who eats it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('what fits can be tried again', async () => {
    await open(refused, own({ people: 2 }));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('its ingredients are for everybody who eats', async () => {
    await cook({ text, ingredients: [], notes: [] }, own({ people: 5 }));
    expect(screen.getByText('5')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      '400\u00a0g noodles',
    );
  });

  test('a half is written as cooks write it, in every language', async () => {
    await cook({ text, ingredients, notes: [] }, own({ people: 1.5 }));
    expect(screen.getByText('1½')).toBeVisible();
  });
});

describe('the language of the steps', () => {
  const withMeal = (recipeId: string): SavedPlan => ({
    ...newest,
    mealPlan: newest.mealPlan.map((day) => ({
      ...day,
      lunch_meal: { recipe_id: recipeId, servings: 2 },
    })),
  });
  const languageOfSteps = async (recipeId: string) => {
    await cook({ text, ingredients, notes: [] }, withMeal(recipeId));
    return screen.getByText(/^Heat the oil/).closest('[lang]');
  };

  test('is English in a recipe of ours', async () => {
    expect((await languageOfSteps('egg-fried-rice'))?.getAttribute('lang')).toBe('en');
  });

  test('is that of the screen in one of the person’s own, which nobody knows better', async () => {
    expect((await languageOfSteps('own-soup-0001'))?.tagName ?? 'HTML').toBe('HTML');
  });
});

describe('whom a meal is not for', () => {
  const details = (more: object) =>
    ({
      servings: 1,
      lines: [],
      safety: { verdict: 'fit', reasons: [] },
      ...more,
    }) as unknown as NonNullable<DishInstructions['recipe']>;
  const instructions: DishInstructions = { text, ingredients, notes: [] };
  const praise = 'Why this dish';

  test('is marked as on its card, without a word of praise, also where its steps are written', async () => {
    const report = { people: 2, unfit: [{ day: 'Monday', slot: 'lunch' }] };
    await cook(instructions, { ...newest, report: report as unknown as PlanReport });
    expect(screen.getByText('Does not fit')).toBeVisible();
    expect(screen.getByText(/^Somebody who eats it must not have it/)).toBeVisible();
    expect(screen.queryByText(praise)).toBeNull();
    expect(screen.getByText(/^Heat the oil/)).toBeVisible();
  });

  test('is named as on the recipe’s page, though the week does not know it yet', async () => {
    const refused_at_table = [{ name: 'Kip', reasons: ['Contains milk.'] }];
    await cook({ ...instructions, recipe: details({ refused_at_table }) });
    expect(screen.getByText('Not for Kip').parentElement).toHaveTextContent('Contains milk.');
    expect(screen.queryByText(praise)).toBeNull();
  });

  test('where it is the reader, is said with the reason', async () => {
    const safety = { verdict: 'refuse', reasons: ['Contains peanuts.'] };
    await cook({ ...instructions, recipe: details({ safety }) });
    expect(screen.getByText('Not for you').parentElement).toHaveTextContent('Contains peanuts.');
    expect(screen.queryByText(praise)).toBeNull();
  });

  test('is nobody where it fits all: then it says why it is there', async () => {
    await cook({ ...instructions, recipe: details({}) });
    expect(screen.getByText(praise)).toBeVisible();
    expect(screen.queryByText('Does not fit')).toBeNull();
  });
});

test('PLAN-09: an own recipe is scaled from as many as it is written for', async () => {
  const recipe = {
    servings: 4,
    lines: [],
    safety: { verdict: 'fit', reasons: [] },
  } as unknown as NonNullable<DishInstructions['recipe']>;
  await cook({ text, ingredients: ['800 g potatoes'], notes: [], recipe });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    '200\u00a0g potatoes',
  );
});
