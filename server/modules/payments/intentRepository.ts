// What is about to be paid, and what became of it until it was.
import { sql } from 'kysely';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { PaymentCase, PaymentIntent } from '../../infrastructure/database/schema.ts';
import type { NextCheck } from './checkTimes.ts';

export interface NewIntent {
  readonly reference: string;
  readonly userId: string;
  readonly planId: string;
  readonly amount: number;
  readonly currency: string;
  /** When to look it up although nobody has reported it. */
  readonly firstCheckAt: number;
  /** Until when its window may be paid in. */
  readonly openUntil: number;
}

/** An intent with the period that it bought, where it was paid, and its case on the support list, settled or not. */
export type Payment = PaymentIntent & {
  readonly plan_name: string | null;
  readonly start_at: number | null;
  readonly end_at: number | null;
  readonly case_kind: PaymentCase['kind'] | null;
  readonly case_resolved_at: number | null;
};

/** @param only nothing is opened beside another payment that is under way */
interface Opening {
  readonly most: number;
  readonly since: number;
  readonly only: boolean;
}

type Opened = { readonly id: string } | 'too many' | 'another is open';

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

export const createIntents = (queries: Queries, clock: Clock) => ({
  ...openingOf(queries, clock),
  ...readingOf(queries, clock),
  ...followingOf(queries, clock),
  ...takingOf(queries, clock),
  ...clearingOf(queries),
});

const openingOf = ({ db }: Queries, { now, newId }: Clock) => ({
  /** @returns the intent's id, unless the person has opened `most` since `since` already. */
  open: (
    { reference, userId, planId, amount, currency, firstCheckAt, openUntil }: NewIntent,
    { most, since, only }: Opening,
  ): Promise<Opened> =>
    db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const { opened } = await transaction
        .selectFrom('payment_intents')
        .select(sql<number>`count(*)`.as('opened'))
        .where('user_id', '=', userId)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      if (opened >= most) return 'too many';
      if (only && (await openOf(transaction, userId, now(), 1)).length > 0)
        return 'another is open';
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
          open_until: openUntil,
        })
        .execute();
      return { id };
    }),
});

/** What may still be paid, or may have been, newest first. */
const openOf = (
  database: Pick<Queries['db'], 'selectFrom'>,
  userId: string,
  now: number,
  most: number,
): Promise<PaymentIntent[]> =>
  database
    .selectFrom('payment_intents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '!=', 'paid')
    .where('open_until', '>', now)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

const readingOf = ({ db }: Queries, { now }: Pick<Clock, 'now'>) => ({
  /** Payments of a person that may be under way, newest first. */
  listOpen: (userId: string, most: number): Promise<PaymentIntent[]> =>
    openOf(db, userId, now(), most),

  async find(reference: string): Promise<PaymentIntent | undefined> {
    return db
      .selectFrom('payment_intents')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
  },

  /** Payments of a person that were made or reported, newest first. */
  async list(userId: string, most: number): Promise<Payment[]> {
    return db
      .selectFrom('payment_intents')
      .leftJoin('subscriptions', 'subscriptions.intent_id', 'payment_intents.id')
      .leftJoin('payment_cases', 'payment_cases.reference', 'payment_intents.reference')
      .selectAll('payment_intents')
      .select(['plan_name', 'start_at', 'end_at', 'payment_cases.kind as case_kind'])
      .select('payment_cases.resolved_at as case_resolved_at')
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
});

const followingOf = ({ db }: Queries, { now }: Pick<Clock, 'now'>) => ({
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

  /** Its page says that there is no window in which it could be paid any more. */
  async noteClosed(userId: string, reference: string): Promise<void> {
    await db
      .updateTable('payment_intents')
      .set({ open_until: null })
      .where('reference', '=', reference)
      .where('user_id', '=', userId)
      .execute();
  },

  /** What came of looking it up, short of a payment. `failed` can still become paid: the provider's news do not arrive in order. */
  async keepProblem(
    id: string,
    problem: string,
    { status, nextCheckAt, openUntil }: NextCheck,
  ): Promise<void> {
    await db
      .updateTable('payment_intents')
      .set({
        status,
        last_problem: problem,
        next_check_at: nextCheckAt,
        open_until: openUntil,
      })
      .where('id', '=', id)
      .where('status', '!=', 'paid')
      .execute();
  },
});

const takingOf = ({ db }: Queries, { now }: Pick<Clock, 'now'>) => ({
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
});

const clearingOf = ({ clear }: Queries) => ({
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
});
