import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Report } from '../shared/emitted.ts';
import type {
  LatestTick,
  ListEvent,
  ListNewsLimits,
  ListNow,
  SaidPrice,
  ShoppingLine,
  ShoppingListLimits,
  ToListSource,
  WantedChange,
} from '../shared/shopping.ts';
import type { ReceiptLimits } from '../shared/receipts.ts';
import type { listNewsMachine } from './listNews.machine.ts';
import type { receiptPricesMachine } from './receiptPrices.machine.ts';

type Part = Omit<ShoppingLine, 'also'>;
/** Puts a line back as it was. */
const putBack = ({ id, name, note, since, ticked }: Part): readonly WantedChange[] => [
  { change: 'add', id, text: name, note, since },
  ...(ticked ? [{ change: 'tick' as const, id, ticked }] : []),
];
/** A line and what is the same thing. */
const partsOf = (line: ShoppingLine): readonly Part[] => [line, ...(line.also ?? [])];
/** A tick of a line for weeks is theirs. */
const ticked = (line: ShoppingLine, now: boolean): readonly WantedChange[] =>
  partsOf(line).map(({ id, kind, key, plans }) =>
    kind === 'planned' && key !== null
      ? { change: 'tick_planned', key, plans, ticked: now }
      : { change: 'tick', id, ticked: now },
  );

const lineOf = ({ lines }: ListNow, id: string): ShoppingLine | undefined =>
  lines.find((each) => each.id === id);
const ownOf = ({ lines }: ListNow, ids: readonly string[]): Part[] =>
  lines.flatMap(partsOf).filter(({ id, kind }) => kind === 'own' && ids.includes(id));

interface Known {
  list: ListNow;
  words: string;
  removed: readonly Part[];
}
/** What the source is to be told. */
function changesBy(event: ListEvent, { list, words, removed }: Known): readonly WantedChange[] {
  switch (event.type) {
    case 'words.submitted':
      return [{ change: 'add', text: words }];
    case 'line.ticked': {
      const line = lineOf(list, event.id);
      return line ? ticked(line, event.ticked) : [];
    }
    case 'line.rewritten':
      return [{ change: 'edit', id: event.id, text: event.text }];
    case 'lines.removed':
      return ownOf(list, event.ids).map(({ id }) => ({ change: 'remove', id }));
    case 'staple.missed':
      return [{ change: 'staple', key: event.key, at_hand: false }];
    case 'price.paid': {
      const key = lineOf(list, event.id)?.key ?? '';
      return [{ change: 'paid', key, currency: list.currency, ...event.price }];
    }
    case 'price.takenBack':
      return [{ change: 'unpaid', key: lineOf(list, event.id)?.key ?? '' }];
    case 'removal.undone':
      return removed.flatMap(putBack);
    default:
      return [];
  }
}

/** How many times the known price somebody paid; null where that cannot be told. */
function timesKnown(line: ShoppingLine | undefined, { amount, quantity, unit }: SaidPrice) {
  const grams = quantity * (line?.price?.units.find((each) => each.unit === unit)?.grams ?? 0);
  return line?.price && amount > 0 && grams > 0
    ? (amount / grams) * (1000 / line.price.per_kg)
    : null;
}

/** What somebody else has ticked since. */
function latestOf(before: ListNow, { lines, members }: ListNow, known: LatestTick | null) {
  const line = lines.find(
    ({ id, ticked: isTicked, ticked_by: by }) =>
      isTicked && by !== null && lineOf(before, id)?.ticked === false,
  );
  const by = members.find(({ id, me }) => id === line?.ticked_by && !me);
  return line && by ? { by: by.name, name: line.name } : known;
}

