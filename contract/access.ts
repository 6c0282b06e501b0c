// Trial, subscription and payment (B §3, §7; design §3). Nothing the client says it paid is believed.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Id, Instant, Status } from './common.ts';

export const Subscription = z.object({
  start_date: Instant,
  end_date: Instant,
  plan_id: z.string(),
  plan_name: z.string(),
});
export const Trial = z.object({ start_date: Instant, end_date: Instant, expired: z.boolean() });
/** One of the trial's limits (ACC-09). Paid plans: `limit` and `left` are -1. `text` is ready to show: '3 of 5 left today'. */
export const Usage = z.object({
  used: z.int(),
  limit: z.int(),
  left: z.int(),
  period: z.enum(['day', 'month', 'trial']),
  resets_at: z.nullable(Instant),
  text: z.string(),
});
export type Usage = z.infer<typeof Usage>;
export const AccessStatus = z.object({
  has_active_subscription: z.boolean(),
  subscription: z.nullable(Subscription),
  trial: z.nullable(Trial),
  has_ever_had_subscription: z.boolean(),
  can_access_app: z.boolean(),
  /** By kind: `detection`, `kitchen`, `plans`, `history`. */
  usage: z.optional(z.record(z.string(), Usage)),
  /** Nobody pays here: whoever has an account may use everything. */
  open_access: z.optional(z.boolean()),
  /** The server's clock, which counts. */
  now: z.optional(Instant),
  /** What a day of a subscription lasts: a day, or a minute where a setting says so (ACC-08). */
  time_unit: z.optional(z.enum(['days', 'minutes'])),
  /** Whether this server recognises food by its looks; false: printed words alone. */
  reads_plain_food: z.optional(z.boolean()),
});
export type AccessStatus = z.infer<typeof AccessStatus>;

const PaystackData = z.looseObject({
  reference: z
    .string(inSchema('payment.noReference', 'The payment has no reference.'))
    .check(
      z.minLength(1, inSchema('payment.noReference', 'The payment has no reference.')),
      z.maxLength(
        200,
        inSchema('payment.longReference', 'The reference of the payment is too long.'),
      ),
    ),
});
/**
 * `success` alone decides. Not successful: `error` says why, `code` names it for programs, and `pending` means that the payment
 * could not be looked up yet and will be, without anybody asking again.
 */
export const paymentRefusals = [
  'unknown_reference',
  'not_paid',
  'wrong_amount',
  'wrong_currency',
  'refunded',
  'not_verified_yet',
  'no_provider',
] as const;
const Outcome = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  code: z.optional(z.enum(paymentRefusals)),
  pending: z.optional(z.boolean()),
  subscription: z.optional(Subscription),
});
export type PaymentOutcome = z.infer<typeof Outcome>;
const duration = (message: string) =>
  z.number(message).check(z.positive(message), z.maximum(10_000_000, message));

export const fetchStatus = call({
  id: 'fetchStatus',
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'Trial, subscription and what is left of the limits',
  query: z.object({ user_id: z.optional(z.string().check(z.maxLength(60))) }),
  answer: z.object({ success: z.boolean(), data: z.optional(AccessStatus) }),
});
export const activateDays = call({
  id: 'activateDays',
  method: 'POST',
  path: '/api/subscription/activate-days',
  summary: 'Activate what a verified payment bought',
  body: z.object({
    user_id: z.optional(z.string()),
    duration_days: z.optional(
      duration(inSchema('payment.days', 'The duration must be a positive number of days.')),
    ),
    paystack_data: PaystackData,
  }),
  answer: Outcome,
});
export const confirmPayment = call({
  id: 'confirmPayment',
  method: 'POST',
  path: '/api/payment/success',
  summary: 'Report a finished payment, to be verified',
  body: z.object({
    email: z.string().check(z.maxLength(254)),
    plan_name: z.string().check(z.maxLength(100)),
    plan_duration_minutes: duration(
      inSchema('payment.minutes', 'The duration must be a positive number of minutes.'),
    ),
    user_id: z.optional(z.string()),
    paystack_data: PaystackData,
  }),
  answer: Outcome,
});

