// Trial, subscription and payment (B §3, §7; design §3). Nothing the client says it paid is believed.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Id, Instant, Status } from './common.ts';

export const Subscription = z.object({ start_date: Instant, end_date: Instant, plan_id: z.string(), plan_name: z.string() });
export const Trial = z.object({ start_date: Instant, end_date: Instant, expired: z.boolean() });
export const AccessStatus = z.object({
  has_active_subscription: z.boolean(), subscription: z.nullable(Subscription), trial: z.nullable(Trial),
  has_ever_had_subscription: z.boolean(), can_access_app: z.boolean(),
  usage: z.optional(z.record(z.string(), z.object({ used: z.int(), limit: z.int() }))), now: z.optional(Instant),
});
export type AccessStatus = z.infer<typeof AccessStatus>;

const PaystackData = z.looseObject({ reference: z.string().check(z.maxLength(200)) });
const Outcome = z.object({ success: z.boolean(), error: z.optional(z.string()) });

export const fetchStatus = call({ id: 'fetchStatus', method: 'GET', path: '/api/subscription/status', summary: 'Trial, subscription and what is left of the limits', query: z.object({ user_id: z.optional(z.string().check(z.maxLength(60))) }), answer: z.object({ success: z.boolean(), data: z.optional(AccessStatus) }) });
export const activateDays = call({ id: 'activateDays', method: 'POST', path: '/api/subscription/activate-days', summary: 'Activate what a verified payment bought', body: z.object({ user_id: z.optional(z.string()), duration_days: z.optional(z.number()), paystack_data: PaystackData }), answer: Outcome });
export const confirmPayment = call({
  id: 'confirmPayment', method: 'POST', path: '/api/payment/success', summary: 'Report a finished payment, to be verified',
  body: z.object({ email: z.string(), plan_name: z.string(), plan_duration_minutes: z.number(), user_id: z.optional(z.string()), paystack_data: PaystackData }), answer: Outcome,
});
export const createIntent = call({
  id: 'createIntent', method: 'POST', path: '/api/payment/intents', summary: 'Store what is about to be paid, before the popup opens', body: z.object({ plan: z.enum(['weekly', 'two-weeks', 'monthly', 'yearly']) }),
  answer: z.object({ status: Status, reference: z.string(), amount: z.int(), currency: z.string(), intent_id: Id }),
});
export const paymentWebhook = call({ id: 'paymentWebhook', method: 'POST', path: '/api/payment/webhook', auth: 'none', summary: 'Signed events of the payment provider', body: z.looseObject({ event: z.string() }), answer: Outcome });
