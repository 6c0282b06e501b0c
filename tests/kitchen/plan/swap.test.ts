// Swapping one meal, and planning again around those that are kept.
import { expect, test } from 'vitest';
import type { MealPlan } from '../../../contract/plans.ts';
import type { PlanRequest } from '../../../kitchen/planning/index.ts';
import { faultsOf } from '../../oracle/checkPlan.ts';
import { plan, swap } from './support.ts';
import { longTest } from '../../verify.ts';

const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const request: PlanRequest = {
  health: { conditions: ['hypertension'] },
  country: 'Kenya',
  budget: 3000,
  byBudget: true,
};
const asked = { conditions: ['hypertension'], iso2: 'KE', budget: 3000, people: 1 };
const before = plan(request);
const week = before.meal_plan!;

/** Whether some later meal is left over from a dinner. */
const feeds = (name: string): boolean =>
  week.some((day) =>
    slots.some((slot) => {
      const from = day[`${slot}_meal`]!.leftover_of;
      return from?.day === name && from.slot === 'dinner';
    }),
  );

test('a swap changes one meal and keeps every limit', () => {
  const own = week.find(({ day, dinner_meal: meal }) => !feeds(day) && !meal!.leftover_of)!.day;
  const answer = swap({ ...request, plan: week, day: own, slot: 'dinner' });
  expect(faultsOf(answer, asked)).toEqual([]);
  for (const [i, day] of answer.meal_plan!.entries())
    for (const slot of slots) {
      if (day.day === own && slot === 'dinner')
        expect(day.dinner_meal!.recipe_id).not.toBe(week[i]!.dinner_meal!.recipe_id);
      else
        expect([day[slot], day[`${slot}_ingredients`], day[`${slot}_meal`]]).toEqual([
          week[i]![slot],
          week[i]![`${slot}_ingredients`],
          week[i]![`${slot}_meal`],
        ]);
    }
});

test('what was left of a meal that is swapped away is cooked by itself', () => {
  const source = week.find(({ day }) => feeds(day))!.day;
  const { meal_plan: next } = swap({ ...request, plan: week, day: source, slot: 'dinner' });
  for (const [i, day] of next!.entries())
    for (const slot of slots) {
      const from = week[i]![`${slot}_meal`]!.leftover_of;
      if (from?.day !== source || from.slot !== 'dinner') continue;
      expect(day[`${slot}_meal`]!.recipe_id).toBe(week[i]![`${slot}_meal`]!.recipe_id);
      expect(day[`${slot}_meal`]).not.toHaveProperty('leftover_of');
      expect(day[`${slot}_meal`]!.minutes).toBeGreaterThan(0);
    }
});

longTest('what was offered already does not come again', () => {
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    const { meal_plan: next } = swap({
      ...request,
      plan: week,
      day: 'Friday',
      slot: 'lunch',
      not: [...seen],
    });
    const id = next![4]!.lunch_meal!.recipe_id;
    expect(seen.has(id)).toBe(false);
    seen.add(id);
  }
});

longTest('a swap within a plan made for a smaller budget says that nothing fits', () => {
  const answer = swap({
    ...request,
    budget: before.report!.cost.total / 2,
    plan: week,
    day: 'Monday',
    slot: 'snack',
  });
  expect(answer).toMatchObject({
    meal_plan: null,
    code: 'impossible',
    error: expect.stringMatching(/No other dish fits here/),
  });
});

test('a plan that is not a whole week is refused', () => {
  expect(swap({ ...request, plan: week.slice(1), day: 'Tuesday', slot: 'lunch' })).toMatchObject({
    code: 'bad_input',
  });
  const gap: MealPlan = week.map((day) =>
    day.day === 'Sunday' ? { ...day, lunch: '', lunch_meal: null } : day,
  );
  expect(swap({ ...request, plan: gap, day: 'Monday', slot: 'lunch' })).toMatchObject({
    code: 'impossible',
    error: expect.stringMatching(/every other meal/),
  });
});

