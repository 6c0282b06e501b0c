import type { SnapshotFrom } from 'xstate';
import type { accessMachine } from '../../../../machines/access/access.machine.ts';
import type { Allowance } from '../../../../machines/shared/access.ts';
import { access as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { planNamed } from './planNamed.ts';
import { remainingUntil, trialAt } from './remaining.ts';
import { hour } from '../../../../domain/durations.ts';
import { publicPageOf } from '../../../../domain/publicRecipe.ts';

export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;

const nowOf = ({ context }: AccessSnapshot) => context.time + context.clockOffset;

/** What the overlay and the notice say to those who paid once and to those who never did (ACC-05, ACC-06). */
export function barOf({ context }: AccessSnapshot) {
  if (context.wasSubscribed)
    return {
      headline: words.subscriptionExpired,
      notice: words.subscriptionExpired,
      detail: words.subscriptionDetail,
      way: words.renew,
      noticeWay: words.renew,
    };
  return {
    headline: words.restricted,
    notice: words.trialExpired,
    detail: fill(words.trialDetail, { hours: context.limits.trial / hour }),
    way: words.upgrade,
    noticeWay: words.upgradeFrom,
  };
}

/** The recipe that lies under the overlay, where anyone may read it in the library: somebody may be cooking it. */
export const publicPageUnder = ({ context: { path } }: AccessSnapshot): string | null =>
  publicPageOf(path);

/** The trial's badge; null while something paid for runs, or may run, and while nothing is known of a trial. */
export function trialBadgeOf(snapshot: AccessSnapshot): { label: string; progress: number } | null {
  const { trialStart, limits } = snapshot.context;
  if (snapshot.hasTag('subscribed') || trialStart === null) return null;
  // Who pays has a trial behind them, of which a new browser knows nothing yet.
  if (snapshot.hasTag('loading') || isRemembered(snapshot)) return null;
  const { end, progress } = trialAt(nowOf(snapshot), trialStart, limits.trial);
  return { label: remainingUntil(end, nowOf(snapshot)), progress };
}

/** What is left of one of the trial's limits; null where there is none, or nothing is known of it. */
/** '3 of 5 left today', as the chart has its parts; its English where it has none. */
export function allowanceText({
  text,
  left,
  limit,
  period,
}: Omit<Allowance, 'kind' | 'isUsedUp'>): string {
  if (left === undefined || limit === undefined || period === undefined) return text;
  return limit === -1 ? words.unlimited : fill(words.left[period], { left, limit });
}

export const allowanceOf = (snapshot: AccessSnapshot, kind: string) =>
  snapshot.matches({ billing: 'onTrial' })
    ? (snapshot.context.usage.find((each) => each.kind === kind) ?? null)
    : null;

/** Whether another request of the kind would only be refused. */
export const isUsedUp = (snapshot: AccessSnapshot | undefined, kind: string): boolean =>
  snapshot !== undefined && allowanceOf(snapshot, kind)?.isUsedUp === true;

/** This browser remembers a subscription that still runs, before the server was asked: nothing of a trial is awaited. */
export const isRemembered = (snapshot: AccessSnapshot): boolean =>
  snapshot.context.subscriptionEnd !== null && snapshot.context.subscriptionEnd > nowOf(snapshot);

/** What is open is open for a payment that the server has not answered about (PAY-09). */
export const isProvided = (snapshot: AccessSnapshot): boolean =>
  snapshot.hasTag('subscribed') && snapshot.context.isProvisional;

/** Nobody pays on this server. */
export const isOpen = ({ context }: AccessSnapshot): boolean => context.isOpen === true;

/** What the person has: a subscription and how long it runs, a trial, or neither. */
export function statusOf(snapshot: AccessSnapshot): {
  state: 'open' | 'subscribed' | 'provided' | 'trial' | 'over' | 'unknown';
  plan: string | null;
  remaining: string | null;
} {
  const { subscriptionEnd, planName, wasSubscribed } = snapshot.context;
  if (isOpen(snapshot)) return { state: 'open', plan: null, remaining: null };
  if (isProvided(snapshot)) return { state: 'provided', plan: null, remaining: null };
  if (snapshot.hasTag('subscribed'))
    return {
      state: 'subscribed',
      plan: planNamed(planName),
      remaining: subscriptionEnd === null ? null : remainingUntil(subscriptionEnd, nowOf(snapshot)),
    };
  if (snapshot.matches({ billing: 'denied' }))
    return { state: 'over', plan: wasSubscribed ? planNamed(planName) : null, remaining: null };
  const badge = trialBadgeOf(snapshot);
  return badge
    ? { state: 'trial', plan: null, remaining: badge.label }
    : { state: 'unknown', plan: null, remaining: null };
}
