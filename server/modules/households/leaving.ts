import type { Transaction } from 'kysely';
import type { Tables } from '../../infrastructure/database/schema.ts';

/**
 * Takes a person out of their household, with the links that they made. Where the owner goes, who has been there longest is the
 * owner from then on; where nobody is left, the household ends.
 */
export async function leave(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const own = await transaction
    .selectFrom('household_members')
    .select('household_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!own) return;
  const { household_id: id } = own;
  // Whoever else leaves or joins waits.
  await transaction
    .updateTable('households')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('household_members').where('user_id', '=', userId).execute();
  await transaction
    .deleteFrom('household_invites')
    .where('household_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  const [next, ...others] = await transaction
    .selectFrom('household_members')
    .select(['user_id', 'role'])
    .where('household_id', '=', id)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  if (!next) await transaction.deleteFrom('households').where('id', '=', id).execute();
  else if (![next, ...others].some(({ role }) => role === 'owner'))
    await transaction
      .updateTable('household_members')
      .set({ role: 'owner' })
      .where('user_id', '=', next.user_id)
      .execute();
}