test('locked meals stay while the rest is planned again', () => {
  const locked: MealPlan = week.map((day) =>
    day.day === 'Tuesday'
      ? { ...day, lunch_meal: { ...day.lunch_meal!, locked: true } }
      : day.day === 'Saturday'
        ? {
            ...day,
            breakfast_meal: { ...day.breakfast_meal!, locked: true },
            dinner_meal: { ...day.dinner_meal!, locked: true },
          }
        : day,
  );
  const answer = plan({ ...request, plan: locked, seed: 3 });
  expect(faultsOf(answer, asked)).toEqual([]);
  const [tuesday, saturday] = [answer.meal_plan![1]!, answer.meal_plan![5]!];
  for (const [day, slot, old] of [
    [tuesday, 'lunch', week[1]!],
    [saturday, 'breakfast', week[5]!],
    [saturday, 'dinner', week[5]!],
  ] as const) {
    expect(day[`${slot}_meal`]).toMatchObject({
      recipe_id: old[`${slot}_meal`]!.recipe_id,
      portion: old[`${slot}_meal`]!.portion,
      locked: true,
    });
  }
  expect(answer.meal_plan).not.toEqual(week);
});

test('meals chosen by hand stay while the rest is planned again, and are not locked by that', () => {
  const words = { lunch: 'Pizza at Ada’s', lunch_ingredients: ['pizza'], lunch_meal: null };
  const chosen: MealPlan = week.map((day) =>
    day.day === 'Tuesday'
      ? { ...day, dinner_meal: { ...day.dinner_meal!, locked: false, by_hand: true } }
      : day.day === 'Friday'
        ? { ...day, ...words }
        : day,
  );
  const answer = plan({ ...request, plan: chosen, seed: 3 });
  expect(answer.meal_plan?.[1]?.dinner_meal).toMatchObject({
    recipe_id: week[1]!.dinner_meal!.recipe_id,
    portion: week[1]!.dinner_meal!.portion,
    locked: false,
    by_hand: true,
  });
  expect(answer.meal_plan?.[4]).toMatchObject(words);
  expect(answer.meal_plan?.[4]?.dinner_meal).toBeTruthy();
  expect(answer.meal_plan).not.toEqual(chosen);
});

test('a locked meal that no longer fits is named', () => {
  const locked: MealPlan = week.map((day) =>
    day.day === 'Monday'
      ? {
          ...day,
          lunch: 'Suya',
          lunch_meal: { recipe_id: 'red-red', servings: 1, portion: 1, locked: true },
        }
      : day,
  );
  const answer = plan({
    ...request,
    health: { ...request.health, conditions: ['ibs_fodmap'] },
    plan: locked,
  });
  expect(answer).toMatchObject({
    meal_plan: null,
    code: 'impossible',
    error: { text: expect.stringMatching(/Red-red.*not fit your settings/) },
  });
  const unknown: MealPlan = week.map((day) =>
    day.day === 'Monday'
      ? {
          ...day,
          lunch: 'Moon cheese (buy: rennet, milk of the moon)',
          lunch_ingredients: [],
          lunch_meal: { recipe_id: 'moon-cheese', servings: 1, locked: true },
        }
      : day,
  );
  expect(plan({ ...request, plan: unknown })).toMatchObject({
    code: 'impossible',
    error: { text: expect.stringMatching(/do not know Monday's lunch, 'Moon cheese' well enough/) },
  });
});

longTest(
  'a locked meal in the person’s own words is planned around by its lines, and stays letter for letter',
  () => {
    const lunch = {
      lunch: 'My rice and beans',
      lunch_ingredients: ['150 g rice', '120 g tinned kidney beans', '10 g olive oil'],
      lunch_meal: { recipe_id: 'own-rice-beans', servings: 1, minutes: 20, locked: true },
    };
    const own: MealPlan = week.map((day) => (day.day === 'Monday' ? { ...day, ...lunch } : day));
    const { meal_plan: around, report } = plan({ ...request, plan: own, seed: 5 });
    const monday = around?.find(({ day }) => day === 'Monday');
    expect(monday).toMatchObject(lunch);
    const [energy] = report!.days[0]!.figures;
    const others = (['breakfast', 'dinner', 'snack'] as const).reduce(
      (sum, slot) => sum + (monday?.[`${slot}_meal`]?.nutrition?.energy_kcal ?? 0),
      0,
    );
    // 150 g of dry rice alone are more than 500 kcal.
    expect(energy!.value - others).toBeGreaterThan(600);
    expect(energy!.value).toBeLessThanOrEqual(energy!.max!);
    expect(report!.notes.map((note) => (typeof note === 'string' ? note : note.code))).toContain(
      'plan.countedByLines',
    );
  },
);
