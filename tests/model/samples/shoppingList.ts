import { shoppingListMachine } from '../../../machines/shopping/shoppingList.machine.ts';
import type { LatestTick, ListNow, ShoppingLine } from '../../../machines/shared/shopping.ts';
import type { Samples } from '../engine/index.ts';

const me = '01900000-0000-7000-8000-000000000001';
const sam = '01900000-0000-7000-8000-000000000002';
const week = '01900000-0000-7000-8000-000000000011';
const nextWeek = '01900000-0000-7000-8000-000000000012';

const candle: ShoppingLine = {
  id: 'candle-1',
  kind: 'own',
  key: null,
  name: 'a birthday candle',
  amount: '',
  pack: null,
  cost: null,
  aisle: 'Other',
  at_home: false,
  ticked: false,
  ticked_by: null,
  added_by: sam,
  plans: [],
  meals: [],
  note: '',
  since: 5,
};
const milk: ShoppingLine = {
  ...candle,
  id: 'milk-001',
  key: 'milk_whole',
  name: '2 l milk',
  cost: 2.5,
  price: {
    per_kg: 1.25,
    units: [{ unit: 'l', grams: 1030 }],
    paid: { amount: 1.4, quantity: 1, unit: 'l', on: '2026-01-03', fading: false, by: me },
  },
  aisle: 'Dairy and eggs',
  ticked: true,
  ticked_by: sam,
  added_by: me,
  note: 'Rice pudding',
  unfit: [
    { name: null, verdict: 'holds' },
    { name: 'Lily', verdict: 'label' },
  ],
  since: 6,
};
const rice: ShoppingLine = {
  ...candle,
  id: 'plan:rice',
  kind: 'planned',
  key: 'rice',
  name: 'rice',
  amount: '1 kg',
  pack: { grams: 500, count: 2 },
  cost: 3,
  price: {
    per_kg: 3,
    units: [
      { unit: 'g', grams: 1 },
      { unit: 'kg', grams: 1000 },
    ],
    paid: null,
  },
  aisle: 'Grains, flour and noodles',
  added_by: null,
  plans: [week],
  meals: ['Monday lunch: Jollof rice', 'Monday dinner: Fried rice'],
  dates: ['2026-01-05', '2026-01-12'],
  since: 0,
  also: [{ ...candle, id: 'rice-001', key: 'rice', name: '200 g rice', added_by: me, since: 7 }],
};
const { also: _, ...riceAlone } = rice;
const salt: ShoppingLine = {
  ...riceAlone,
  id: 'plan:salt',
  key: 'salt',
  name: 'salt',
  amount: '10 g',
  pack: null,
  at_home: true,
  aisle: 'Spices, sauces and sugar',
};

const full: ListNow = {
  lines: [milk, rice, salt, candle],
  weeks: [
    { id: week, start_date: '2026-01-05', end_date: '2026-01-11', from: '2026-01-07' },
    { id: nextWeek, start_date: '2026-01-12', end_date: '2026-01-18' },
  ],
  members: [
    { id: me, name: 'Ada', me: true },
    { id: sam, name: 'Sam', me: false },
  ],
  currency: 'GBP',
  waiting: 0,
  walked: ['Other', 'Grains, flour and noodles', 'Dairy and eggs'],
};
const bare: ListNow = {
  ...full,
  lines: [],
  weeks: [],
  members: [full.members[0]!],
  waiting: 1,
  walked: [],
};

/** Of receipts: the chart that has them says what they are. */
export const photoLimits = {
  imageBytes: 10_000,
  preparationTimeout: 15_000,
  aiTimeout: 62_000,
  saveTimeout: 11_000,
};
const news = { opening: 8000, firstPause: 1000, longestPause: 15_000 };
/** Sam has ticked the candle meanwhile. */
const ticked: ListNow = {
  ...full,
  lines: full.lines.map((line) =>
    line.id === 'candle-1' ? { ...line, ticked: true, ticked_by: sam } : line,
  ),
};

interface Context {
  latest: LatestTick | null;
  list: ListNow;
  weeks: number;
  words: string;
  removed: readonly Omit<ShoppingLine, 'also'>[];
  message: string | null;
}

