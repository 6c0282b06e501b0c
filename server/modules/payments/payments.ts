// Payments by intents. What is about to be paid is stored before the popup opens; what the provider
// says, when it is asked or by its signature, is held against that, and nothing else counts. A
// payment that cannot be verified now is looked up again until it is settled.
import { say } from '../../../contract/say.ts';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { PaymentConfig, PaymentOutcome, planIds, Receipt } from '../../../contract/access.ts';
import { currency, plans } from '../../../contract/subscriptions.ts';
import type { Access, AccessState } from '../access/access.ts';
import { offerOf, type Offer } from './offers.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { firstCheckAt, windowUntil } from './checkTimes.ts';
import { createLookUp } from './lookUps.ts';
import { activated, planOf, receiptOf, refused, words } from './outcomes.ts';
import { isReversal, type PaymentProvider } from './provider.ts';
import { keepReversal, settle, type SettlementParts } from './settlement.ts';
import { createFindOpen, openPaymentOf, paymentUnderWay } from './underWay.ts';
import { day, hour, minute } from '../../../domain/durations.ts';
import {
  conflict,
  Refusal,
  tooManyRequests,
  unprocessable,
} from '../../infrastructure/http/refusal.ts';
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

/** More popups than anybody opens. */
const mostIntents = { most: 30, since: hour };
const mostReceipts = 200;
const atOnce = 20;
/** Long enough for every look-up of one turn to end. */
const turn = 10 * minute;

/** @param isSent whether a link is on its way because of this */
export const emailUnverified = (isSent = false): Refusal =>
  conflict(
    isSent
      ? say(
          'payment.emailJustSent',
          'Please confirm your email address before your first payment: open the link in the email that we have just sent you.',
        )
      : say(
          'payment.emailSent',
          'Please confirm your email address before your first payment: open the link in the email that we sent you.',
        ),
    'email_unverified',
  );

/** ACC-08: under the setting, a day of a plan lasts a minute. */
const lengthBy =
  (timeUnit: PaymentParts['timeUnit']) =>
  (durationMinutes: number): number =>
    timeUnit === 'days' ? durationMinutes * minute : (durationMinutes / (24 * 60)) * minute;

export function createPaymentService(parts: PaymentParts) {
  const { payments } = parts.storage;
  const settlement = {
    payments,
    now: parts.now,
    log: parts.log,
    lengthOf: lengthBy(parts.timeUnit),
  };
  const lookUp = createLookUp(settlement, parts.provider);
  const findOpen = createFindOpen(payments, lookUp);
  return {
    /** By id or label: what a client calls a plan is checked, and then not used. */
    isPlan: (name: string): boolean => plans.some(({ id, label }) => name === id || name === label),
    ...configOf(parts, findOpen),
    ...openingOf(parts, findOpen),
    ...confirmingOf(parts, lookUp),
    ...webhookOf(parts, settlement),

    /** Looks up what is due. @returns how many payments were activated */
    async lookUpDue(): Promise<number> {
      if (!parts.provider) return 0;
      const due = await payments.takeDue(atOnce, parts.now() + turn);
      const outcomes = await Promise.all(due.map(lookUp));
      return outcomes.filter(({ success }) => success).length;
    },

    receipts: async ({ userId }: Person): Promise<Receipt[]> =>
      (await payments.list(userId, mostReceipts)).map(receiptOf),

    purge: (signal?: AbortSignal): Promise<number> =>
      payments.purge(parts.now() - 30 * day, signal),
  };
}

const offerTo = (parts: PaymentParts, accessState: AccessState, id: PlanId): Offer =>
  offerOf(accessState, plans, id, lengthBy(parts.timeUnit));

const runningUntil = ({ isSubscribed, latest }: AccessState): number | null =>
  isSubscribed ? (latest?.end_at ?? null) : null;

/** Two tabs show the same plans, and one has paid: the other would pay once more without a word. */
function demandKnown(accessState: AccessState, known: number | null | undefined): void {
  const until = runningUntil(accessState);
  if (known === undefined || until === null || until === known) return;
  throw conflict(
    say(
      'payment.planChanged',
      'You have paid since this page was opened, perhaps in another tab. Nothing was paid now. Please look at the new dates before you choose again.',
    ),
    'plan_changed',
  );
}

