import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { tutorialMachine } from '../../machines/planner/tutorial.machine.ts';
import type { DishInstructions, KitchenResources } from '../../machines/shared/kitchen.ts';
import type { MealPlan, Place } from '../../machines/shared/plans.ts';
import { limits, newest } from './samples/plans.ts';
import { tutorial } from './samples/tutorial.ts';
import { testChart } from './testChart.ts';

testChart(tutorial);

type Dish = ReturnType<ReturnType<typeof open>['getSnapshot']>['context']['dish'];
function open(mealPlan: MealPlan, place: Place, sickness: string | null = null) {
  const actors = {
    fetchInstructions: fromPromise<
      DishInstructions,
      { name: string; ingredients: readonly string[]; sickness: string | null }
    >(() => new Promise(() => undefined)),
    fetchResources: fromPromise<
      KitchenResources,
      { name: string; ingredients: readonly string[]; sickness: string | null }
    >(() => new Promise(() => undefined)),
    wakeLock: fromCallback<{ type: 'none' }>(() => undefined),
  };
  return createActor(tutorialMachine.provide({ actors }), {
    input: { plan: { ...newest, mealPlan }, place, sickness, limits },
  }).start();
}

const failing = (fault: unknown) => (): Promise<DishInstructions> => Promise.reject(fault);

test.each([
  [{ code: 'networkFailed' }, true],
  [new Error('fault'), false],
])('why nothing could be written out is known: %o', async (fault, isOffline) => {
  const actor = createActor(
    tutorialMachine.provide({
      actors: {
        fetchInstructions: fromPromise<DishInstructions, Dish>(failing(fault)),
        fetchResources: fromPromise<KitchenResources, Dish>(() => new Promise(() => undefined)),
        wakeLock: fromCallback<{ type: 'none' }>(() => undefined),
      },
    }),
    { input: { plan: newest, place: { day: 'Monday', slot: 'lunch' }, sickness: null, limits } },
  ).start();
  const failed = await waitFor(actor, (snapshot) =>
    snapshot.matches({ recipe: 'instructionsFailed' }),
  );
  expect(failed.context.isOffline).toBe(isOffline);
  actor.stop();
});

describe('the dish that is cooked', () => {
  const monday = newest.mealPlan[0]!;
  const lunch: Place = { day: 'Monday', slot: 'lunch' };
  test.each<[string, string, string]>([
    ['Jollof rice (buy: tomatoes, onion)', 'Jollof rice', 'a note'],
    ['Jollof rice (Buy: tomatoes', 'Jollof rice', 'a note that is not closed'],
    [' Jollof rice ', 'Jollof rice', 'spaces'],
    ['Jollof rice (party style)', 'Jollof rice (party style)', 'other brackets'],
    ['(buy: rice)', '(buy: rice)', 'a note alone'],
    ['Rice\n(buy: a\nb)', 'Rice', 'a note of several lines'],
  ])('PLAN-08, PLAN-09: of %j it is %j (%s)', (title, name) => {
    const { dish } = open([{ ...monday, lunch: title }], lunch, 'gout').getSnapshot().context;
    expect(dish).toEqual<Dish>({
      name,
      ingredients: ['150 g rice', '2 tomatoes'],
      sickness: 'gout',
      recipeId: 'jollof-rice',
      swaps: undefined,
    });
  });

  test('PLAN-21: a day or a meal that the plan lacks has no name', () => {
    const nothing: Dish = {
      name: '',
      ingredients: [],
      sickness: null,
      recipeId: undefined,
      swaps: undefined,
    };
    expect(open([monday], { day: 'Friday', slot: 'lunch' }).getSnapshot().context.dish).toEqual(
      nothing,
    );
    expect(open([monday], { day: 'Monday', slot: 'snack' }).getSnapshot().context.dish).toEqual(
      nothing,
    );
  });
});

test.each([
  [1, true],
  [20, true],
  [0, false],
  [21, false],
  [2.5, false],
  [-1, false],
  [NaN, false],
])('PLAN-09: written out for %d: %s', (servings, isPossible) => {
  expect(
    open(newest.mealPlan, { day: 'Monday', slot: 'lunch' })
      .getSnapshot()
      .can({ type: 'servings.chosen', servings }),
  ).toBe(isPossible);
});
