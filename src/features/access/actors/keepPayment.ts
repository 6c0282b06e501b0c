import { fromPromise } from 'xstate';
import { access } from '../../../../contract/constants.ts';
import type { KnownAccess } from '../../../../machines/shared/access.ts';
import type { PaymentNews } from '../../../../machines/shared/messages.ts';
import type { Connections } from '../../../actors/connections.ts';
import type { BrowserStorage } from '../../../api/storage.ts';
import { provisional, readKnownAccess } from './knownAccess.ts';

/** The provider has said that it was paid, and our server does not answer: a day is granted (PAY-09). */
function grantDay(storage: BrowserStorage, userId: string): void {
  const { subscriptionEnd } = readKnownAccess(storage, userId);
  // What was paid for before opens the pages anyway.
  if (subscriptionEnd !== null && subscriptionEnd > Date.now()) return;
  storage.writePersonal('subscriptionExpiry', userId, String(Date.now() + access.provision));
  storage.writePersonal('subscriptionStatus', userId, provisional);
}

/** The server has said no about the payment: what was granted in its absence is forgotten. */
function takeDayBack(storage: BrowserStorage, userId: string): void {
  if (storage.readPersonal('subscriptionStatus', userId) !== provisional) return;
  storage.removePersonal('subscriptionExpiry', userId);
  storage.writePersonal('subscriptionStatus', userId, 'none');
}

/** What became of a payment changes what this browser knows; the answer is what it knows now. */
export const createKeepPayment = ({ storage }: Pick<Connections, 'storage'>) =>
  fromPromise<KnownAccess, { userId: string; news: PaymentNews['type'] }>(
    async ({ input: { userId, news } }) => {
      // Something was paid for: the local trial goes (PAY-08).
      if (news === 'payment.succeeded') storage.removePersonal('trialStart', userId);
      else if (news === 'payment.unanswered') grantDay(storage, userId);
      else takeDayBack(storage, userId);
      return readKnownAccess(storage, userId);
    },
  );
