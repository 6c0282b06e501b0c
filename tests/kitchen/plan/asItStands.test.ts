// The figures of a week that a person has put together or changed.
import { describe, expect, test } from 'vitest';
import type { MealPlan } from '../../../contract/plans.ts';
import { reportAsItStands } from '../../../kitchen/plan/index.ts';
import { answersFor, kitchen, plan } from './support.ts';

const asked = { health: { conditions: ['hypertension'], answers: answersFor(['hypertension']) }, country: 'NG', budget: 30_000, people: 2 };
const planned = plan({ ...asked, byBudget: true });
const week = planned.meal_plan!;
const report = (days: MealPlan, more: object = {}) => reportAsItStands(kitchen, { ...asked, ...more, plan: days });
const changed = (change: (days: MealPlan) => void): MealPlan => { const days = structuredClone(week); change(days); return days; };

describe('a week as it stands', () => {
  test('PLAN-23 a planned week that nobody changed has the planner\'s own figures, to the last one', () => {
    const { proof, notes, ...figures } = planned.report!;
    expect(proof!.gap).toBeLessThan(0.02);
    expect({ ...report(week), notes }).toEqual({ ...figures, notes });
  });

  test('PLAN-23 two meals that change places change their days, and nothing of the week', () => {
    const moved = report(changed((days) => {
      const [monday, tuesday] = [days[0]!, days[1]!];
      [monday.dinner, tuesday.dinner] = [tuesday.dinner, monday.dinner];
      [monday.dinner_meal, tuesday.dinner_meal] = [tuesday.dinner_meal, monday.dinner_meal];
    }))!;
    const sodium = (of: typeof moved, day: number) => of.days[day]!.figures.find(({ nutrient }) => nutrient === 'sodium_mg')!.value;
    expect(week[0]!.dinner).not.toBe(week[1]!.dinner);
    expect(sodium(moved, 0) + sodium(moved, 1)).toBeCloseTo(sodium(planned.report!, 0) + sodium(planned.report!, 1), 1);
    expect(sodium(moved, 0)).not.toBeCloseTo(sodium(planned.report!, 0), 1);
    expect(moved.cost.total).toBeCloseTo(planned.report!.cost.total, 2);
    expect(moved.week).toEqual(planned.report!.week);
    expect(moved).not.toHaveProperty('proof');
  });

  test('a hard limit that a person breaks is shown as broken', () => {
    const salty = report(changed((days) => { for (const slot of ['breakfast_meal', 'lunch_meal', 'dinner_meal'] as const) days[2]![slot] = { ...days[2]![slot]!, portion: 4 }; }))!;
    const energy = salty.days[2]!.figures[0]!;
    expect(energy).toMatchObject({ nutrient: 'energy_kcal', priority: 'hard', met: false });
    expect(energy.value).toBeGreaterThan(energy.max!);
  });

  test('a meal in one\'s own words is named and not counted, also where a recipe of ours is called so; means of the week are then not told', () => {
    const own = report(changed((days) => { Object.assign(days[0]!, { lunch: ' Jollof rice ', lunch_meal: null }); }))!;
    expect(own.notes).toContain("Not counted, as it is not of our recipes: Monday's lunch, 'Jollof rice'.");
    expect(own.days[0]!.cost).toBeLessThan(planned.report!.days[0]!.cost);
    expect([own.week, own.relaxed]).toEqual([[], []]);
  });

  test('a recipe that is no longer there is not counted; a day without any is left out', () => {
    const days = changed((all) => { all[0]!.lunch_meal = { ...all[0]!.lunch_meal!, recipe_id: 'not-any-more' }; all[0]!.lunch = 'Something else'; all.splice(1); });
    const few = report(days)!;
    expect(few.days.map(({ day }) => day)).toEqual(['Monday']);
    expect(few.notes).toContain("Not counted, as it is not of our recipes: Monday's lunch, 'Something else'.");
  });

  test('a dish that does not fit the settings any more is named', () => {
    const eggs = week.flatMap((day) => [day.breakfast_meal, day.lunch_meal, day.dinner_meal, day.snack_meal]).length;
    expect(eggs).toBe(28);
    const allergic = report(week, { health: { ...asked.health, allergens: ['peanut', 'milk', 'egg', 'wheat', 'soy', 'fish'] } })!;
    expect(allergic.notes[0]).toMatch(/ do not fit your health settings\. Please replace them\.$/);
  });

  test('nothing is made up: no meal, no country that we know, an open question or what a clinic sets', () => {
    expect(report([])).toBeNull();
    expect(report(changed((days) => { for (const day of days) for (const slot of ['breakfast', 'lunch', 'dinner', 'snack'] as const) day[`${slot}_meal`] = null; }))).toBeNull();
    expect(report(week, { country: 'Atlantis' })).toBeNull();
    expect(report(week, { health: { conditions: ['ckd'], answers: {} } })).toBeNull();
  });

  test('without a country it costs what it would in US shops, without a budget', () => {
    const { cost } = report(week, { country: null, budget: null })!;
    expect(cost).toMatchObject({ currency: 'USD', budget: null, rate_date: null });
    expect(cost.total).toBeGreaterThan(0);
  });
});
