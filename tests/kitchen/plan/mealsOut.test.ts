// Meals that are eaten elsewhere, and days that are over: not planned, not bought, and the rest of the day keeps to the rest.
import { englishOf } from '../../../domain/notes.ts';
import { describe, expect, test } from 'vitest';
import type { PlanDay } from '../../../contract/plans.ts';
import type { PlanRequest } from '../../../kitchen/planning/index.ts';
import { reportAsItStands } from '../../../kitchen/planning/index.ts';
import { kitchen, plan, swap } from './support.ts';
import { longTest } from '../../verify.ts';

const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const request: PlanRequest = {
  health: { conditions: ['hypertension'] },
  country: 'Kenya',
  budget: 6000,
  people: 1,
  byBudget: true,
  seed: 1,
};
const skip = [
  { day: 'Tuesday', slot: 'lunch' },
  { day: 'Friday', slot: 'dinner' },
] as const;
const rules = { weekday_minutes: 40, skip: [...skip] };
const answer = plan({ ...request, rules });
const week = answer.meal_plan!;
const isOut = (day: string, slot: string) =>
  skip.some((place) => place.day === day && place.slot === slot);
const kcalOf = (day: PlanDay) =>
  slots.reduce((sum, slot) => sum + (day[`${slot}_meal`]?.nutrition?.energy_kcal ?? 0), 0);

describe('a week with two meals out', () => {
  test('these two are empty, every other is planned, within the minutes', () => {
    for (const day of week)
      for (const slot of slots)
        if (isOut(day.day, slot))
          expect([day[slot], day[`${slot}_ingredients`], day[`${slot}_meal`]]).toEqual([
            '',
            [],
            null,
          ]);
        else expect(day[slot]).toMatch(/\S/);
    for (const day of week.slice(0, 5)) {
      const minutes = slots.map((slot) => day[`${slot}_meal`]?.minutes ?? 0);
      expect(minutes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(40);
    }
    expect(answer.report).not.toHaveProperty('rules');
  });

  test('the rest of such a day leaves room for the meal, and the report says how much', () => {
    const { report } = answer;
    for (const [i, day] of week.entries()) {
      const energy = report!.days[i]!.figures.find(({ nutrient }) => nutrient === 'energy_kcal')!;
      expect(energy.met).toBe(true);
      const out = slots.some((slot) => isOut(day.day, slot)) ? 0.33 * report!.energy_kcal : 0;
      expect(Math.abs(energy.value - kcalOf(day) - out)).toBeLessThan(5);
    }
    for (const { figures } of report!.days)
      for (const { priority, met } of figures) if (priority === 'hard') expect(met).toBe(true);
    expect(report!.assumed.map(englishOf)).toContain(
      'A meal that you eat out counts as its usual share of the day (lunch 33% and dinner 33%), since we cannot know what it holds.',
    );
  });

  test('nothing of it is paid for', () => {
    const paid = week.flatMap((day) => slots.map((slot) => day[`${slot}_meal`]?.cost ?? 0));
    expect(answer.report!.cost.total).toBeCloseTo(
      paid.reduce((sum, each) => sum + each),
      0,
    );
  });

  test('the week as it stands has the same figures', () => {
    const { proof: _, notes: _notes, ...figures } = answer.report!;
    const stands = reportAsItStands(kitchen, { ...request, rules, plan: week });
    expect(stands).toMatchObject(figures);
  });

  longTest(
    'another meal is swapped with the two still out; a meal that was put there may be swapped',
    () => {
      const place = { day: 'Wednesday', slot: 'lunch' } as const;
      const { meal_plan: next, error } = swap({ ...request, rules, plan: week, ...place });
      expect(error).toBeUndefined();
      expect(next![2]!.lunch).not.toBe(week[2]!.lunch);
      for (const i of [1, 4]) expect(next![i]).toEqual(week[i]);
      const filled = week.map((day) =>
        day.day === 'Tuesday'
          ? {
              ...day,
              lunch: week[2]!.lunch,
              lunch_meal: { ...week[2]!.lunch_meal!, locked: false },
            }
          : day,
      );
      const swapped = swap({ ...request, rules, plan: filled, day: 'Tuesday', slot: 'lunch' });
      expect(swapped.meal_plan![1]!.lunch).toMatch(/\S/);
      expect(swapped.meal_plan![1]!.lunch).not.toBe(filled[1]!.lunch);
    },
  );
});

test('days that are over are left empty and told of nothing', () => {
  const rest = plan({ ...request, rules: { first_day: 'Saturday' } });
  for (const day of rest.meal_plan!.slice(0, 5))
    for (const slot of slots) expect(day[`${slot}_meal`]).toBeNull();
  for (const day of rest.meal_plan!.slice(5))
    for (const slot of slots) expect(day[slot]).toMatch(/\S/);
  expect(rest.report!.days.map(({ day }) => day)).toEqual(['Saturday', 'Sunday']);
  expect(rest.report!.assumed.map(englishOf)).toContain(
    'A day without a planned meal counts as a usual one.',
  );
});

test('a week without a meal is refused; more people than the settings say are cooked for', () => {
  const all = week.flatMap(({ day }) => slots.map((slot) => ({ day, slot })));
  expect(plan({ ...request, rules: { skip: all } })).toMatchObject({
    meal_plan: null,
    code: 'bad_input',
    error: { code: 'request.noMealLeft' },
  });
  const guests = plan({ ...request, budget: 20_000, rules: { people: 3 } });
  expect(guests.report!.people).toBe(3);
  for (const day of guests.meal_plan!)
    expect(day.lunch_meal!.servings).toBeCloseTo(day.lunch_meal!.portion! * 3);
});
