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
import { fileOf } from '../../photos/actors/prepareImage.ts';

export const readReceiptOf = (
  client: Connections['client'],
  image: Photo,
  signal: AbortSignal,
): Promise<ReceiptRead> =>
  orRefusal(
    client
      .request(readReceipt, {
        body: {},
        file: fileOf(image),
        timeout: timeouts.aiService,
        signal,
      })
      .then(({ receipt }) => ({
        outcome: 'read' as const,
        receipt,
        today: dateOf(new Date()),
      })),
  );

export const keepPricesOf = (
  client: Connections['client'],
  { currency, prices, back }: PricesWanted,
  signal: AbortSignal,
): Promise<PricesKept> =>
  orRefusal(
    client
      .request(keepPrices, {
        body: { currency, prices: [...prices], ...(back ? { back } : {}) },
        timeout: timeouts.productApi,
        signal,
      })
      .then(({ before }) => ({ outcome: 'kept' as const, before })),
  );
