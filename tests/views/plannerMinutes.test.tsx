// Minutes of cooking by day and by meal, meals that are eaten out, and minutes that could not be kept.
import { fireEvent, render, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlanReport } from '../../contract/planReport.ts';
import type { MealPlan } from '../../contract/plans.ts';
import { MinutesGivenUp } from '../../src/features/planner/views/MinutesGivenUp.tsx';
import { WeekBoard } from '../../src/features/planner/views/WeekBoard.tsx';
import { WeekReport } from '../../src/features/planner/views/WeekReport.tsx';
import { Rehearsal } from '../model/engine/index.ts';
import { planLibrary } from '../model/samples/planLibrary.ts';
import { newest } from '../model/samples/plans.ts';
import { screen, seesText, themed } from '../model/screen.tsx';
import { plannerOf } from './plannerOf.tsx';

const meals: MealPlan = [
  {
    day: 'Monday',
    breakfast: '',
    lunch: 'Jollof rice',
    lunch_meal: { recipe_id: 'jollof-rice', servings: 1, minutes: 25 },
    dinner: 'Efo riro',
    dinner_meal: { recipe_id: 'efo-riro', servings: 1, minutes: 20 },
  },
  {
    day: 'Tuesday',
    breakfast: '',
    dinner: '',
    lunch: 'Efo riro',
    lunch_meal: {
      recipe_id: 'efo-riro',
      servings: 1,
      minutes: 0,
      leftover_of: { day: 'Monday', slot: 'dinner' },
    },
  },
];

describe('how long a week is cooked for, and what is eaten out', () => {
  const plan = {
    ...newest,
    mealPlan: meals,
    basis: { rules: { skip: [{ day: 'Monday', slot: 'snack' } as const] } },
  };
  const drawn = (today: string) => plannerOf([plan], today);

  test('the minutes of a day are those of its cards together; what is left over needs none', () => {
    drawn('2026-01-05').end();
    seesText('45 mins of cooking · Dessert: out or skipped');
  });

  test('a day of leftovers has nothing to cook', () => {
    drawn('2026-01-06').end();
    seesText('Nothing to cook');
  });

  test('a recipe of one’s own that names no time has none in the week either', () => {
    const own: MealPlan = [
      {
        day: 'Monday',
        breakfast: '',
        lunch: 'Tomato salad',
        lunch_meal: { recipe_id: 'own-1', servings: 1, minutes: 0 },
        dinner: 'Efo riro',
        dinner_meal: { recipe_id: 'efo-riro', servings: 1, minutes: 20 },
      },
    ];
    plannerOf([{ ...newest, mealPlan: own }], '2026-01-05').end();
    seesText('no time given');
    seesText('at least 20 min of cooking');
    expect(screen.queryByText(/25/)).toBeNull();
  });

  test.each([
    ['2026-01-11', 'This Week'],
    ['2026-01-12', 'Jan 5 - Jan 11'],
    ['2026-01-04', 'Jan 5 - Jan 11'],
  ])('on %s the corner of the board says %s', (today, corner) => {
    const rehearsal = drawn(today);
    render(themed(<WeekBoard actor={rehearsal.actor as never} plan={plan} />));
    const board = screen.getByRole('group', { name: 'The whole week' });
    expect(within(board).getByText(corner)).toBeInTheDocument();
    rehearsal.end();
  });

  test('the board says both of each day and meal', () => {
    const rehearsal = new Rehearsal(planLibrary);
    rehearsal.start();
    render(themed(<WeekBoard actor={rehearsal.actor as never} plan={plan} />));
    const monday = screen.getByRole('region', { name: 'Monday' });
    expect(monday).toHaveTextContent('45 mins of cooking');
    expect(
      within(monday).getByRole('button', { name: /^Lunch: Jollof rice, 25 mins/ }),
    ).toBeVisible();
    expect(within(monday).getByRole('button', { name: /^Dessert: out/ })).toBeVisible();
    const tuesday = screen.getByRole('region', { name: 'Tuesday' });
    expect(tuesday).toHaveTextContent('Nothing to cook');
    expect(tuesday).not.toHaveTextContent('mins');
    rehearsal.end();
  });

  test.each([
    [20, 60, 'No week within 20 minutes of cooking on weekdays and 60 at weekends fits'],
    [20, 480, 'No week within 20 minutes of cooking on weekdays fits'],
    [480, 60, 'No week within 60 minutes of cooking at weekends fits'],
  ])(
    'minutes that were given up, %i and %i, are told in a sentence',
    (weekday, weekend, sentence) => {
      const report: PlanReport = {
        people: 1,
        energy_kcal: 2000,
        weight_kg: 70,
        assumed: [],
        notes: [],
        cost: {
          total: 10,
          low: 8,
          high: 12,
          uncertainty: 0.2,
          estimated_share: 0,
          currency: 'GBP',
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
        rules: {
          code: 'rules.minutesGivenUp',
          params: { weekday_minutes: weekday, weekend_minutes: weekend },
        },
      };
      render(
        themed(<WeekReport plan={{ ...plan, report }} weekday="Monday" onPlan={() => undefined} />),
      );
      expect(screen.getByText(new RegExp(sentence))).toBeVisible();
      expect(screen.queryByRole('button', { name: /Keep to my times/ })).toBeNull();
    },
  );

  test('what keeping the minutes costs is told with the longest day, and is one tap away', () => {
    const chosen: number[] = [];
    const rules = {
      code: 'rules.minutesGivenUp',
      params: { weekday_minutes: 20, weekend_minutes: 60 },
      longest: { day: 'Wednesday', minutes: 55 },
      within: { budget: 34, more: 9, currency: 'GBP' },
    } as const;
    render(themed(<MinutesGivenUp rules={rules} onPlan={(budget) => chosen.push(budget)} />));
    seesText(
      /Wednesday takes longest: 55 min\. Within your cooking times, .* £34\.00, £9\.00 more\./,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Keep to my times for £34.00' }));
    expect(chosen).toEqual([34]);
  });
});
