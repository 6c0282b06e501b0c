import { fromPromise } from 'xstate';
import { timeouts } from '../../../../contract/constants.ts';
import { keepPrices, readReceipt } from '../../../../contract/receipts.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import type { Photo } from '../../../../machines/shared/photo.ts';
import type {
  PricesKept,
  PricesWanted,
  ReceiptRead,
} from '../../../../machines/shared/receipts.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { createPrepareImage, fileOf } from '../../photos/actors/prepareImage.ts';

/** Pixels of the longer side: a receipt is long, and its print small. */
const longestSide = 2048;

export const createPrepareReceipt = () => createPrepareImage(undefined, longestSide);

export const createReadReceipt = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<ReceiptRead, { image: Photo }>(({ input, signal }) =>
    orRefusal(
      client
        .request(readReceipt, {
          body: {},
          file: fileOf(input.image),
          timeout: timeouts.aiService,
          signal,
        })
        .then(({ receipt }) => ({ outcome: 'read' as const, receipt, today: dateOf(new Date()) })),
    ),
  );

export const createKeepPrices = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<PricesKept, PricesWanted>(({ input: { currency, prices, back }, signal }) =>
    orRefusal(
      client
        .request(keepPrices, {
          body: { currency, prices: [...prices], ...(back ? { back } : {}) },
          timeout: timeouts.productApi,
          signal,
        })
        .then(({ before }) => ({ outcome: 'kept' as const, before })),
    ),
  );
