// A mailed link confirms the address that it was mailed to, which may be another than the account has.
import type { Transaction } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import { isDuplicate } from '../../infrastructure/database/failures.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { hashOf } from '../sessions/tokens.ts';
import { type MailedToken, spend } from './spendToken.ts';
import { emailKey } from './userRepository.ts';

/** What a link came to. `taken`: another account has the address by now. */
export type Confirmation =
  | { readonly outcome: 'dead' | 'taken' | 'confirmed' | 'changedBefore' }
  | {
      readonly outcome: 'changed';
      readonly userId: string;
      /** The address that the account had, where it was confirmed and can be taken back. */
      readonly former: string | undefined;
    };

const purposes = ['email', 'newEmail', 'oldEmail'] as const;

/** Confirms the address that a token was mailed to. The same link followed again is no failure. */
export const createEmailConfirmation =
  ({ db }: Queries, { now }: { readonly now: () => number }) =>
  async (token: string): Promise<Confirmation> => {
    try {
      return await db.transaction().execute(async (transaction) => {
        const spent = await spend(transaction, token, purposes, now);
        if (!spent) return spentBefore(transaction, token);
        return spent.email === null
          ? confirmed(transaction, spent, now())
          : changed(transaction, spent, spent.email, now());
      });
    } catch (error) {
      if (isDuplicate(error)) return { outcome: 'taken' };
      throw error;
    }
  };

async function confirmed(
  transaction: Transaction<Tables>,
  { user_id: userId }: MailedToken,
  time: number,
): Promise<Confirmation> {
  await transaction
    .updateTable('users')
    .set({ email_verified_at: time, updated_at: time })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
  return { outcome: 'confirmed' };
}

/** The account has another address: what was mailed to the one before counts no more, and every session is over. */
async function changed(
  transaction: Transaction<Tables>,
  { user_id: userId, token_hash: spent, purpose }: MailedToken,
  email: string,
  time: number,
): Promise<Confirmation> {
  const { email: before, email_verified_at: verifiedAt } = await transaction
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('users')
    .set({ email, email_key: emailKey(email), email_verified_at: time, updated_at: time })
    .where('id', '=', userId)
    .execute();
  const others = transaction
    .deleteFrom('reset_tokens')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', spent);
  // Whoever takes an address back does so from whoever had the account meanwhile.
  const isTakenBack = purpose === 'oldEmail';
  await (isTakenBack ? others : others.where('purpose', '!=', 'oldEmail')).execute();
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  // An address that was never confirmed may be a stranger's.
  const former = isTakenBack || verifiedAt === null ? undefined : before;
  return { outcome: 'changed', userId, former };
}

async function spentBefore(transaction: Transaction<Tables>, token: string): Promise<Confirmation> {
  const again = await transaction
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'reset_tokens.user_id')
    .select(['users.email', 'reset_tokens.email as given'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!again) return { outcome: 'dead' };
  if (again.given === null) return { outcome: 'confirmed' };
  return { outcome: again.given === again.email ? 'changedBefore' : 'dead' };
}