export const shoppingListMachine = setup({
  types: {
    /** `words` is what is being typed; `removed` what was just taken away; `message` the server's own words for a refusal. */
    context: {} as {
      list: ListNow;
      weeks: number;
      words: string;
      removed: readonly Part[];
      message: string | null;
      /** What somebody else ticked last while one looked. */
      latest: LatestTick | null;
      limits: ShoppingListLimits;
    },
    events: {} as ListEvent,
    emitted: {} as Report,
    input: {} as { limits: ShoppingListLimits },
    meta: {} as { requirements: string[] },
    children: {} as {
      listSource: 'listSource';
      listNews: 'listNews';
      receiptPrices: 'receiptPrices';
    },
  },
  actors: {
    listSource: fromCallback<ToListSource>(() => {
      throw new Error('listSource is not provided');
    }),
    listNews: fromPromise<void, { limits: ListNewsLimits }>(() =>
      Promise.reject(new Error('listNews is not provided')),
    ) as unknown as typeof listNewsMachine,
    receiptPrices: fromPromise<void, { limits: ReceiptLimits }>(() =>
      Promise.reject(new Error('receiptPrices is not provided')),
    ) as unknown as typeof receiptPricesMachine,
  },
  actions: {
    keepList: assign({
      list: (_, params: { list: ListNow }) => params.list,
      latest: ({ context }, params) => latestOf(context.list, params.list, context.latest),
    }),
    keepWeeks: assign({ weeks: (_, params: { weeks: number }) => params.weeks }),
    keepWords: assign({ words: (_, params: { words: string }) => params.words }),
    clearWords: assign({ words: '' }),
    keepRemoved: assign({
      removed: ({ context }, params: { ids: readonly string[] }) => ownOf(context.list, params.ids),
    }),
    clearRemoved: assign({ removed: [] }),
    keepMessage: assign({
      message: (_, params: { message: string | null }) => params.message ?? '',
    }),
    clearMessage: assign({ message: null }),
    tellSource: sendTo('listSource', ({ context, event }) => ({
      type: 'list.changed' as const,
      changes: changesBy(event, context),
    })),
    tellWish: sendTo('listSource', (_, params: ToListSource) => params),
    tellAsked: sendTo('listSource', { type: 'list.asked' as const }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasWords: ({ context }) => context.words.trim() !== '',
    isThere: ({ context }, params: { id: string }) => lineOf(context.list, params.id) !== undefined,
    canBePaid: ({ context: { list, limits } }, params: { id: string; price: SaidPrice }) => {
      const times = timesKnown(lineOf(list, params.id), params.price);
      const far = times === null ? 0 : Math.max(times, 1 / times);
      return times !== null && (params.price.sure || far <= limits.doubtfulPrice);
    },
    hasPaid: ({ context }, params: { id: string }) =>
      (lineOf(context.list, params.id)?.price?.paid ?? null) !== null,
    hasWalked: ({ context: { list } }) => (list.walked ?? []).length > 0,
    isOwn: ({ context }, params: { ids: readonly string[] }) =>
      ownOf(context.list, params.ids).length > 0,
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    undoWindow: ({ context }) => context.limits.undo,
  },
}).createMachine({
  id: 'shoppingList',
  description:
    'One list of what to buy: what was written onto it, and what the next weeks need. Changes show at once and are sent when they can be.',
  context: ({ input }) => ({
    list: { lines: [], weeks: [], members: [], currency: '', waiting: 0 },
    weeks: input.limits.weeks,
    words: '',
    removed: [],
    message: null,
    latest: null,
    limits: input.limits,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The source lives: it reads, keeps and sends.',
      initial: 'reading',
      invoke: [
        {
          id: 'listSource',
          src: 'listSource',
          onDone: {
            target: 'stopped',
            actions: { type: 'report', params: { code: 'shopping.listStopped' } },
          },
          onError: {
            target: 'stopped',
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'shopping.listStopped', error: event.error }),
            },
          },
        },
        {
          id: 'listNews',
          src: 'listNews',
          input: ({ context }) => ({ limits: context.limits.news }),
          onDone: { actions: { type: 'report', params: { code: 'shopping.newsStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'shopping.newsStopped', error: event.error }),
            },
          },
        },
        {
          id: 'receiptPrices',
          src: 'receiptPrices',
          input: ({ context }) => ({ limits: context.limits.photo }),
          onDone: { actions: { type: 'report', params: { code: 'shopping.receiptStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'shopping.receiptStopped', error: event.error }),
            },
          },
        },
      ],
      on: {
        'news.received': { actions: 'tellAsked' },
        'list.read': {
          target: '.listing',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.list }) },
        },
      },
      states: {
        reading: {
          description: 'It is asked for; where the server cannot be reached, a copy serves.',
          on: { 'list.unread': 'unread' },
          after: { callTimeout: 'unread' },
        },
        unread: {
          description: 'It could not be had.',
          on: { 'list.retried': { target: 'reading', actions: 'tellAsked' } },
        },
        listing: {
          description: 'The list is on the screen, to be ticked off and changed.',
          initial: 'resting',
          on: {
            'list.read': {
              actions: { type: 'keepList', params: ({ event }) => ({ list: event.list }) },
            },
            'change.refused': {
              actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.message }) },
            },
            'words.changed': {
              actions: { type: 'keepWords', params: ({ event }) => ({ words: event.words }) },
            },
            'words.submitted': {
              guard: 'hasWords',
              actions: ['clearMessage', 'tellSource', 'clearWords'],
            },
            'line.ticked': {
              guard: { type: 'isThere', params: ({ event }) => ({ id: event.id }) },
              actions: 'tellSource',
            },
            'line.rewritten': {
              guard: { type: 'isOwn', params: ({ event }) => ({ ids: [event.id] }) },
              actions: ['clearMessage', 'tellSource'],
            },
            'lines.removed': {
              guard: { type: 'isOwn', params: ({ event }) => ({ ids: event.ids }) },
              target: '.offeringUndo',
              actions: [
                'clearMessage',
                { type: 'keepRemoved', params: ({ event }) => ({ ids: event.ids }) },
                'tellSource',
              ],
            },
            'staple.missed': { actions: 'tellSource' },
            'price.paid': {
              guard: {
                type: 'canBePaid',
                params: ({ event }) => ({ id: event.id, price: event.price }),
              },
              actions: ['clearMessage', 'tellSource'],
            },
            'price.takenBack': {
              guard: { type: 'hasPaid', params: ({ event }) => ({ id: event.id }) },
              actions: ['clearMessage', 'tellSource'],
            },
            'order.forgotten': {
              guard: 'hasWalked',
              actions: { type: 'tellWish', params: ({ event }) => event },
            },
            'weeks.chosen': {
              actions: [
                { type: 'keepWeeks', params: ({ event }) => ({ weeks: event.weeks }) },
                { type: 'tellWish', params: ({ event }) => event },
              ],
            },
          },
          states: {
            resting: { description: 'Nothing was just taken away.' },
            offeringUndo: {
              description: 'What was taken away can be put back for a while, as it was.',
              on: {
                'removal.undone': {
                  target: 'resting',
                  actions: ['tellSource', 'clearRemoved'],
                },
                'removal.dismissed': { target: 'resting', actions: 'clearRemoved' },
              },
              after: { undoWindow: { target: 'resting', actions: 'clearRemoved' } },
            },
          },
        },
      },
    },
    stopped: {
      description: 'The source has stopped by a fault; it can be started again.',
      on: { 'list.retried': 'open' },
    },
  },
});
