import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { dishIdOf, dishText, type DishLeft } from '../../domain/pantryUse.ts';
import type { Report } from '../shared/emitted.ts';
import type { FromPantrySource, ToPantrySource } from '../shared/pantry.ts';

interface DishLeftInput {
  /** Null where the dish is not to be kept. */
  dish: DishLeft | null;
}

export const dishLeftMachine = setup({
  types: {
    /** `message`: the server's own words for a refusal. */
    context: {} as { dish: DishLeft; portions: number; message: string | null },
    events: {} as
      | { type: 'portions.chosen'; portions: number }
      | { type: 'dish.kept' }
      | { type: 'dish.returned' }
      | { type: 'dish.retried' }
      | FromPantrySource,
    emitted: {} as Report,
    input: {} as DishLeftInput,
    meta: {} as { requirements: string[] },
  },
  actors: {
    pantrySource: fromCallback<ToPantrySource>(() => {
      throw new Error('pantrySource is not provided');
    }),
  },
  actions: {
    keepPortions: assign({ portions: (_, params: { portions: number }) => params.portions }),
    keepMessage: assign({
      message: (_, params: { message: string | null }) => params.message ?? '',
    }),
    clearMessage: assign({ message: null }),
    tellKept: sendTo('pantrySource', ({ context: { dish, portions } }) => ({
      type: 'pantry.changed' as const,
      changes: [
        {
          change: 'add' as const,
          text: dishText(dish, portions),
          dish_keeps_days: dish.days,
        },
      ],
    })),
    tellReturned: sendTo('pantrySource', ({ context: { dish, portions } }) => ({
      type: 'pantry.changed' as const,
      changes: [{ change: 'remove' as const, id: dishIdOf(dishText(dish, portions)) }],
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isKeeping: ({ context }) => context.dish.days > 0,
    isPossible: ({ context }, params: { portions: number }) =>
      Number.isInteger(params.portions) &&
      params.portions >= 0 &&
      params.portions <= context.dish.most,
    isLeft: ({ context }) => context.portions > 0,
  },
}).createMachine({
  id: 'dishLeft',
  description:
    'A dish was cooked: the portions that are left can be put into the pantry, to be eaten in time.',
  context: ({ input: { dish } }) => ({
    dish: dish ?? { title: '', most: 0, portions: 0, days: 0 },
    portions: dish?.portions ?? 0,
    message: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Not every dish keeps until another day.',
      always: [{ guard: 'isKeeping', target: 'open' }, { target: 'notKept' }],
    },
    open: {
      description: 'The source lives: it keeps and sends.',
      initial: 'asking',
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
        asking: {
          description: 'How many portions are left is asked.',
          on: {
            'portions.chosen': {
              guard: {
                type: 'isPossible',
                params: ({ event }) => ({ portions: event.portions }),
              },
              actions: {
                type: 'keepPortions',
                params: ({ event }) => ({ portions: event.portions }),
              },
            },
            'dish.kept': { guard: 'isLeft', target: 'kept', actions: ['clearMessage', 'tellKept'] },
          },
        },
        kept: {
          description: 'They are in the pantry, with the day until which they keep.',
          on: {
            'dish.returned': { target: 'asking', actions: 'tellReturned' },
            'change.refused': {
              target: 'asking',
              actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.message }) },
            },
          },
        },
      },
    },
    stopped: {
      description: 'The source has stopped by a fault; it can be started again.',
      on: { 'dish.retried': 'open' },
    },
    notKept: { description: 'Nothing of it is to be kept.', type: 'final' },
  },
});
