import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { usesOf, type PantryUse, type Taken } from '../../domain/pantryUse.ts';
import type { Report } from '../shared/emitted.ts';
import type {
  FromPantrySource,
  PantryChange,
  PantryItem,
  PantryLimits,
  ToPantrySource,
} from '../shared/pantry.ts';

interface PantryUseInput {
  /** What the dish takes, as many as were cooked for. */
  takes: readonly Taken[];
  limits: PantryLimits;
}

/** Words for a food, with all else that was known of it. */
const added = ({ use_first, since, use_by }: PantryItem, text: string): PantryChange => ({
  change: 'add',
  text,
  use_first,
  since,
  ...(use_by === null ? {} : { use_by }),
});

/** The old words go, and what is left comes in their place. */
const replaced = (item: PantryItem, left: string | null): readonly PantryChange[] => [
  { change: 'remove', id: item.id },
  ...(left === null ? [] : [added(item, left)]),
];

export const pantryUseMachine = setup({
  types: {
    /** `ticked` are the ids of what is to be taken; `message` the server's own words for a refusal. */
    context: {} as PantryUseInput & {
      items: readonly PantryItem[];
      uses: readonly PantryUse[];
      ticked: readonly string[];
      message: string | null;
    },
    events: {} as
      | { type: 'pantry.retried' }
      | { type: 'use.ticked'; id: string; taken: boolean }
      | { type: 'uses.confirmed' }
      | { type: 'uses.undone' }
      | { type: 'use.closed' }
      | FromPantrySource,
    emitted: {} as Report,
    input: {} as PantryUseInput,
    meta: {} as { requirements: string[] },
  },
  actors: {
    pantrySource: fromCallback<ToPantrySource>(() => {
      throw new Error('pantrySource is not provided');
    }),
  },
  actions: {
    keepUses: assign(({ context }, params: { items: readonly PantryItem[] }) => {
      const uses = usesOf(params.items, context.takes);
      return {
        uses,
        items: params.items.filter(({ id }) => uses.some((use) => use.id === id)),
        // Without an amount nobody knows that it is used up: the person says so.
        ticked: uses.filter(({ isKnown }) => isKnown).map(({ id }) => id),
      };
    }),
    keepTick: assign({
      ticked: ({ context }, { id, taken }: { id: string; taken: boolean }) => [
        ...context.ticked.filter((each) => each !== id),
        ...(taken ? [id] : []),
      ],
    }),
    keepMessage: assign({
      message: (_, params: { message: string | null }) => params.message ?? '',
    }),
    clearMessage: assign({ message: null }),
    tellTaken: sendTo('pantrySource', ({ context: { items, uses, ticked } }) => ({
      type: 'pantry.changed' as const,
      changes: items
        .filter(({ id }) => ticked.includes(id))
        .flatMap((item) => replaced(item, uses.find(({ id }) => id === item.id)?.left ?? null)),
    })),
    tellUndone: sendTo('pantrySource', ({ context: { items, ticked } }) => ({
      type: 'pantry.changed' as const,
      changes: items.filter(({ id }) => ticked.includes(id)).map((item) => added(item, item.text)),
    })),
    tellAsked: sendTo('pantrySource', { type: 'pantry.asked' as const }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasUses: ({ context }, params: { items: readonly PantryItem[] }) =>
      usesOf(params.items, context.takes).length > 0,
    hasTicked: ({ context }) => context.ticked.length > 0,
  },
  delays: { callTimeout: ({ context }) => context.limits.callTimeout },
}).createMachine({
  id: 'pantryUse',
  description:
    'A dish was cooked: what it took can be taken from the pantry, with what is left of each food, and put back.',
  context: ({ input: { takes, limits } }) => ({
    takes,
    limits,
    items: [],
    uses: [],
    ticked: [],
    message: null,
  }),
  initial: 'open',
  on: { 'use.closed': '.closed' },
  states: {
    open: {
      description: 'The source lives: it reads, keeps and sends.',
      initial: 'reading',
      invoke: {
        id: 'pantrySource',
        src: 'pantrySource',
        onDone: {
          target: 'stopped',
          actions: { type: 'report', params: { code: 'kitchen.pantryStopped' } },
        },
        onError: {
          target: 'stopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'kitchen.pantryStopped', error: event.error }),
          },
        },
      },
      states: {
        reading: {
          description:
            'The pantry is asked for; where the server cannot be reached, a copy serves.',
          on: {
            'pantry.read': [
              {
                guard: {
                  type: 'hasUses',
                  params: ({ event }) => ({ items: event.pantry.items }),
                },
                target: 'offering',
                actions: {
                  type: 'keepUses',
                  params: ({ event }) => ({ items: event.pantry.items }),
                },
              },
              { target: 'nothingThere' },
            ],
            'pantry.unread': 'unread',
          },
          after: { callTimeout: 'unread' },
        },
        unread: {
          description:
            'It could not be had; it can be asked for again, and may still come by itself.',
          on: {
            'pantry.read': [
              {
                guard: {
                  type: 'hasUses',
                  params: ({ event }) => ({ items: event.pantry.items }),
                },
                target: 'offering',
                actions: {
                  type: 'keepUses',
                  params: ({ event }) => ({ items: event.pantry.items }),
                },
              },
              { target: 'nothingThere' },
            ],
            'pantry.retried': { target: 'reading', actions: 'tellAsked' },
          },
        },
        nothingThere: { description: 'None of what the dish took is in the pantry.' },
        offering: {
          description: 'Each food that is there and what will be left of it, to be ticked.',
          on: {
            'use.ticked': {
              actions: {
                type: 'keepTick',
                params: ({ event }) => ({ id: event.id, taken: event.taken }),
              },
            },
            'uses.confirmed': {
              guard: 'hasTicked',
              target: 'taken',
              actions: ['clearMessage', 'tellTaken'],
            },
          },
        },
        taken: {
          description:
            'It is taken, here at once and on the server when it can be; it can be put back.',
          on: {
            'uses.undone': { target: 'offering', actions: 'tellUndone' },
            'change.refused': {
              target: 'offering',
              actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.message }) },
            },
          },
        },
      },
    },
    stopped: {
      description: 'The source has stopped by a fault; it can be started again.',
      on: { 'pantry.retried': 'open' },
    },
    closed: { description: 'The page of the recipe is there without the question.', type: 'final' },
  },
});
