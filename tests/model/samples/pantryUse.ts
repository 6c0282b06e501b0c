import type { PantryUse } from '../../../domain/pantryUse.ts';
import { pantryUseMachine } from '../../../machines/pantry/pantryUse.machine.ts';
import type { PantryItem } from '../../../machines/shared/pantry.ts';
import type { Samples } from '../engine/index.ts';
import { eggs, spinach } from './pantry.ts';

const rice: PantryItem = {
  ...eggs,
  id: 'rice_white',
  key: 'rice_white',
  name: 'white rice',
  text: '200 g rice',
  grams: 200,
  kind: 'dry',
};
const leek: PantryItem = { ...eggs, id: 'leek', key: 'leek', name: 'leeks', text: '2 leeks' };
const full = { items: [eggs, leek, spinach, rice], staples: [], waiting: 0 };
const bare = { items: [leek], staples: [], waiting: 0 };

export interface Context {
  uses: readonly PantryUse[];
  ticked: readonly string[];
  message: string | null;
}

/** Two of three eggs, all the rice, and spinach whose amount nobody knows. */
export const pantryUse: Samples = {
  chart: 'pantryUse',
  machine: pantryUseMachine,
  input: {
    takes: [
      { key: 'egg', grams: 100 },
      { key: 'rice_white', grams: 200 },
      { key: 'spinach', grams: 80 },
      { key: 'salt', grams: 2 },
    ],
    limits: { callTimeout: 11_000, undo: 10_000 },
  },
  person: {
    'pantry.retried': { type: 'pantry.retried' },
    'use.ticked (spinach)': { type: 'use.ticked', id: 'spinach', taken: true },
    'use.ticked (not the eggs)': { type: 'use.ticked', id: 'egg', taken: false },
    'use.ticked (not the rice)': { type: 'use.ticked', id: 'rice_white', taken: false },
    'uses.confirmed': { type: 'uses.confirmed' },
    'uses.undone': { type: 'uses.undone' },
    'use.closed': { type: 'use.closed' },
  },
  actors: {
    pantrySource: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'what is there': { type: 'pantry.read', pantry: full },
        'other foods are there': { type: 'pantry.read', pantry: bare },
        'it is unread': { type: 'pantry.unread' },
        'it is full': { type: 'change.refused', message: 'Your pantry is full.' },
      },
    },
  },
  delays: { callTimeout: 11_000 },
  distinguish: ({ uses, ticked, message }: Context) => [
    uses.length,
    [...ticked].sort().join(),
    message !== null,
  ],
  situations: {
    'eggs ticked': ({ ticked }: Context) => ticked.includes('egg'),
    'rice ticked': ({ ticked }: Context) => ticked.includes('rice_white'),
    'spinach ticked': ({ ticked }: Context) => ticked.includes('spinach'),
    'something ticked': ({ ticked }: Context) => ticked.length > 0,
  },
  holds: {
    'pantrySource says what is there': ({ uses, ticked }: Context) =>
      uses.length === 0 ||
      (uses.map(({ id, left }) => `${id}: ${left}`).join() ===
        'egg: 1 egg,spinach: null,rice_white: null' &&
        !ticked.includes('spinach')),
    'pantrySource says it is full': ({ message }: Context) => message === 'Your pantry is full.',
    'uses.confirmed': ({ message, ticked }: Context) => ticked.length === 0 || message === null,
    'use.ticked (spinach)': ({ uses, ticked }: Context, before: Context) =>
      ticked === before.ticked || uses.length === 0 || ticked.includes('spinach'),
  },
};
