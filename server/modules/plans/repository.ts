// Weekly plans. One a person and week, which the database holds them to; deleted ones can come back
// for a day, and so can the copy before the last change.
import { sql, type Transaction } from 'kysely';
import { addDays, daysBetween, mondayOf, weekName } from '../../../domain/calendar.ts';
import { findApplied, keyLife, replaceApplied } from '../../infrastructure/database/appliedKeys.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { isDuplicate } from '../../infrastructure/database/failures.ts';
import type { PlanRecord, Tables } from '../../infrastructure/database/schema.ts';
import { day } from '../../../domain/durations.ts';
import { purgePlans } from './purge.ts';

/** How long what was deleted or replaced can come back (ms). */
export const undoLife = day;

export interface PlanFields {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** JSON. */
  readonly mealPlan: string;
  readonly basis: string | null;
  readonly report: string | null;
  /** `planShape` where the three were checked; null where nobody knows. */
  readonly shape: number | null;
}

/** The shape that this version writes. A change of the contract's days, basis or report that older rows do not fit gets the next number. */
export const planShape = 1;

/** A field that is undefined stays as it is. */
export interface PlanChanges {
  readonly mealPlan: string;
  readonly basis: string | null | undefined;
  readonly report: string | null | undefined;
  readonly name: string | undefined;
}

/** `occupied`: the week has a plan already. `full`: no more are kept. */
export type PlanRefused = 'unknown' | 'occupied' | 'full';

/** A plan in a list: `meal_plan` is null where it was not asked for. */
export type ListedPlan = Pick<
  PlanRecord,
  'id' | 'name' | 'start_date' | 'end_date' | 'created_at' | 'updated_at' | 'version'
> & {
  readonly meal_plan: string | null;
  readonly basis: string | null;
  readonly report: string | null;
  readonly shape: number | null;
};

const heads = [
  'id',
  'name',
  'start_date',
  'end_date',
  'created_at',
  'updated_at',
  'version',
] as const;
/** What a person can have, deleted ones of the last day included: sixty years of weeks. */
export const mostPlans = 3000;
/** Attempts to find a free week while somebody else takes them. */
const mostRounds = 5;
/** Sorts after every id, in whatever collation a database has: a letter, since some put signs before digits. */
const fromTheStart = 'z';

