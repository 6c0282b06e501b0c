// Authenticator apps and recovery codes.
import type { Transaction } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { AuthenticatorsTable } from '../../infrastructure/database/accountTables.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import type { Seal } from '../../infrastructure/seal.ts';
import { type CodeResult, takeAppCode, takeCode } from './codeChecks.ts';
import { hour } from '../../../domain/durations.ts';
import type { Person } from '../sessions/repository.ts';
import { recoveryHash } from './recoveryCodes.ts';

export interface SecondFactorState {
  readonly since: number;
  readonly codesLeft: number;
}
interface Clock {
  readonly now: () => number;
}

export const createSecondFactors = (queries: Queries, clock: Clock, seal: Seal) => ({
  ...createChecks(queries, clock, seal),
  ...createSetup(queries, clock, seal),
  ...createChanges(queries, clock),
});

function createChecks({ db }: Queries, { now }: Clock, seal: Seal) {
  return {
    /** Nothing where the person has none that counts. */
    read: async (userId: string): Promise<SecondFactorState | undefined> => {
      const row = await find(db, userId);
      if (row?.confirmed_at == null) return undefined;
      const { left } = await db
        .selectFrom('recovery_codes')
        .select((rows) => rows.fn.countAll().as('left'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { since: row.confirmed_at, codesLeft: Number(left) };
    },

    /** Nothing where the person has none: then there is no code to be asked for. */
    check: (userId: string, code: string): Promise<CodeResult | undefined> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const row = await find(transaction, userId);
        if (row?.confirmed_at == null) return undefined;
        const key = await seal.open(row.sealed_key, userId, transaction);
        return takeCode(transaction, { row, key }, code, now());
      }),
  };
}

/** How long the key of an app that is being set up is shown again. */
const setupLife = hour;

/** In its own session alone: who had got into another one would know the key that its owner then takes. */
const isBegun = (
  row: AuthenticatorsTable | undefined,
  sessionId: string,
  now: number,
): row is AuthenticatorsTable =>
  row !== undefined &&
  row.confirmed_at === null &&
  row.session_id === sessionId &&
  row.created_at > now - setupLife;

function createSetup({ db }: Queries, { now }: Clock, seal: Seal) {
  return {
    /**
     * Keeps the key of an app that is being set up. Whoever begins again, after a reload, goes on with the key that their app may have already.
     * @returns the key; nothing where one counts already.
     */
    begin: async ({ userId, sessionId }: Person, key: Buffer): Promise<Buffer | undefined> => {
      const sealed = await seal.close(key, userId);
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const row = await find(transaction, userId);
        if (row?.confirmed_at != null) return undefined;
        if (isBegun(row, sessionId, now())) return seal.open(row.sealed_key, userId, transaction);
        await transaction.deleteFrom('authenticators').where('user_id', '=', userId).execute();
        await transaction
          .insertInto('authenticators')
          .values({
            user_id: userId,
            sealed_key: sealed,
            session_id: sessionId,
            created_at: now(),
            last_step: 0,
            failures: 0,
          })
          .execute();
        return key;
      });
    },

    /** Whether an app is being set up in this session. */
    isBegun: async ({ userId, sessionId }: Person): Promise<boolean> =>
      isBegun(await find(db, userId), sessionId, now()),

    /** From a right code on it counts. @returns nothing where none is being set up. */
    confirm: (
      userId: string,
      code: string,
      codes: readonly string[],
    ): Promise<CodeResult | undefined> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const row = await find(transaction, userId);
        if (!row || row.confirmed_at !== null) return undefined;
        const key = await seal.open(row.sealed_key, userId, transaction);
        const result = await takeAppCode(transaction, { row, key }, code, now());
        if (result.outcome !== 'right') return result;
        await transaction
          .updateTable('authenticators')
          .set({ confirmed_at: now() })
          .where('user_id', '=', userId)
          .execute();
        await replaceCodes(transaction, userId, codes, now());
        return result;
      }),
  };
}

function createChanges({ db }: Queries, { now }: Clock) {
  return {
    /** @returns false where nothing asks for them. */
    renewCodes: (userId: string, codes: readonly string[]): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        if ((await find(transaction, userId))?.confirmed_at == null) return false;
        await replaceCodes(transaction, userId, codes, now());
        return true;
      }),

    /** @returns whether there was one that counted. */
    end: (userId: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const wasOn = (await find(transaction, userId))?.confirmed_at != null;
        await transaction.deleteFrom('authenticators').where('user_id', '=', userId).execute();
        await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
        return wasOn;
      }),
  };
}

const find = (
  from: Pick<Transaction<Tables>, 'selectFrom'>,
  userId: string,
): Promise<AuthenticatorsTable | undefined> =>
  from.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst();

async function replaceCodes(
  transaction: Transaction<Tables>,
  userId: string,
  codes: readonly string[],
  time: number,
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: recoveryHash(code, userId),
        created_at: time,
      })),
    )
    .execute();
}
