// Which sendings of a change were applied, by the key that the client gave each: sent again after a
// lost answer, a change is not made twice.
import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import { day } from '../../../domain/durations.ts';

/** How long a key is remembered: longer than anybody stays offline with changes that wait. */
export const keyLife = 30 * day;

/** Of one person. Where there are more, the older half is forgotten: so many changes wait on no device. */
const mostKeys = 4000;

async function forgetOld(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const { kept } = await transaction
    .selectFrom('applied_keys')
    .select(sql<number>`count(*)`.as('kept'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (kept < mostKeys) return;
  const { created_at: middle } = await transaction
    .selectFrom('applied_keys')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .offset(Math.floor(mostKeys / 2))
    .limit(1)
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('applied_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<=', middle)
    .execute();
}

/** What the first sending made, or nothing where this is the first. */
export async function findApplied(
  transaction: Transaction<Tables>,
  userId: string,
  key: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('applied_keys')
    .select('result')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.result;
}

/** @returns whether the key was new; another sending at the same moment may have been first. */
export async function keepApplied(
  transaction: Transaction<Tables>,
  userId: string,
  key: string,
  result: string,
  time: number,
): Promise<boolean> {
  await forgetOld(transaction, userId);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('applied_keys')
    .values({ user_id: userId, key, result, created_at: time })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Keeps what the latest sending of a key made, where what the first made is gone. */
export async function replaceApplied(
  transaction: Transaction<Tables>,
  userId: string,
  key: string,
  result: string,
  time: number,
): Promise<void> {
  await forgetOld(transaction, userId);
  await transaction
    .insertInto('applied_keys')
    .values({ user_id: userId, key, result, created_at: time })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet({ result, created_at: time }),
    )
    .execute();
}
