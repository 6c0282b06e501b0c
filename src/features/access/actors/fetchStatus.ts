import { fromPromise } from 'xstate';
import { fetchStatus, type AccessStatus } from '../../../../contract/access.ts';
import type { AccessAnswer } from '../../../../machines/shared/access.ts';
import { RefusalError } from '../../../api/errors.ts';
import { day } from '../../../../domain/durations.ts';
import type { Connections } from '../../../actors/connections.ts';
import { toMilliseconds } from '../../../actors/instant.ts';

/** How long a device believes what it heard of a server where nobody pays (ms). */
const openMemory = 365 * day;

/** Asks whether the person may use the app (ACC-03), and remembers the answer for the next visit. */
export const createFetchStatus = ({ client, storage }: Pick<Connections, 'client' | 'storage'>) =>
  fromPromise<AccessAnswer, { userId: string }>(async ({ input: { userId }, signal }) => {
    // The screen outlives the session by a moment, while the person is signed out.
    const { success = false, data } =
      storage.readHolder() === null
        ? {}
        : await client.request(fetchStatus, { query: { user_id: userId }, signal });
    if (!success || data === undefined)
      throw new RefusalError('The subscription status is not known.');
    const answer = answerOf(data);
    const { isSubscribed, canUse, trialStart, subscriptionEnd } = answer;
    const remember = (what: 'trialStart' | 'subscriptionExpiry', instant: number | null): void =>
      instant === null
        ? storage.removePersonal(what, userId)
        : storage.writePersonal(what, userId, String(instant));
    // While a subscription runs there is no local trial (PAY-08).
    remember('trialStart', isSubscribed ? null : trialStart);
    remember('subscriptionExpiry', subscriptionEnd);
    storage.writePersonal('subscriptionStatus', userId, isSubscribed ? 'active' : 'none');
    storage.writePersonal('accessStatus', userId, canUse ? 'granted' : 'denied');
    return answer;
  });

function answerOf({
  has_active_subscription,
  has_ever_had_subscription,
  can_access_app,
  trial,
  subscription,
  usage = {},
  now,
  open_access: isOpen = false,
  reads_plain_food: readsPlainFood,
}: AccessStatus): AccessAnswer {
  const clockOffset = now === undefined ? 0 : toMilliseconds(now) - Date.now();
  const paidUntil = subscription && toMilliseconds(subscription.end_date);
  return {
    canUse: can_access_app,
    isSubscribed: has_active_subscription,
    wasSubscribed: has_ever_had_subscription,
    isTrialOver: trial?.expired ?? false,
    trialStart: trial && toMilliseconds(trial.start_date),
    // Without an end, a year ahead is remembered, for who opens the app without a network.
    subscriptionEnd: isOpen ? Date.now() + clockOffset + openMemory : paidUntil,
    planName: subscription?.plan_name ?? null,
    usage: Object.entries(usage).map(([kind, { left, limit, period, text }]) => ({
      kind,
      isUsedUp: limit !== -1 && left <= 0,
      text,
      left,
      limit,
      period,
    })),
    ...(readsPlainFood === undefined ? {} : { readsPlainFood }),
    ...(isOpen && { isOpen }),
    clockOffset,
  };
}
