// What other tables hold because of somebody's health data, and must lose with it: a plan's report
// (weight, energy, limits, what was understood), why each meal was chosen, and what was suggested lately.
import type { Transaction } from 'kysely';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { clearTableHealth } from '../table/health.ts';
import { parseJson } from '../plans/storedMealPlan.ts';

/** Plans rewritten at a time. */
const batch = 50;

/** Days without the reasons that stand with their meals; the meals themselves stay as they were chosen. */
export function withoutReasons(days: string): string {
  const read = parseJson(days);
  if (!Array.isArray(read)) return days;
  return JSON.stringify(
    read.map((day: unknown) =>
      typeof day === 'object' && day !== null
        ? Object.fromEntries(
            Object.entries(day).map(([field, value]) => [
              field,
              field.endsWith('_meal') ? withoutItsReasons(value) : (value as unknown),
            ]),
          )
        : day,
    ),
  );
}

function withoutItsReasons(meal: unknown): unknown {
  if (typeof meal !== 'object' || meal === null) return meal;
  return Object.fromEntries(Object.entries(meal).filter(([field]) => field !== 'reasons'));
}

export async function clearDerivedHealth(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<void> {
  await transaction.deleteFrom('analyses').where('user_id', '=', userId).execute();
  await clearTableHealth(transaction, userId);
  // That something was said stays: its page is then called a fit by nobody.
  await transaction
    .updateTable('records')
    .set({ heard_health: '[]' })
    .where('user_id', '=', userId)
    .where('heard_health', 'is not', null)
    .execute();
  await transaction
    .updateTable('plans')
    .set({
      report: null,
      previous_meal_plan: null,
      previous_basis: null,
      previous_report: null,
      previous_at: null,
    })
    .where('user_id', '=', userId)
    .execute();
  for (let last = ''; ;) {
    const plans = await transaction
      .selectFrom('plans')
      .select(['id', 'meal_plan'])
      .where('user_id', '=', userId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, meal_plan } of plans)
      if (meal_plan.includes('"reasons"'))
        await transaction
          .updateTable('plans')
          .set({ meal_plan: withoutReasons(meal_plan) })
          .where('id', '=', id)
          .execute();
    if (plans.length < batch) return;
    last = plans.at(-1)?.id ?? '';
  }
}
