// What a person is told of a payment.
import type { PaymentOutcome, Receipt } from '../../../contract/access.ts';
import { plans } from '../../../contract/subscriptions.ts';
import type { SubscriptionsTable } from '../../infrastructure/database/schema.ts';
import { type Payment, refundedOf } from './repository.ts';

export const words = {
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

export const refused = (
  code: keyof typeof words,
  more: Partial<PaymentOutcome> = {},
): PaymentOutcome => ({
  success: false,
  error: words[code],
  code,
  ...more,
});
export const planOf = (id: string) => plans.find((plan) => plan.id === id);

export const activated = (subscription: SubscriptionsTable | undefined): PaymentOutcome => ({
  success: true,
  ...(subscription && {
    subscription: {
      start_date: subscription.start_at,
      end_date: subscription.end_at,
      plan_id: subscription.plan_id,
      plan_name: subscription.plan_name,
    },
  }),
});

/** What became of the money of a payment. Before it is verified, only a refund of all of it says anything. */
function returnedOf(payment: Payment): Receipt['returned'] {
  const back = refundedOf(payment);
  if (payment.status !== 'paid') return back < payment.amount ? null : 'refunded';
  if (payment.case_kind === 'disputed') return 'disputed';
  if (back === 0) return null;
  return back < payment.amount ? 'partly_refunded' : 'refunded';
}

/** The other payment that was made while this one was open, as long as nothing has come of it. */
const besideOf = (payment: Payment): string | null =>
  payment.case_kind === 'paid_twice' && payment.case_resolved_at === null
    ? payment.paid_beside
    : null;

export const receiptOf = (payment: Payment): Receipt => ({
  id: payment.id,
  reference: payment.reference,
  plan_id: payment.plan_id,
  plan_name: payment.plan_name ?? planOf(payment.plan_id)?.label ?? payment.plan_id,
  amount: payment.amount,
  currency: payment.currency,
  status: payment.status,
  created_at: payment.created_at,
  paid_at: payment.verified_at,
  start_date: payment.start_at,
  end_date: payment.end_at,
  returned: returnedOf(payment),
  returned_amount: refundedOf(payment),
  paid_beside: besideOf(payment),
});
