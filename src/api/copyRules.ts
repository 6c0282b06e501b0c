// Which answers are kept for when there is no network, for how long they hold, and what a change makes of them.
import type { Plan, PlanRow } from '../../contract/storedPlans.ts';
import { day } from '../../domain/durations.ts';

/** Which calls' answers are kept, and how many of each. */
export const most: Readonly<Record<string, number>> = {
  fetchPlans: 12,
  fetchPlan: 60,
  fetchShopping: 12,
  fetchTicks: 12,
  fetchHistory: 1,
  fetchEntry: 100,
  fetchInstructions: 60,
  fetchMealInstructions: 60,
  fetchSickMealInstructions: 60,
  readSettings: 1,
  readProfile: 1,
  readPantry: 1,
  readShopping: 2,
  readMarks: 1,
  readCollections: 20,
  findImage: 150,
  readPageImage: 150,
};
/** Whose copies are as good as new: nobody needs to know how old they are. */
export const ageless = new Set(['findImage', 'readPageImage']);
/** For so long (ms) they are not asked for again: a better drawing has a new address, and may wait for a week. */
export const ageOfPictures = 7 * day;
export const hasPicture = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'image_url' in answer &&
  Boolean(answer.image_url);
/** Their answers say what a reading call would have said. */
export const readings: Readonly<Record<string, string>> = {
  saveTicks: 'fetchTicks',
  saveSettings: 'readSettings',
  changePantry: 'readPantry',
  changeShopping: 'readShopping',
  markRecipe: 'readMarks',
};
const cooking = ['fetchInstructions', 'fetchMealInstructions', 'fetchSickMealInstructions'];
/** What is no longer true after a change. Instructions are written for a condition and allergens: with other settings they may not fit. */
export const outdated: Readonly<Record<string, readonly string[]>> = {
  savePlan: ['fetchPlans'],
  savePlanData: ['fetchPlans'],
  updatePlan: ['fetchPlans'],
  revertPlan: ['fetchPlans'],
  duplicatePlan: ['fetchPlans'],
  restorePlan: ['fetchPlans'],
  restoreCleared: ['fetchPlans'],
  deletePlan: ['fetchPlans', 'fetchPlan'],
  clearPlans: ['fetchPlans', 'fetchPlan', 'fetchShopping', 'fetchTicks'],
  saveRecord: ['fetchHistory'],
  restoreEntry: ['fetchHistory'],
  deleteEntry: ['fetchHistory', 'fetchEntry'],
  keepPhoto: ['fetchHistory', 'fetchEntry'],
  removePhoto: ['fetchHistory', 'fetchEntry'],
  saveCollection: ['readCollections'],
  deleteCollection: ['readCollections'],
  saveSettings: cooking,
};
/** These are about one thing, and so is what they outdate. */
export const ofOne: Readonly<Record<string, string>> = {
  deletePlan: 'fetchPlan',
  deleteEntry: 'fetchEntry',
  keepPhoto: 'fetchEntry',
  removePhoto: 'fetchEntry',
};
/** Read again after a change, so that a copy is there when the network goes right after. */
export const renewed = new Set(['fetchPlans', 'fetchHistory', 'readCollections']);

/** Their answers hold weeks whole. */
const withWeeks = new Set([
  'fetchPlans',
  'savePlan',
  'savePlanData',
  'updatePlan',
  'revertPlan',
  'duplicatePlan',
  'restorePlan',
  'restoreCleared',
]);

/** The weeks that an answer holds whole, as `fetchPlan` would answer each: they are there too when the network is not. */
export function wholeWeeks(call: string, answer: unknown): Plan[] {
  if (!withWeeks.has(call) || typeof answer !== 'object' || answer === null) return [];
  const { data, meal_plans: rows = [] } = answer as {
    data?: Plan;
    meal_plans?: readonly PlanRow[];
  };
  return [
    ...(data ? [data] : []),
    ...rows
      .filter(({ trimmed }) => trimmed !== true)
      .map(({ start_date, end_date, meal_plan, created_at, updated_at, trimmed: _, ...same }) => ({
        ...same,
        startDate: start_date,
        endDate: end_date,
        mealPlan: meal_plan,
        createdAt: created_at,
        updatedAt: updated_at,
      })),
  ];
}
