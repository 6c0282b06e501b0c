import { access } from '../../../../contract/constants.ts';
import type { BrowserStorage } from '../../../api/storage.ts';

/** What `subscriptionStatus` says while a payment waits for our server's answer; the expiry is then the end of what is granted meanwhile. */
export const provisional = 'provisional';

/** What this browser remembers of a person's trial and subscription. What is no instant is nothing. */
export function readKnownAccess(storage: BrowserStorage, userId: string) {
  const read = (what: 'trialStart' | 'subscriptionExpiry'): number | null => {
    const text = storage.readPersonal(what, userId);
    const instant = text === null || text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(instant) ? instant : null;
  };
  const [trialStart, expiry] = [read('trialStart'), read('subscriptionExpiry')];
  const isProvisional = storage.readPersonal('subscriptionStatus', userId) === provisional;
  // No more than was granted counts, whatever stands in the storage.
  const isTooLong = isProvisional && expiry !== null && expiry > Date.now() + access.provision;
  const subscriptionEnd = isTooLong ? null : expiry;
  return {
    trialStart,
    subscriptionEnd,
    isProvisional: isProvisional && subscriptionEnd !== null,
    isStored: trialStart !== null || subscriptionEnd !== null,
  };
}
