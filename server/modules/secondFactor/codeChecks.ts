// Checking a code. The caller holds the person's row, so that no two take the same code, and no burst of
// guesses gets past the count.
import type { Transaction } from 'kysely';
import type { AuthenticatorsTable } from '../../infrastructure/database/accountTables.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { day, minute } from '../../../domain/durations.ts';
import { isRecoveryCode, recoveryHash } from './recoveryCodes.ts';
import { stepsOf } from './totp.ts';

export type CodeResult =
  | { readonly outcome: 'right'; readonly by: 'app' | 'recovery code' }
  | { readonly outcome: 'wrong' }
  /** It is the app's, and was taken before. */
  | { readonly outcome: 'used' }
  /** Too many wrong ones: none is looked at for so long (ms). */
  | { readonly outcome: 'waiting'; readonly wait: number };

/** So many wrong codes are a slip of the hand; from then on each wrong one doubles the wait. */
const freeFailures = 5;
const firstWait = 15 * minute;

/** How long (ms) no code is looked at after so many wrong ones. */
export const waitAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(firstWait * 2 ** (failures - freeFailures), day);

/** Whose app it is, and its key. */
export interface App {
  readonly row: AuthenticatorsTable;
  readonly key: Buffer;
}

/** Takes a code of the app, or a recovery code in its place. */
export const takeCode = (
  transaction: Transaction<Tables>,
  app: App,
  code: string,
  time: number,
): Promise<CodeResult> =>
  isRecoveryCode(code)
    ? takeRecoveryCode(transaction, app.row.user_id, code, time)
    : takeAppCode(transaction, app, code, time);

export async function takeAppCode(
  transaction: Transaction<Tables>,
  { row, key }: App,
  code: string,
  time: number,
): Promise<CodeResult> {
  const typed = code.replaceAll(/\s/g, '');
  // What no app gives is no guess.
  if (!/^\d{6}$/.test(typed)) return { outcome: 'wrong' };
  const wait = (row.failed_at ?? 0) + waitAfter(row.failures) - time;
  if (row.failures >= freeFailures && wait > 0) return { outcome: 'waiting', wait };
  const steps = stepsOf(typed, key, time);
  const step = steps.find((each) => each > row.last_step);
  if (step === undefined && steps.length > 0) return { outcome: 'used' };
  await transaction
    .updateTable('authenticators')
    .set(
      step === undefined
        ? { failures: row.failures + 1, failed_at: time }
        : { last_step: step, failures: 0, failed_at: null },
    )
    .where('user_id', '=', row.user_id)
    .execute();
  return step === undefined ? { outcome: 'wrong' } : { outcome: 'right', by: 'app' };
}

async function takeRecoveryCode(
  transaction: Transaction<Tables>,
  userId: string,
  code: string,
  time: number,
): Promise<CodeResult> {
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: time })
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryHash(code, userId))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { outcome: 'right', by: 'recovery code' } : { outcome: 'wrong' };
}