export const planIds = ['weekly', 'two-weeks', 'monthly', 'yearly'] as const;
/** What is about to be paid, and for when: a plan that is bought while another runs begins where that one ends. */
const Offer = z.object({
  starts_at: Instant,
  ends_at: Instant,
  /** In English, what `follows` means. */
  notice: z.nullable(z.string()),
  /** The plan that runs until `starts_at`, and how long the bought one is beside it. */
  follows: z.optional(
    z.nullable(z.object({ plan_name: z.string(), length: z.enum(['same', 'longer', 'shorter']) })),
  ),
});
/**
 * 409 `email_unverified` where the address must be confirmed first, 409 `plan_changed` where `runs_until` is not what runs
 * (somebody has paid since the screen was drawn), 409 `payment_under_way` where another payment was begun and its end is not known
 * (`open_payment` of the configuration says which), 422 `no_provider` where no payment is configured, 429 for too many.
 */
export const createIntent = call({
  id: 'createIntent',
  method: 'POST',
  path: '/api/payment/intents',
  summary: 'Store what is about to be paid, before the popup opens',
  body: z.object({
    plan: z.enum(planIds, inSchema('payment.choosePlan', 'Please select a plan to continue.')),
    /** Until when the person was told that their plan runs; null where none did. Nobody pays twice unless they know of the first. */
    runs_until: z.optional(z.nullable(z.number())),
    /** The reference of a payment of this page whose window is gone. */
    closed: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  answer: z.object({
    status: Status,
    reference: z.string(),
    amount: z.int(),
    currency: z.string(),
    intent_id: Id,
    email: z.optional(z.string()),
    ...Offer.shape,
  }),
});

/** A payment that was begun and of whose end the provider does not say yet: its window may be open in another tab, or was lost with its page. */
const OpenPayment = z.object({
  reference: z.string(),
  plan: z.enum(planIds),
  amount: z.int(),
  currency: z.string(),
  created_at: Instant,
});
export type OpenPayment = z.infer<typeof OpenPayment>;

/** How the page can pay. `public_key` and `script_url` are null where no payment is configured. */
export const PaymentConfig = z.object({
  public_key: z.nullable(z.string()),
  /** The provider's inline script. It defines `PaystackPop`, with the entry function `setup` (and `newTransaction` in its second form). */
  script_url: z.nullable(z.string()),
  currency: z.string(),
  /** The stand-in, or the provider's own test keys: no money moves, and the screen says 'Test mode'. */
  test_mode: z.boolean(),
  /** Whether the person must confirm their email address before they can pay. */
  needs_verified_email: z.boolean(),
  time_unit: z.enum(['days', 'minutes']),
  /** Until when what was paid for runs; null where nothing does. */
  runs_until: z.optional(z.nullable(Instant)),
  open_payment: z.optional(z.nullable(OpenPayment)),
  /** `amount` in cents; `notice` tells before paying that a running plan is extended, or that a shorter or longer one follows it. */
  plans: z.array(z.object({ id: z.enum(planIds), amount: z.int(), ...Offer.shape })),
});
export type PaymentConfig = z.infer<typeof PaymentConfig>;
export const fetchPaymentConfig = call({
  id: 'fetchPaymentConfig',
  method: 'GET',
  path: '/api/payment/config',
  summary: 'How the page can pay',
  answer: z.object({ status: Status, config: PaymentConfig }),
});

/**
 * `amount` in the currency's minor units. `paid_at` and the period are null until a payment is verified. `returned`: what became of the money, as far as
 * the provider has told us, and how much went back; missing or null where it stays. `paid_beside`: the reference of another payment that was made while
 * this one was open, as long as support has not settled it.
 */
export const Receipt = z.object({
  id: Id,
  reference: z.string(),
  plan_id: z.string(),
  plan_name: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'paid', 'failed']),
  created_at: Instant,
  paid_at: z.nullable(Instant),
  start_date: z.nullable(Instant),
  end_date: z.nullable(Instant),
  returned: z.optional(z.nullable(z.enum(['refunded', 'partly_refunded', 'disputed']))),
  returned_amount: z.optional(z.int()),
  paid_beside: z.optional(z.nullable(z.string())),
});
export type Receipt = z.infer<typeof Receipt>;
/** Payments that were made or reported; a popup that was opened and closed again is not listed. */
export const fetchPayments = call({
  id: 'fetchPayments',
  method: 'GET',
  path: '/api/payments',
  summary: "The person's payments, newest first",
  answer: z.object({ status: Status, payments: z.array(Receipt) }),
});

export const paymentWebhook = call({
  id: 'paymentWebhook',
  method: 'POST',
  path: '/api/payment/webhook',
  auth: 'none',
  summary: 'Signed events of the payment provider',
  body: z.looseObject({ event: z.string() }),
  answer: Outcome,
});
