import { fromPromise } from 'xstate';
import type { Photo } from '../../../../machines/shared/photo.ts';
import type {
  PricesKept,
  PricesWanted,
  ReceiptRead,
} from '../../../../machines/shared/receipts.ts';
import type { Connections } from '../../../actors/connections.ts';
import { createPrepareImage } from '../../photos/actors/prepareImage.ts';

type Calls = Pick<Connections, 'client'>;
/** Most look at the list alone: what reads a receipt comes when one is chosen. */
const loadCalls = () => import('./receiptCalls.ts');

/** Pixels of the longer side: a receipt is long, and its print small. */
const longestSide = 2048;

export const createPrepareReceipt = () => createPrepareImage(undefined, longestSide);

export const createReadReceipt = ({ client }: Calls) =>
  fromPromise<ReceiptRead, { image: Photo }>(async ({ input, signal }) =>
    (await loadCalls()).readReceiptOf(client, input.image, signal),
  );

export const createKeepPrices = ({ client }: Calls) =>
  fromPromise<PricesKept, PricesWanted>(async ({ input, signal }) =>
    (await loadCalls()).keepPricesOf(client, input, signal),
  );
