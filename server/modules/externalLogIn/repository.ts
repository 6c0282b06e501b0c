// Accounts of an outside provider that log in to ours, and log-ins that are under way there.
import type { Selectable } from 'kysely';
import { externalLogIns as limits } from '../../../contract/constants.ts';
import type {
  ExternalIdentitiesTable,
  ExternalLogInsTable,
} from '../../infrastructure/database/accountTables.ts';
import { deleted, updated } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { isDuplicate } from '../../infrastructure/database/failures.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { Person } from '../sessions/repository.ts';
import { hashOf } from '../sessions/tokens.ts';
import type { ExternalPerson } from './provider.ts';

export type Identity = Selectable<ExternalIdentitiesTable>;
export type ExternalLogIn = Selectable<ExternalLogInsTable>;

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

export const createIdentities = (queries: Queries, clock: Clock) => ({
  ...createKeeping(queries, clock),
  ...createUse(queries, clock),
  ...createLogIns(queries, clock),
  ...createKnown(queries, clock),
  ...createPurge(queries, clock),
});

function createKeeping({ db }: Queries, { now, newId }: Clock) {
  return {
    /** Oldest first. */
    list: (userId: string): Promise<Identity[]> =>
      db
        .selectFrom('external_identities')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id')
        .limit(limits.most)
        .execute(),

    /** `full`: there are as many as there may be. `known`: it logs in to an account already. */
    async connect(
      userId: string,
      { issuer, subject, email }: Pick<ExternalPerson, 'issuer' | 'subject' | 'email'>,
    ): Promise<'connected' | 'full' | 'known'> {
      try {
        return await db.transaction().execute(async (transaction) => {
          await lockUser(transaction, userId);
          const { count } = await transaction
            .selectFrom('external_identities')
            .select((rows) => rows.fn.countAll().as('count'))
            .where('user_id', '=', userId)
            .executeTakeFirstOrThrow();
          if (Number(count) >= limits.most) return 'full';
          await transaction
            .insertInto('external_identities')
            .values({
              id: newId(),
              user_id: userId,
              issuer,
              subject,
              email,
              created_at: now(),
              used_at: null,
            })
            .execute();
          return 'connected';
        });
      } catch (error) {
        if (isDuplicate(error)) return 'known';
        throw error;
      }
    },

    /** @returns whether there was such a one of theirs. */
    remove: async (userId: string, id: string): Promise<boolean> =>
      (await deleted(
        db.deleteFrom('external_identities').where('id', '=', id).where('user_id', '=', userId),
      )) > 0,
  };
}

function createUse({ db }: Queries, { now }: Clock) {
  return {
    find: (issuer: string, subject: string): Promise<Identity | undefined> =>
      db
        .selectFrom('external_identities')
        .selectAll()
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    /** @returns false where it was removed meanwhile. */
    noteUse: async (issuer: string, subject: string, userId: string): Promise<boolean> =>
      (await updated(
        db
          .updateTable('external_identities')
          .set({ used_at: now() })
          .where('issuer', '=', issuer)
          .where('subject', '=', subject)
          .where('user_id', '=', userId),
      )) > 0,
  };
}

/** A state and the browser's secret name one that has not run out. */
function createLogIns({ db }: Queries, { now }: Clock) {
  return {
    /** @param person who connects an account; null for a log-in */
    async begin(state: string, browser: string, person: Person | null): Promise<void> {
      const time = now();
      await db
        .insertInto('external_log_ins')
        .values({
          state_hash: hashOf(state),
          browser_hash: hashOf(browser),
          user_id: person?.userId ?? null,
          session_id: person?.sessionId ?? null,
          step: 'begun',
          created_at: time,
          expires_at: time + limits.life,
        })
        .execute();
    },

    /** An answer counts once, whatever comes of it. */
    take: (state: string, browser: string): Promise<ExternalLogIn | undefined> =>
      db
        .updateTable('external_log_ins')
        .set({ step: 'answered' })
        .where('state_hash', '=', hashOf(state))
        .where('browser_hash', '=', hashOf(browser))
        .where('step', '=', 'begun')
        .where('expires_at', '>', now())
        .returningAll()
        .executeTakeFirst(),
  };
}

/** Of whom more is asked. */
function createKnown({ db }: Queries, { now }: Clock) {
  return {
    /** Keeps who it is meanwhile. */
    async know(state: string, person: ExternalPerson): Promise<void> {
      await db
        .updateTable('external_log_ins')
        .set({
          step: 'known',
          issuer: person.issuer,
          subject: person.subject,
          email: person.email,
          email_verified: person.isEmailVerified ? 1 : 0,
          first_name: person.firstName,
          last_name: person.lastName,
        })
        .where('state_hash', '=', hashOf(state))
        .execute();
    },

    findKnown: (state: string, browser: string): Promise<ExternalLogIn | undefined> =>
      db
        .selectFrom('external_log_ins')
        .selectAll()
        .where('state_hash', '=', hashOf(state))
        .where('browser_hash', '=', hashOf(browser))
        .where('step', '=', 'known')
        .where('expires_at', '>', now())
        .executeTakeFirst(),

    /** @returns whether it was still there: of two that finish it, one does. */
    end: async (state: string): Promise<boolean> =>
      (await deleted(db.deleteFrom('external_log_ins').where('state_hash', '=', hashOf(state)))) >
      0,
  };
}

function createPurge({ clear }: Queries, { now }: Clock) {
  return {
    purgeLogIns: (signal?: AbortSignal): Promise<number> =>
      clear(
        (transaction, most) =>
          deleted(
            transaction
              .deleteFrom('external_log_ins')
              .where('state_hash', 'in', (from) =>
                from
                  .selectFrom('external_log_ins')
                  .select('state_hash')
                  .where('expires_at', '<=', now())
                  .limit(most),
              ),
          ),
        signal,
      ),
  };
}
