// Payments: what is about to be paid, what was, and what a person has to look at. An intent becomes a
// subscription once, however often and from how many sides its payment is reported.
import { sql, type Transaction } from 'kysely';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type {
  PaymentCase,
  PaymentIntent,
  SubscriptionsTable,
  Tables,
} from '../../infrastructure/database/schema.ts';

export interface NewIntent {
  readonly reference: string;
  readonly userId: string;
  readonly planId: string;
  readonly amount: number;
  readonly currency: string;
  /** When to look it up although nobody has reported it. */
  readonly firstCheckAt: number;
}

export interface Activation {
  readonly planName: string;
  /** How long the subscription lasts (ms). */
  readonly length: number;
  /** JSON: what the provider said. */
  readonly providerData: string;
}

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

/** An intent with the period that it bought, where it was paid, and its case on the support list, settled or not. */
export type Payment = PaymentIntent & {
  readonly plan_name: string | null;
  readonly start_at: number | null;
  readonly end_at: number | null;
  readonly case_kind: PaymentCase['kind'] | null;
};

/** How much of a payment went back (minor units): all of it where a refund does not say how much. */
export function refundedOf({ amount, refunds }: Pick<PaymentIntent, 'amount' | 'refunds'>): number {
  const parts = Object.values(JSON.parse(refunds) as Readonly<Record<string, number | null>>);
  return Math.min(
    amount,
    parts.reduce<number>((sum, part) => sum + (part ?? amount), 0),
  );
}

