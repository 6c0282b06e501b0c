import { fromPromise } from 'xstate';
import { activateDays } from '../../../../contract/access.ts';
import { payment } from '../../../../contract/subscriptions.ts';
import type { Activation } from '../../../../machines/shared/payment.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { toMilliseconds } from '../../../actors/instant.ts';
import { readKnownAccess } from '../../access/actors/knownAccess.ts';
import { paystackDataOf } from './paystackData.ts';

const minute = 60_000;
const minutesOfDay = 24 * 60;

/**
 * Activates what was paid for (PAY-09). Where the server cannot, this browser remembers the subscription
 * by itself and the failure is passed on; the server's next answer takes the place of either memory.
 */
export const createActivate = ({ client, storage }: Pick<Connections, 'client' | 'storage'>) =>
  fromPromise<void, Activation>(async ({ input, signal }) => {
    const { userId, durationMinutes } = input;
    const remember = (end: number): void => {
      storage.writePersonal('subscriptionExpiry', userId, String(Math.round(end)));
      storage.writePersonal('subscriptionStatus', userId, 'active');
    };
    // A renewal runs on from the end of what is running.
    const from = Math.max(Date.now(), readKnownAccess(storage, userId).subscriptionEnd ?? 0);
    const ownEnd =
      from + (durationMinutes === undefined ? payment.localActivation : durationMinutes * minute);
    try {
      const { success, error, subscription } = await client.request(activateDays, {
        body: {
          user_id: userId,
          duration_days:
            durationMinutes === undefined ? payment.defaultDays : durationMinutes / minutesOfDay,
          paystack_data: paystackDataOf(input),
        },
        signal,
      });
      if (!success) throw new RefusalError(error ?? 'The subscription was not activated.');
      remember(subscription ? toMilliseconds(subscription.end_date) : ownEnd);
    } catch (error) {
      remember(ownEnd);
      throw error;
    }
  });
