// What is ticked off on a plan's shopping list. The server orders the writes: each one gets the
// plan's next version, and the last one holds.
import { sql, type Transaction } from 'kysely';
import { keepApplied } from '../../infrastructure/database/appliedKeys.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { PlanTicksTable, Tables } from '../../infrastructure/database/schema.ts';

export interface TickChange {
  readonly item_key: string;
  readonly ticked: boolean;
}
export interface Ticks {
  readonly version: number;
  readonly ticks: (TickChange & { readonly version: number })[];
}

/** More lines than any list has; what goes beyond is not a shopping list. */
const mostTicks = 2000;

interface Writing {
  readonly userId: string;
  readonly planId: string;
  readonly changes: readonly TickChange[];
  readonly key: string | undefined;
  /** Who of the household ticks. */
  readonly by: string;
}

async function read(
  { db }: Pick<Queries, 'db'>,
  userId: string,
  planId: string,
  since = 0,
): Promise<Ticks | undefined> {
  const plan = await db
    .selectFrom('plans')
    .select('ticks_version')
    .where('id', '=', planId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!plan) return undefined;
  const rows = await db
    .selectFrom('plan_ticks')
    .select(['item_key', 'ticked', 'version'])
    .where('plan_id', '=', planId)
    .where('version', '>=', since === 0 ? 0 : since + 1)
    .orderBy('item_key')
    .execute();
  // Read after the version: what came in between has a higher one and is told again the next time.
  return {
    version: plan.ticks_version,
    ticks: rows.map((row) => ({
      item_key: row.item_key,
      ticked: row.ticked === 1,
      version: row.version,
    })),
  };
}

/** @throws TooManyTicks */
async function write(
  transaction: Transaction<Tables>,
  { userId, planId, changes, key, by }: Writing,
  now: () => number,
): Promise<'unknown' | 'again' | 'saved'> {
  // The plan's row is locked first, so writes of its ticks follow one another.
  const { numUpdatedRows } = await transaction
    .updateTable('plans')
    .set((row) => ({ ticks_version: row('ticks_version', '+', 1) }))
    .where('id', '=', planId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'unknown';
  const time = now();
  if (key !== undefined && !(await keepApplied(transaction, userId, key, planId, time)))
    return 'again';
  const { ticks_version: version } = await transaction
    .selectFrom('plans')
    .select('ticks_version')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  const rows = rowsOf(changes, {
    plan_id: planId,
    ticked_at: time,
    version,
    ticked_by: by,
  });
  await transaction
    .insertInto('plan_ticks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['plan_id', 'item_key']).doUpdateSet((row) => ({
        ticked: row.ref('excluded.ticked'),
        ticked_at: row.ref('excluded.ticked_at'),
        version: row.ref('excluded.version'),
        ticked_by: row.ref('excluded.ticked_by'),
      })),
    )
    .execute();
  const { count } = await transaction
    .selectFrom('plan_ticks')
    .select(sql<number>`count(*)`.as('count'))
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  if (count > mostTicks) throw new TooManyTicks();
  return 'saved';
}

export const createPlanTicks = (queries: Queries, { now }: { now: () => number }) => ({
  /** All of them, or what changed after the version `since`; nothing where the person has no such plan. */
  read: (userId: string, planId: string, since?: number) => read(queries, userId, planId, since),

  /** @param by who of the household ticks. @returns all ticks of the plan; `full` where there would be too many. */
  async save(
    userId: string,
    planId: string,
    changes: readonly TickChange[],
    key: string | undefined,
    by: string = userId,
  ): Promise<Ticks | 'full' | undefined> {
    const outcome = await queries.db
      .transaction()
      .execute((transaction) => write(transaction, { userId, planId, changes, key, by }, now))
      .catch((error: unknown) => {
        if (error instanceof TooManyTicks) return 'full' as const;
        throw error;
      });
    return outcome === 'full' ? 'full' : read(queries, userId, planId);
  },
});

/** A key that is named twice counts as it was named last; one insert may not touch a row twice. */
const rowsOf = (
  changes: readonly TickChange[],
  same: Omit<PlanTicksTable, 'item_key' | 'ticked'>,
): PlanTicksTable[] =>
  [...new Map(changes.map((each) => [each.item_key, each.ticked]))].map(([item_key, ticked]) => ({
    ...same,
    item_key,
    ticked: ticked ? 1 : 0,
  }));

class TooManyTicks extends Error {}