export const shoppingList: Samples = {
  chart: 'shoppingList',
  machine: shoppingListMachine,
  input: {
    limits: {
      callTimeout: 11_000,
      undo: 10_000,
      weeks: 2,
      doubtfulPrice: 10,
      news,
      photo: photoLimits,
    },
  },
  person: {
    'list.retried': { type: 'list.retried' },
    'words.changed': { type: 'words.changed', words: '3 eggs' },
    'words.changed (blank)': { type: 'words.changed', words: '  ' },
    'words.submitted': { type: 'words.submitted' },
    'line.ticked': { type: 'line.ticked', id: 'candle-1', ticked: true },
    'line.ticked (back)': { type: 'line.ticked', id: 'milk-001', ticked: false },
    'line.ticked (planned)': { type: 'line.ticked', id: 'plan:rice', ticked: true },
    'line.rewritten': { type: 'line.rewritten', id: 'candle-1', text: '6 candles' },
    'lines.removed': { type: 'lines.removed', ids: ['candle-1'] },
    'lines.removed (bought)': { type: 'lines.removed', ids: ['milk-001'] },
    'lines.removed (beside the week)': { type: 'lines.removed', ids: ['rice-001'] },
    'staple.missed': { type: 'staple.missed', key: 'salt' },
    'price.paid': {
      type: 'price.paid',
      id: 'plan:rice',
      price: { amount: 2, quantity: 1, unit: 'kg', sure: false },
    },
    'price.paid (far off and sure)': {
      type: 'price.paid',
      id: 'plan:rice',
      price: { amount: 31, quantity: 1, unit: 'kg', sure: true },
    },
    'price.takenBack': { type: 'price.takenBack', id: 'milk-001' },
    'weeks.chosen': { type: 'weeks.chosen', weeks: 1 },
    'order.forgotten': { type: 'order.forgotten' },
    'removal.undone': { type: 'removal.undone' },
    'removal.dismissed': { type: 'removal.dismissed' },
  },
  shell: {
    'lines.removed (planned)': { type: 'lines.removed', ids: ['plan:rice'] },
    'price.paid (far off)': {
      type: 'price.paid',
      id: 'plan:rice',
      price: { amount: 31, quantity: 1, unit: 'kg', sure: false },
    },
    'price.paid (a tenth of a tenth)': {
      type: 'price.paid',
      id: 'plan:rice',
      price: { amount: 0.03, quantity: 1, unit: 'kg', sure: false },
    },
    'price.paid (nothing)': {
      type: 'price.paid',
      id: 'plan:rice',
      price: { amount: 0, quantity: 1, unit: 'kg', sure: true },
    },
    'price.paid (not sold so)': {
      type: 'price.paid',
      id: 'plan:rice',
      price: { amount: 2, quantity: 1, unit: 'ml', sure: true },
    },
    'price.takenBack (none)': { type: 'price.takenBack', id: 'plan:rice' },
    'line.ticked (none such)': { type: 'line.ticked', id: 'leek-001', ticked: true },
    'line.rewritten (planned)': { type: 'line.rewritten', id: 'plan:rice', text: '2 kg rice' },
  },
  actors: {
    listSource: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'what is to be bought': { type: 'list.read', list: full },
        'Sam has ticked': { type: 'list.read', list: ticked },
        'nothing is to be bought': { type: 'list.read', list: bare },
        'it is unread': { type: 'list.unread' },
        'it is full': { type: 'change.refused', message: 'Your list is full.' },
      },
    },
    listNews: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'there are news': { type: 'news.received' } },
    },
    receiptPrices: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'prices were kept': { type: 'news.received' } },
    },
  },
  delays: { callTimeout: 11_000, undoWindow: 10_000 },
  distinguish: ({ list: { lines }, weeks, words, removed, message, latest }: Context) => [
    lines.length,
    weeks,
    words.trim() === '',
    removed.map(({ id }) => id),
    message !== null,
    latest !== null,
    lines.some(({ id, ticked: isTicked }) => id === 'candle-1' && isTicked),
  ],
  situations: {
    'something typed': ({ words }: Context) => words.trim() !== '',
    'lines are there': ({ list: { lines } }: Context) => lines.length > 0,
    'rice was taken': ({ removed }: Context) => removed[0]?.id === 'rice-001',
    'a candle was taken': ({ removed }: Context) => removed[0]?.id === 'candle-1',
    'milk was taken': ({ removed }: Context) => removed[0]?.id === 'milk-001',
  },
  holds: {
    'listSource says what is to be bought': ({ list }: Context) => list === full,
    'listSource says Sam has ticked': ({ list }: Context) => list === ticked,
    'listSource says nothing is to be bought': ({ list }: Context) => list === bare,
    'listSource says it is full': ({ message }: Context) => message === 'Your list is full.',
    'weeks.chosen': ({ weeks }: Context) => weeks === 1,
    'lines.removed': ({ list: { lines }, message }: Context) =>
      lines.length === 0 || message === null,
    'price.paid, price.takenBack': ({ list: { lines }, message }: Context) =>
      lines.length === 0 || message === null,
    'removal.undone, removal.dismissed': ({ removed }: Context) => removed.length === 0,
    'line.rewritten': ({ list: { lines }, message }: Context) =>
      message === null || !lines.some(({ id, kind }) => id === 'candle-1' && kind === 'own'),
    'words.submitted': ({ words, message }: Context, before: Context) =>
      words.trim() === '' && (before.words.trim() === '' || message === null),
    'after undoWindow': ({ removed }: Context) => removed.length === 0,
  },
  names: [
    [news, 'its limits'],
    [photoLimits, 'limits of receipts'],
    [full, 'what is to be bought'],
    [bare, 'nothing'],
  ],
};
