// What the provider says of a payment, held against what was stored before it was made.
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentOutcome } from '../../../contract/access.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { PaymentIntent } from '../../infrastructure/database/schema.ts';
import { nextAfterDenial } from './checkTimes.ts';
import { activated, planOf, refused } from './outcomes.ts';
import type { Charge, Reversal } from './provider.ts';

export interface SettlementParts {
  readonly payments: Storage['payments'];
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** How long a plan of so many minutes lasts (ms). */
  readonly lengthOf: (durationMinutes: number) => number;
}

export type ChargeSource = 'webhook' | 'verification';
type Mismatch = 'no_intent' | 'wrong_amount' | 'wrong_currency';

function mismatchOf(
  { amount, currency }: Charge,
  intent: PaymentIntent | undefined,
): Mismatch | null {
  if (intent === undefined) return 'no_intent';
  if (amount !== intent.amount) return 'wrong_amount';
  return currency === intent.currency ? null : 'wrong_currency';
}

/** For the log. */
const factsOf = ({ reference, amount, currency, said }: Charge | Reversal) => ({
  reference,
  amount,
  currency,
  said,
});

/** For the support list: what the provider says, beside what was expected. */
const detailsOf = (news: Charge | Reversal, intent: PaymentIntent | undefined): string =>
  JSON.stringify({
    ...news,
    expected: intent && {
      amount: intent.amount,
      currency: intent.currency,
      plan: intent.plan_id,
    },
  });

/** Holds what the provider says against the intent. */
export async function settle(
  parts: SettlementParts,
  charge: Charge,
  intent: PaymentIntent | undefined,
  from: ChargeSource,
): Promise<PaymentOutcome> {
  if (charge.state !== 'paid') return deny(parts, charge, intent, from);
  const mismatch = mismatchOf(charge, intent);
  if (mismatch !== null || intent === undefined)
    return putAside(parts, charge, intent, { mismatch: mismatch ?? 'no_intent', from });
  if (intent.status === 'paid') return activated(await parts.payments.findSubscription(intent.id));
  return activate(parts, charge, intent, from);
}

/** The provider has the money's order and is working on it: what is not begun, or given up, is said in other words. */
const underWay: ReadonlySet<string> = new Set(['pending', 'processing', 'queued']);

async function deny(
  { payments, now, log }: SettlementParts,
  charge: Charge,
  intent: PaymentIntent | undefined,
  from: ChargeSource,
): Promise<PaymentOutcome> {
  const isUnderWay = underWay.has(charge.said);
  if (intent)
    await payments.keepProblem(
      intent.id,
      `the provider says '${charge.said}'`,
      nextAfterDenial(intent, charge.state, { now: now(), isUnderWay }),
    );
  log.warn({ ...factsOf(charge), from, expected: intent?.amount }, 'payment refused: not paid');
  return isUnderWay ? refused('not_verified_yet', { pending: true }) : refused('not_paid');
}

/** Money came in that belongs to nothing we know: a person must look at it. */
async function putAside(
  { payments, log }: SettlementParts,
  charge: Charge,
  intent: PaymentIntent | undefined,
  { mismatch, from }: { mismatch: Mismatch; from: ChargeSource },
): Promise<PaymentOutcome> {
  const isNew = await payments.openCase(charge.reference, mismatch, detailsOf(charge, intent));
  if (intent)
    await payments.keepProblem(intent.id, `paid, but ${mismatch}`, {
      status: 'pending',
      nextCheckAt: null,
      openUntil: null,
    });
  log.error(
    { ...factsOf(charge), from, expected: intent?.amount, isNew },
    `payment refused: ${mismatch}; it is on the support list`,
  );
  return refused(mismatch === 'no_intent' ? 'unknown_reference' : mismatch);
}

async function activate(
  { payments, log, lengthOf }: SettlementParts,
  charge: Charge,
  intent: PaymentIntent,
  from: ChargeSource,
): Promise<PaymentOutcome> {
  const plan = planOf(intent.plan_id);
  if (!plan) throw new Error(`The plan '${intent.plan_id}' of a stored intent does not exist.`);
  const facts = { ...factsOf(charge), from };
  const { isNew, isRefunded, beside, subscription } = await payments.activate(intent, {
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
  if (beside !== undefined)
    log.error({ ...facts, beside }, 'payment made beside another one; it is on the support list');
  return activated(subscription);
}

/** Money goes back, or may have to. What becomes of the subscription a person decides: a refund may be of a part, a dispute may be won. */
export async function keepReversal(
  { payments, log }: Pick<SettlementParts, 'payments' | 'log'>,
  reversal: Reversal,
): Promise<PaymentOutcome> {
  const facts = factsOf(reversal);
  if (reversal.kind === 'disputed') {
    const intent = await payments.find(reversal.reference);
    const isNew = await payments.openCase(
      reversal.reference,
      reversal.kind,
      detailsOf(reversal, intent),
    );
    log.error({ ...facts, isNew }, 'payment disputed; it is on the support list');
    return { success: true };
  }
  const kept = await payments.keepRefund(reversal);
  // What was paid back before it bought anything is settled with that.
  if (kept?.intent.status === 'paid')
    log.error({ ...facts, isNew: kept.isNew }, 'payment refunded; it is on the support list');
  return { success: true };
}
