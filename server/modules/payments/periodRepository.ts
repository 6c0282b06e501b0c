// The periods that payments buy. An intent becomes a subscription once, however often and from how many sides its payment is reported.
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type {
  PaymentIntent,
  SubscriptionsTable,
  Tables,
} from '../../infrastructure/database/schema.ts';
import { lockIntent } from './lockIntent.ts';
import { listRefund, refundedOf } from './refunds.ts';

export interface Activation {
  readonly planName: string;
  /** How long the subscription lasts (ms). */
  readonly length: number;
  /** JSON: what the provider said. */
  readonly providerData: string;
}

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

/** Where a subscription begins: two different payments of one person follow one another, so that their periods do. */
async function nextStart(
  transaction: Transaction<Tables>,
  userId: string,
  now: number,
): Promise<number> {
  await lockUser(transaction, userId);
  const { latest } = await transaction
    .selectFrom('subscriptions')
    .select(sql<number | null>`max(end_at)`.as('latest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Math.max(now, latest ?? 0);
}

/** What was paid, and paid back whole before it bought anything. */
const refuse = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .updateTable('payment_intents')
    .set({
      status: 'failed',
      next_check_at: null,
      last_problem: 'paid, and paid back before it bought anything',
    })
    .where('id', '=', id)
    .execute();

const markPaid = (
  transaction: Transaction<Tables>,
  intent: PaymentIntent,
  providerData: string,
  now: number,
) =>
  transaction
    .updateTable('payment_intents')
    .set({
      status: 'paid',
      verified_at: now,
      provider_data: providerData,
      next_check_at: null,
      last_problem: null,
      reported_at: intent.reported_at ?? now,
    })
    .where('id', '=', intent.id)
    .execute();

/**
 * Whoever has two windows open pays twice: what is paid second extends the plan, as all that is paid for does, and is put on the
 * support list, because it may not have been meant.
 * @returns the reference of the payment that was made while this one was open
 */
async function noteTwin(
  transaction: Transaction<Tables>,
  {
    id,
    user_id: userId,
    reference,
    created_at: openedAt,
    amount,
    currency,
    plan_id: plan,
  }: PaymentIntent,
  now: number,
): Promise<string | undefined> {
  const others = await transaction
    .selectFrom('payment_intents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .where('id', '!=', id)
    .where('verified_at', '>', openedAt)
    .orderBy('verified_at', 'desc')
    .execute();
  const beside = others.find((other) => refundedOf(other) < other.amount)?.reference;
  if (beside === undefined) return undefined;
  await transaction
    .updateTable('payment_intents')
    .set({ paid_beside: beside })
    .where('id', '=', id)
    .execute();
  const details = JSON.stringify({ reference, beside, amount, currency, plan });
  await transaction
    .insertInto('payment_cases')
    .values({ reference, kind: 'paid_twice', details, created_at: now })
    // What stands there already, a refund of a part or a dispute, says more.
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return beside;
}

async function activateWithin(
  transaction: Transaction<Tables>,
  id: string,
  { planName, length, providerData }: Activation,
  { now, newId }: Clock,
): Promise<{ result: 'old' | 'refunded' | 'new'; beside?: string | undefined }> {
  const time = now();
  const intent = await lockIntent(transaction, 'id', id);
  // Whoever finds the intent unpaid activates; all others, at once or later, find it paid.
  if (!intent || intent.status === 'paid') return { result: 'old' };
  const back = refundedOf(intent);
  if (back >= intent.amount) {
    await refuse(transaction, id);
    return { result: 'refunded' };
  }
  await markPaid(transaction, intent, providerData, time);
  if (back > 0)
    await listRefund(transaction, intent, {
      said: 'refunded in part before it was verified',
      now: time,
    });
  const start = await nextStart(transaction, intent.user_id, time);
  const beside = await noteTwin(transaction, intent, time);
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
  return { result: 'new', beside };
}

export function createPeriods(queries: Queries, clock: Clock) {
  const { db } = queries;
  const findSubscription = (intentId: string): Promise<SubscriptionsTable | undefined> =>
    db.selectFrom('subscriptions').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
  return {
    findSubscription,

    /**
     * Turns a verified payment into a subscription; one that runs is extended from its end. What went back whole buys nothing.
     * @returns whether this call did it, the subscription whoever did, and whether there is none because the money went back.
     */
    async activate(
      { id }: PaymentIntent,
      activation: Activation,
    ): Promise<{
      isNew: boolean;
      isRefunded: boolean;
      beside: string | undefined;
      subscription: SubscriptionsTable | undefined;
    }> {
      const { result, beside } = await db
        .transaction()
        .execute((transaction) => activateWithin(transaction, id, activation, clock));
      return {
        isNew: result === 'new',
        isRefunded: result === 'refunded',
        beside,
        subscription: await findSubscription(id),
      };
    },

    /** Gives access that nobody paid for. @returns until when */
    grant: (
      userId: string,
      { planId, planName, length }: Pick<Activation, 'planName' | 'length'> & { planId: string },
    ): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const time = clock.now();
        const start = await nextStart(transaction, userId, time);
        await transaction
          .insertInto('subscriptions')
          .values({
            id: clock.newId(),
            user_id: userId,
            plan_id: planId,
            plan_name: planName,
            intent_id: null,
            start_at: start,
            end_at: start + length,
            created_at: time,
          })
          .execute();
        return start + length;
      }),

    ...endingOf(queries, clock),
  };
}

const endingOf = ({ db }: Queries, { now }: Pick<Clock, 'now'>) => ({
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
});
