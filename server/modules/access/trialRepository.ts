// Whose trial has run. A keyed hash of the address is kept for this alone, for a year and also after the
// account is deleted: who signs up again goes on with the trial they had.
import type { Kysely, Transaction } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import type { KeyedHash } from '../../infrastructure/keyedHash.ts';
import { day } from '../../../domain/durations.ts';

/** How long it is remembered (ms). */
export const trialMemory = 365 * day;

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, as far as it tells: what follows a + is a note of its owner's, and Gmail
 * looks at no dots.
 * @param key the address as `emailKey` has it
 */
export function mailboxOf(key: string): string {
  const at = key.lastIndexOf('@');
  const [whole, domain] = [key.slice(0, at), key.slice(at + 1)];
  const local = whole.split('+', 1)[0] || whole;
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Those that are remembered no more. */
const runOut = (from: Kysely<Tables>, now: number) =>
  from.deleteFrom('trials').where('started_at', '<=', now - trialMemory);

/** Remembers a trial, unless an earlier one of the same mailbox is. @returns when that one began */
async function remember(
  transaction: Transaction<Tables>,
  address_hash: string,
  startedAt: number,
  now: number,
): Promise<number> {
  await runOut(transaction, now).where('address_hash', '=', address_hash).execute();
  await transaction
    .insertInto('trials')
    .values({ address_hash, started_at: startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { started_at } = await transaction
    .selectFrom('trials')
    .select('started_at')
    .where('address_hash', '=', address_hash)
    .executeTakeFirstOrThrow();
  return started_at;
}

export type Trials = ReturnType<typeof createTrials>;

export function createTrials(
  { db }: Queries,
  { now }: { now: () => number },
  findHash: () => Promise<KeyedHash>,
) {
  const hashOf = async (emailKey: string): Promise<string> =>
    (await findHash())('trial', mailboxOf(emailKey));

  return {
    /** The trial begins once, whoever calls first; and once a mailbox, however often it signs up. */
    async start(userId: string): Promise<void> {
      await findHash();
      await db.transaction().execute(async (transaction) => {
        const user = await transaction
          .selectFrom('users')
          .select('email_key')
          .where('id', '=', userId)
          .where('trial_started_at', 'is', null)
          .executeTakeFirst();
        if (!user) return;
        const [hash, time] = [await hashOf(user.email_key), now()];
        const trial_started_at = await remember(transaction, hash, time, time);
        await transaction
          .updateTable('users')
          .set({ trial_started_at })
          .where('id', '=', userId)
          .where('trial_started_at', 'is', null)
          .execute();
      });
    },

    /** Before an account goes: its trial may have begun with an earlier version, which remembered none. */
    async keep(transaction: Transaction<Tables>, userId: string): Promise<void> {
      const user = await transaction
        .selectFrom('users')
        .select(['email_key', 'trial_started_at'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (user && user.trial_started_at !== null && user.trial_started_at > now() - trialMemory)
        await remember(transaction, await hashOf(user.email_key), user.trial_started_at, now());
    },

    prepare: async (): Promise<void> => void (await findHash()),

    async purge(): Promise<void> {
      await runOut(db, now()).execute();
    },
  };
}
