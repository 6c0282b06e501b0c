// Tokens that travel by mail, to set a new password or to confirm an address. Only their hashes are
// stored; asking again kills the ones before.
import type { Transaction } from 'kysely';
import { hashOf, newLinkToken } from '../sessions/tokens.ts';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { ResetTokensTable } from '../../infrastructure/database/accountTables.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { day } from '../../../domain/durations.ts';

type Purpose = ResetTokensTable['purpose'];

interface Clock {
  readonly now: () => number;
}

export const createMailedTokens = (queries: Queries, clock: Clock) => ({
  ...createIssuing(queries, clock),
  ...createSpending(queries, clock),
  purge: createPurge(queries, clock),
});

const createIssuing = ({ db }: Queries, { now }: Clock) => ({
  /** A new token for this person; older ones of the same purpose are dead from now on. */
  issue: (userId: string, purpose: Purpose, life: number): Promise<string> =>
    db.transaction().execute(async (transaction) => {
      const token = newLinkToken();
      const time = now();
      await lockUser(transaction, userId);
      await transaction
        .deleteFrom('reset_tokens')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .execute();
      await transaction
        .insertInto('reset_tokens')
        .values({
          token_hash: hashOf(token),
          user_id: userId,
          purpose,
          created_at: time,
          expires_at: time + life,
        })
        .execute();
      return token;
    }),

  /** Whose a token is that could be spent now. */
  async findOwner(token: string, purpose: Purpose): Promise<string | undefined> {
    const row = await db
      .selectFrom('reset_tokens')
      .select('user_id')
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return row?.user_id;
  },
});

/** Spends a token: at most one caller gets its owner. */
async function spend(
  transaction: Transaction<Tables>,
  token: string,
  purpose: Purpose,
  now: () => number,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('reset_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable('reset_tokens')
    .set({ used_at: now() })
    .where('token_hash', '=', row.token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return numUpdatedRows > 0n ? row.user_id : undefined;
}

const createSpending = ({ db }: Queries, { now }: Clock) => ({
  /**
   * Spends a reset token: the password is set, every session ends, and the address counts as confirmed, since the
   * link arrived there.
   * @returns whose it was, or nothing where the token is not good any more.
   */
  resetPassword: (token: string, passwordHash: string): Promise<string | undefined> =>
    db.transaction().execute(async (transaction) => {
      const userId = await spend(transaction, token, 'password', now);
      if (userId === undefined) return undefined;
      const time = now();
      await transaction
        .updateTable('users')
        .set((user) => ({
          password_hash: passwordHash,
          email_verified_at: user.fn.coalesce('email_verified_at', user.val(time)),
          updated_at: time,
        }))
        .where('id', '=', userId)
        .execute();
      await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
      return userId;
    }),

  /** Confirms the address that a token was mailed to. The same link followed again is no failure. @returns whether the address is confirmed. */
  confirmEmail: (token: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const userId = await spend(transaction, token, 'email', now);
      if (userId !== undefined) {
        await transaction
          .updateTable('users')
          .set({ email_verified_at: now(), updated_at: now() })
          .where('id', '=', userId)
          .where('email_verified_at', 'is', null)
          .execute();
        return true;
      }
      const again = await transaction
        .selectFrom('reset_tokens')
        .innerJoin('users', 'users.id', 'reset_tokens.user_id')
        .select('users.id')
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', 'email')
        .where('used_at', 'is not', null)
        .where('email_verified_at', 'is not', null)
        .executeTakeFirst();
      return again !== undefined;
    }),
});

/** Clears away those that ran out a day ago or earlier; until then a confirmation link that is followed twice is no failure. */
const createPurge =
  ({ clear }: Queries, { now }: Clock) =>
  (signal?: AbortSignal): Promise<number> =>
    clear(
      (transaction, most) =>
        deleted(
          transaction.deleteFrom('reset_tokens').where('token_hash', 'in', (from) =>
            from
              .selectFrom('reset_tokens')
              .select('token_hash')
              .where('expires_at', '<=', now() - day)
              .limit(most),
          ),
        ),
      signal,
    );
