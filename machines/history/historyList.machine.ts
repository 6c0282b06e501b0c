import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { recipeMarksMachine } from '../recipe/recipeMarks.machine.ts';
import type { entryDeletionMachine } from './entryDeletion.machine.ts';
import type { Report } from '../shared/emitted.ts';
import type {
  DeletionRequested,
  FromDeletion,
  HistoryAnswer,
  HistoryItem,
  HistoryLimits,
  HistoryPage,
} from '../shared/history.ts';

const pageOf = (answer: HistoryAnswer): HistoryPage =>
  (answer as Extract<HistoryAnswer, { outcome: 'listed' }>).page;

export const historyListMachine = setup({
  types: {
    context: {} as {
      query: string;
      items: readonly HistoryItem[];
      cursor: string | null;
      message: string | null;
      limits: HistoryLimits;
    },
    events: {} as
      | { type: 'query.changed'; query: string }
      | { type: 'history.retried' }
      | { type: 'history.changed' }
      | { type: 'more.requested' }
      | { type: 'deletion.requested'; id: string }
      | FromDeletion,
    emitted: {} as Report,
    input: {} as { limits: HistoryLimits },
    meta: {} as { requirements: string[] },
    children: {} as { entryDeletion: 'entryDeletion'; recipeMarks: 'recipeMarks' },
  },
  actors: {
    fetchHistory: fromPromise<HistoryAnswer, { query: string; cursor: string | null }>(() =>
      Promise.reject(new Error('fetchHistory is not provided')),
    ),
    entryDeletion: fromPromise<void, object>(() =>
      Promise.reject(new Error('entryDeletion is not provided')),
    ) as unknown as typeof entryDeletionMachine,
    recipeMarks: fromPromise<void, object>(() =>
      Promise.reject(new Error('recipeMarks is not provided')),
    ) as unknown as typeof recipeMarksMachine,
  },
  actions: {
    keepQuery: assign({ query: (_, params: { query: string }) => params.query }),
    keepPage: assign({
      items: (_, params: { page: HistoryPage }) => params.page.items,
      cursor: (_, params) => params.page.cursor,
    }),
    keepNextPage: assign({
      items: ({ context }, params: { page: HistoryPage }) => [
        ...context.items,
        ...params.page.items.filter(({ id }) => !context.items.some((item) => item.id === id)),
      ],
      cursor: (_, params) => params.page.cursor,
    }),
    keepMessage: assign({
      message: (_, params: { answer: HistoryAnswer }) =>
        (params.answer as Extract<HistoryAnswer, { outcome: 'refused' }>).message ?? null,
    }),
    keepOthers: assign({
      items: ({ context }, params: { entryId: string }) =>
        context.items.filter(({ id }) => id !== params.entryId),
    }),
    tellDeletion: sendTo(
      'entryDeletion',
      ({ context }, params: { entryId: string }): DeletionRequested => ({
        type: 'deletion.requested',
        entry: context.items.find(({ id }) => id === params.entryId)!,
      }),
    ),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isListed: (_, params: { answer: HistoryAnswer }) =>
      params.answer.outcome === 'listed' && params.answer.page.items.length > 0,
    isEmptyPage: (_, params: { answer: HistoryAnswer }) => params.answer.outcome === 'listed',
    isUnauthenticated: (_, params: { answer: HistoryAnswer }) =>
      params.answer.outcome === 'unauthenticated',
    isSearch: ({ context }) => context.query.trim() !== '',
    isEmptied: ({ context }) => context.items.length === 0,
    isPresent: ({ context }, params: { entryId: string }) =>
      context.items.some(({ id }) => id === params.entryId),
    hasMore: ({ context }) => context.cursor !== null,
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    typingDelay: ({ context }) => context.limits.typingDelay,
  },
}).createMachine({
  id: 'historyList',
  description:
    'The history: its entries newest first, searched, page by page, with a way to delete one and to take that back.',
  context: ({ input }) => ({
    query: '',
    items: [],
    cursor: null,
    message: null,
    limits: input.limits,
  }),
  initial: 'fetchingHistory',
  invoke: [
    {
      id: 'entryDeletion',
      src: 'entryDeletion',
      input: ({ context: { limits } }) => ({
        deletionTimeout: limits.deletionTimeout,
        undoWindow: limits.undoWindow,
      }),
      onDone: { actions: { type: 'report', params: { code: 'history.deletionStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'history.deletionStopped', error: event.error }),
        },
      },
    },
    {
      id: 'recipeMarks',
      src: 'recipeMarks',
      input: ({ context }) => ({ callTimeout: context.limits.callTimeout }),
      onDone: { actions: { type: 'report', params: { code: 'history.marksStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'history.marksStopped', error: event.error }),
        },
      },
    },
  ],
  on: {
    'query.changed': {
      target: '.typing',
      actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
    },
    'history.changed': '.fetchingHistory',
    'deletion.requested': {
      guard: { type: 'isPresent', params: ({ event }) => ({ entryId: event.id }) },
      actions: { type: 'tellDeletion', params: ({ event }) => ({ entryId: event.id }) },
    },
    'entry.deleted': {
      actions: { type: 'keepOthers', params: ({ event }) => ({ entryId: event.entryId }) },
    },
    'entry.restored': '.fetchingHistory',
  },
  states: {
    typing: {
      description: 'The person types; what was found before stays until they pause.',
      meta: { requirements: ['HIST-01'] },
      after: { typingDelay: 'fetchingHistory' },
    },
    fetchingHistory: {
      description: 'The first page is on its way.',
      meta: { requirements: ['HIST-02', 'HIST-03'] },
      invoke: {
        id: 'fetchHistory',
        src: 'fetchHistory',
        input: ({ context }) => ({ query: context.query.trim(), cursor: null }),
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => ({ answer: event.output }) },
            target: 'listed',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: pageOf(event.output) }) },
          },
          {
            guard: { type: 'isEmptyPage', params: ({ event }) => ({ answer: event.output }) },
            target: 'settling',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: pageOf(event.output) }) },
          },
          {
            guard: { type: 'isUnauthenticated', params: ({ event }) => ({ answer: event.output }) },
            target: 'unauthenticated',
          },
          {
            target: 'historyRefused',
            actions: { type: 'keepMessage', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'historyFailed',
      },
      after: { callTimeout: 'historyFailed' },
    },
    settling: {
      description: 'Passed through at once: there is no such entry, or none at all.',
      always: [{ guard: 'isSearch', target: 'nothingFound' }, { target: 'empty' }],
    },
    empty: {
      description: 'Nothing has been detected or cooked yet.',
      meta: { requirements: ['HIST-02'] },
    },
    nothingFound: { description: 'No entry has these words.', meta: { requirements: ['HIST-01'] } },
    listed: {
      description: 'The entries are shown; more may follow.',
      meta: { requirements: ['HIST-01'] },
      always: { guard: 'isEmptied', target: 'fetchingHistory' },
      on: { 'more.requested': { guard: 'hasMore', target: 'fetchingMore' } },
    },
    fetchingMore: {
      description: 'The next page is on its way; the entries stay.',
      invoke: {
        id: 'fetchHistory',
        src: 'fetchHistory',
        input: ({ context }) => ({ query: context.query.trim(), cursor: context.cursor }),
        onDone: [
          {
            guard: { type: 'isEmptyPage', params: ({ event }) => ({ answer: event.output }) },
            target: 'listed',
            actions: {
              type: 'keepNextPage',
              params: ({ event }) => ({ page: pageOf(event.output) }),
            },
          },
          { target: 'moreFailed' },
        ],
        onError: 'moreFailed',
      },
      after: { callTimeout: 'moreFailed' },
    },
    moreFailed: {
      description: 'The next page did not come; the entries stay and it can be asked for again.',
      on: { 'more.requested': 'fetchingMore' },
    },
    historyRefused: {
      description: 'The services said why there is no list.',
      meta: { requirements: ['HIST-04'] },
      on: { 'history.retried': 'fetchingHistory' },
    },
    historyFailed: {
      description: 'No usable answer came.',
      meta: { requirements: ['HIST-04'] },
      on: { 'history.retried': 'fetchingHistory' },
    },
    unauthenticated: {
      description: 'The services know nobody by this session.',
      meta: { requirements: ['HIST-04'] },
      on: { 'history.retried': 'fetchingHistory' },
    },
  },
});
