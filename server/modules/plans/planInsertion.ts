import { sql, type Transaction } from 'kysely';
import { mondayOf } from '../../../domain/calendar.ts';
import { findApplied, replaceApplied } from '../../infrastructure/database/appliedKeys.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { PlanRecord, Tables } from '../../infrastructure/database/schema.ts';
import { findPlan, mostPlans, type PlanFields, type RowMaking } from './planRows.ts';

/** Whether a person keeps as many plans as they may. */
async function isFull(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const { kept } = await transaction
    .selectFrom('plans')
    .select(sql<number>`count(*)`.as('kept'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return kept >= mostPlans;
}

/** @returns whether the week was free */
async function insertRow(
  transaction: Transaction<Tables>,
  { id, userId, time }: { id: string; userId: string; time: number },
  plan: PlanFields,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('plans')
    .values({
      id,
      user_id: userId,
      name: plan.name,
      start_date: plan.start,
      end_date: plan.end,
      week_key: mondayOf(plan.start),
      meal_plan: plan.mealPlan,
      basis: plan.basis,
      report: plan.report,
      shape: plan.shape,
      version: 1,
      created_at: time,
      updated_at: time,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'week_key']).where('deleted_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type InsertPlan = ReturnType<typeof createPlanInsertion>;

/** Inserts unless the week is occupied; with a key, the plan that its first sending made. */
export const createPlanInsertion =
  ({ db }: Queries, { now, newId }: RowMaking) =>
  (
    userId: string,
    plan: PlanFields,
    key: string | undefined,
  ): Promise<PlanRecord | 'occupied' | 'full'> =>
    db.transaction().execute(async (transaction) => {
      const again = async (): Promise<PlanRecord | undefined> => {
        const id = key === undefined ? undefined : await findApplied(transaction, userId, key);
        // What was deleted since is not answered with: who saves it again wants it back.
        return id === undefined ? undefined : findPlan(transaction, userId, id);
      };
      const before = await again();
      if (before) return before;
      if (await isFull(transaction, userId)) return 'full';
      const [id, time] = [newId(), now()];
      // Where two sendings of one save arrive together, the later one finds the week taken by its own plan.
      if (!(await insertRow(transaction, { id, userId, time }, plan)))
        return (await again()) ?? 'occupied';
      if (key !== undefined) await replaceApplied(transaction, userId, key, id, time);
      return transaction
        .selectFrom('plans')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    });
