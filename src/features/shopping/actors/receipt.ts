import { fromPromise } from 'xstate';
import type { Photo, Preparation } from '../../../../machines/shared/photo.ts';
import type {
  PricesKept,
  PricesWanted,
  ReceiptRead,
} from '../../../../machines/shared/receipts.ts';
import type { Connections } from '../../../actors/connections.ts';

type Calls = Pick<Connections, 'client'>;
/** Most look at the list alone: what reads a receipt comes when one is chosen. */
const loadCalls = () => import('./receiptCalls.ts');

export const createPrepareReceipt = () =>
  fromPromise<Preparation, { photo: Photo }>(async ({ input, signal }) =>
    (await loadCalls()).prepareReceipt(input.photo, signal),
  );

export const createReadReceipt = ({ client }: Calls) =>
  fromPromise<ReceiptRead, { image: Photo }>(async ({ input, signal }) =>
    (await loadCalls()).readReceiptOf(client, input.image, signal),
  );

export const createKeepPrices = ({ client }: Calls) =>
  fromPromise<PricesKept, PricesWanted>(async ({ input, signal }) =>
    (await loadCalls()).keepPricesOf(client, input, signal),
  );
