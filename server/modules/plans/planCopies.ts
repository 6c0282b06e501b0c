import { addDays, daysBetween, weekName } from '../../../domain/calendar.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { PlanRecord } from '../../infrastructure/database/schema.ts';
import type { InsertPlan } from './planInsertion.ts';
import { findPlan, type PlanFields, type PlanRefused, plansOf } from './planRows.ts';

/** Attempts to find a free week while somebody else takes them. */
const mostRounds = 5;

async function nextFreeWeek(db: Queries['db'], userId: string, after: string): Promise<string> {
  const rows = await plansOf(db, userId).select('week_key').where('week_key', '>', after).execute();
  const taken = new Set(rows.map((row) => row.week_key));
  let week = addDays(after, 7);
  while (taken.has(week)) week = addDays(week, 7);
  return week;
}

/** The same plan from another day on; a name that says the week says the new one. */
function startingOn(source: PlanRecord, start: string, name: string | undefined): PlanFields {
  const end = addDays(start, Math.max(0, daysBetween(source.start_date, source.end_date)));
  return {
    name:
      name ??
      source.name.replace(weekName(source.start_date, source.end_date), weekName(start, end)),
    start,
    end,
    mealPlan: source.meal_plan,
    basis: source.basis,
    report: source.report,
    shape: source.shape,
  };
}

export const createPlanCopies = ({ db }: Queries, insert: InsertPlan) => ({
  /** A copy in the week of `start`, or in the next week without a plan. */
  async duplicate(
    userId: string,
    id: string,
    {
      start,
      name,
      key,
    }: { start?: string | undefined; name?: string | undefined; key?: string | undefined },
  ): Promise<PlanRecord | PlanRefused> {
    for (let round = 0; round < mostRounds; round += 1) {
      const source = await findPlan(db, userId, id);
      if (!source) return 'unknown';
      const week = source.week_key;
      const from =
        start ??
        addDays(source.start_date, daysBetween(week, await nextFreeWeek(db, userId, week)));
      const copy = await insert(userId, startingOn(source, from, name), key);
      if (copy !== 'occupied' || start !== undefined) return copy;
    }
    return 'occupied';
  },
});
