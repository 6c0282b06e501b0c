import { receiptPricesMachine } from '../../../machines/shopping/receiptPrices.machine.ts';
import type { KeptPrice, Receipt, ReceiptRow } from '../../../machines/shared/receipts.ts';
import type { Photo } from '../../../machines/shared/photo.ts';
import type { Samples } from '../engine/index.ts';
import { photoLimits } from './shoppingList.ts';

const photo = (name: string, type = 'image/jpeg'): Photo => new File(['pixels'], name, { type });
const chosen = photo('receipt.jpg');
const large: Photo = new File(['x'.repeat(10_001)], 'large.jpg', { type: 'image/jpeg' });
const text = photo('list.txt', 'text/plain');
const prepared = photo('photo.jpg');

const carrots = {
  key: 'carrot',
  name: 'carrot',
  text: 'CARROTS 1KG',
  amount: 0.69,
  quantity: 1,
  unit: 'kg' as const,
  assumed: false,
  usual: 1,
  doubtful: false,
};
/** Ten times what is usual. */
const rice = {
  key: 'rice',
  name: 'rice',
  text: 'RICE',
  amount: 10,
  quantity: 500,
  unit: 'g' as const,
  assumed: true,
  usual: 1,
  doubtful: true,
};
const today = '2026-11-28';
const receipt: Receipt = {
  currency: 'GBP',
  other_money: false,
  on: '2026-11-14',
  foods: 3,
  prices: [carrots, rice],
};
const undated: Receipt = { ...receipt, on: null, prices: [rice] };
const without: Receipt = { ...receipt, prices: [] };
const foreign: Receipt = { ...without, other_money: true };
const unknown: Receipt = { ...without, currency: null };

const ofCarrots = (amount: number): KeptPrice => ({
  food: 'carrot',
  price: { amount, quantity: 1, unit: 'kg', on: '2026-11-14' },
});
const before: readonly KeptPrice[] = [ofCarrots(0.8)];

export interface Context {
  image: Photo | null;
  receipt: Receipt | null;
  rows: readonly ReceiptRow[];
  on: string;
  before: readonly KeptPrice[] | null;
  message: string | null;
}
const rowOf = ({ rows }: Context, key: string) => rows.find((row) => row.key === key);
const read = (of: Receipt) => ({ outcome: 'read', receipt: of, today });

export const receiptPrices: Samples = {
  chart: 'receiptPrices',
  machine: receiptPricesMachine,
  input: { limits: photoLimits },
  person: {
    'photo.chosen': { type: 'photo.chosen', photo: chosen },
    'photo.chosen (too large)': { type: 'photo.chosen', photo: large },
    'photo.chosen (a text)': { type: 'photo.chosen', photo: text },
    'reading.retried': { type: 'reading.retried' },
    'reading.cancelled': { type: 'reading.cancelled' },
    'prices.opened': { type: 'prices.opened' },
    'price.changed (none)': { type: 'price.changed', key: 'carrot', change: { amount: '0' } },
    'price.changed (left out)': { type: 'price.changed', key: 'carrot', change: { taken: false } },
    'price.changed (far off)': { type: 'price.changed', key: 'carrot', change: { amount: '9' } },
    'price.changed (it is right)': { type: 'price.changed', key: 'rice', change: { taken: true } },
    'price.changed (carrots are right)': {
      type: 'price.changed',
      key: 'carrot',
      change: { taken: true },
    },
    'day.changed (to come)': { type: 'day.changed', on: '2026-11-29' },
    'day.changed (long ago)': { type: 'day.changed', on: '2026-08-27' },
    'prices.submitted': { type: 'prices.submitted' },
    'prices.closed': { type: 'prices.closed' },
    'prices.takenBack': { type: 'prices.takenBack' },
  },
  actors: {
    prepareImage: {
      answers: {
        '': { outcome: 'prepared', image: prepared },
        unreadable: { outcome: 'unreadable' },
      },
      failures: { '': new Error('fault') },
    },
    readReceipt: {
      answers: {
        'two prices': read(receipt),
        'one price without a day': read(undated),
        'no price': read(without),
        'another money': read(foreign),
        'no country': read(unknown),
        refused: { outcome: 'refused', message: 'We could not make out any food.' },
        'refused without words': { outcome: 'refused', message: undefined },
      },
      failures: { '': new Error('network') },
    },
    keepPrices: {
      answers: {
        '': { outcome: 'kept', before },
        refused: { outcome: 'refused', message: 'Please check the date.' },
        'refused without words': { outcome: 'refused', message: undefined },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { preparationTimeout: 15_000, aiTimeout: 62_000, saveTimeout: 11_000 },
  distinguish: (context: Context) => [
    context.image === prepared,
    context.receipt?.prices.length,
    rowOf(context, 'carrot')?.amount,
    rowOf(context, 'carrot')?.taken,
    rowOf(context, 'carrot')?.sure,
    rowOf(context, 'rice')?.taken,
    context.on,
    context.before === null,
    context.message === null,
  ],
  situations: {
    prepared: ({ image }: Context) => image === prepared,
    offered: ({ rows, before: own }: Context) => rows.length > 0 && own === null,
    kept: ({ before: own }: Context) => own !== null,
    carrots: (context: Context) => rowOf(context, 'carrot')?.taken === true,
    rice: (context: Context) => rowOf(context, 'rice')?.taken === true,
    far: (context: Context) => rowOf(context, 'carrot')?.amount === '9',
    sure: (context: Context) => rowOf(context, 'carrot')?.sure === true,
    dated: ({ on }: Context) => on === receipt.on,
    whole: ({ rows }: Context) => rows.every(({ taken, amount }) => !taken || amount !== '0'),
    'in time': ({ on }: Context) => on === today || on === receipt.on,
  },
  names: [
    [chosen, 'the chosen one'],
    [prepared, 'the prepared one'],
    [before, 'what was before'],
  ],
  holds: {
    'readReceipt answers two prices': (context: Context) =>
      context.on === '2026-11-14' &&
      rowOf(context, 'carrot')?.taken === true &&
      rowOf(context, 'rice')?.taken === false &&
      context.before === null &&
      context.image === null,
    'readReceipt answers one price without a day': ({ on }: Context) => on === today,
    'readReceipt answers refused': ({ message }: Context) =>
      message === 'We could not make out any food.',
    'keepPrices answers': ({ before: own, message }: Context) =>
      message === null && (own === before || own === null),
    'keepPrices answers refused': ({ message }: Context) => message === 'Please check the date.',
    'price.changed (far off)': (context: Context) => rowOf(context, 'carrot')?.sure !== true,
    'price.changed (left out)': (context: Context) => rowOf(context, 'carrot')?.taken !== true,
    'price.changed (it is right)': (context: Context) => rowOf(context, 'rice')?.taken === true,
    'prices.closed': ({ rows }: Context) => rows.length > 0,
  },
};
