// @vitest-environment node
/** The rest of a week is planned again: what was cooked on a day that is over is eaten as it was meant. */
import { expect, test } from 'vitest';
import { addDays, weekdays } from '../../domain/calendar.ts';
import { mealIn } from '../../domain/planChanges.ts';
import { slots } from '../../domain/slots.ts';
import type { MealPlan } from '../../contract/plans.ts';
import {
  createGeneratePlan,
  createProposeChange,
} from '../../src/features/planner/actors/generatePlan.ts';
import { createSavePlan } from '../../src/features/planner/actors/savePlan.ts';
import { signUpHere, startPlatewise } from './platewise.ts';
import { connectTab, run } from './tab.ts';

const week = '2026-01-05';

const leftovers = (days: MealPlan) =>
  days.flatMap((each) =>
    slots.flatMap((slot) => {
      const from = each[`${slot}_meal`]?.leftover_of;
      return from ? [{ place: { day: each.day, slot }, from }] : [];
    }),
  );

test('leftovers of a day that is over stay where they were, and nothing is left of leftovers', async () => {
  const { origin } = await startPlatewise();
  const tab = connectTab(origin);
  await signUpHere(tab);
  const made = await run(createGeneratePlan(tab), {
    by: 'budget',
    location: 'United Kingdom',
    budget: 60,
    sickness: null,
    week,
    rules: {},
  });
  if (made.outcome !== 'planned') throw new Error(`not planned: ${JSON.stringify(made)}`);
  const saved = await run(createSavePlan(tab), { draft: made.draft, week });
  if (saved.outcome !== 'saved') throw new Error('not saved');
  const { plan } = saved;
  const [left] = leftovers(plan.mealPlan).filter(({ place }) => place.day !== 'Sunday');
  const { place, from } = left!;
  const today = `${addDays(week, weekdays.indexOf(place.day))}T12:00:00`;

  const proposed = await run(
    createProposeChange(
      tab,
      () => 7,
      () => new Date(today),
    ),
    { plan, edit: { kind: 'regenerate' } },
  );
  if (proposed.outcome !== 'proposed') throw new Error(`refused: ${JSON.stringify(proposed)}`);
  const { mealPlan } = proposed;
  expect(mealIn(mealPlan, place)).toEqual(mealIn(plan.mealPlan, place));
  expect(mealIn(mealPlan, from)).toEqual(mealIn(plan.mealPlan, from));
  expect(mealPlan).not.toEqual(plan.mealPlan);
  for (const each of leftovers(mealPlan)) {
    const source = mealIn(mealPlan, each.from).meal;
    expect(source?.recipe_id).toBe(mealIn(mealPlan, each.place).meal?.recipe_id);
    expect(source?.leftover_of).toBeUndefined();
  }
});
