import { expect, test } from 'vitest';
import type { SavedPlan } from '../../machines/shared/plans.ts';
import { sheetText } from '../../src/features/planner/views/sheetDays.ts';

const plan = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Jan 5 - Jan 11',
  startDate: '2026-01-05',
  endDate: '2026-01-11',
  createdAt: 1,
  updatedAt: 1,
  version: 1,
  mealPlan: [
    {
      day: 'Monday',
      breakfast: 'Akara (buy: beans)',
      lunch: '',
      dinner: 'Jollof rice',
      dinner_meal: { recipe_id: 'jollof-rice', servings: 2, minutes: 150 },
    },
    {
      day: 'Tuesday',
      breakfast: '',
      lunch: 'Jollof rice',
      dinner: '',
      lunch_meal: {
        recipe_id: 'jollof-rice',
        servings: 2,
        leftover_of: { day: 'Monday', slot: 'dinner' },
      },
    },
  ],
  basis: { rules: { skip: [{ day: 'Monday', slot: 'lunch' }] } },
  report: { unfit: [{ day: 'Monday', slot: 'breakfast' }] },
} as unknown as SavedPlan;

test('PLAN-10: a week as text says what is cooked double, left over, eaten out and unfit', () => {
  const { title, text } = sheetText(plan);
  expect(title).toBe('Recipes for Jan 5 - Jan 11');
  expect(text.split('\n\n').slice(0, 3)).toEqual([
    'Monday 5 Jan\nBreakfast: Akara (does not fit everybody, no time given, counted as 15 min)\nLunch: out or skipped\nDinner: Jollof rice (2 h 30 min, cook double)',
    'Tuesday 6 Jan\nLunch: Jollof rice (left over from Monday)',
    'Wednesday 7 Jan\nNothing planned',
  ]);
});
