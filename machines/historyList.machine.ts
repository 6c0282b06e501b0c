import { assign, fromPromise, raise, setup } from 'xstate';
import type { HistoryAnswer, HistoryItem, HistoryLimits, HistoryPage } from './shared/history.ts';

const pageOf = (answer: HistoryAnswer): HistoryPage => (answer as Extract<HistoryAnswer, { outcome: 'listed' }>).page;

export const historyListMachine = setup({
  types: {
    /** `subject` is the entry that is being deleted or restored. */
    context: {} as { query: string; items: readonly HistoryItem[]; cursor: string | null; message: string | null; subject: HistoryItem | null; limits: HistoryLimits },
    events: {} as
      | { type: 'query.changed'; query: string }
      | { type: 'history.retried' }
      | { type: 'history.changed' }
      | { type: 'more.requested' }
      | { type: 'deletion.requested'; id: string }
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.cancelled' }
      | { type: 'restoration.requested' },
    input: {} as { limits: HistoryLimits },
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchHistory: fromPromise<HistoryAnswer, { query: string; cursor: string | null }>(() => Promise.reject(new Error('fetchHistory is not provided'))),
    deleteEntry: fromPromise<void, { entryId: string }>(() => Promise.reject(new Error('deleteEntry is not provided'))),
    restoreEntry: fromPromise<void, { entryId: string }>(() => Promise.reject(new Error('restoreEntry is not provided'))),
  },
  actions: {
    keepQuery: assign({ query: (_, params: { query: string }) => params.query }),
    keepPage: assign({ items: (_, params: { page: HistoryPage }) => params.page.items, cursor: (_, params) => params.page.cursor }),
    keepNextPage: assign({
      items: ({ context }, params: { page: HistoryPage }) => [...context.items, ...params.page.items.filter(({ id }) => !context.items.some((item) => item.id === id))],
      cursor: (_, params) => params.page.cursor,
    }),
    keepMessage: assign({ message: (_, params: { answer: HistoryAnswer }) => (params.answer as Extract<HistoryAnswer, { outcome: 'refused' }>).message ?? null }),
    keepSubject: assign({ subject: ({ context }, params: { entryId: string }) => context.items.find(({ id }) => id === params.entryId) ?? null }),
    keepOthers: assign({ items: ({ context }) => context.items.filter(({ id }) => id !== context.subject!.id) }),
    tellChanged: raise({ type: 'history.changed' }),
  },
  guards: {
    isListed: (_, params: { answer: HistoryAnswer }) => params.answer.outcome === 'listed' && params.answer.page.items.length > 0,
    isEmptyPage: (_, params: { answer: HistoryAnswer }) => params.answer.outcome === 'listed',
    isUnauthenticated: (_, params: { answer: HistoryAnswer }) => params.answer.outcome === 'unauthenticated',
    isSearch: ({ context }) => context.query.trim() !== '',
    isEmptied: ({ context }) => context.items.length === 0,
    isPresent: ({ context }, params: { entryId: string }) => context.items.some(({ id }) => id === params.entryId),
    hasMore: ({ context }) => context.cursor !== null,
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    deletionTimeout: ({ context }) => context.limits.deletionTimeout,
    typingDelay: ({ context }) => context.limits.typingDelay,
    undoWindow: ({ context }) => context.limits.undoWindow,
  },
}).createMachine({
  id: 'historyList',
  description: 'The history: its entries newest first, searched, page by page, with a way to delete one and to take that back.',
  context: ({ input }) => ({ query: '', items: [], cursor: null, message: null, subject: null, limits: input.limits }),
  type: 'parallel',
  states: {
    list: {
      description: 'The entries that are shown.',
      meta: { requirements: ['HIST-01', 'HIST-02'] },
      initial: 'fetchingHistory',
      on: {
        'query.changed': { target: '.typing', actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) } },
        'history.changed': '.fetchingHistory',
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
          tags: ['busy'],
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
              { guard: { type: 'isUnauthenticated', params: ({ event }) => ({ answer: event.output }) }, target: 'unauthenticated' },
              { target: 'historyRefused', actions: { type: 'keepMessage', params: ({ event }) => ({ answer: event.output }) } },
            ],
            onError: 'historyFailed',
          },
          after: { callTimeout: 'historyFailed' },
        },
        settling: {
          description: 'Passed through at once: there is no such entry, or none at all.',
          always: [{ guard: 'isSearch', target: 'nothingFound' }, { target: 'empty' }],
        },
        empty: { description: 'Nothing has been detected or cooked yet.', meta: { requirements: ['HIST-02'] } },
        nothingFound: { description: 'No entry has these words.', meta: { requirements: ['HIST-01'] } },
        listed: {
          description: 'The entries are shown; more may follow.',
          meta: { requirements: ['HIST-01'] },
          always: { guard: 'isEmptied', target: 'fetchingHistory' },
          on: { 'more.requested': { guard: 'hasMore', target: 'fetchingMore' } },
        },
        fetchingMore: {
          description: 'The next page is on its way; the entries stay.',
          tags: ['busy'],
          invoke: {
            id: 'fetchHistory',
            src: 'fetchHistory',
            input: ({ context }) => ({ query: context.query.trim(), cursor: context.cursor }),
            onDone: [
              {
                guard: { type: 'isEmptyPage', params: ({ event }) => ({ answer: event.output }) },
                target: 'listed',
                actions: { type: 'keepNextPage', params: ({ event }) => ({ page: pageOf(event.output) }) },
              },
              { target: 'moreFailed' },
            ],
            onError: 'moreFailed',
          },
          after: { callTimeout: 'moreFailed' },
        },
        moreFailed: { description: 'The next page did not come; the entries stay and it can be asked for again.', on: { 'more.requested': 'fetchingMore' } },
        historyRefused: { description: 'The services said why there is no list.', meta: { requirements: ['HIST-04'] }, on: { 'history.retried': 'fetchingHistory' } },
        historyFailed: { description: 'No usable answer came.', meta: { requirements: ['HIST-04'] }, on: { 'history.retried': 'fetchingHistory' } },
        unauthenticated: { description: 'The services know nobody by this session.', meta: { requirements: ['HIST-04'] }, on: { 'history.retried': 'fetchingHistory' } },
      },
    },
    deletion: {
      description: 'One entry may be deleted, and that taken back for a while.',
      meta: { requirements: ['HIST-10'] },
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Nothing is to be deleted.',
          on: {
            'deletion.requested': {
              guard: { type: 'isPresent', params: ({ event }) => ({ entryId: event.id }) },
              target: 'asked',
              actions: { type: 'keepSubject', params: ({ event }) => ({ entryId: event.id }) },
            },
          },
        },
        asked: {
          description: 'The person is asked whether they mean it.',
          on: { 'deletion.confirmed': 'deletingEntry', 'deletion.cancelled': 'unasked' },
        },
        deletingEntry: {
          description: 'The entry is being deleted.',
          invoke: {
            id: 'deleteEntry',
            src: 'deleteEntry',
            input: ({ context }) => ({ entryId: context.subject!.id }),
            onDone: { target: 'deleted', actions: 'keepOthers' },
            onError: 'deletionFailed',
          },
          after: { deletionTimeout: 'deletionFailed' },
        },
        deletionFailed: {
          description: 'The entry is still there; it can be tried again.',
          on: { 'deletion.confirmed': 'deletingEntry', 'deletion.cancelled': 'unasked' },
        },
        deleted: {
          description: 'The entry is gone; it can be had back for a while.',
          on: {
            'restoration.requested': 'restoringEntry',
            'deletion.requested': {
              guard: { type: 'isPresent', params: ({ event }) => ({ entryId: event.id }) },
              target: 'asked',
              actions: { type: 'keepSubject', params: ({ event }) => ({ entryId: event.id }) },
            },
          },
          after: { undoWindow: 'unasked' },
        },
        restoringEntry: {
          description: 'The entry is being brought back.',
          invoke: {
            id: 'restoreEntry',
            src: 'restoreEntry',
            input: ({ context }) => ({ entryId: context.subject!.id }),
            onDone: { target: 'unasked', actions: 'tellChanged' },
            onError: 'restorationFailed',
          },
          after: { deletionTimeout: 'restorationFailed' },
        },
        restorationFailed: {
          description: 'The entry could not be brought back; it can be tried again.',
          on: { 'restoration.requested': 'restoringEntry', 'deletion.cancelled': 'unasked' },
        },
      },
    },
  },
});
