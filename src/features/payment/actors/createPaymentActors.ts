// The ports of the payment chart and of its checkout.
import { createTabReturns } from '../../../actors/connectionReturns.ts';
import { createActivate } from './activate.ts';
import { createReadAddressCheck } from './readAddressCheck.ts';
import { createCheckoutAddress, leaveEntryOfReload } from './checkoutAddress.ts';
import { createConfirmPayment } from './confirmPayment.ts';
import type { Connections } from '../../../actors/connections.ts';
import { createCreateIntent } from './createIntent.ts';
import { createFetchKey } from './fetchKey.ts';
import { createFetchOffer } from './fetchOffer.ts';
import { createFetchReceipts } from './fetchReceipts.ts';
import { createLoadProvider } from './loadProvider.ts';
import { createOpenPopup } from './openPopup.ts';

export const createPaymentActors = (connections: Connections) => {
  leaveEntryOfReload();
  return {
    fetchOffer: createFetchOffer(connections),
    fetchReceipts: createFetchReceipts(connections),
    checkoutAddress: createCheckoutAddress(),
  };
};

export const createCheckoutActors = (connections: Connections) => ({
  tabReturns: createTabReturns(),
  fetchKey: createFetchKey(connections),
  readAddressCheck: createReadAddressCheck(connections),
  createIntent: createCreateIntent(connections),
  loadProvider: createLoadProvider(),
  openPopup: createOpenPopup(connections),
  confirmPayment: createConfirmPayment(connections),
  activate: createActivate(connections),
});
