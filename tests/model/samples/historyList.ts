import { historyListMachine } from '../../../machines/history/historyList.machine.ts';
import type { HistoryItem } from '../../../machines/shared/history.ts';
import type { Samples } from '../engine/index.ts';

const kept = {
  createdAt: Date.UTC(2026, 10, 21, 12),
  instructions: '1. Beat the **eggs**.',
  analysisId: null,
  videos: [],
  articles: [],
  youtube: null,
  google: null,
  photo: null,
  recipe: null,
  note: '',
  heard: null,
  rating: null,
};
export const rice: HistoryItem = {
  ...kept,
  id: 'r2',
  kind: 'ingredient',
  suggestion: 'Egg fried rice',
  names: ['rice', 'eggs'],
};
export const stew: HistoryItem = {
  ...kept,
  id: 'r1',
  kind: 'food',
  suggestion: 'Stew',
  rating: 4,
  names: null,
  createdAt: null,
};
export const historyLimits = {
  callTimeout: 12_000,
  deletionTimeout: 11_000,
  typingDelay: 300,
  undoWindow: 10_000,
};

interface Context {
  message: string | null;
  query: string;
  items: readonly HistoryItem[];
  cursor: string | null;
}

export const historyList: Samples = {
  chart: 'historyList',
  machine: historyListMachine,
  input: { limits: historyLimits },
  person: {
    'query.changed': { type: 'query.changed', query: 'rice ' },
    'query.changed (blank)': { type: 'query.changed', query: '' },
    'history.retried': { type: 'history.retried' },
    'more.requested': { type: 'more.requested' },
    'deletion.requested': { type: 'deletion.requested', id: 'r2' },
  },
  shell: {
    'history.changed': { type: 'history.changed' },
    'deletion.requested (none such)': { type: 'deletion.requested', id: 'r9' },
  },
  actors: {
    fetchHistory: {
      answers: {
        'one page': { outcome: 'listed', page: { items: [rice], cursor: null } },
        'first page': { outcome: 'listed', page: { items: [rice], cursor: 'r2' } },
        'last page': { outcome: 'listed', page: { items: [rice, stew], cursor: null } },
        nothing: { outcome: 'listed', page: { items: [], cursor: null } },
        refused: { outcome: 'refused', message: 'The history is being moved.' },
        'refused without words': { outcome: 'refused', message: undefined },
        'nobody there': { outcome: 'unauthenticated' },
      },
      failures: { '': new Error('network') },
    },
    recipeMarks: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    entryDeletion: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'the rice is deleted': { type: 'entry.deleted', entryId: 'r2' },
        'it is restored': { type: 'entry.restored' },
      },
    },
  },
  delays: { callTimeout: 12_000, typingDelay: 300 },
  distinguish: ({ query, items, cursor }: Context) => [
    query.trim() === '',
    items.length,
    items.some(({ id }) => id === 'r2'),
    cursor === null,
  ],
  situations: {
    searched: ({ query }: Context) => query.trim() !== '',
    more: ({ cursor }: Context) => cursor !== null,
    'rice there': ({ items }: Context) => items.some(({ id }) => id === 'r2'),
    'rice alone': ({ items }: Context) => items.length === 1 && items[0]!.id === 'r2',
  },
  names: [[rice, 'the rice']],
  holds: {
    'fetchingHistory · fetchHistory answers refused': ({ message }: Context) =>
      message === 'The history is being moved.',
    empty: ({ items }: Context) => items.length === 0,
  },
};
