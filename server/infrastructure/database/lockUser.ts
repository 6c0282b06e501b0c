import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** What two transactions change of one person happens one after the other, on either database. */
export async function lockUser(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', userId)
    .execute();
}
