/** Every kind of thing that a person has stored, written again and again. */
import type { FakePaystack } from '../paystack.ts';
import { accounts, feedback, payments } from './accountWrites.ts';
import type { Kind } from './writer.ts';
import { changedWeeks, newWeeks, ticks } from './weekWrites.ts';

const history = '/api/food_detection/detection_history';
const record = (suggestion: string) => ({
  recipe_type: 'food_detection',
  suggestion,
  instructions: 'Cook. '.repeat(200),
});
/** Keeps, and takes away again what it kept before. */
function records(): Kind {
  let last: { id: string; suggestion: string } | undefined;
  return {
    name: 'history kept and deleted',
    needsKitchen: false,
    kept: "select suggestion as slot, 'kept' as value from records where deleted_at is null",
    begin: async () => void (last = undefined),
    next: (turn) => {
      if (last && turn % 3 === 2) {
        const { id, suggestion } = last;
        last = undefined;
        return { slot: suggestion, value: null, method: 'DELETE', path: `${history}/${id}` };
      }
      const suggestion = `stew ${turn}`;
      return {
        slot: suggestion,
        value: 'kept',
        method: 'POST',
        path: history,
        body: record(suggestion),
        done: ({ id }: { id: string }) => {
          last = { id, suggestion };
          return true;
        },
      };
    },
  };
}

function notes(): Kind {
  let id = '';
  return {
    name: 'notes on the history',
    needsKitchen: false,
    kept: "select suggestion as slot, note as value from records where suggestion = 'noted'",
    begin: async (call) => {
      id ||= ((await call('POST', history, record('noted'))).body as { id: string }).id;
    },
    next: (turn) => ({
      slot: 'noted',
      value: `note ${turn}`,
      method: 'PUT',
      path: `${history}/${id}`,
      body: { note: `note ${turn}`, rating: 3 },
    }),
  };
}

const settings = (): Kind => ({
  name: 'settings',
  needsKitchen: true,
  kept: "select 'settings' as slot, sickness_type as value from settings",
  next: (turn) => ({
    slot: 'settings',
    value: `words ${turn}`,
    method: 'PUT',
    path: '/api/settings',
    body: {
      hasSickness: true,
      sicknessType: `words ${turn}`,
      health_consent_at: Date.now(),
    },
  }),
});

const pantry = (): Kind => ({
  name: 'pantry',
  needsKitchen: true,
  kept: "select 'rice' as slot, words as value from pantry_items where staple = 0",
  next: (turn) => ({
    slot: 'rice',
    value: `${turn + 1} g rice`,
    method: 'POST',
    path: '/api/pantry',
    body: { changes: [{ change: 'add', text: `${turn + 1} g rice` }] },
  }),
});

const ownRecipes = (): Kind => ({
  name: 'own recipes',
  needsKitchen: true,
  kept: 'select id as slot, title as value from own_recipes',
  next: (turn) => {
    const id = `own-durable-${turn % 30}`;
    const isDeleted = turn % 7 === 6;
    return {
      slot: id,
      value: isDeleted ? null : `Soup ${turn}`,
      path: `/api/own-recipes/${id}`,
      ...(isDeleted
        ? { method: 'DELETE' }
        : { method: 'PUT', body: { text: `Soup ${turn}\n\n2 eggs\n\nCook.`, choices: {} } }),
    };
  },
});

const collections = (): Kind => ({
  name: 'collections',
  needsKitchen: false,
  kept: 'select id as slot, name as value from collections',
  next: (turn) => {
    const id = `col-durable-${turn % 20}`;
    const name = `Feast ${turn}`;
    const body = { name, recipes: [] };
    return { slot: id, value: name, method: 'PUT', path: `/api/collections/${id}`, body };
  },
});

const recipes = ['abgoosht', 'aboboi', 'achichuk', 'adas-polo', 'adasi'];

const marks = (): Kind => ({
  name: 'marks',
  needsKitchen: true,
  kept: 'select recipe_id as slot, mark as value from recipe_marks',
  next: (turn) => {
    const slot = recipes[turn % recipes.length] ?? '';
    const value = [null, 'favourite', 'not_again'][Math.floor(turn / recipes.length) % 3] ?? null;
    return {
      slot,
      value,
      method: 'PUT',
      path: '/api/marks',
      body: { recipe_id: slot, mark: value },
    };
  },
});

const shopping = (): Kind => ({
  name: 'shopping list',
  needsKitchen: true,
  kept: 'select id as slot, words as value from shopping_items',
  next: (turn) => {
    const id = `durable-${turn % 30}`;
    const text = `candle ${turn}`;
    const isNew = turn < 30;
    return {
      slot: id,
      value: text,
      method: 'POST',
      path: '/api/shopping',
      body: { changes: [{ change: isNew ? 'add' : 'edit', id, text }] },
    };
  },
});

const table = (): Kind => ({
  name: 'people who eat along',
  needsKitchen: false,
  kept: 'select id as slot, name as value from table_people',
  next: (turn) => {
    const id = `01900000-0000-7000-8000-00000000000${turn % 5}`;
    const name = `Kofi ${turn}`;
    return {
      slot: id,
      value: name,
      method: 'PUT',
      path: `/api/table/${id}`,
      body: { name, kind: 'adult', eats: true, leaves_out: [], portion: null, sickness: '' },
    };
  },
});

export const kindsOfWrites = (paystack: FakePaystack): Kind[] => [
  records(),
  notes(),
  settings(),
  newWeeks(),
  changedWeeks(),
  ticks(),
  pantry(),
  ownRecipes(),
  collections(),
  marks(),
  shopping(),
  table(),
  feedback(),
  accounts(),
  payments(paystack),
];
