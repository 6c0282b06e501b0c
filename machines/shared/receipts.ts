// What was paid, read off a receipt, and what passes between its chart and the services.
import type { KeptPrice, Receipt, ReceiptPrice } from '../../contract/receipts.ts';
import type { PhotoLimits } from './photo.ts';

export type { KeptPrice, Receipt };

/** One price as it stands on the screen: what the person types is theirs. */
export interface ReceiptRow extends Pick<ReceiptPrice, 'key' | 'name' | 'text' | 'unit'> {
  amount: string;
  quantity: string;
  /** It is to be kept. */
  taken: boolean;
  /** Also where it is far from what is usual. */
  sure: boolean;
  assumed: boolean;
  /** What is usually paid for one of the unit. */
  usual: number;
}

export type RowChange = Partial<Pick<ReceiptRow, 'amount' | 'quantity' | 'taken'>>;

/** `today` is the device's. */
export type ReceiptRead =
  | { outcome: 'read'; receipt: Receipt; today: string }
  | { outcome: 'refused'; message: string | undefined };

export interface PricesWanted {
  currency: string;
  prices: readonly KeptPrice[];
  /** What was there before is put back. */
  back: boolean;
}
/** `before`: what the person had of these foods. */
export type PricesKept =
  | { outcome: 'kept'; before: readonly KeptPrice[] }
  | { outcome: 'refused'; message: string | undefined };

export type ReceiptLimits = Pick<
  PhotoLimits,
  'imageBytes' | 'preparationTimeout' | 'aiTimeout' | 'saveTimeout'
>;
