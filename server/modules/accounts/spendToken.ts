// A token of a mailed link counts once.
import type { Selectable, Transaction } from 'kysely';
import type { ResetTokensTable } from '../../infrastructure/database/accountTables.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { hashOf } from '../sessions/tokens.ts';

export type MailedToken = Selectable<ResetTokensTable>;

/** Spends a token: at most one caller gets what it is for. */
export async function spend(
  transaction: Transaction<Tables>,
  token: string,
  purposes: readonly ResetTokensTable['purpose'][],
  now: () => number,
): Promise<MailedToken | undefined> {
  const row = await transaction
    .selectFrom('reset_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  if (!row) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable('reset_tokens')
    .set({ used_at: now() })
    .where('token_hash', '=', row.token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return numUpdatedRows > 0n ? row : undefined;
}
