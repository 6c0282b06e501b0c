import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type { DraftFound, ToDrafts } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type { TriedList, TryLimits, TryRequest, TryResult } from '../shared/tryOut.ts';

export const tryOutMachine = setup({
  types: {
    /** `message`: the server's own words for a refusal. */
    context: {} as {
      list: string;
      tried: TriedList | null;
      /** To what was asked before any dish; sent with the list, and kept nowhere. */
      answers: Readonly<Record<string, string>>;
      message: string | null;
      limits: TryLimits;
    },
    events: {} as
      | { type: 'list.changed'; list: string }
      | { type: 'list.submitted' }
      | { type: 'trying.cancelled' }
      | { type: 'question.answered'; question: string; choice: string }
      | DraftFound<string>,
    emitted: {} as Report,
    input: {} as { limits: TryLimits },
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
    children: {} as { drafts: 'drafts'; proposeDishes: 'proposeDishes' },
  },
  actors: {
    drafts: fromCallback<ToDrafts<string>>(() => {
      throw new Error('drafts is not provided');
    }),
    proposeDishes: fromPromise<TryResult, TryRequest>(() =>
      Promise.reject(new Error('proposeDishes is not provided')),
    ),
  },
  actions: {
    keepList: assign({ list: (_, params: { list: string }) => params.list }),
    keepTried: assign({
      tried: (_, params: { result: TryResult }) =>
        params.result.outcome === 'read' ? params.result.tried : null,
    }),
    keepMessage: assign({
      message: (_, params: { result: TryResult }) =>
        params.result.outcome === 'refused' ? (params.result.message ?? null) : null,
    }),
    keepAnswer: assign({
      answers: ({ context }, params: { question: string; choice: string }) =>
        Object.assign({}, context.answers, { [params.question]: params.choice }),
    }),
    /** The list may have been changed meanwhile: it is looked at as whenever it is sent. */
    tellSubmitted: raise({ type: 'list.submitted' }),
    clearOutcome: assign({ tried: null, message: null }),
    tellDraft: sendTo('drafts', ({ context }): ToDrafts<string> => ({
      type: 'draft.changed',
      values: context.list,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isBlank: ({ context }) => context.list.trim() === '',
    isTooLong: ({ context }) => context.list.trim().length > context.limits.characters,
    isRefused: (_, params: { result: TryResult }) => params.result.outcome === 'refused',
    isFoodUnclear: (_, params: { result: TryResult }) =>
      params.result.outcome === 'read' && (params.result.tried.food_questions ?? []).length > 0,
    isAsked: ({ context }, params: { question: string }) =>
      [...(context.tried?.food_questions ?? []), ...(context.tried?.health_questions ?? [])].some(
        ({ id }) => id === params.question,
      ),
    hasDishes: (_, params: { result: TryResult }) =>
      params.result.outcome === 'read' && params.result.tried.dishes.length > 0,
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'tryOut',
  description:
    'The kitchen tried without an account: one typed list, three dishes. The list stays on this device and waits there for the AI Kitchen.',
  context: ({ input }) => ({
    list: '',
    tried: null,
    answers: {},
    message: null,
    limits: input.limits,
  }),
  initial: 'writing',
  invoke: {
    id: 'drafts',
    src: 'drafts',
    onDone: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'drafts.stopped', error: event.error }),
      },
    },
  },
  on: {
    'list.changed': {
      actions: [{ type: 'keepList', params: ({ event }) => ({ list: event.list }) }, 'tellDraft'],
    },
    'list.submitted': [
      { guard: 'isBlank', target: '.writing.listMissing' },
      { guard: 'isTooLong', target: '.writing.listTooLong' },
      { target: '.tryingList' },
    ],
  },
  states: {
    writing: {
      description: 'The list is typed; whatever went wrong is said beside it, and it stays.',
      initial: 'plain',
      on: {
        'draft.found': {
          target: 'tryingList',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.values }) },
        },
        'list.changed': {
          target: '.plain',
          actions: [
            { type: 'keepList', params: ({ event }) => ({ list: event.list }) },
            'tellDraft',
          ],
        },
      },
      states: {
        plain: {
          description:
            'Nothing is wrong, as far as we know. A list that this tab has kept, from the landing page or from before, is tried at once.',
        },
        listMissing: { description: 'Nothing was typed.' },
        listTooLong: { description: 'More was typed than is read here.' },
        listRefused: {
          description: 'The server would not have the list: too many were tried from this network.',
        },
        tryingFailed: { description: 'No usable answer came; the list can be sent again.' },
        foodUnclear: {
          description:
            'The list tells of something that does harm, and nobody knows which food it is: no dish is shown before the person says so, with one tap.',
          on: {
            'question.answered': {
              guard: { type: 'isAsked', params: ({ event }) => ({ question: event.question }) },
              target: '#tryOut.tryingList',
              actions: {
                type: 'keepAnswer',
                params: ({ event }) => ({ question: event.question, choice: event.choice }),
              },
            },
          },
        },
        nothingFound: {
          description:
            'The kitchen answered, but has no dish for this list; what it heard and what it could not read is named.',
        },
      },
    },
    tryingList: {
      description: 'The kitchen reads the list and looks for dishes.',
      tags: ['busy'],
      entry: 'clearOutcome',
      invoke: {
        id: 'proposeDishes',
        src: 'proposeDishes',
        input: ({ context }) => ({ list: context.list.trim(), answers: context.answers }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ result: event.output }) },
            target: 'writing.listRefused',
            actions: { type: 'keepMessage', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'isFoodUnclear', params: ({ event }) => ({ result: event.output }) },
            target: 'writing.foodUnclear',
            actions: { type: 'keepTried', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'hasDishes', params: ({ event }) => ({ result: event.output }) },
            target: 'showingDishes',
            actions: { type: 'keepTried', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'writing.nothingFound',
            actions: { type: 'keepTried', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: 'writing.tryingFailed',
      },
      on: {
        'list.changed': {},
        'list.submitted': {},
        'trying.cancelled': 'writing',
      },
      after: { callTimeout: 'writing.tryingFailed' },
    },
    showingDishes: {
      description:
        'The dishes are on the screen. Each opens its page, which is open to anyone; the list beside them can be changed and sent again, and what is asked about health answered for this list.',
      on: {
        'question.answered': {
          guard: { type: 'isAsked', params: ({ event }) => ({ question: event.question }) },
          actions: [
            {
              type: 'keepAnswer',
              params: ({ event }) => ({ question: event.question, choice: event.choice }),
            },
            'tellSubmitted',
          ],
        },
      },
    },
  },
});
