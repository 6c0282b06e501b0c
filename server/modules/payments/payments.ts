// Payments by intents. What is about to be paid is stored before the popup opens; what the provider
// says, when it is asked or by its signature, is held against that, and nothing else counts. A
// payment that cannot be verified now is looked up again until it is settled.
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { PaymentConfig, PaymentOutcome, planIds, Receipt } from '../../../contract/access.ts';
import { currency, plans } from '../../../contract/constants.ts';
import type { Access, AccessState } from '../access/access.ts';
import { offerOf, type Offer } from './offers.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { type Charge, isReversal, type PaymentProvider, type Reversal } from './provider.ts';
import {
  conflict,
  Refusal,
  tooManyRequests,
  unprocessable,
} from '../../infrastructure/http/refusal.ts';
import { type Payment, refundedOf } from './repository.ts';
import type { PaymentIntent, SubscriptionsTable } from '../../infrastructure/database/schema.ts';
import type { Person } from '../sessions/repository.ts';

export type PlanId = (typeof planIds)[number];
export type Payments = ReturnType<typeof createPaymentService>;

export interface PaymentParts {
  readonly storage: Pick<Storage, 'payments' | 'users'>;
  readonly access: Pick<Access, 'stateOf'>;
  /** None where payment is not configured. */
  readonly provider: PaymentProvider | undefined;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Whether an address must be confirmed before the first payment. */
  readonly demandsVerifiedEmail: boolean;
  readonly timeUnit: 'days' | 'minutes';
  /** At least 16 random characters that no reference had before. */
  readonly newReference: () => string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** More popups than anybody opens. */
const mostIntents = { most: 30, since: hour };
const mostReceipts = 200;
/** Closed popups whose callback was lost are looked up by themselves: this long after opening. */
const unreportedChecks = [10 * minute, hour, day, 3 * day];
/** A claim that the provider keeps denying is given up after this time. */
const longestDenied = 3 * day;
const longestPause = hour;
const atOnce = 20;
/** Long enough for every look-up of one turn to end. */
const turn = 10 * minute;

const words = {
  unknown_reference: 'We do not know this payment. Please contact support with its reference.',
  not_paid:
    'The payment has not been completed. If you have paid, your subscription starts as soon as the payment arrives.',
  wrong_amount: 'The amount that was paid is not the price of the plan. Please contact support.',
  refunded: 'This payment was refunded, so it starts no subscription.',
  wrong_currency:
    'The payment was made in another currency than the plan’s. Please contact support.',
  not_verified_yet:
    'Your payment could not be checked just now. We keep trying, and your subscription starts as soon as it is confirmed.',
  no_provider: 'Payment system configuration error. Please contact support.',
} as const;

const refused = (code: keyof typeof words, more: Partial<PaymentOutcome> = {}): PaymentOutcome => ({
  success: false,
  error: words[code],
  code,
  ...more,
});
const planOf = (id: string) => plans.find((plan) => plan.id === id);

/** @param isSent whether a link is on its way because of this */
export const emailUnverified = (isSent = false): Refusal =>
  conflict(
    isSent
      ? 'Please confirm your email address before your first payment: open the link in the email that we have just sent you.'
      : 'Please confirm your email address before your first payment: open the link in the email that we sent you.',
    'email_unverified',
  );

export function createPaymentService({
  storage: { payments, users },
  access,
  provider,
  now,
  log,
  demandsVerifiedEmail,
  timeUnit,
  newReference,
}: PaymentParts) {
  /** ACC-08: under the setting, a day of a plan lasts a minute. */
  const lengthOf = (durationMinutes: number): number =>
    timeUnit === 'days' ? durationMinutes * minute : (durationMinutes / (24 * 60)) * minute;
  const offer = (accessState: AccessState, id: PlanId): Offer =>
    offerOf(accessState, plans, id, lengthOf);
  const mustVerifyEmail = async (person: Person, { latest }: AccessState): Promise<boolean> =>
    demandsVerifiedEmail && latest === undefined && !(await users.isEmailVerified(person.userId));

  const activated = (subscription: SubscriptionsTable | undefined): PaymentOutcome => ({
    success: true,
    ...(subscription
      ? {
          subscription: {
            start_date: subscription.start_at,
            end_date: subscription.end_at,
            plan_id: subscription.plan_id,
            plan_name: subscription.plan_name,
          },
        }
      : {}),
  });

  /** Holds what the provider says against the intent. */
  const settle = async (
    charge: Charge,
    intent: PaymentIntent | undefined,
    from: 'webhook' | 'verification',
  ): Promise<PaymentOutcome> => {
    const { reference, amount, currency: paidIn, said } = charge;
    const facts = { reference, amount, currency: paidIn, said, from };
    if (charge.state !== 'paid') {
      if (intent)
        await payments.keepProblem(
          intent.id,
          `the provider says '${said}'`,
          nextAfterDenial(intent, charge.state),
        );
      log.warn({ ...facts, expected: intent?.amount }, 'payment refused: not paid');
      return refused('not_paid');
    }
    const mismatch =
      intent === undefined
        ? 'no_intent'
        : amount !== intent.amount
          ? 'wrong_amount'
          : paidIn !== intent.currency
            ? 'wrong_currency'
            : undefined;
    if (intent?.status === 'paid' && mismatch === undefined)
      return activated(await payments.findSubscription(intent.id));
    if (mismatch !== undefined || intent === undefined) {
      // Money came in that belongs to nothing we know: a person must look at it.
      const isNew = await payments.openCase(
        reference,
        mismatch ?? 'no_intent',
        JSON.stringify({
          ...charge,
          expected: intent && {
            amount: intent.amount,
            currency: intent.currency,
            plan: intent.plan_id,
          },
        }),
      );
      if (intent)
        await payments.keepProblem(intent.id, `paid, but ${mismatch ?? ''}`, {
          status: 'pending',
          nextCheckAt: null,
        });
      log.error(
        { ...facts, expected: intent?.amount, isNew },
        `payment refused: ${mismatch ?? ''}; it is on the support list`,
      );
      return refused(
        mismatch === 'wrong_amount' || mismatch === 'wrong_currency'
          ? mismatch
          : 'unknown_reference',
      );
    }
    const plan = planOf(intent.plan_id);
    if (!plan) throw new Error(`The plan '${intent.plan_id}' of a stored intent does not exist.`);
    const { isNew, isRefunded, subscription } = await payments.activate(intent, {
      planName: plan.label,
      length: lengthOf(plan.durationMinutes),
      providerData: JSON.stringify(charge),
    });
    if (isRefunded) {
      log.warn(facts, 'payment refused: it was refunded before it bought anything');
      return refused('refunded');
    }
    if (isNew)
      log.info(
        { ...facts, plan: plan.id, userId: intent.user_id, until: subscription?.end_at },
        'payment activated a subscription',
      );
    return activated(subscription);
  };

  /** Money goes back, or may have to. What becomes of the subscription a person decides: a refund may be of a part, a dispute may be won. */
  const keepReversal = async (reversal: Reversal): Promise<PaymentOutcome> => {
    const { kind, reference, amount, currency: of, said } = reversal;
    const facts = { reference, amount, currency: of, said };
    if (kind === 'disputed') {
      const intent = await payments.find(reference);
      const isNew = await payments.openCase(
        reference,
        kind,
        JSON.stringify({
          ...reversal,
          expected: intent && {
            amount: intent.amount,
            currency: intent.currency,
            plan: intent.plan_id,
          },
        }),
      );
      log.error({ ...facts, isNew }, 'payment disputed; it is on the support list');
      return { success: true };
    }
    const kept = await payments.keepRefund(reversal);
    // What was paid back before it bought anything is settled with that.
    if (kept?.intent.status === 'paid')
      log.error({ ...facts, isNew: kept.isNew }, 'payment refunded; it is on the support list');
    return { success: true };
  };

  /** When a payment that the provider does not know as paid is looked up again, if at all. */
  function nextAfterDenial(
    intent: PaymentIntent,
    state: Charge['state'] | 'unknown',
  ): { status: 'pending' | 'failed'; nextCheckAt: number | null } {
    // A failed attempt may be followed by another in the same window, so it is looked up like the others.
    const status = state === 'failed' ? 'failed' : 'pending';
    if (intent.reported_at === null)
      return {
        status,
        nextCheckAt:
          unreportedChecks.map((after) => intent.created_at + after).find((each) => each > now()) ??
          null,
      };
    return now() - intent.reported_at >= longestDenied
      ? { status: 'failed', nextCheckAt: null }
      : { status, nextCheckAt: now() + pauseAfter(intent.attempts) };
  }

  /** Look-ups under way: whoever asks meanwhile gets the same answer, and the provider is asked once. */
  const underWay = new Map<string, Promise<PaymentOutcome>>();
  const lookUp = (intent: PaymentIntent): Promise<PaymentOutcome> => {
    const asked =
      underWay.get(intent.id) ?? askProvider(intent).finally(() => underWay.delete(intent.id));
    underWay.set(intent.id, asked);
    return asked;
  };

  const askProvider = async (intent: PaymentIntent): Promise<PaymentOutcome> => {
    if (!provider) return refused('no_provider');
    let charge: Charge | 'unknown';
    try {
      charge = await provider.verify(intent.reference);
    } catch (error) {
      log.error(
        { err: error, reference: intent.reference, attempts: intent.attempts },
        'a payment could not be verified; it will be looked up again',
      );
      await payments.keepProblem(
        intent.id,
        error instanceof Error ? error.message.slice(0, 200) : 'the provider failed',
        { status: 'pending', nextCheckAt: now() + pauseAfter(intent.attempts) },
      );
      return refused('not_verified_yet', { pending: true });
    }
    if (charge !== 'unknown') return settle(charge, intent, 'verification');
    await payments.keepProblem(
      intent.id,
      'the provider does not know this reference',
      nextAfterDenial(intent, 'unknown'),
    );
    log.warn({ reference: intent.reference }, 'payment refused: the provider does not know it');
    return refused('not_paid');
  };

  return {
    /** By id or label: what a client calls a plan is checked, and then not used. */
    isPlan: (name: string): boolean => plans.some(({ id, label }) => name === id || name === label),

    async config(person: Person): Promise<PaymentConfig> {
      const accessState = await access.stateOf(person.userId);
      return {
        public_key: provider?.publicKey ?? null,
        script_url: provider?.scriptUrl ?? null,
        test_mode: provider?.testMode ?? false,
        currency,
        time_unit: timeUnit,
        needs_verified_email: await mustVerifyEmail(person, accessState),
        plans: plans.map(({ id, paystackAmount }) => ({
          id,
          amount: paystackAmount,
          ...offer(accessState, id),
        })),
      };
    },

    /** @throws 422 where nothing can be paid, 409 before the address is confirmed, 429 for too many */
    async open(person: Person, planId: PlanId) {
      if (!provider) throw unprocessable(words.no_provider, 'no_provider');
      const accessState = await access.stateOf(person.userId);
      if (await mustVerifyEmail(person, accessState)) throw emailUnverified();
      const plan = planOf(planId);
      if (!plan)
        throw new Refusal(400, 'Please select a plan to continue.', { code: 'no_such_plan' });
      const intent = {
        reference: newReference(),
        userId: person.userId,
        planId,
        amount: plan.paystackAmount,
        currency,
      };
      const id = await payments.open(
        { ...intent, firstCheckAt: now() + (unreportedChecks[0] ?? 0) },
        { most: mostIntents.most, since: now() - mostIntents.since },
      );
      if (id === undefined)
        throw tooManyRequests(
          'You have opened the payment window very often. Please wait an hour and try again.',
          hour / 1000,
        );
      const user = await users.find(person.userId);
      return {
        reference: intent.reference,
        amount: intent.amount,
        currency,
        intent_id: id,
        ...(user ? { email: user.email } : {}),
        ...offer(accessState, planId),
      };
    },

    /** The client says that it paid. Whose it is, what it costs and what it buys, the stored intent says. */
    async confirm(person: Person, reference: string): Promise<PaymentOutcome> {
      const intent = await payments.find(reference);
      // Another's reference is told as one that does not exist.
      if (intent?.user_id !== person.userId) {
        log.warn(
          {
            reference: reference.slice(0, 100),
            userId: person.userId,
            isOthers: intent !== undefined,
          },
          'payment refused: the reference is not one of this person',
        );
        return refused('unknown_reference');
      }
      if (intent.status === 'paid') return activated(await payments.findSubscription(intent.id));
      await payments.report(intent.id, now() + minute);
      return lookUp({ ...intent, reported_at: intent.reported_at ?? now() });
    },

    /** What came by webhook. @returns nothing where the signature is not the provider's */
    async hear(raw: Buffer, signature: string | undefined): Promise<PaymentOutcome | undefined> {
      const charge = provider?.readEvent(raw, signature) ?? 'forged';
      if (charge === 'forged') {
        log.warn(
          { bytes: raw.length, hasSignature: signature !== undefined },
          'webhook refused: its signature is not the provider’s',
        );
        return undefined;
      }
      if (charge === 'other') return { success: true };
      if (isReversal(charge)) return keepReversal(charge);
      const intent = await payments.find(charge.reference);
      // News of a payment that we never opened and that failed are nobody's business.
      if (!intent && charge.state !== 'paid') return { success: true };
      return settle(charge, intent, 'webhook');
    },

    /** Looks up what is due. @returns how many payments were activated */
    async lookUpDue(): Promise<number> {
      if (!provider) return 0;
      const due = await payments.takeDue(atOnce, now() + turn);
      const outcomes = await Promise.all(due.map(lookUp));
      return outcomes.filter(({ success }) => success).length;
    },

    async receipts({ userId }: Person): Promise<Receipt[]> {
      return (await payments.list(userId, mostReceipts)).map((each) => ({
        id: each.id,
        reference: each.reference,
        plan_id: each.plan_id,
        plan_name: each.plan_name ?? planOf(each.plan_id)?.label ?? each.plan_id,
        amount: each.amount,
        currency: each.currency,
        status: each.status,
        created_at: each.created_at,
        paid_at: each.verified_at,
        start_date: each.start_at,
        end_date: each.end_at,
        returned: returnedOf(each),
        returned_amount: refundedOf(each),
      }));
    },

    purge: (signal?: AbortSignal): Promise<number> => payments.purge(now() - 30 * day, signal),
  };
}

/** What became of the money of a payment. Before it is verified, only a refund of all of it says anything. */
function returnedOf(payment: Payment): Receipt['returned'] {
  const back = refundedOf(payment);
  if (payment.status !== 'paid') return back < payment.amount ? null : 'refunded';
  if (payment.case_kind === 'disputed') return 'disputed';
  return back === 0 ? null : back < payment.amount ? 'partly_refunded' : 'refunded';
}

/** So random that nobody guesses one. */
export const newReference = (): string => `pw_${randomBytes(16).toString('hex')}`;

/** A minute, two, four … an hour at most. */
const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, minute * 2 ** Math.min(attempts, 10));
