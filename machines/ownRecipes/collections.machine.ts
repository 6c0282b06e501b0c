import { assign, fromPromise, setup } from 'xstate';
import type {
  CollectedRecipe,
  Collection,
  CollectionChange,
  CollectionsChanged,
  CollectionsRead,
} from '../shared/collections.ts';

const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

const asChange = ({ id, name, recipes }: Collection): { change: CollectionChange } => ({
  change: { id, name, recipes: recipes.map((each) => each.recipe_id) },
});
/** With the recipe at this place, or without it. */
function placed(collection: Collection, recipe: string, at: number | null) {
  const { change } = asChange(collection);
  const rest = change.recipes.filter((id) => id !== recipe);
  const recipes = at === null ? rest : [...rest.slice(0, at), recipe, ...rest.slice(at)];
  return { change: { ...change, recipes } };
}
const trimmed = (change: CollectionChange): CollectionChange => ({
  ...change,
  name: change.name.trim(),
});
const refusalIn = (result: CollectionsChanged) => ({
  refusal: result.outcome === 'refused' ? result.message : undefined,
});

export const collectionsMachine = setup({
  types: {
    /** `recipe`: which is put into collections; null on the page of all. `change`: what is stored or deleted. `removed`: what was deleted last, and can be had back. */
    context: {} as {
      recipeId: string | null;
      recipe: CollectedRecipe | null;
      collections: readonly Collection[];
      change: CollectionChange;
      removed: Collection | null;
      refusal: string | undefined;
      callTimeout: number;
    },
    events: {} as
      | { type: 'collections.retried' }
      /** `at`: its place from now on; null: out of the collection. */
      | { type: 'recipe.placed'; collection: Collection; recipe: string; at: number | null }
      | { type: 'creation.requested' }
      | { type: 'renaming.requested'; collection: Collection }
      | { type: 'name.changed'; name: string }
      | { type: 'form.submitted' }
      | { type: 'naming.cancelled' }
      | { type: 'deletion.requested'; collection: Collection }
      | { type: 'restoration.requested' }
      | { type: 'removal.dismissed' },
    input: {} as { recipeId: string | null; callTimeout: number },
  },
  actors: {
    readCollections: fromPromise<CollectionsRead, { recipeId: string | null }>(
      missing('readCollections'),
    ),
    saveCollection: fromPromise<CollectionsChanged, { change: CollectionChange }>(
      missing('saveCollection'),
    ),
    deleteCollection: fromPromise<CollectionsChanged, { id: string }>(missing('deleteCollection')),
  },
  actions: {
    keepRead: assign((_, { collections, recipe }: CollectionsRead) => ({ collections, recipe })),
    /** What was deleted and is there again needs no way back. */
    keepChanged: assign(({ context }, params: CollectionsChanged) => {
      if (params.outcome === 'refused') return {};
      const isBack = params.collections.some(({ id }) => id === context.removed?.id);
      return { collections: params.collections, removed: isBack ? null : context.removed };
    }),
    keepChange: assign((_, params: { change: CollectionChange }) => params),
    keepName: assign({
      change: ({ context }, { name }: { name: string }) => ({ ...context.change, name }),
    }),
    keepRemoved: assign({
      removed: ({ context }) =>
        context.collections.find(({ id }) => id === context.change.id) ?? null,
    }),
    clearRemoved: assign({ removed: null }),
    keepRefusal: assign((_, params: { refusal: string | undefined }) => params),
  },
  guards: {
    hasName: ({ context }) => context.change.name.trim() !== '',
    hasRemoved: ({ context }) => context.removed !== null,
    isDone: (_, params: CollectionsChanged) => params.outcome === 'done',
  },
  delays: { callTimeout: ({ context }) => context.callTimeout },
}).createMachine({
  id: 'collections',
  description:
    'Named collections of recipes, ours and one’s own: putting a recipe into them, making, naming, ordering and deleting them.',
  context: ({ input }) => ({
    recipeId: input.recipeId,
    recipe: null,
    collections: [],
    change: { id: null, name: '', recipes: [] },
    removed: null,
    refusal: undefined,
    callTimeout: input.callTimeout,
  }),
  initial: 'readingCollections',
  states: {
    readingCollections: {
      description: 'They are asked for; where the server cannot be reached, a copy serves.',
      invoke: {
        id: 'readCollections',
        src: 'readCollections',
        input: ({ context }) => ({ recipeId: context.recipeId }),
        onDone: {
          target: 'listed',
          actions: { type: 'keepRead', params: ({ event }) => event.output },
        },
        onError: 'collectionsUnread',
      },
      after: { callTimeout: 'collectionsUnread' },
    },
    collectionsUnread: {
      description: 'They could not be had.',
      on: { 'collections.retried': 'readingCollections' },
    },
    listed: {
      description: 'They are shown, each with what it holds, or with whether it holds the recipe.',
      initial: 'resting',
      on: {
        'recipe.placed': {
          target: 'savingCollection',
          actions: {
            type: 'keepChange',
            params: ({ event: { collection, recipe, at } }) => placed(collection, recipe, at),
          },
        },
        'creation.requested': {
          target: 'naming',
          actions: {
            type: 'keepChange',
            params: ({ context: { recipe } }) => ({
              change: { id: null, name: '', recipes: recipe ? [recipe.recipe_id] : [] },
            }),
          },
        },
        'renaming.requested': {
          target: 'naming',
          actions: { type: 'keepChange', params: ({ event }) => asChange(event.collection) },
        },
        'deletion.requested': {
          target: 'deletingCollection',
          actions: { type: 'keepChange', params: ({ event }) => asChange(event.collection) },
        },
        'restoration.requested': {
          guard: 'hasRemoved',
          target: 'savingCollection',
          actions: { type: 'keepChange', params: ({ context }) => asChange(context.removed!) },
        },
        'removal.dismissed': { actions: 'clearRemoved' },
      },
      states: {
        resting: { description: 'Nothing is wrong, as far as we know.' },
        notChanged: { description: 'Refused, or no usable answer: all is as before.' },
      },
    },
    naming: {
      description: 'A collection gets its name, the first or another.',
      initial: 'editing',
      on: {
        'name.changed': {
          target: '.editing',
          actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
        },
        'form.submitted': [{ guard: 'hasName', target: 'savingCollection' }, '.nameMissing'],
        'naming.cancelled': 'listed',
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        nameMissing: { description: 'There was no name when the form was sent.' },
      },
    },
    savingCollection: {
      description: 'A collection is being stored as it is to be.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      invoke: {
        id: 'saveCollection',
        src: 'saveCollection',
        input: ({ context }) => ({ change: trimmed(context.change) }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepChanged', params: ({ event }) => event.output },
          },
          {
            target: 'listed.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'listed.notChanged',
      },
      after: { callTimeout: 'listed.notChanged' },
    },
    deletingCollection: {
      description: 'A collection is being deleted; its recipes stay.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      invoke: {
        id: 'deleteCollection',
        src: 'deleteCollection',
        input: ({ context }) => ({ id: context.change.id! }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'listed',
            actions: ['keepRemoved', { type: 'keepChanged', params: ({ event }) => event.output }],
          },
          {
            target: 'listed.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'listed.notChanged',
      },
      after: { callTimeout: 'listed.notChanged' },
    },
  },
});
