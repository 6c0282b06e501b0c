// Who is to be told by letter of a payment, or that what they have ends; each of it once.
import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';

/** Whom a letter is to. */
export interface Addressee {
  readonly user_id: string;
  readonly email: string;
  readonly language: string | null;
  readonly time_zone: string | null;
}
export type PaidFor = Addressee & {
  readonly id: string;
  readonly reference: string;
  readonly plan_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly verified_at: number;
  readonly start_at: number;
  readonly end_at: number;
  /** Of the payment that was made while this one was open. */
  readonly paid_beside: string | null;
};
export type EndingPlan = Addressee & {
  readonly id: string;
  readonly plan_id: string;
  readonly start_at: number;
  readonly end_at: number;
};
export type EndingTrial = Addressee & { readonly id: string; readonly trial_started_at: number };

export type PaymentLetterTable = ReturnType<typeof createPaymentLetterTable>;

const columns = ['users.email', 'users.language', 'users.time_zone'] as const;
const atOnce = 50;

export const createPaymentLetterTable = (queries: Queries) => ({
  ...receiptsOf(queries),
  ...endsOf(queries),
  ...trialsOf(queries),
});

const receiptsOf = ({ db }: Queries) => ({
  /** Payments since then without a receipt, of people who have confirmed their address. */
  listUnreceipted: (since: number): Promise<PaidFor[]> =>
    db
      .selectFrom('payment_intents')
      .innerJoin('users', 'users.id', 'payment_intents.user_id')
      .innerJoin('subscriptions', 'subscriptions.intent_id', 'payment_intents.id')
      .select([...columns, 'users.id as user_id'])
      .select(['payment_intents.id', 'reference', 'payment_intents.plan_id', 'amount', 'currency'])
      .select('paid_beside')
      .select(['subscriptions.start_at', 'subscriptions.end_at'])
      .select(sql<number>`payment_intents.verified_at`.as('verified_at'))
      // To the letter of its index, which holds no others.
      .where(sql<boolean>`payment_intents.status = 'paid' and receipt_sent_at is null`)
      .where('verified_at', '>', since)
      .where('email_verified_at', 'is not', null)
      .limit(atOnce)
      .execute(),

  /** @returns whether nobody else has: who gets true sends the letter. */
  takeReceipt: async (id: string, at: number | null): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('payment_intents')
      .set({ receipt_sent_at: at })
      .where('id', '=', id)
      .where('receipt_sent_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

const endsOf = ({ db }: Queries) => ({
  /** What ends in that time and is followed by nothing. */
  listEnding: (after: number, until: number): Promise<EndingPlan[]> =>
    db
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select([...columns, 'users.id as user_id'])
      .select(['subscriptions.id', 'plan_id', 'start_at', 'end_at'])
      .where('end_told_at', 'is', null)
      .where('end_at', '>', after)
      .where('end_at', '<=', until)
      .where('email_verified_at', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('subscriptions as later')
              .select('later.id')
              .whereRef('later.user_id', '=', 'subscriptions.user_id')
              .whereRef('later.end_at', '>', 'subscriptions.end_at'),
          ),
        ),
      )
      .limit(atOnce)
      .execute(),

  takeEnd: async (id: string, at: number | null): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('subscriptions')
      .set({ end_told_at: at })
      .where('id', '=', id)
      .where('end_told_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

const trialsOf = ({ db }: Queries) => ({
  /** Trials that began in that time, of people who have never had anything else. */
  listEndingTrials: (after: number, until: number): Promise<EndingTrial[]> =>
    db
      .selectFrom('users')
      .select([...columns, 'users.id', 'users.id as user_id'])
      .select(sql<number>`trial_started_at`.as('trial_started_at'))
      .where('trial_end_told_at', 'is', null)
      .where('trial_started_at', '>', after)
      .where('trial_started_at', '<=', until)
      .where('email_verified_at', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('subscriptions')
              .select('subscriptions.id')
              .whereRef('subscriptions.user_id', '=', 'users.id'),
          ),
        ),
      )
      .limit(atOnce)
      .execute(),

  takeTrial: async (id: string, at: number | null): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ trial_end_told_at: at })
      .where('id', '=', id)
      .where('trial_end_told_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
