import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { Report } from '../shared/emitted.ts';
import type {
  FromPantrySource,
  Pantry,
  PantryChange,
  PantryItem,
  PantryLimits,
  ToPantrySource,
} from '../shared/pantry.ts';

/** Puts a food back as it was. */
const putBack = ({
  text,
  use_first,
  since,
  use_by,
  kind,
}: PantryItem): Extract<PantryChange, { change: 'add' }> => ({
  change: 'add',
  text,
  use_first,
  since,
  ...(use_by === null ? {} : { use_by }),
  // Its words are no foods to cook with; the day until which it keeps is known already.
  ...(kind === 'cooked' ? { dish_keeps_days: 1 } : {}),
});

const added = (text: string): PantryChange => ({ change: 'add', text });
const gone = (id: string): PantryChange => ({ change: 'remove', id });
const marked = (id: string, soon: boolean): PantryChange => ({
  change: 'mark',
  id,
  use_first: soon,
});
/** A food in other words: the old one goes, and all else that is known of it stays. */
const rewritten = ({ items }: Pantry, id: string, text: string): readonly PantryChange[] => [
  gone(id),
  { ...putBack(items.find((each) => each.id === id)!), text },
];

export const pantryMachine = setup({
  types: {
    /** `words` is what is being typed; `removed` what was just taken away; `message` the server's own words for a refusal. */
    context: {} as {
      pantry: Pantry;
      words: string;
      removed: readonly PantryItem[];
      message: string | null;
      limits: PantryLimits;
    },
    events: {} as
      | { type: 'pantry.retried' }
      | { type: 'words.changed'; words: string }
      | { type: 'words.submitted' }
      | { type: 'foods.kept'; texts: readonly string[] }
      | { type: 'items.removed'; ids: readonly string[] }
      | { type: 'item.rewritten'; id: string; text: string }
      | { type: 'item.marked'; id: string; soon: boolean }
      | { type: 'staple.ticked'; key: string; atHand: boolean }
      | { type: 'removal.undone' }
      | { type: 'removal.dismissed' }
      | FromPantrySource,
    emitted: {} as Report,
    input: {} as { limits: PantryLimits },
    meta: {} as { requirements: string[] },
  },
  actors: {
    pantrySource: fromCallback<ToPantrySource>(() => {
      throw new Error('pantrySource is not provided');
    }),
  },
  actions: {
    keepPantry: assign({
      pantry: (_, params: { pantry: Pantry }) => params.pantry,
    }),
    keepWords: assign({ words: (_, params: { words: string }) => params.words }),
    clearWords: assign({ words: '' }),
    keepRemoved: assign({
      removed: ({ context }, params: { ids: readonly string[] }) =>
        context.pantry.items.filter(({ id }) => params.ids.includes(id)),
    }),
    clearRemoved: assign({ removed: [] }),
    keepMessage: assign({
      message: (_, params: { message: string | null }) => params.message ?? '',
    }),
    tellSource: sendTo('pantrySource', (_, params: { changes: readonly PantryChange[] }) => ({
      type: 'pantry.changed' as const,
      changes: params.changes,
    })),
    clearMessage: assign({ message: null }),
    tellAsked: sendTo('pantrySource', { type: 'pantry.asked' as const }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasWords: ({ context }) => context.words.trim() !== '',
    isThere: ({ context }, params: { ids: readonly string[] }) =>
      context.pantry.items.some(({ id }) => params.ids.includes(id)),
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    undoWindow: ({ context }) => context.limits.undo,
  },
}).createMachine({
  id: 'pantry',
  description:
    'What is at home: foods in chips and staples to tick. Changes show at once and are sent when they can be.',
  context: ({ input }) => ({
    pantry: { items: [], staples: [], waiting: 0 },
    words: '',
    removed: [],
    message: null,
    limits: input.limits,
  }),
  initial: 'open',
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
      on: {
        'pantry.read': {
          target: '.listing',
          actions: { type: 'keepPantry', params: ({ event }) => ({ pantry: event.pantry }) },
        },
      },
      states: {
        reading: {
          description: 'It is asked for; where the server cannot be reached, a copy serves.',
          on: { 'pantry.unread': 'unread' },
          after: { callTimeout: 'unread' },
        },
        unread: {
          description: 'It could not be had. A list can be typed all the same.',
          on: { 'pantry.retried': { target: 'reading', actions: 'tellAsked' } },
        },
        listing: {
          description: 'Foods and staples are on the screen, to be changed.',
          initial: 'resting',
          on: {
            'pantry.read': {
              actions: { type: 'keepPantry', params: ({ event }) => ({ pantry: event.pantry }) },
            },
            'change.refused': {
              actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.message }) },
            },
            'words.changed': {
              actions: { type: 'keepWords', params: ({ event }) => ({ words: event.words }) },
            },
            'words.submitted': {
              guard: 'hasWords',
              actions: [
                'clearMessage',
                {
                  type: 'tellSource',
                  params: ({ context }) => ({ changes: [added(context.words)] }),
                },
                'clearWords',
              ],
            },
            'foods.kept': {
              actions: [
                'clearMessage',
                {
                  type: 'tellSource',
                  params: ({ event }) => ({ changes: event.texts.map(added) }),
                },
              ],
            },
            'items.removed': {
              guard: { type: 'isThere', params: ({ event }) => ({ ids: event.ids }) },
              target: '.offeringUndo',
              actions: [
                'clearMessage',
                { type: 'keepRemoved', params: ({ event }) => ({ ids: event.ids }) },
                {
                  type: 'tellSource',
                  params: ({ event }) => ({ changes: event.ids.map(gone) }),
                },
              ],
            },
            'item.rewritten': {
              guard: { type: 'isThere', params: ({ event }) => ({ ids: [event.id] }) },
              actions: [
                'clearMessage',
                {
                  type: 'tellSource',
                  params: ({ context, event }) => ({
                    changes: rewritten(context.pantry, event.id, event.text),
                  }),
                },
              ],
            },
            'item.marked': {
              actions: {
                type: 'tellSource',
                params: ({ event }) => ({ changes: [marked(event.id, event.soon)] }),
              },
            },
            'staple.ticked': {
              actions: {
                type: 'tellSource',
                params: ({ event: { key, atHand } }) => ({
                  changes: [{ change: 'staple', key, at_hand: atHand }],
                }),
              },
            },
          },
          states: {
            resting: { description: 'Nothing was just taken away.' },
            offeringUndo: {
              description: 'What was taken away can be put back for a while, as it was.',
              on: {
                'removal.undone': {
                  target: 'resting',
                  actions: [
                    {
                      type: 'tellSource',
                      params: ({ context }) => ({ changes: context.removed.map(putBack) }),
                    },
                    'clearRemoved',
                  ],
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
      on: { 'pantry.retried': 'open' },
    },
  },
});
