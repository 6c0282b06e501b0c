/**
 * While somebody checks out, an entry of its own lies upon the page's in the browser's history: Back closes the dialog and stays on the page.
 * Where the checkout may not be left, because money may be on its way, the entry is put back.
 */
import { fromCallback, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../../../machines/payment/payment.machine.ts';
import type { CheckoutLeft } from '../../../../machines/shared/payment.ts';

const upon = { inner: true, uponPayment: true };
const isUpon = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'uponPayment' in state;
};

/** Whether the browser is on its way back from an entry without a dialog. */
let isReturning = false;
/** A reload closes the dialog and keeps its entry: left there, one Back would do nothing. Without a page there is none. */
export function leaveEntryOfReload(): void {
  if (typeof history === 'undefined' || !isUpon() || isReturning) return;
  isReturning = true;
  addEventListener('popstate', () => (isReturning = false), { once: true });
  history.back();
}

export const createCheckoutAddress = () =>
  fromCallback<{ type: 'none' }>(({ sendBack, self }) => {
    const page = location.pathname;
    let isOver = false;
    const lay = (): void => {
      if (!isUpon()) history.pushState(upon, '', location.href);
    };
    const look = (): void => {
      if (location.pathname !== page || isUpon()) return;
      sendBack({ type: 'checkout.left' } satisfies CheckoutLeft);
      if (!isOver) lay();
    };
    const begin = (): void => {
      if (isOver) return;
      lay();
      addEventListener('popstate', look);
    };
    if (isReturning) addEventListener('popstate', begin, { once: true });
    else begin();
    return () => {
      isOver = true;
      removeEventListener('popstate', begin);
      removeEventListener('popstate', look);
      // Left for another page, or signed out: the address is no longer this one's.
      const payment = (self._parent as AnyActorRef).getSnapshot() as SnapshotFrom<
        typeof paymentMachine
      >;
      const isEnded = !payment.matches({ counter: 'checkingOut' });
      if (isEnded && location.pathname === page && isUpon()) history.back();
    };
  });
