import { fromCallback } from 'xstate';
import { pantryMachine } from '../../../machines/pantry/pantry.machine.ts';
import type { Pantry, PantryItem, ToPantrySource } from '../../../machines/shared/pantry.ts';
import type { Samples } from '../engine/index.ts';

export const eggs: PantryItem = {
  id: 'egg',
  key: 'egg',
  name: 'eggs',
  text: '3 eggs',
  grams: 150,
  kind: 'dairy',
  use_by: null,
  keeps_until: null,
  use_first: false,
  since: 1,
};
export const spinach: PantryItem = {
  ...eggs,
  id: 'spinach',
  key: 'spinach',
  name: 'spinach',
  text: 'spinach',
  grams: null,
  kind: 'fresh',
  use_by: '2030-01-01',
  use_first: true,
};
const staples = [
  { key: 'salt', name: 'salt', at_hand: true },
  { key: 'cumin', name: 'cumin', at_hand: false },
];
const full: Pantry = { items: [eggs, spinach], staples, waiting: 0 };
const bare: Pantry = { items: [], staples, waiting: 1 };

/** A pantry that nobody hears of. */
export const quietPantry = pantryMachine.provide({
  actors: { pantrySource: fromCallback<ToPantrySource>(() => undefined) },
});

interface Context {
  pantry: Pantry;
  words: string;
  removed: readonly PantryItem[];
  message: string | null;
}

export const pantry: Samples = {
  chart: 'pantry',
  machine: pantryMachine,
  input: { limits: { callTimeout: 11_000, undo: 10_000 } },
  person: {
    'pantry.retried': { type: 'pantry.retried' },
    'words.changed': { type: 'words.changed', words: 'rice, 2 kg potatoes' },
    'words.changed (blank)': { type: 'words.changed', words: '  ' },
    'words.submitted': { type: 'words.submitted' },
    'items.removed': { type: 'items.removed', ids: ['egg'] },
    'item.rewritten': { type: 'item.rewritten', id: 'egg', text: '6 eggs' },
    'item.marked (soon)': { type: 'item.marked', id: 'egg', soon: true },
    'item.marked (back)': { type: 'item.marked', id: 'spinach', soon: false },
    'staple.ticked': { type: 'staple.ticked', key: 'cumin', atHand: true },
    'staple.ticked (back)': { type: 'staple.ticked', key: 'salt', atHand: false },
    'removal.undone': { type: 'removal.undone' },
    'removal.dismissed': { type: 'removal.dismissed' },
  },
  shell: {
    'foods.kept': { type: 'foods.kept', texts: ['rice', '3 eggs'] },
    'items.removed (both)': { type: 'items.removed', ids: ['egg', 'spinach'] },
    'items.removed (none such)': { type: 'items.removed', ids: ['leek'] },
    'item.rewritten (none such)': { type: 'item.rewritten', id: 'leek', text: '2 leeks' },
  },
  actors: {
    pantrySource: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'what is there': { type: 'pantry.read', pantry: full },
        'nothing is there': { type: 'pantry.read', pantry: bare },
        'it is unread': { type: 'pantry.unread' },
        'it is full': { type: 'change.refused', message: 'Your pantry is full.' },
      },
    },
  },
  delays: { callTimeout: 11_000, undoWindow: 10_000 },
  distinguish: ({ pantry: { items }, words, removed, message }: Context) => [
    items.length,
    words.trim() === '',
    removed.length,
    message !== null,
  ],
  situations: {
    'something typed': ({ words }: Context) => words.trim() !== '',
    'eggs are there': ({ pantry: { items } }: Context) => items.length > 0,
    'both taken': ({ removed }: Context) => removed.length === 2,
  },
  names: [
    [full, 'what is there'],
    [bare, 'nothing'],
  ],
  holds: {
    'items.removed, item.rewritten': ({ pantry: { items }, message }: Context) =>
      items.length === 0 || message === null,
    'pantrySource says it is full': ({ message }: Context) => message === 'Your pantry is full.',
    'pantrySource says what is there': ({ pantry: { items } }: Context) => items.length === 2,
    'pantrySource says nothing is there': ({ pantry: { items } }: Context) => items.length === 0,
    'words.submitted': ({ words, message }: Context, before: Context) =>
      words.trim() === '' && (before.words.trim() === '' || message === null),
    'foods.kept': ({ message }: Context) => message === null,
    'removal.undone': ({ removed }: Context) => removed.length === 0,
    'removal.dismissed': ({ removed }: Context) => removed.length === 0,
    'after undoWindow': ({ removed }: Context) => removed.length === 0,
  },
};
