import { mealAddingMachine } from '../../../machines/recipe/mealAdding.machine.ts';
import type { NotFor, WeekToFill } from '../../../machines/shared/mealAdding.ts';
import type { MealText, Place, SavedPlan } from '../../../machines/shared/plans.ts';
import type { Samples } from '../engine/index.ts';

const plan: SavedPlan = {
  id: 'p1',
  name: 'Jan 5 - Jan 11',
  startDate: '2026-01-05',
  endDate: '2026-01-11',
  version: 3,
  createdAt: 1,
  updatedAt: 1,
  mealPlan: [{ day: 'Wednesday', breakfast: '', lunch: '', dinner: 'Tomato soup' }],
};
const weeks: WeekToFill[] = [
  { start: '2026-01-05', end: '2026-01-11', plan },
  { start: '2026-01-12', end: '2026-01-18', plan: null },
];
const meal: MealText = { text: 'Egg fried rice', ingredients: ['200 g rice'], meal: null };
/** A Wednesday. */
const today = '2026-01-07';
const found = { outcome: 'found', today, weeks, meal, slots: ['lunch', 'dinner'], notFor: [] };
const notForLily = [{ name: 'Lily', reasons: ['Contains peanuts: peanut butter.'] }];

export interface Context {
  start: string;
  place: Place;
  meal: MealText | null;
  notFor: readonly NotFor[];
  isRenewed: boolean;
  message: string | null;
  refusal: string | null;
}

export const mealAdding: Samples = {
  chart: 'mealAdding',
  machine: mealAddingMachine,
  input: {
    recipeId: 'egg-fried-rice',
    servings: 3,
    swaps: ['onion-shallot'],
    callTimeout: 12_000,
    aiTimeout: 65_000,
  },
  person: {
    'weeks.retried': { type: 'weeks.retried' },
    'week.chosen (next)': { type: 'week.chosen', start: '2026-01-12' },
    'week.chosen (this)': { type: 'week.chosen', start: '2026-01-05' },
    'day.chosen': { type: 'day.chosen', day: 'Friday' },
    'day.chosen (Monday)': { type: 'day.chosen', day: 'Monday' },
    'slot.chosen': { type: 'slot.chosen', slot: 'breakfast' },
    'meal.submitted': { type: 'meal.submitted' },
    'rest.requested': { type: 'rest.requested' },
    'adding.abandoned': { type: 'adding.abandoned' },
  },
  shell: {
    'week.chosen (none such)': { type: 'week.chosen', start: '2025-01-06' },
  },
  actors: {
    fetchWeeks: {
      answers: {
        'two weeks': found,
        'a breakfast': { ...found, slots: ['breakfast'] },
        'a dish not for Lily': { ...found, notFor: notForLily },
        refused: { outcome: 'refused', message: 'It has peanuts.' },
        'refused without words': { outcome: 'refused', message: null },
      },
      failures: { '': new Error('network') },
    },
    saveMeal: {
      answers: { saved: { outcome: 'saved' }, changed: { outcome: 'changed' } },
      failures: { '': new Error('network') },
    },
    planRest: {
      answers: {
        saved: { outcome: 'saved' },
        changed: { outcome: 'changed' },
        refused: { outcome: 'refused', message: 'No week of our dishes keeps all of this.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { callTimeout: 12_000, aiTimeout: 65_000 },
  distinguish: ({ start, place, isRenewed, message, notFor }: Context) => [
    start,
    notFor.length,
    place.day,
    place.slot,
    isRenewed,
    message,
  ],
  situations: {
    'this week': ({ start }: Context) => start === '2026-01-05',
    'on Monday': ({ place }: Context) => place.day === 'Monday',
    'on Wednesday': ({ place }: Context) => place.day === 'Wednesday',
    'on Friday': ({ place }: Context) => place.day === 'Friday',
    'for dinner': ({ place }: Context) => place.slot === 'dinner',
    'for breakfast': ({ place }: Context) => place.slot === 'breakfast',
  },
  names: [
    [(value: unknown) => value === weeks[0], 'this week'],
    [(value: unknown) => value === weeks[1], 'next week'],
    [(value: unknown) => value === meal, 'the dish'],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'slot' in value,
      'its place',
    ],
  ],
  holds: {
    'fetchWeeks answers a dish not for Lily': ({ notFor }: Context) => notFor === notForLily,
    'fetchWeeks answers refused': ({ message }: Context) => message === 'It has peanuts.',
    'planRest answers refused': ({ refusal }: Context) =>
      refusal === 'No week of our dishes keeps all of this.',
    'week.chosen (none such)': ({ start }: Context) => start !== '2025-01-06',
    'saveMeal answers changed': ({ isRenewed }: Context) => isRenewed,
    'planRest answers changed': ({ isRenewed }: Context) => isRenewed,
    'meal.submitted, rest.requested': ({ isRenewed }: Context) => !isRenewed,
  },
};