export function createPayments(
  { db, clear }: Queries,
  { now, newId }: { now: () => number; newId: () => string },
) {
  const findSubscription = (intentId: string): Promise<SubscriptionsTable | undefined> =>
    db.selectFrom('subscriptions').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
  const withPeriods = () =>
    db
      .selectFrom('payment_intents')
      .leftJoin('subscriptions', 'subscriptions.intent_id', 'payment_intents.id')
      .leftJoin('payment_cases', 'payment_cases.reference', 'payment_intents.reference')
      .selectAll('payment_intents')
      .select(['plan_name', 'start_at', 'end_at', 'payment_cases.kind as case_kind']);

  /** Nobody else changes it until the transaction ends. */
  const locked = (
    transaction: Transaction<Tables>,
    by: 'id' | 'reference',
    value: string,
  ): Promise<PaymentIntent | undefined> =>
    transaction
      .updateTable('payment_intents')
      .set((row) => ({ attempts: row.ref('attempts') }))
      .where(by, '=', value)
      .returningAll()
      .executeTakeFirst();
  /** A payment of which something went back needs a person, also where it was settled before or is disputed. */
  const listRefund = async (
    transaction: Transaction<Tables>,
    { reference, amount, currency, plan_id, refunds }: PaymentIntent,
    said: string,
  ): Promise<void> => {
    const news = {
      kind: 'refunded' as const,
      details: JSON.stringify({
        reference,
        said,
        refunded: refundedOf({ amount, refunds }),
        of: { amount, currency, plan: plan_id },
      }),
      created_at: now(),
      resolved_at: null,
    };
    await transaction
      .insertInto('payment_cases')
      .values({ reference, ...news })
      .onConflict((conflict) => conflict.column('reference').doUpdateSet(news))
      .execute();
  };

  return {
    /** @returns the intent's id, or nothing where the person has opened `most` since `since` already. */
    open: (
      { reference, userId, planId, amount, currency, firstCheckAt }: NewIntent,
      { most, since }: { most: number; since: number },
    ): Promise<string | undefined> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const { opened } = await transaction
          .selectFrom('payment_intents')
          .select(sql<number>`count(*)`.as('opened'))
          .where('user_id', '=', userId)
          .where('created_at', '>', since)
          .executeTakeFirstOrThrow();
        if (opened >= most) return undefined;
        const id = newId();
        await transaction
          .insertInto('payment_intents')
          .values({
            id,
            reference,
            user_id: userId,
            plan_id: planId,
            amount,
            currency,
            status: 'pending',
            created_at: now(),
            next_check_at: firstCheckAt,
          })
          .execute();
        return id;
      }),

    async find(reference: string): Promise<PaymentIntent | undefined> {
      return db
        .selectFrom('payment_intents')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();
    },

    findSubscription,

    /**
     * Turns a verified payment into a subscription; one that runs is extended from its end. What went back whole buys nothing.
     * @returns whether this call did it, the subscription whoever did, and whether there is none because the money went back.
     */
    async activate(
      { id }: PaymentIntent,
      { planName, length, providerData }: Activation,
    ): Promise<{
      isNew: boolean;
      isRefunded: boolean;
      subscription: SubscriptionsTable | undefined;
    }> {
      const outcome = await db.transaction().execute(async (transaction) => {
        const time = now();
        const intent = await locked(transaction, 'id', id);
        // Whoever finds the intent unpaid activates; all others, at once or later, find it paid.
        if (!intent || intent.status === 'paid') return 'old';
        const back = refundedOf(intent);
        if (back >= intent.amount) {
          await transaction
            .updateTable('payment_intents')
            .set({
              status: 'failed',
              next_check_at: null,
              last_problem: 'paid, and paid back before it bought anything',
            })
            .where('id', '=', id)
            .execute();
          return 'refunded';
        }
        await transaction
          .updateTable('payment_intents')
          .set({
            status: 'paid',
            verified_at: time,
            provider_data: providerData,
            next_check_at: null,
            last_problem: null,
            reported_at: intent.reported_at ?? time,
          })
          .where('id', '=', id)
          .execute();
        if (back > 0)
          await listRefund(transaction, intent, 'refunded in part before it was verified');
        // Two different payments of one person follow one another, so that their periods do.
        await lockUser(transaction, intent.user_id);
        const { latest } = await transaction
          .selectFrom('subscriptions')
          .select(sql<number | null>`max(end_at)`.as('latest'))
          .where('user_id', '=', intent.user_id)
          .executeTakeFirstOrThrow();
        const start = Math.max(time, latest ?? 0);
        await transaction
          .insertInto('subscriptions')
          .values({
            id: newId(),
            user_id: intent.user_id,
            plan_id: intent.plan_id,
            plan_name: planName,
            intent_id: id,
            start_at: start,
            end_at: start + length,
            created_at: time,
          })
          .execute();
        return 'new';
      });
      return {
        isNew: outcome === 'new',
        isRefunded: outcome === 'refunded',
        subscription: await findSubscription(id),
      };
    },

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
        const intent = await locked(transaction, 'reference', reference);
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
        if (intent.status === 'paid') await listRefund(transaction, { ...intent, refunds }, said);
        return { intent, isNew: true };
      }),

    /** Somebody says that it was paid: from now on it is looked up until that is settled. */
    async report(id: string, nextCheckAt: number): Promise<void> {
      const time = now();
      await db
        .updateTable('payment_intents')
        .set((row) => ({
          reported_at: row.fn.coalesce('reported_at', sql.lit(time)),
          next_check_at: nextCheckAt,
          status: sql<'pending'>`'pending'`,
        }))
        .where('id', '=', id)
        .where('status', '!=', 'paid')
        .where('reported_at', 'is', null)
        .execute();
    },

    /** What came of looking it up, short of a payment. `failed` can still become paid: the provider's news do not arrive in order. */
    async keepProblem(
      id: string,
      problem: string,
      { status, nextCheckAt }: { status: 'pending' | 'failed'; nextCheckAt: number | null },
    ): Promise<void> {
      await db
        .updateTable('payment_intents')
        .set({ status, last_problem: problem, next_check_at: nextCheckAt })
        .where('id', '=', id)
        .where('status', '!=', 'paid')
        .execute();
    },

    /** Takes what is due, so that no other process looks it up meanwhile: it is due again at `until`. */
    async takeDue(most: number, until: number): Promise<PaymentIntent[]> {
      const due = await db
        .selectFrom('payment_intents')
        .selectAll()
        .where('next_check_at', '<=', now())
        .where('status', '!=', 'paid')
        .orderBy('next_check_at')
        .limit(most)
        .execute();
      const taken = await Promise.all(
        due.map(async (intent) => {
          const { numUpdatedRows } = await db
            .updateTable('payment_intents')
            .set((row) => ({ next_check_at: until, attempts: row('attempts', '+', 1) }))
            .where('id', '=', intent.id)
            .where('next_check_at', '=', intent.next_check_at)
            .where('attempts', '=', intent.attempts)
            .executeTakeFirst();
          return numUpdatedRows > 0n ? [{ ...intent, attempts: intent.attempts + 1 }] : [];
        }),
      );
      return taken.flat();
    },

    /** Payments of a person that were made or reported, newest first. */
    async list(userId: string, most: number): Promise<Payment[]> {
      return withPeriods()
        .where('payment_intents.user_id', '=', userId)
        .where((row) => row.or([row('reported_at', 'is not', null), row('status', '=', 'paid')]))
        .orderBy('payment_intents.id', 'desc')
        .limit(most)
        .execute();
    },

    /** Reported and not settled, oldest first: for support. */
    async listPending(): Promise<PaymentIntent[]> {
      return db
        .selectFrom('payment_intents')
        .selectAll()
        .where('status', '=', 'pending')
        .where('reported_at', 'is not', null)
        .orderBy('id')
        .execute();
    },

    /** Puts a payment on the support list, once; what was settled there comes back when something else happens to it. @returns whether it is new there. */
    async openCase(
      reference: string,
      kind: Exclude<PaymentCase['kind'], 'refunded'>,
      details: string,
    ): Promise<boolean> {
      const news = { kind, details, created_at: now(), resolved_at: null };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payment_cases')
        .values({ reference, ...news })
        .onConflict((conflict) =>
          conflict
            .column('reference')
            .doUpdateSet(news)
            .where('payment_cases.kind', '!=', kind)
            .where('payment_cases.resolved_at', 'is not', null),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /**
     * Ends what a payment bought, as of now; periods of the same person that follow it move forward, so that they lose nothing.
     * @returns whether there was anything left to end.
     */
    endPeriod: (intentId: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const bought = await transaction
          .selectFrom('subscriptions')
          .selectAll()
          .where('intent_id', '=', intentId)
          .executeTakeFirst();
        if (!bought) return false;
        await lockUser(transaction, bought.user_id);
        // Read again: another may have ended it, or one before it, while this waited.
        const period = await transaction
          .selectFrom('subscriptions')
          .selectAll()
          .where('id', '=', bought.id)
          .executeTakeFirstOrThrow();
        const end = Math.max(period.start_at, now());
        const left = period.end_at - end;
        if (left <= 0) return false;
        await transaction
          .updateTable('subscriptions')
          .set({ end_at: end })
          .where('id', '=', period.id)
          .execute();
        await transaction
          .updateTable('subscriptions')
          .set((row) => ({
            start_at: row('start_at', '-', left),
            end_at: row('end_at', '-', left),
          }))
          .where('user_id', '=', period.user_id)
          .where('start_at', '>=', period.end_at)
          .execute();
        return true;
      }),

    async listCases(): Promise<PaymentCase[]> {
      return db
        .selectFrom('payment_cases')
        .selectAll()
        .where('resolved_at', 'is', null)
        .orderBy('created_at')
        .execute();
    },

    /** @returns whether there was such an open case. */
    async resolveCase(reference: string, note: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('payment_cases')
        .set({ resolved_at: now(), note })
        .where('reference', '=', reference)
        .where('resolved_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Popups that were closed again, long after anything can still come of them. */
    purge: (before: number, signal?: AbortSignal): Promise<number> =>
      clear(
        (transaction, most) =>
          deleted(
            transaction.deleteFrom('payment_intents').where('id', 'in', (from) =>
              from
                .selectFrom('payment_intents')
                .select('id')
                // To the letter of its index, which holds no others.
                .where(sql<boolean>`status <> 'paid'`)
                .where('reported_at', 'is', null)
                .where('next_check_at', 'is', null)
                .where('created_at', '<', before)
                .limit(most),
            ),
          ),
        signal,
      ),
  };
}
