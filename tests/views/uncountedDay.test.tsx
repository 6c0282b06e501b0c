// A day of which the report has no figures says why; one with an estimate in its figures says so.
import { render } from '@testing-library/react';
import { test } from 'vitest';
import type { PlanReport } from '../../contract/planReport.ts';
import { WeekReport } from '../../src/features/planner/views/WeekReport.tsx';
import { amountsEstimated, notCounted } from '../../kitchen/planning/reportNotes.ts';
import { newest } from '../model/samples/plans.ts';
import { seesNoText, seesText, themed } from '../model/screen.tsx';

const mine = {
  of: 'mealOfDay',
  id: 'Monday lunch My stew',
  name: "Monday's lunch, 'My stew'",
} as const;
const report: PlanReport = {
  people: 1,
  energy_kcal: 2000,
  weight_kg: 70,
  assumed: [],
  notes: [notCounted([mine])],
  cost: {
    total: 0,
    low: 0,
    high: 0,
    uncertainty: 0,
    estimated_share: 0,
    currency: 'NGN',
    budget: null,
    smallest_budget: null,
    rate_date: null,
    note: '',
  },
  days: [],
  week: [],
  limits: [],
  relaxed: [],
  review: '',
};
const mealPlan = [{ day: 'Monday' as const, breakfast: '', lunch: 'My stew', dinner: '' }];

test.each([
  ['Monday', 'because we do not know all of its ingredients'],
  ['Tuesday', 'Nothing that we can count is planned'],
] as const)('%s: %s', (weekday, said) => {
  render(themed(<WeekReport plan={{ ...newest, mealPlan, report }} weekday={weekday} />));
  seesText(new RegExp(said));
  seesNoText(weekday === 'Monday' ? /Nothing that we can count/ : /all of its ingredients/);
});

test.each(['Monday', 'Tuesday'] as const)('%s, of which only Monday is estimated', (weekday) => {
  const figure = {
    nutrient: 'energy_kcal',
    name: 'energy',
    unit: 'kcal',
    value: 900,
    min: null,
    max: null,
    met: true,
    priority: 'soft' as const,
  };
  const days = (['Monday', 'Tuesday'] as const).map((day) => ({ day, cost: 1, figures: [figure] }));
  const told = { ...report, days, notes: [amountsEstimated([], [mine])] };
  render(themed(<WeekReport plan={{ ...newest, mealPlan, report: told }} weekday={weekday} />));
  (weekday === 'Monday' ? seesText : seesNoText)(/About: of some seasonings/);
});
