import { assign, fromPromise, sendTo, setup } from 'xstate';
import { daysBetween } from '../../domain/calendar.ts';
import { receiptRules } from '../../domain/receiptRules.ts';
import { typedNumber } from '../../domain/typedNumbers.ts';
import type { Photo, Preparation } from '../shared/photo.ts';
import type {
  KeptPrice,
  PricesKept,
  PricesWanted,
  Receipt,
  ReceiptLimits,
  ReceiptRead,
  ReceiptRow,
  RowChange,
} from '../shared/receipts.ts';
import type { FromListNews } from '../shared/shopping.ts';

const most = 1e6;

/** Whether what is typed is far from what is usual. */
const isDoubtful = ({ amount, quantity, usual }: ReceiptRow): boolean => {
  const ratio = typedNumber(amount) / typedNumber(quantity) / usual;
  return Math.max(ratio, 1 / ratio) > receiptRules.doubtfulTimes;
};
const isWhole = ({ amount, quantity }: ReceiptRow): boolean =>
  [amount, quantity].every((typed) => typedNumber(typed) > 0 && typedNumber(typed) <= most);

/** '1.2' is no price that anybody writes. */
const priceText = (amount: number): string => String(amount).replace(/\.\d$/, '$&0');

const rowsOf = ({ prices }: Receipt): ReceiptRow[] =>
  prices.map(({ key, name, text, unit, amount, quantity, assumed, doubtful, usual }) => ({
    key,
    name,
    text,
    unit,
    amount: priceText(amount),
    quantity: String(quantity),
    taken: !doubtful,
    sure: false,
    assumed,
    usual: usual / quantity,
  }));

/** Who ticks a price that is far from usual says that it is right; what is typed after that is not meant. */
const changed = (row: ReceiptRow, change: RowChange): ReceiptRow => ({
  ...row,
  ...change,
  sure: change.taken ?? (change.amount === undefined && change.quantity === undefined && row.sure),
});
const isAsked = (row: ReceiptRow): boolean => row.taken && !row.sure && isDoubtful(row);

const pricesOf = (rows: readonly ReceiptRow[], on: string): KeptPrice[] =>
  rows
    .filter(({ taken }) => taken)
    .map((row) => ({
      food: row.key,
      price: {
        amount: typedNumber(row.amount),
        quantity: typedNumber(row.quantity),
        unit: row.unit,
        on,
        ...(isDoubtful(row) ? { sure: row.sure } : {}),
      },
    }));

