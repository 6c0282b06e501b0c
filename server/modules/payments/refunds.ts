// What went back of payments, and the list of payments that a person has to look at because of it.
import type { Transaction } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { PaymentIntent, Tables } from '../../infrastructure/database/schema.ts';
import { lockIntent } from './lockIntent.ts';

export interface Refund {
  /** Of the payment. */
  readonly reference: string;
  /** The provider's name of it. */
  readonly id: string;
  /** Minor units; null where the provider does not say. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** The provider's own words. */
  readonly said: string;
}

/** How much of a payment went back (minor units): all of it where a refund does not say how much. */
export function refundedOf({ amount, refunds }: Pick<PaymentIntent, 'amount' | 'refunds'>): number {
  const parts = Object.values(JSON.parse(refunds) as Readonly<Record<string, number | null>>);
  return Math.min(
    amount,
    parts.reduce<number>((sum, part) => sum + (part ?? amount), 0),
  );
}

/** A payment of which something went back needs a person, also where it was settled before or is disputed. */
export async function listRefund(
  transaction: Transaction<Tables>,
  { reference, amount, currency, plan_id, refunds }: PaymentIntent,
  { said, now }: { said: string; now: number },
): Promise<void> {
  const news = {
    kind: 'refunded' as const,
    details: JSON.stringify({
      reference,
      said,
      refunded: refundedOf({ amount, refunds }),
      of: { amount, currency, plan: plan_id },
    }),
    created_at: now,
    resolved_at: null,
  };
  await transaction
    .insertInto('payment_cases')
    .values({ reference, ...news })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(news))
    .execute();
}

export const createRefunds = ({ db }: Queries, now: () => number) => ({
  /**
   * Keeps a refund with its payment, once, and puts one that bought something on the support list.
   * @returns the payment, and whether the refund is new; nothing where the payment is not ours.
   */
  keepRefund: ({
    reference,
    id,
    amount,
    currency,
    said,
  }: Refund): Promise<{ intent: PaymentIntent; isNew: boolean } | undefined> =>
    db.transaction().execute(async (transaction) => {
      const intent = await lockIntent(transaction, 'reference', reference);
      if (!intent) return undefined;
      const known = JSON.parse(intent.refunds) as Readonly<Record<string, number | null>>;
      if (Object.hasOwn(known, id)) return { intent, isNew: false };
      // What is of another currency cannot be counted, nor what is not said.
      const refunds = JSON.stringify({
        ...known,
        [id]: currency === null || currency === intent.currency ? amount : null,
      });
      await transaction
        .updateTable('payment_intents')
        .set({ refunds })
        .where('id', '=', intent.id)
        .execute();
      if (intent.status === 'paid')
        await listRefund(transaction, { ...intent, refunds }, { said, now: now() });
      return { intent, isNew: true };
    }),
});
