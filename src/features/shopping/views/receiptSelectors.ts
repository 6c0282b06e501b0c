import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { receiptPricesMachine } from '../../../../machines/shopping/receiptPrices.machine.ts';
import type { ReceiptRow } from '../../../../machines/shared/receipts.ts';
import { receiptRules } from '../../../../domain/receiptRules.ts';
import { typedNumber } from '../../../../domain/typedNumbers.ts';
import { fill } from '../../../texts/fill.ts';
import { counted, sumText } from '../../../texts/format.ts';
import { photos } from '../../photos/texts/en.ts';
import { receipt as words } from '../texts/receipt.en.ts';

export type ReceiptActor = ActorRefFrom<typeof receiptPricesMachine>;
export type ReceiptSnapshot = SnapshotFrom<typeof receiptPricesMachine>;

/** Why nothing came of the last photo, or of taking prices back. */
export function problemOf(snapshot: ReceiptSnapshot): string | undefined {
  const { message } = snapshot.context;
  if (snapshot.matches({ choosing: 'readingRefused' })) return message ?? words.failed;
  if (snapshot.matches({ choosing: 'readingFailed' })) return words.failed;
  if (snapshot.matches({ choosing: 'undoRefused' })) return message ?? words.undoFailed;
  if (snapshot.matches({ choosing: 'undoFailed' })) return words.undoFailed;
  const wrong = (['tooLarge', 'unsuitable', 'unreadable'] as const).find((state) =>
    snapshot.matches({ choosing: state }),
  );
  return wrong && photos[wrong];
}

/** Why the receipt that was read has no prices to keep. */
export function unkeptOf(snapshot: ReceiptSnapshot): string | undefined {
  if (snapshot.matches({ choosing: 'withoutCountry' })) return words.withoutCountry;
  if (snapshot.matches({ choosing: 'inOtherMoney' }))
    return fill(words.otherMoney, { currency: currencyOf(snapshot) });
  return snapshot.matches({ choosing: 'withoutPrices' }) ? words.withoutPrices : undefined;
}

export const currencyOf = ({ context }: ReceiptSnapshot): string => context.receipt?.currency ?? '';

/** What was read and can be looked at. */
export const offerOf = (snapshot: ReceiptSnapshot): string | undefined =>
  snapshot.can({ type: 'prices.opened' })
    ? fill(words.offer, {
        count: snapshot.context.rows.length,
        all: snapshot.context.receipt?.foods ?? 0,
      })
    : undefined;

/** What was kept, while it can be taken back. */
export const keptOf = ({ context: { before } }: ReceiptSnapshot): string | undefined =>
  before === null ? undefined : counted(before.length, { one: words.keptOne, many: words.kept });

/** What keeps the prices from being kept. */
export function refusalOf(snapshot: ReceiptSnapshot): string | undefined {
  if (snapshot.matches({ reviewing: 'keepingRefused' }))
    return snapshot.context.message ?? words.keepFailed;
  if (snapshot.matches({ reviewing: 'keepingFailed' })) return words.keepFailed;
  if (snapshot.matches({ reviewing: 'doubtful' })) return words.doubts;
  return snapshot.matches({ reviewing: 'nothingTaken' }) ? words.nothingTaken : undefined;
}

/** What is usually paid for what is typed, where the price is far from that. */
export function expectedFor(
  { amount, quantity, usual }: ReceiptRow,
  snapshot: ReceiptSnapshot,
): string | undefined {
  const expected = usual * typedNumber(quantity);
  const ratio = typedNumber(amount) / expected;
  const isFar = Math.max(ratio, 1 / ratio) > receiptRules.doubtfulTimes;
  return Number.isFinite(ratio) && ratio > 0 && isFar
    ? sumText(expected, currencyOf(snapshot))
    : undefined;
}

export const isGap = (typed: string): boolean =>
  !(typedNumber(typed) > 0 && typedNumber(typed) <= 1e6);
