import type { Queries } from '../../infrastructure/database/database.ts';
import type { PlanRecord } from '../../infrastructure/database/schema.ts';
import { findPlan, hasChanged, type PlanChanges, planShape, undoLife } from './planRows.ts';

type Now = () => number;

export const createPlanChanges = (queries: Queries, now: Now) => ({
  ...updatingOf(queries, now),
  ...revertingOf(queries, now),
});

const updatingOf = ({ db }: Queries, now: Now) => ({
  /** @param version the one that was edited; without it the last write holds. */
  async update(
    userId: string,
    id: string,
    { mealPlan, basis, report, name }: PlanChanges,
    version: number | undefined,
  ): Promise<PlanRecord | { readonly stale: PlanRecord } | 'unknown'> {
    const time = now();
    const change = db
      .updateTable('plans')
      .set((row) => ({
        previous_meal_plan: row.ref('meal_plan'),
        previous_basis: row.ref('basis'),
        previous_report: row.ref('report'),
        previous_at: time,
        meal_plan: mealPlan,
        version: row('version', '+', 1),
        updated_at: time,
        // What stays beside the days may be older than this version.
        shape: basis === undefined || report === undefined ? row.ref('shape') : row.lit(planShape),
        ...(basis === undefined ? {} : { basis }),
        ...(report === undefined ? {} : { report }),
        ...(name === undefined ? {} : { name }),
      }))
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null);
    const isChanged = await hasChanged(
      version === undefined ? change : change.where('version', '=', version),
    );
    const stored = await findPlan(db, userId, id);
    if (!stored) return 'unknown';
    // The same days again, after an answer that was lost, are no conflict.
    const isOwnRepetition =
      version !== undefined && stored.version === version + 1 && stored.meal_plan === mealPlan;
    return isChanged || isOwnRepetition ? stored : { stale: stored };
  },
});

const revertingOf = ({ db }: Queries, now: Now) => ({
  /** Undoes the last change; `version` is the one that it made. */
  async revert(
    userId: string,
    id: string,
    version: number,
  ): Promise<PlanRecord | { readonly stale: PlanRecord } | 'unknown'> {
    const isChanged = await hasChanged(
      db
        .updateTable('plans')
        .set((row) => ({
          meal_plan: row.fn.coalesce('previous_meal_plan', 'meal_plan'),
          basis: row.ref('previous_basis'),
          report: row.ref('previous_report'),
          shape: null,
          previous_meal_plan: null,
          previous_basis: null,
          previous_report: null,
          previous_at: null,
          version: row('version', '+', 1),
          updated_at: now(),
        }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where('version', '=', version)
        .where('previous_at', '>', now() - undoLife),
    );
    const stored = await findPlan(db, userId, id);
    if (!stored) return 'unknown';
    return isChanged ? stored : { stale: stored };
  },
});
