// Passkeys, and what they are asked to sign.
import type { Selectable } from 'kysely';
import { passkeys as limits } from '../../../contract/constants.ts';
import type { PasskeysTable } from '../../infrastructure/database/accountTables.ts';
import { deleted, updated } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { isDuplicate } from '../../infrastructure/database/failures.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import { hashOf } from '../sessions/tokens.ts';

export type Passkey = Selectable<PasskeysTable>;

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

export const createPasskeys = (queries: Queries, clock: Clock) => ({
  ...createKeeping(queries, clock),
  ...createChanges(queries),
  ...createUse(queries, clock),
  ...createChallenges(queries, clock),
});

function createKeeping({ db }: Queries, { now, newId }: Clock) {
  return {
    /** Oldest first. */
    list: (userId: string): Promise<Passkey[]> =>
      db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id')
        .limit(limits.most)
        .execute(),

    /** `full`: they have as many as a person may. `known`: somebody has this one already. */
    async add(
      userId: string,
      { credentialId, publicKey, counter, transports, name }: NewPasskey,
    ): Promise<Passkey | 'full' | 'known'> {
      const row = {
        id: newId(),
        user_id: userId,
        credential_id: credentialId,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        name,
        created_at: now(),
        used_at: null,
      };
      try {
        return await db.transaction().execute(async (transaction) => {
          await lockUser(transaction, userId);
          const { count } = await transaction
            .selectFrom('passkeys')
            .select((rows) => rows.fn.countAll().as('count'))
            .where('user_id', '=', userId)
            .executeTakeFirstOrThrow();
          if (Number(count) >= limits.most) return 'full';
          await transaction.insertInto('passkeys').values(row).execute();
          return row;
        });
      } catch (error) {
        if (isDuplicate(error)) return 'known';
        throw error;
      }
    },
  };
}

function createChanges({ db }: Queries) {
  return {
    /** @returns whether there is such a passkey of theirs. */
    rename: async (userId: string, id: string, name: string): Promise<boolean> =>
      (await updated(
        db.updateTable('passkeys').set({ name }).where('id', '=', id).where('user_id', '=', userId),
      )) > 0,

    /** @returns whether there was such a passkey of theirs. */
    remove: async (userId: string, id: string): Promise<boolean> =>
      (await deleted(
        db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId),
      )) > 0,
  };
}

function createUse({ db }: Queries, { now }: Clock) {
  return {
    findByCredential: (credentialId: string): Promise<Passkey | undefined> =>
      db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst(),

    isKept: async (id: string): Promise<boolean> =>
      (await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()) !==
      undefined,

    /**
     * Notes that a passkey has signed. A device that counts must be ahead of what it said before: two that say
     * the same are two copies.
     * @returns false where its counter went back or stood still, or it was removed meanwhile
     */
    noteUse: async (id: string, counter: number): Promise<boolean> =>
      (await updated(
        db
          .updateTable('passkeys')
          .set({ counter, used_at: now() })
          .where('id', '=', id)
          .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter))),
      )) > 0,
  };
}

/** What was asked for one thing is answered for that alone: who proves themselves adds no passkey by it. */
type Purpose = 'adding' | 'log-in' | 'proof';
const challengeHash = (purpose: Purpose, challenge: string): string =>
  hashOf(`${purpose}:${challenge}`);

function createChallenges({ db, clear }: Queries, { now }: Clock) {
  return {
    /** @param userId whose answer counts; null for a log-in */
    async keepChallenge(purpose: Purpose, challenge: string, userId: string | null): Promise<void> {
      const time = now();
      await db
        .insertInto('passkey_challenges')
        .values({
          challenge_hash: challengeHash(purpose, challenge),
          user_id: userId,
          created_at: time,
          expires_at: time + limits.challengeLife,
        })
        .execute();
    },

    /** Each counts once, whatever comes of it. @returns whether it was given out for this, and has not run out */
    async takeChallenge(
      purpose: Purpose,
      challenge: string,
      userId: string | null,
    ): Promise<boolean> {
      const taken = await db
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', '=', challengeHash(purpose, challenge))
        .where('user_id', userId === null ? 'is' : '=', userId)
        .returning('expires_at')
        .executeTakeFirst();
      return taken !== undefined && taken.expires_at > now();
    },

    purgeChallenges: (signal?: AbortSignal): Promise<number> =>
      clear(
        (transaction, most) =>
          deleted(
            transaction
              .deleteFrom('passkey_challenges')
              .where('challenge_hash', 'in', (from) =>
                from
                  .selectFrom('passkey_challenges')
                  .select('challenge_hash')
                  .where('expires_at', '<=', now())
                  .limit(most),
              ),
          ),
        signal,
      ),
  };
}
