import { dishLeftMachine } from '../../../machines/pantry/dishLeft.machine.ts';
import type { Samples } from '../engine/index.ts';

export interface Context {
  dish: { days: number };
  portions: number;
  message: string | null;
}

/** Four portions of a stew for two, which keep for three days. */
export const dishLeft: Samples = {
  chart: 'dishLeft',
  machine: dishLeftMachine,
  starts: {
    'it keeps': { dish: { title: 'Bean stew', most: 4, portions: 2, days: 3 } },
    'it does not keep': { dish: null },
  },
  person: {
    'portions.chosen (3)': { type: 'portions.chosen', portions: 3 },
    'portions.chosen (0)': { type: 'portions.chosen', portions: 0 },
    'portions.chosen (more than were cooked)': { type: 'portions.chosen', portions: 5 },
    'dish.kept': { type: 'dish.kept' },
    'dish.returned': { type: 'dish.returned' },
    'dish.retried': { type: 'dish.retried' },
  },
  actors: {
    pantrySource: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'it is full': { type: 'change.refused', message: 'Your pantry is full.' },
      },
    },
  },
  delays: {},
  distinguish: ({ portions, message }: Context) => [portions, message !== null],
  situations: {
    'it keeps': ({ dish }: Context) => dish.days > 0,
    'none left': ({ portions }: Context) => portions === 0,
    'three left': ({ portions }: Context) => portions === 3,
  },
  holds: {
    'portions.chosen (3)': ({ portions }: Context) => portions === 3,
    'portions.chosen (0)': ({ portions }: Context) => portions === 0,
    'portions.chosen (more than were cooked)': ({ portions }: Context) => portions < 5,
    'pantrySource says it is full': ({ message }: Context) => message === 'Your pantry is full.',
    'dish.kept': ({ message, portions }: Context) => portions === 0 || message === null,
  },
};
