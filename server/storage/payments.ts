// Payments: what is about to be paid, what was, and what a person has to look at. An intent becomes a
// subscription once, however often and from how many sides its payment is reported.
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { lockUser } from './lockUser.ts';
import type { PaymentCase, PaymentIntent, SubscriptionsTable } from './schema.ts';

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

/** An intent with the period that it bought, where it was paid, and its case on the support list, settled or not. */
export type Payment = PaymentIntent & {
  readonly plan_name: string | null; readonly start_at: number | null; readonly end_at: number | null;
  readonly case_kind: PaymentCase['kind'] | null; readonly case_details: string | null;
};

export type Payments = ReturnType<typeof createPayments>;

export function createPayments({ db }: Queries, { now, newId }: { now: () => number; newId: () => string }) {
  const findSubscription = (intentId: string): Promise<SubscriptionsTable | undefined> => db.selectFrom('subscriptions').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
  const withPeriods = () =>
    db.selectFrom('payment_intents')
      .leftJoin('subscriptions', 'subscriptions.intent_id', 'payment_intents.id')
      .leftJoin('payment_cases', 'payment_cases.reference', 'payment_intents.reference')
      .selectAll('payment_intents')
      .select(['plan_name', 'start_at', 'end_at', 'payment_cases.kind as case_kind', 'payment_cases.details as case_details']);

  return {
    /** @returns the intent's id, or nothing where the person has opened `most` since `since` already. */
    open: ({ reference, userId, planId, amount, currency, firstCheckAt }: NewIntent, { most, since }: { most: number; since: number }): Promise<string | undefined> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const { opened } = await transaction.selectFrom('payment_intents').select(sql<number>`count(*)`.as('opened')).where('user_id', '=', userId).where('created_at', '>', since).executeTakeFirstOrThrow();
        if (opened >= most) return undefined;
        const id = newId();
        await transaction.insertInto('payment_intents').values({ id, reference, user_id: userId, plan_id: planId, amount, currency, status: 'pending', created_at: now(), next_check_at: firstCheckAt }).execute();
        return id;
      }),

    async find(reference: string): Promise<PaymentIntent | undefined> {
      return db.selectFrom('payment_intents').selectAll().where('reference', '=', reference).executeTakeFirst();
    },

    findSubscription,

    /**
     * Turns a verified payment into a subscription; one that runs is extended from its end.
     * @returns whether this call did it, and the subscription whoever did.
     */
    async activate(intent: PaymentIntent, { planName, length, providerData }: Activation): Promise<{ isNew: boolean; subscription: SubscriptionsTable | undefined }> {
      const isNew = await db.transaction().execute(async (transaction) => {
        const time = now();
        // Whoever changes the intent's row to 'paid' activates; all others, at once or later, find it paid.
        const { numUpdatedRows } = await transaction
          .updateTable('payment_intents')
          .set((row) => ({ status: 'paid', verified_at: time, provider_data: providerData, next_check_at: null, last_problem: null, reported_at: row.fn.coalesce('reported_at', sql.lit(time)) }))
          .where('id', '=', intent.id)
          .where('status', '!=', 'paid')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        // Two different payments of one person follow one another, so that their periods do.
        await lockUser(transaction, intent.user_id);
        const { latest } = await transaction.selectFrom('subscriptions').select(sql<number | null>`max(end_at)`.as('latest')).where('user_id', '=', intent.user_id).executeTakeFirstOrThrow();
        const start = Math.max(time, latest ?? 0);
        await transaction
          .insertInto('subscriptions')
          .values({ id: newId(), user_id: intent.user_id, plan_id: intent.plan_id, plan_name: planName, intent_id: intent.id, start_at: start, end_at: start + length, created_at: time })
          .execute();
        return true;
      });
      return { isNew, subscription: await findSubscription(intent.id) };
    },

    /** Somebody says that it was paid: from now on it is looked up until that is settled. */
    async report(id: string, nextCheckAt: number): Promise<void> {
      const time = now();
      await db
        .updateTable('payment_intents')
        .set((row) => ({ reported_at: row.fn.coalesce('reported_at', sql.lit(time)), next_check_at: nextCheckAt, status: sql<'pending'>`'pending'` }))
        .where('id', '=', id)
        .where('status', '!=', 'paid')
        .where('reported_at', 'is', null)
        .execute();
    },

    /** What came of looking it up, short of a payment. `failed` can still become paid: the provider's news do not arrive in order. */
    async keepProblem(id: string, problem: string, { status, nextCheckAt }: { status: 'pending' | 'failed'; nextCheckAt: number | null }): Promise<void> {
      await db.updateTable('payment_intents').set({ status, last_problem: problem, next_check_at: nextCheckAt }).where('id', '=', id).where('status', '!=', 'paid').execute();
    },

    /** Takes what is due, so that no other process looks it up meanwhile: it is due again at `until`. */
    async takeDue(most: number, until: number): Promise<PaymentIntent[]> {
      const due = await db.selectFrom('payment_intents').selectAll().where('next_check_at', '<=', now()).where('status', '!=', 'paid').orderBy('next_check_at').limit(most).execute();
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
      return withPeriods().where('payment_intents.user_id', '=', userId).where((row) => row.or([row('reported_at', 'is not', null), row('status', '=', 'paid')])).orderBy('payment_intents.id', 'desc').limit(most).execute();
    },

    /** Reported and not settled, oldest first: for support. */
    async listPending(): Promise<PaymentIntent[]> {
      return db.selectFrom('payment_intents').selectAll().where('status', '=', 'pending').where('reported_at', 'is not', null).orderBy('id').execute();
    },

    /** Puts a payment on the support list, once; what was settled there comes back when something else happens to it, and a refund ends what was disputed. @returns whether it is new there. */
    async openCase(reference: string, kind: PaymentCase['kind'], details: string): Promise<boolean> {
      const news = { kind, details, created_at: now(), resolved_at: null };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payment_cases')
        .values({ reference, ...news })
        .onConflict((conflict) => conflict.column('reference').doUpdateSet(news).where('payment_cases.kind', '!=', kind).where((row) => (kind === 'refunded' ? row.or([row('payment_cases.resolved_at', 'is not', null), row('payment_cases.kind', '=', 'disputed')]) : row('payment_cases.resolved_at', 'is not', null))))
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /**
     * Ends what a payment bought, as of now; periods of the same person that follow it move forward, so that they lose nothing.
     * @returns whether there was anything left to end.
     */
    endPeriod: (intentId: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const bought = await transaction.selectFrom('subscriptions').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
        if (!bought) return false;
        await lockUser(transaction, bought.user_id);
        // Read again: another may have ended it, or one before it, while this waited.
        const period = await transaction.selectFrom('subscriptions').selectAll().where('id', '=', bought.id).executeTakeFirstOrThrow();
        const end = Math.max(period.start_at, now());
        const left = period.end_at - end;
        if (left <= 0) return false;
        await transaction.updateTable('subscriptions').set({ end_at: end }).where('id', '=', period.id).execute();
        await transaction
          .updateTable('subscriptions')
          .set((row) => ({ start_at: row('start_at', '-', left), end_at: row('end_at', '-', left) }))
          .where('user_id', '=', period.user_id)
          .where('start_at', '>=', period.end_at)
          .execute();
        return true;
      }),

    async listCases(): Promise<PaymentCase[]> {
      return db.selectFrom('payment_cases').selectAll().where('resolved_at', 'is', null).orderBy('created_at').execute();
    },

    /** @returns whether there was such an open case. */
    async resolveCase(reference: string, note: string): Promise<boolean> {
      const { numUpdatedRows } = await db.updateTable('payment_cases').set({ resolved_at: now(), note }).where('reference', '=', reference).where('resolved_at', 'is', null).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Popups that were closed again, long after anything can still come of them. */
    async purge(before: number): Promise<void> {
      await db.deleteFrom('payment_intents').where('status', '!=', 'paid').where('reported_at', 'is', null).where('next_check_at', 'is', null).where('created_at', '<', before).execute();
    },
  };
}