const mustVerifyEmail = async (
  { demandsVerifiedEmail, storage: { users } }: PaymentParts,
  person: Person,
  { latest }: AccessState,
): Promise<boolean> =>
  demandsVerifiedEmail && latest === undefined && !(await users.isEmailVerified(person.userId));

type FindOpen = ReturnType<typeof createFindOpen>;

const configOf = (parts: PaymentParts, findOpen: FindOpen) => ({
  async config(person: Person): Promise<PaymentConfig> {
    const open = await findOpen(person.userId);
    const accessState = await parts.access.stateOf(person.userId);
    return {
      public_key: parts.provider?.publicKey ?? null,
      script_url: parts.provider?.scriptUrl ?? null,
      test_mode: parts.provider?.testMode ?? false,
      currency,
      time_unit: parts.timeUnit,
      runs_until: runningUntil(accessState),
      open_payment: openPaymentOf(open),
      needs_verified_email: await mustVerifyEmail(parts, person, accessState),
      plans: plans.map(({ id, paystackAmount }) => ({
        id,
        amount: paystackAmount,
        ...offerTo(parts, accessState, id),
      })),
    };
  },
});

/** What a page knows that asks for a window to pay in. */
interface Known {
  /** Until when the person was told that their plan runs; nothing where the caller tells nobody. */
  readonly runsUntil?: number | null | undefined;
  /** The reference of a payment whose window this page has seen close. */
  readonly closed?: string | null | undefined;
}

const openingOf = (parts: PaymentParts, findOpen: FindOpen) => ({
  /**
   * @throws 422 where nothing can be paid, 409 before the address is confirmed, where another payment is not known of or is under way, 429 for too many
   */
  async open(person: Person, planId: PlanId, { runsUntil, closed }: Known = {}) {
    const { storage, access, provider, now } = parts;
    if (!provider)
      throw unprocessable(say('payment.no_provider', words.no_provider), 'no_provider');
    if (closed != null) await storage.payments.noteClosed(person.userId, closed);
    // Who tells nobody what runs has no page on which another window could be spoken of.
    const only = runsUntil !== undefined;
    const other = only ? await findOpen(person.userId) : undefined;
    const accessState = await access.stateOf(person.userId);
    if (await mustVerifyEmail(parts, person, accessState)) throw emailUnverified();
    demandKnown(accessState, runsUntil);
    if (other) throw paymentUnderWay();
    const plan = planOf(planId);
    if (!plan)
      throw new Refusal(400, say('payment.choosePlan', 'Please select a plan to continue.'), {
        code: 'no_such_plan',
      });
    const intent = {
      reference: parts.newReference(),
      userId: person.userId,
      planId,
      amount: plan.paystackAmount,
      currency,
    };
    const opened = await storage.payments.open(
      { ...intent, firstCheckAt: firstCheckAt(now()), openUntil: windowUntil(now()) },
      { most: mostIntents.most, since: now() - mostIntents.since, only },
    );
    if (opened === 'another is open') throw paymentUnderWay();
    if (opened === 'too many')
      throw tooManyRequests(
        say(
          'payment.tooOften',
          'You have opened the payment window very often. Please wait an hour and try again.',
        ),
        hour / 1000,
      );
    const user = await storage.users.find(person.userId);
    return {
      reference: intent.reference,
      amount: intent.amount,
      currency,
      intent_id: opened.id,
      ...(user ? { email: user.email } : {}),
      ...offerTo(parts, accessState, planId),
    };
  },
});

const confirmingOf = (
  { storage: { payments }, now, log }: PaymentParts,
  lookUp: ReturnType<typeof createLookUp>,
) => ({
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
});

const webhookOf = (
  { storage: { payments }, provider, log }: PaymentParts,
  settlement: SettlementParts,
) => ({
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
    if (isReversal(charge)) return keepReversal(settlement, charge);
    const intent = await payments.find(charge.reference);
    // News of a payment that we never opened and that failed are nobody's business.
    if (!intent && charge.state !== 'paid') return { success: true };
    return settle(settlement, charge, intent, 'webhook');
  },
});

/** So random that nobody guesses one. */
export const newReference = (): string => `pw_${randomBytes(16).toString('hex')}`;
