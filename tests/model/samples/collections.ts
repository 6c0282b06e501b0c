import { collectionsMachine } from '../../../machines/ownRecipes/collections.machine.ts';
import type {
  CollectedRecipe,
  Collection,
  CollectionChange,
} from '../../../machines/shared/collections.ts';
import type { Samples } from '../engine/index.ts';

export interface Context {
  recipeId: string | null;
  recipe: CollectedRecipe | null;
  collections: readonly Collection[];
  change: CollectionChange;
  removed: Collection | null;
  refusal: string | undefined;
}

export const jollof: CollectedRecipe = {
  recipe_id: 'jollof-rice',
  title: 'Jollof rice',
  minutes: 60,
};
const soup: CollectedRecipe = {
  recipe_id: 'own-soup-0001',
  title: 'Lentil soup',
  minutes: 45,
  safety: { verdict: 'fit', reasons: [] },
  refused_at_table: [{ name: 'Lily', reasons: ['Contains celery.'] }],
};
export const party: Collection = { id: 'col-party-01', name: 'Party', recipes: [jollof, soup] };
const quick: Collection = { id: 'col-quick-01', name: 'Quick', recipes: [] };
const reason = 'You have 50 collections.';
const failures = { '': new Error('network') };
const changed = {
  'both of them': { outcome: 'done', collections: [party, quick] },
  'the quick one': { outcome: 'done', collections: [quick] },
  refused: { outcome: 'refused' },
  'refused with a reason': { outcome: 'refused', message: reason },
};
const hasReason = ({ refusal }: Context) => refusal === reason;
const hasNone = ({ refusal }: Context) => refusal === undefined;
const holdsParty = ({ collections }: Context) =>
  collections.some(({ id }) => id === 'col-party-01');

export const collections: Samples = {
  chart: 'collections',
  machine: collectionsMachine,
  starts: {
    'all of them': { recipeId: null, callTimeout: 12_000 },
    'one recipe': { recipeId: 'jollof-rice', callTimeout: 12_000 },
  },
  person: {
    'collections.retried': { type: 'collections.retried' },
    'recipe.placed (later)': {
      type: 'recipe.placed',
      collection: party,
      recipe: 'jollof-rice',
      at: 1,
    },
    'recipe.placed (out)': {
      type: 'recipe.placed',
      collection: party,
      recipe: 'jollof-rice',
      at: null,
    },
    'creation.requested': { type: 'creation.requested' },
    'renaming.requested': { type: 'renaming.requested', collection: party },
    'name.changed': { type: 'name.changed', name: ' Feast ' },
    'name.changed (blank)': { type: 'name.changed', name: '' },
    'form.submitted': { type: 'form.submitted' },
    'naming.cancelled': { type: 'naming.cancelled' },
    'deletion.requested': { type: 'deletion.requested', collection: party },
    'restoration.requested': { type: 'restoration.requested' },
    'removal.dismissed': { type: 'removal.dismissed' },
  },
  actors: {
    readCollections: {
      answers: {
        'both of them': { collections: [party, quick], recipe: null },
        none: { collections: [], recipe: null },
        'both and the recipe': { collections: [party, quick], recipe: jollof },
      },
      failures,
    },
    saveCollection: { answers: changed, failures },
    deleteCollection: { answers: changed, failures },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ recipeId, recipe, collections: all, change, removed, refusal }: Context) => [
    recipeId,
    recipe?.recipe_id,
    all.map(({ id }) => id).join(),
    `${change.id} ${change.name} ${change.recipes.join()}`,
    removed?.id,
    refusal,
  ],
  situations: {
    all: ({ recipeId }: Context) => recipeId === null,
    'a recipe': ({ recipe }: Context) => recipe !== null,
    named: ({ change }: Context) => change.name.trim() !== '',
    'one deleted': ({ removed }: Context) => removed !== null,
    'a new one': ({ change }: Context) => change.id === null,
    'with the recipe': ({ change }: Context) => change.recipes.join() === 'jollof-rice',
    'as Feast': ({ change }: Context) => change.name === ' Feast ',
  },
  holds: {
    'readCollections answers both of them': holdsParty,
    'readCollections answers none': ({ collections: all }: Context) => all.length === 0,
    'readCollections answers both and the recipe': ({ recipe }: Context) => recipe === jollof,
    'removal.dismissed': ({ removed }: Context) => removed === null,
    'saveCollection answers both of them': (context: Context) =>
      holdsParty(context) && context.removed === null,
    'deleteCollection answers the quick one': (context: Context) => !holdsParty(context),
    'saveCollection answers refused with a reason': hasReason,
    'saveCollection answers refused': hasNone,
    'saveCollection fails': hasNone,
    'deleteCollection answers refused with a reason': hasReason,
    'deleteCollection answers refused': hasNone,
    'deleteCollection fails': hasNone,
  },
};
