// Payments that were begun and of whose end nobody has told us: their window may be open in another tab, or was lost with its page.
import { say } from '../../../contract/say.ts';
import type { OpenPayment } from '../../../contract/access.ts';
import type { PaymentIntent } from '../../infrastructure/database/schema.ts';
import { conflict } from '../../infrastructure/http/refusal.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { createLookUp } from './lookUps.ts';
import { planOf, words } from './outcomes.ts';

/** More windows than anybody has open. */
const mostAsked = 5;

/**
 * Asks the provider about each, so that what was paid meanwhile is activated.
 * @returns the newest of those that may be under way still
 */
export const createFindOpen =
  (payments: Pick<Storage['payments'], 'listOpen'>, lookUp: ReturnType<typeof createLookUp>) =>
  async (userId: string): Promise<PaymentIntent | undefined> => {
    const open = await payments.listOpen(userId, mostAsked);
    if (open.length === 0) return undefined;
    await Promise.all(open.map(lookUp));
    return (await payments.listOpen(userId, 1))[0];
  };

export const openPaymentOf = (intent: PaymentIntent | undefined): OpenPayment | null => {
  const plan = intent && planOf(intent.plan_id);
  return intent && plan
    ? {
        reference: intent.reference,
        plan: plan.id,
        amount: intent.amount,
        currency: intent.currency,
        created_at: intent.created_at,
      }
    : null;
};

export const paymentUnderWay = () =>
  conflict(say('payment.not_verified_yet', words.not_verified_yet), 'payment_under_way');
