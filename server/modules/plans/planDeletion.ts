// Deleting plans, one or all, and having them back within a day.
import { sql } from 'kysely';
import { keyLife } from '../../infrastructure/database/appliedKeys.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { isDuplicate } from '../../infrastructure/database/failures.ts';
import type { PlanRecord } from '../../infrastructure/database/schema.ts';
import { findPlan, hasChanged, type PlanRefused, type RowMaking, undoLife } from './planRows.ts';
import { purgePlans } from './purge.ts';

export const createPlanDeletion = (queries: Queries, rows: RowMaking) => ({
  ...deletingOf(queries, rows),
  ...restoringOf(queries, rows),
  ...purgingOf(queries, rows),
});

const deletingOf = ({ db }: Queries, { now, newId }: RowMaking) => ({
  /** @returns whether the person has, or within the last day had, such a plan. */
  async delete(userId: string, id: string): Promise<boolean> {
    const isGone = await hasChanged(
      db
        .updateTable('plans')
        .set({ deleted_at: now() })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null),
    );
    return (
      isGone ||
      (await db
        .selectFrom('plans')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()) !== undefined
    );
  },

  /** Deletes all; sent again after a lost answer, it names the same clearing. */
  async clear(userId: string): Promise<{ clearId: string; count: number }> {
    const clearId = newId();
    const { numUpdatedRows } = await db
      .updateTable('plans')
      .set({ deleted_at: now(), clear_id: clearId })
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { clearId, count: Number(numUpdatedRows) };
    const last = await db
      .selectFrom('plans')
      .select(['clear_id', sql<number>`count(*)`.as('count')])
      .where('user_id', '=', userId)
      .where('clear_id', 'is not', null)
      .where('deleted_at', '>', now() - undoLife)
      .groupBy('clear_id')
      .orderBy('clear_id', 'desc')
      .executeTakeFirst();
    return { clearId: last?.clear_id ?? clearId, count: last?.count ?? 0 };
  },
});

function restoringOf({ db }: Queries, { now }: Pick<RowMaking, 'now'>) {
  /** Takes a plan back among the living. */
  const undelete = async (userId: string, id: string): Promise<PlanRecord | PlanRefused> => {
    const living = await findPlan(db, userId, id);
    if (living) return living;
    try {
      const isBack = await hasChanged(
        db
          .updateTable('plans')
          .set({ deleted_at: null, clear_id: null })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('deleted_at', '>', now() - undoLife),
      );
      return (isBack ? await findPlan(db, userId, id) : undefined) ?? 'unknown';
    } catch (error) {
      if (isDuplicate(error)) return 'occupied';
      throw error;
    }
  };

  return {
    restore: undelete,

    /** What a clearing deleted and nobody has replaced since. */
    async restoreCleared(
      userId: string,
      clearId: string,
    ): Promise<{ restored: PlanRecord[]; skipped: PlanRecord[] }> {
      const cleared = await db
        .selectFrom('plans')
        .selectAll()
        .where('user_id', '=', userId)
        .where('clear_id', '=', clearId)
        .where('deleted_at', '>', now() - undoLife)
        .orderBy('id', 'desc')
        .execute();
      const [restored, skipped]: [PlanRecord[], PlanRecord[]] = [[], []];
      for (const plan of cleared) {
        const back = await undelete(userId, plan.id);
        if (typeof back === 'object') restored.push(back);
        else if (back === 'occupied') skipped.push(plan);
      }
      return { restored, skipped };
    },
  };
}

const purgingOf = ({ clear }: Queries, { now }: Pick<RowMaking, 'now'>) => ({
  /** What can come back no more goes for good. */
  purge: (signal?: AbortSignal): Promise<number> =>
    purgePlans({ clear, before: now() - undoLife, keysBefore: now() - keyLife, signal }),
});