export const receiptPricesMachine = setup({
  types: {
    /** `image` is the photo as it is sent; `before` what the person had of the foods whose prices were just kept; `on` the day of the receipt. */
    context: {} as {
      image: Photo | null;
      receipt: Receipt | null;
      rows: readonly ReceiptRow[];
      on: string;
      today: string;
      before: readonly KeptPrice[] | null;
      message: string | null;
      limits: ReceiptLimits;
    },
    events: {} as
      | { type: 'photo.chosen'; photo: Photo }
      | { type: 'reading.retried' }
      | { type: 'reading.cancelled' }
      | { type: 'prices.opened' }
      | { type: 'price.changed'; key: string; change: RowChange }
      | { type: 'day.changed'; on: string }
      | { type: 'prices.submitted' }
      | { type: 'prices.closed' }
      | { type: 'prices.takenBack' },
    input: {} as { limits: ReceiptLimits },
    tags: {} as 'busy' | 'open',
  },
  actors: {
    prepareImage: fromPromise<Preparation, { photo: Photo }>(() =>
      Promise.reject(new Error('prepareImage is not provided')),
    ),
    readReceipt: fromPromise<ReceiptRead, { image: Photo }>(() =>
      Promise.reject(new Error('readReceipt is not provided')),
    ),
    keepPrices: fromPromise<PricesKept, PricesWanted>(() =>
      Promise.reject(new Error('keepPrices is not provided')),
    ),
  },
  actions: {
    keepImage: assign((_, { image }: { image: Photo }) => ({ image, message: null })),
    keepReceipt: assign((_, { read }: { read: ReceiptRead }) =>
      read.outcome === 'read'
        ? {
            image: null,
            receipt: read.receipt,
            rows: rowsOf(read.receipt),
            on: read.receipt.on ?? read.today,
            today: read.today,
            before: null,
          }
        : {},
    ),
    keepRow: assign({
      rows: ({ context }, { key, change }: { key: string; change: RowChange }) =>
        context.rows.map((row) => (row.key === key ? changed(row, change) : row)),
    }),
    clearDoubts: assign({
      rows: ({ context }) =>
        context.rows.map((row) => (isAsked(row) ? { ...row, taken: false } : row)),
    }),
    keepDay: assign((_, { on }: { on: string }) => ({ on })),
    keepBefore: assign({
      before: (_, { kept }: { kept: PricesKept }) => (kept.outcome === 'kept' ? kept.before : null),
    }),
    clearBefore: assign({ before: null }),
    keepMessage: assign((_, { message }: { message: string | undefined }) => ({
      message: message ?? null,
    })),
    clearMessage: assign({ message: null }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellNews: sendTo(
      ({ self }) => self._parent ?? self,
      (): FromListNews => ({ type: 'news.received' }),
    ),
  },
  guards: {
    isTooLarge: ({ context }, { photo }: { photo: Photo }) =>
      photo.size > context.limits.imageBytes,
    isPicture: (_, { photo }: { photo: Photo }) =>
      photo.size > 0 && /^(image\/|$)/.test(photo.type),
    isUnreadable: (_, { prepared }: { prepared: Preparation }) => prepared.outcome === 'unreadable',
    isRefused: (_, { answer }: { answer: ReceiptRead | PricesKept }) =>
      answer.outcome === 'refused',
    isWithoutCountry: (_, { read }: { read: ReceiptRead }) =>
      read.outcome === 'read' && read.receipt.currency === null,
    isInOtherMoney: (_, { read }: { read: ReceiptRead }) =>
      read.outcome === 'read' && read.receipt.other_money,
    hasNoPrices: (_, { read }: { read: ReceiptRead }) =>
      read.outcome === 'read' && read.receipt.prices.length === 0,
    isOffered: ({ context: { rows, before } }) => rows.length > 0 && before === null,
    hasKept: ({ context }) => context.before !== null,
    hasNothingTaken: ({ context }) => !context.rows.some(({ taken }) => taken),
    hasGaps: ({ context }) => context.rows.some((row) => row.taken && !isWhole(row)),
    hasDoubts: ({ context }) => context.rows.some(isAsked),
    // Of what is no day nobody knows how long ago it is.
    isWrongDay: ({ context: { on, today } }) =>
      !(daysBetween(on, today) >= 0 && daysBetween(on, today) <= receiptRules.days),
  },
  delays: {
    preparationTimeout: ({ context }) => context.limits.preparationTimeout,
    aiTimeout: ({ context }) => context.limits.aiTimeout,
    saveTimeout: ({ context }) => context.limits.saveTimeout,
  },
}).createMachine({
  id: 'receiptPrices',
  description:
    'What was paid, read off a photo of a receipt: the person looks at each price, and keeps them for the household. The photo is not kept.',
  context: ({ input }) => ({
    image: null,
    receipt: null,
    rows: [],
    on: '',
    today: '',
    before: null,
    message: null,
    limits: input.limits,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'A photo can be taken or chosen, also after another; what was read or kept before stays at hand until a new receipt is read.',
      initial: 'resting',
      on: {
        'photo.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => ({ photo: event.photo }) },
            target: '.tooLarge',
          },
          {
            guard: { type: 'isPicture', params: ({ event }) => ({ photo: event.photo }) },
            target: 'preparingImage',
            actions: { type: 'keepImage', params: ({ event }) => ({ image: event.photo }) },
          },
          { target: '.unsuitable' },
        ],
        'prices.opened': { guard: 'isOffered', target: 'reviewing' },
        'prices.takenBack': { guard: 'hasKept', target: 'takingBack' },
      },
      states: {
        resting: { description: 'Nothing was chosen, or it was called off.' },
        tooLarge: { description: 'What was chosen is larger than what may be sent.' },
        unsuitable: { description: 'What was chosen is no picture.' },
        unreadable: { description: 'Neither this browser nor the services can open it.' },
        readingRefused: { description: 'The services said why they read nothing of it.' },
        readingFailed: {
          description: 'No usable answer came; the same photo can be sent again.',
          on: { 'reading.retried': '#receiptPrices.readingReceipt' },
        },
        withoutCountry: {
          description:
            'Nobody knows in which country it was paid, and so in which money: nothing is kept.',
        },
        inOtherMoney: {
          description: "The receipt is not in the money of the person's country: nothing is kept.",
        },
        withoutPrices: { description: 'Foods were read, and no price for certain.' },
        offered: { description: 'Prices were read, and can be looked at.' },
        kept: { description: 'They count for the household, and can be taken back.' },
        takenBack: { description: 'What the person had before is there again.' },
        undoRefused: { description: 'The services said why they did not take them back.' },
        undoFailed: { description: 'They could not be taken back; that can be tried again.' },
      },
    },
    preparingImage: {
      description: 'The photo is turned upright and made smaller before it is sent.',
      tags: ['busy'],
      on: { 'reading.cancelled': 'choosing' },
      invoke: {
        id: 'prepareImage',
        src: 'prepareImage',
        input: ({ context }) => ({ photo: context.image! }),
        onDone: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => ({ prepared: event.output }) },
            target: 'choosing.unreadable',
          },
          {
            target: 'readingReceipt',
            actions: {
              type: 'keepImage',
              params: ({ context, event }) => ({
                image: event.output.outcome === 'prepared' ? event.output.image : context.image!,
              }),
            },
          },
        ],
        onError: 'readingReceipt',
      },
      after: { preparationTimeout: 'readingReceipt' },
    },
    readingReceipt: {
      description: 'The photo is on its way, and what was paid is read.',
      tags: ['busy'],
      on: { 'reading.cancelled': 'choosing' },
      invoke: {
        id: 'readReceipt',
        src: 'readReceipt',
        input: ({ context }) => ({ image: context.image! }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing.readingRefused',
            actions: {
              type: 'keepMessage',
              params: ({ event }) => ({
                message: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
          },
          {
            guard: { type: 'isWithoutCountry', params: ({ event }) => ({ read: event.output }) },
            target: 'choosing.withoutCountry',
            actions: { type: 'keepReceipt', params: ({ event }) => ({ read: event.output }) },
          },
          {
            guard: { type: 'isInOtherMoney', params: ({ event }) => ({ read: event.output }) },
            target: 'choosing.inOtherMoney',
            actions: { type: 'keepReceipt', params: ({ event }) => ({ read: event.output }) },
          },
          {
            guard: { type: 'hasNoPrices', params: ({ event }) => ({ read: event.output }) },
            target: 'choosing.withoutPrices',
            actions: { type: 'keepReceipt', params: ({ event }) => ({ read: event.output }) },
          },
          {
            target: 'choosing.offered',
            actions: { type: 'keepReceipt', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: 'choosing.readingFailed',
      },
      after: { aiTimeout: 'choosing.readingFailed' },
    },
    reviewing: {
      description: 'Each price is looked at, changed, or left out; then all are kept at once.',
      tags: ['open'],
      initial: 'resting',
      on: {
        'price.changed': {
          target: '.resting',
          actions: {
            type: 'keepRow',
            params: ({ event }) => ({ key: event.key, change: event.change }),
          },
        },
        'day.changed': {
          target: '.resting',
          actions: { type: 'keepDay', params: ({ event }) => ({ on: event.on }) },
        },
        'prices.submitted': [
          { guard: 'hasNothingTaken', target: '.nothingTaken' },
          { guard: 'hasGaps', target: '.incomplete' },
          { guard: 'hasDoubts', target: '.doubtful', actions: 'clearDoubts' },
          { guard: 'isWrongDay', target: '.wrongDay' },
          { target: 'keepingPrices', actions: 'clearMessage' },
        ],
        'prices.closed': 'choosing.offered',
      },
      states: {
        resting: { description: 'Nothing is wrong, as far as we know.' },
        nothingTaken: { description: 'No price is ticked.' },
        incomplete: { description: 'A ticked price, or its amount, is no number above 0.' },
        doubtful: {
          description:
            'Ticked prices were far from what is usual: they are left out unless they are ticked again.',
        },
        wrongDay: { description: 'The day has not come, or is longer ago than a receipt may be.' },
        keepingRefused: { description: 'The services said why they kept none of them.' },
        keepingFailed: { description: 'No usable answer came; what was typed is still there.' },
      },
    },
    keepingPrices: {
      description: 'The ticked prices are on their way: all are kept, or none.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'keepPrices',
        src: 'keepPrices',
        input: ({ context: { receipt, rows, on } }) => ({
          currency: receipt!.currency!,
          prices: pricesOf(rows, on),
          back: false,
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'reviewing.keepingRefused',
            actions: {
              type: 'keepMessage',
              params: ({ event }) => ({
                message: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
          },
          {
            target: 'choosing.kept',
            actions: [
              { type: 'keepBefore', params: ({ event }) => ({ kept: event.output }) },
              'tellNews',
            ],
          },
        ],
        onError: 'reviewing.keepingFailed',
      },
      after: { saveTimeout: 'reviewing.keepingFailed' },
    },
    takingBack: {
      description: 'What the person had before is put back.',
      tags: ['busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'keepPrices',
        src: 'keepPrices',
        input: ({ context: { receipt, before } }) => ({
          currency: receipt!.currency!,
          prices: before!,
          back: true,
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing.undoRefused',
            actions: {
              type: 'keepMessage',
              params: ({ event }) => ({
                message: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
          },
          { target: 'choosing.takenBack', actions: ['clearBefore', 'tellNews'] },
        ],
        onError: 'choosing.undoFailed',
      },
      after: { saveTimeout: 'choosing.undoFailed' },
    },
  },
});
