import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ShoppingList } from '../../contract/planShopping.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { PlannerLimits, SavedPlan, TickState } from '../shared/plans.ts';

export const shoppingMachine = setup({
  types: {
    context: {} as {
      plan: SavedPlan;
      list: ShoppingList | null;
      ticks: TickState;
      limits: PlannerLimits;
    },
    events: {} as
      | { type: 'list.retried' }
      | { type: 'item.ticked'; key: string; ticked: boolean }
      | { type: 'list.shared' }
      | { type: 'list.printed' }
      /** From the outbox: what is ticked, and what is still to be sent. */
      | { type: 'ticks.read'; ticks: TickState },
    emitted: {} as Notify | Report,
    input: {} as { plan: SavedPlan; limits: PlannerLimits },
    tags: {} as 'loading',
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchShopping: fromPromise<ShoppingList, { plan: SavedPlan }>(() =>
      Promise.reject(new Error('fetchShopping is not provided')),
    ),
    shareList: fromPromise<{ outcome: 'shared' | 'copied' }, { list: ShoppingList }>(() =>
      Promise.reject(new Error('shareList is not provided')),
    ),
    sendToPrinter: fromPromise<void>(() =>
      Promise.reject(new Error('sendToPrinter is not provided')),
    ),
    tickOutbox: fromCallback<
      { type: 'item.ticked'; key: string; ticked: boolean },
      { planId: string }
    >(() => {
      throw new Error('tickOutbox is not provided');
    }),
  },
  actions: {
    keepList: assign({ list: (_, params: { list: ShoppingList }) => params.list }),
    keepTicks: assign({ ticks: (_, params: { ticks: TickState }) => params.ticks }),
    keepTick: assign({
      ticks: ({ context }, params: { key: string; ticked: boolean }) =>
        Object.assign({}, context.ticks, {
          ticked: context.ticks.ticked
            .filter((key) => key !== params.key)
            .concat(params.ticked ? [params.key] : []),
        }),
    }),
    tellOutbox: sendTo('tickOutbox', (_, params: { key: string; ticked: boolean }) => ({
      type: 'item.ticked' as const,
      key: params.key,
      ticked: params.ticked,
    })),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isCopied: (_, params: { outcome: 'shared' | 'copied' }) => params.outcome === 'copied',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    shareTimeout: ({ context }) => context.limits.shareTimeout,
  },
}).createMachine({
  id: 'shopping',
  description: 'What to buy for a week, by aisle, with ticks that are the same on every device.',
  context: ({ input }) => ({
    plan: input.plan,
    list: null,
    ticks: { ticked: [], waiting: 0 },
    limits: input.limits,
  }),
  initial: 'fetchingShopping',
  invoke: {
    id: 'tickOutbox',
    src: 'tickOutbox',
    input: ({ context }) => ({ planId: context.plan.id }),
    onDone: { actions: { type: 'report', params: { code: 'shopping.ticksStopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'shopping.ticksStopped', error: event.error }),
      },
    },
  },
  on: {
    'ticks.read': {
      actions: { type: 'keepTicks', params: ({ event }) => ({ ticks: event.ticks }) },
    },
  },
  states: {
    fetchingShopping: {
      description: "The week's ingredients are summed.",
      tags: ['loading'],
      invoke: {
        id: 'fetchShopping',
        src: 'fetchShopping',
        input: ({ context }) => ({ plan: context.plan }),
        onDone: {
          target: 'listing',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: 'listFailed',
      },
      after: { callTimeout: 'listFailed' },
    },
    listFailed: {
      description: 'The list did not come; it can be asked for again.',
      on: { 'list.retried': 'fetchingShopping' },
    },
    listing: {
      description: 'The list is on the screen.',
      initial: 'resting',
      on: {
        'item.ticked': {
          actions: [
            { type: 'keepTick', params: ({ event }) => ({ key: event.key, ticked: event.ticked }) },
            {
              type: 'tellOutbox',
              params: ({ event }) => ({ key: event.key, ticked: event.ticked }),
            },
          ],
        },
      },
      states: {
        resting: {
          description: 'It can be ticked off.',
          on: { 'list.shared': 'sharingList', 'list.printed': 'sendingToPrinter' },
        },
        sharingList: {
          description: "The device's own sharing, or else the list is copied.",
          invoke: {
            id: 'shareList',
            src: 'shareList',
            input: ({ context }) => ({ list: context.list! }),
            onDone: [
              {
                guard: { type: 'isCopied', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'notify', params: { code: 'shopping.listCopied' } },
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'notify', params: { code: 'shopping.notShared' } },
            },
          },
          after: { shareTimeout: 'resting' },
        },
        sendingToPrinter: {
          description: "The browser's print dialog.",
          invoke: {
            id: 'sendToPrinter',
            src: 'sendToPrinter',
            onDone: 'resting',
            onError: {
              target: 'resting',
              actions: { type: 'notify', params: { code: 'shopping.notPrinted' } },
            },
          },
          after: { shareTimeout: 'resting' },
        },
      },
    },
  },
});
