// Stored plans as the charts keep them, and weeks as they are stored.
import type { PlanRow } from '../../../../contract/plans.ts';
import type { SavedPlan } from '../../../../machines/shared/plans.ts';

const dayLength = 86_400_000;
const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** PLAN-21: list items are in snake_case. */
export const planOf = ({
  id,
  name,
  start_date,
  end_date,
  meal_plan,
  created_at,
  updated_at,
  version,
  basis,
  report,
}: PlanRow): SavedPlan => ({
  id,
  name,
  startDate: start_date,
  endDate: end_date,
  mealPlan: meal_plan,
  createdAt: created_at,
  updatedAt: updated_at,
  version,
  basis,
  report,
});

/** Monday to Sunday around a date, by the name that a new plan gets (PLAN-20). */
export function weekAround(date: string): { name: string; start: string; end: string } {
  const start = at(date) - ((new Date(at(date)).getUTCDay() + 6) % 7) * dayLength;
  const end = start + 6 * dayLength;
  return {
    name: `${monthAndDay.format(start)} - ${monthAndDay.format(end)}`,
    start: dateOf(start),
    end: dateOf(end),
  };
}

/** Today where the person is: a calendar date, not an instant. */
export function today(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
