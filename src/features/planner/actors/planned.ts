// Stored plans as the charts keep them.
import type { PlanRow } from '../../../../contract/storedPlans.ts';
import type { SavedPlan } from '../../../../machines/shared/plans.ts';

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
  trimmed,
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
  trimmed,
  basis,
  report,
});