export function createPlans(
  { db, prepare, clear }: Queries,
  { now, newId }: { now: () => number; newId: () => string },
) {
  const mine = (from: typeof db | Transaction<Tables>, userId: string) =>
    from.selectFrom('plans').where('user_id', '=', userId).where('deleted_at', 'is', null);
  const page = prepare<ListedPlan>(
    mine(db, '').select(heads).where('id', '<', '').orderBy('id', 'desc').limit(1),
  );
  const wholePage = prepare<ListedPlan>(
    mine(db, '')
      .select([...heads, 'meal_plan', 'basis', 'report', 'shape'])
      .where('id', '<', '')
      .orderBy('id', 'desc')
      .limit(1),
  );
  const counted = prepare<{ total: number }>(
    mine(db, '').select(sql<number>`count(*)`.as('total')),
  );

  const find = async (
    from: typeof db | Transaction<Tables>,
    userId: string,
    id: string,
  ): Promise<PlanRecord | undefined> =>
    mine(from, userId).selectAll().where('id', '=', id).executeTakeFirst();
  const touched = async (query: {
    executeTakeFirst: () => Promise<{ numUpdatedRows: bigint }>;
  }): Promise<boolean> => (await query.executeTakeFirst()).numUpdatedRows > 0n;

  /** Inserts unless the week is occupied; with a key, the plan that its first sending made. */
  const insert = (
    userId: string,
    plan: PlanFields,
    key: string | undefined,
  ): Promise<PlanRecord | 'occupied' | 'full'> =>
    db.transaction().execute(async (transaction) => {
      const again = async (): Promise<PlanRecord | undefined> => {
        const id = key === undefined ? undefined : await findApplied(transaction, userId, key);
        // What was deleted since is not answered with: who saves it again wants it back.
        return id === undefined ? undefined : find(transaction, userId, id);
      };
      const before = await again();
      if (before) return before;
      const { kept } = await transaction
        .selectFrom('plans')
        .select(sql<number>`count(*)`.as('kept'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (kept >= mostPlans) return 'full';
      const [id, time] = [newId(), now()];
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
      // Where two sendings of one save arrive together, the later one finds the week taken by its own plan.
      if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return (await again()) ?? 'occupied';
      if (key !== undefined) await replaceApplied(transaction, userId, key, id, time);
      return transaction
        .selectFrom('plans')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    });

  /** Takes a plan back among the living. */
  const undelete = async (userId: string, id: string): Promise<PlanRecord | PlanRefused> => {
    const living = await find(db, userId, id);
    if (living) return living;
    try {
      const isBack = await touched(
        db
          .updateTable('plans')
          .set({ deleted_at: null, clear_id: null })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('deleted_at', '>', now() - undoLife),
      );
      return (isBack ? await find(db, userId, id) : undefined) ?? 'unknown';
    } catch (error) {
      if (isDuplicate(error)) return 'occupied';
      throw error;
    }
  };

  return {
    /** At most `limit` plans older than `before`, newest first; the first `whole` of them with their days. */
    async list(
      userId: string,
      {
        limit,
        before = fromTheStart,
        whole,
      }: { limit: number; before?: string | undefined; whole: number },
    ): Promise<{ plans: ListedPlan[]; total: number }> {
      const first = whole > 0 ? await wholePage(userId, before, Math.min(whole, limit)) : [];
      const rest =
        limit > whole ? await page(userId, first.at(-1)?.id ?? before, limit - whole) : [];
      const [{ total } = { total: 0 }] = await counted(userId);
      return {
        plans: [
          ...first,
          ...(first.length < whole
            ? []
            : rest.map((each) => ({
                ...each,
                meal_plan: null,
                basis: null,
                report: null,
                shape: null,
              }))),
        ],
        total,
      };
    },

    find: (userId: string, id: string): Promise<PlanRecord | undefined> => find(db, userId, id),

    create: insert,

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
          shape:
            basis === undefined || report === undefined ? row.ref('shape') : row.lit(planShape),
          ...(basis === undefined ? {} : { basis }),
          ...(report === undefined ? {} : { report }),
          ...(name === undefined ? {} : { name }),
        }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null);
      const isChanged = await touched(
        version === undefined ? change : change.where('version', '=', version),
      );
      const stored = await find(db, userId, id);
      if (!stored) return 'unknown';
      // The same days again, after an answer that was lost, are no conflict.
      const isOwnRepetition =
        version !== undefined && stored.version === version + 1 && stored.meal_plan === mealPlan;
      return isChanged || isOwnRepetition ? stored : { stale: stored };
    },

    /** Undoes the last change; `version` is the one that it made. */
    async revert(
      userId: string,
      id: string,
      version: number,
    ): Promise<PlanRecord | { readonly stale: PlanRecord } | 'unknown'> {
      const isChanged = await touched(
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
      const stored = await find(db, userId, id);
      if (!stored) return 'unknown';
      return isChanged ? stored : { stale: stored };
    },

    /** @returns whether the person has, or within the last day had, such a plan. */
    async delete(userId: string, id: string): Promise<boolean> {
      const isGone = await touched(
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

    /** Whether the week of a date has a plan. */
    async isPlanned(userId: string, date: string): Promise<boolean> {
      const rows = mine(db, userId).select('id').where('week_key', '=', mondayOf(date)).limit(1);
      return (await rows.execute()).length > 0;
    },

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
        const source = await find(db, userId, id);
        if (!source) return 'unknown';
        const from =
          start ??
          addDays(
            source.start_date,
            daysBetween(source.week_key, await nextFreeWeek(userId, source.week_key)),
          );
        const to = addDays(from, Math.max(0, daysBetween(source.start_date, source.end_date)));
        const copied = source.name.replace(
          weekName(source.start_date, source.end_date),
          weekName(from, to),
        );
        const copy = await insert(
          userId,
          {
            name: name ?? copied,
            start: from,
            end: to,
            mealPlan: source.meal_plan,
            basis: source.basis,
            report: source.report,
            shape: source.shape,
          },
          key,
        );
        if (copy !== 'occupied' || start !== undefined) return copy;
      }
      return 'occupied';
    },

    /** What can come back no more goes for good. */
    purge: (signal?: AbortSignal): Promise<number> =>
      purgePlans({ clear, before: now() - undoLife, keysBefore: now() - keyLife, signal }),
  };

  async function nextFreeWeek(userId: string, after: string): Promise<string> {
    const rows = await mine(db, userId).select('week_key').where('week_key', '>', after).execute();
    const taken = new Set(rows.map((row) => row.week_key));
    let week = addDays(after, 7);
    while (taken.has(week)) week = addDays(week, 7);
    return week;
  }
}
