// Weeks of meals that the planner's samples share.
import type { MealPlan } from '../../../contract/plans.ts';
import type { SavedPlan } from '../../../machines/shared/plans.ts';

export const days: MealPlan = [
  {
    day: 'Monday',
    breakfast: 'Akara',
    lunch: 'Jollof rice (buy: tomatoes, onion)',
    dinner: 'Efo riro',
    breakfast_ingredients: ['200 g beans'],
    lunch_ingredients: ['150 g rice', '2 tomatoes'],
    dinner_ingredients: ['300 g spinach'],
    lunch_meal: {
      recipe_id: 'jollof-rice',
      servings: 1,
      minutes: 40,
      reasons: ['Salt: 1.1 g a serving, below your limit of 1.5 g.'],
    },
    dinner_meal: { recipe_id: 'efo-riro', servings: 1, locked: true },
  },
  { day: 'Tuesday', breakfast: 'Moi moi', lunch: '', dinner: 'Egusi soup' },
];
const plan = (n: number, startDate: string, endDate: string, name: string): SavedPlan => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  name,
  startDate,
  endDate,
  mealPlan: days,
  createdAt: n,
  updatedAt: n,
  version: 1,
});
/** The newest, though its week is the earlier one. */
export const newest = plan(1, '2026-01-05', '2026-01-11', 'Jan 5 - Jan 11');
export const older = plan(3, '2025-12-29', '2026-01-04', 'Dec 29 - Jan 4');
/** Of which only the head has come. */
export const olderHead: SavedPlan = { ...older, mealPlan: [], trimmed: true };
export const copy = plan(4, '2026-01-19', '2026-01-25', 'Jan 19 - Jan 25');
export const edited: SavedPlan = { ...newest, version: 2 };
export const limits = {
  recallTimeout: 500,
  callTimeout: 12_000,
  archiveTimeout: 13_000,
  restoreTimeout: 14_000,
  aiTimeout: 65_000,
  resourcesTimeout: 66_000,
  shareTimeout: 120_000,
  undoTime: 10_000,
  searchPause: 300,
  preparationTimeout: 15_000,
  imageBytes: 10_485_760,
};
export const household = {
  sickness: 'high blood pressure',
  country: 'Nigeria',
  people: 1,
  answers: {},
};
export const planNames = [
  [limits, 'the limits'],
  [days, 'the days'],
  [newest, 'the plan'],
  [older, 'the plan'],
  [olderHead, 'the plan'],
  [copy, 'the plan'],
  [edited, 'the plan'],
] as const;
