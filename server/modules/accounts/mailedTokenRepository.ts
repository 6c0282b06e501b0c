// Tokens that travel by mail, to set a new password or to confirm an address. Only their hashes are
// stored; asking again kills the ones before, except those by which an earlier address can be taken back.
import { createEmailConfirmation } from './emailConfirmation.ts';
import { hashOf, newLinkToken } from '../sessions/tokens.ts';
import { spend } from './spendToken.ts';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { ResetTokensTable } from '../../infrastructure/database/accountTables.ts';
import { day } from '../../../domain/durations.ts';

type Purpose = ResetTokensTable['purpose'];

interface Clock {
  readonly now: () => number;
}

export const createMailedTokens = (queries: Queries, clock: Clock) => ({
  ...createIssuing(queries, clock),
  ...createSpending(queries, clock),
  confirmEmail: createEmailConfirmation(queries, clock),
  purge: createPurge(queries, clock),
});

const createIssuing = ({ db }: Queries, { now }: Clock) => ({
  /** A new token for this person. @param email the address that it gives to the account */
  issue: (
    userId: string,
    purpose: Purpose,
    life: number,
    email: string | null = null,
  ): Promise<string> =>
    db.transaction().execute(async (transaction) => {
      const token = newLinkToken();
      const time = now();
      await lockUser(transaction, userId);
      if (purpose !== 'oldEmail')
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
          email,
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

const createSpending = ({ db }: Queries, { now }: Clock) => ({
  /**
   * Spends a reset token: the password is set, every session ends, and the address counts as confirmed, since the
   * link arrived there.
   * @returns whose it was, or nothing where the token is not good any more.
   */
  resetPassword: (token: string, passwordHash: string): Promise<string | undefined> =>
    db.transaction().execute(async (transaction) => {
      const spent = await spend(transaction, token, ['password'], now);
      if (!spent) return undefined;
      const { user_id: userId } = spent;
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
      await transaction
        .deleteFrom('reset_tokens')
        .where('user_id', '=', userId)
        .where('purpose', '=', 'newEmail')
        .execute();
      await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
      return userId;
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
