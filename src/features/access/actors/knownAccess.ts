import type { BrowserStorage } from '../../../api/storage.ts';

/** What this browser remembers of a person's trial and subscription. What is no instant is nothing. */
export function readKnownAccess(storage: BrowserStorage, userId: string) {
  const read = (what: 'trialStart' | 'subscriptionExpiry'): number | null => {
    const text = storage.readPersonal(what, userId);
    const instant = text === null || text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(instant) ? instant : null;
  };
  const [trialStart, subscriptionEnd] = [read('trialStart'), read('subscriptionExpiry')];
  return { trialStart, subscriptionEnd, isStored: trialStart !== null || subscriptionEnd !== null };
}
