import { expect, test } from 'vitest';
import type { MealPlan } from '../../contract/plans.ts';
import type { Client } from '../../src/api/client.ts';
import { planRest } from '../../src/features/planner/actors/planRest.ts';

const day = (name: MealPlan[number]['day'], lunch: string, more: object = {}) => ({
  day: name,
  breakfast: '',
  lunch,
  dinner: '',
  ...more,
});
const perch = { recipe_id: 'nile-perch', servings: 4, minutes: 35 };
const leftover = {
  ...perch,
  servings: 2,
  minutes: 0,
  leftover_of: { day: 'Tuesday', slot: 'dinner' },
};
const week: MealPlan = [
  day('Monday', 'Beans'),
  day('Tuesday', 'Soup', { dinner: 'Nile perch', dinner_meal: perch }),
  day('Wednesday', 'Nile perch', {
    lunch_meal: leftover,
    lunch_ingredients: ['200 g Nile perch'],
  }),
  day('Thursday', 'Salad'),
] as MealPlan;

/** A kitchen that plans something else wherever no meal is locked. */
const kitchen = (asked: { meal_plan: MealPlan; rules: unknown }[]): Pick<Client, 'request'> => ({
  request: async (_call, { body }: never) => {
    const { meal_plan: plan } = body as { meal_plan: MealPlan };
    asked.push(body);
    const answer = {
      status: 'success',
      meal_plan: plan.map((each) =>
        each.lunch_meal?.locked ? each : { ...each, lunch: 'Something else', lunch_meal: null },
      ),
    };
    return answer as never;
  },
});

test('what was cooked on a day that is over is eaten when it was to be, and the rest is planned around it', async () => {
  const asked: { meal_plan: MealPlan; rules: unknown }[] = [];
  const result = await planRest(
    { client: kitchen(asked) as Client },
    { startDate: '2026-01-05', mealPlan: week },
    { seed: 1, today: '2026-01-07', signal: new AbortController().signal },
  );
  expect(asked[0]?.rules).toEqual({ first_day: 'Wednesday' });
  // The day of its cooking is no part of what is planned.
  const { leftover_of: _, ...alone } = leftover;
  expect(asked[0]?.meal_plan[2]?.lunch_meal).toEqual({ ...alone, locked: true });
  expect(result).toEqual({
    outcome: 'proposed',
    report: null,
    mealPlan: [
      week[0],
      week[1],
      week[2],
      { ...week[3], lunch: 'Something else', lunch_meal: null },
    ],
  });
});

test('leftovers of a day that is still to come are planned again with it', async () => {
  const asked: { meal_plan: MealPlan; rules: unknown }[] = [];
  await planRest(
    { client: kitchen(asked) as Client },
    { startDate: '2026-01-05', mealPlan: week },
    { seed: 1, today: '2026-01-06', signal: new AbortController().signal },
  );
  expect(asked[0]?.meal_plan).toEqual(week);
});
