// When a payment that is not settled is looked up again.
import { payment } from '../../../contract/subscriptions.ts';
import { day, hour, minute } from '../../../domain/durations.ts';
import type { PaymentIntent } from '../../infrastructure/database/schema.ts';
import type { Charge } from './provider.ts';

/** Closed popups whose callback was lost are looked up by themselves: this long after opening. */
const unreportedChecks = [10 * minute, hour, day, 3 * day];
/** A claim that the provider keeps denying is given up after this time. */
const longestDenied = 3 * day;
const longestPause = hour;

export const firstCheckAt = (now: number): number => now + (unreportedChecks[0] ?? 0);

/** A minute, two, four … an hour at most. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, minute * 2 ** Math.min(attempts, 10));

export interface NextCheck {
  readonly status: 'pending' | 'failed';
  readonly nextCheckAt: number | null;
  readonly openUntil: number | null;
}

/** A window that nobody has reported closed may be paid in for as long as its page listens to it. */
export const windowUntil = (openedAt: number): number => openedAt + payment.popupTimeout;

/** Until when a payment of which the provider cannot say yet whether it is made counts as under way. */
export const unsettledUntil = (intent: Pick<PaymentIntent, 'created_at'>): number =>
  intent.created_at + longestDenied;

/** When a payment that the provider does not know as paid is looked up again, if at all. */
export function nextAfterDenial(
  intent: PaymentIntent,
  state: Charge['state'] | 'unknown',
  { now, isUnderWay = false }: { now: number; isUnderWay?: boolean },
): NextCheck {
  // A failed attempt may be followed by another in the same window, so it is looked up like the others.
  const status = state === 'failed' ? 'failed' : 'pending';
  if (intent.reported_at === null) {
    const times = unreportedChecks.map((after) => intent.created_at + after);
    const openUntil = isUnderWay ? unsettledUntil(intent) : windowUntil(intent.created_at);
    return { status, nextCheckAt: times.find((each) => each > now) ?? null, openUntil };
  }
  if (now - intent.reported_at >= longestDenied)
    return { status: 'failed', nextCheckAt: null, openUntil: null };
  const openUntil = isUnderWay ? unsettledUntil(intent) : null;
  return { status, nextCheckAt: now + pauseAfter(intent.attempts), openUntil };
}
