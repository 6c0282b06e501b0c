import { ownRecipesMachine } from '../../../machines/ownRecipes/ownRecipes.machine.ts';
import type { OwnRecipe, OwnRecipeHead } from '../../../machines/shared/ownRecipes.ts';
import type { Samples } from '../engine/index.ts';
import { ownLimits } from './recipeWriting.ts';

export const soupHead: OwnRecipeHead = {
  id: 'own-soup-0001',
  title: 'Lentil soup',
  minutes: 45,
  source_url: null,
  updated_at: 2,
};
/** As the list has it for a parent whose child must not eat it. */
const soupListed: OwnRecipeHead = {
  ...soupHead,
  safety: { verdict: 'fit', reasons: [] },
  refused_at_table: [{ name: 'Ada', reasons: ['Contains hazelnuts.'] }],
};
export const stewHead: OwnRecipeHead = {
  ...soupHead,
  id: 'own-stew-0001',
  title: 'Beef stew',
  words: 'beef leeks creme fraiche',
};
const soup: OwnRecipe = { ...soupHead, text: 'Lentil soup', choices: {} };

export interface Context {
  path: string;
  recipes: readonly OwnRecipeHead[];
  removed: OwnRecipe | null;
  query: string;
  order: 'newest' | 'name';
}

export const ownRecipes: Samples = {
  chart: 'ownRecipes',
  machine: ownRecipesMachine,
  starts: {
    'all of them': { path: '/my-recipes', limits: ownLimits },
    'a new one': { path: '/my-recipes/new', limits: ownLimits },
    'a file': { path: '/my-recipes/file', limits: ownLimits },
    collections: { path: '/my-recipes/collections', limits: ownLimits },
    'a recipe to collect': { path: '/my-recipes/collections/jollof-rice', limits: ownLimits },
    'one of them': { path: '/my-recipes/own-soup-0001', limits: ownLimits },
  },
  person: {
    'recipes.retried': { type: 'recipes.retried' },
    'query.changed': { type: 'query.changed', query: 'Crème LEEK' },
    'query.changed (nothing such)': { type: 'query.changed', query: 'zorgle' },
    'order.chosen': { type: 'order.chosen', order: 'name' },
    'writing.retried': { type: 'writing.retried' },
    'file.retried': { type: 'file.retried' },
    'collections.retried': { type: 'collections.retried' },
    'deletion.requested': { type: 'deletion.requested', id: 'own-soup-0001' },
    'restoration.requested': { type: 'restoration.requested' },
    'removal.dismissed': { type: 'removal.dismissed' },
  },
  shell: {
    'deletion.requested (none such)': { type: 'deletion.requested', id: 'own-none-0001' },
  },
  actors: {
    fetchRecipes: {
      answers: { 'two of them': [soupListed, stewHead], 'the stew': [stewHead], none: [] },
      failures: { '': new Error('network') },
    },
    deleteRecipe: { answers: { '': soup }, failures: { '': new Error('network') } },
    restoreRecipe: { answers: { '': undefined }, failures: { '': new Error('network') } },
    recipeWriting: {
      answers: { '': { id: 'own-soup-0001' } },
      failures: { '': new Error('fault') },
    },
    recipeMarks: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    collections: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    recipeFile: { answers: { '': undefined }, failures: { '': new Error('fault') } },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ path, recipes, removed, query, order }: Context) => [
    path,
    recipes.map(({ id }) => id).join(),
    removed?.id,
    query,
    order,
  ],
  situations: {
    all: ({ path }: Context) => path === '/my-recipes',
    'a new one': ({ path }: Context) => path === '/my-recipes/new',
    'a file': ({ path }: Context) => path === '/my-recipes/file',
    collections: ({ path }: Context) => path === '/my-recipes/collections',
    'a recipe to collect': ({ path }: Context) => path === '/my-recipes/collections/jollof-rice',
    'the soup': ({ recipes }: Context) => recipes.some(({ id }) => id === 'own-soup-0001'),
    'one deleted': ({ removed }: Context) => removed !== null,
  },
  names: [
    [ownLimits, 'its limits'],
    [soup, 'the soup'],
  ],
  holds: {
    'query.changed': ({ query }: Context) => query === 'Crème LEEK',
    'order.chosen': ({ order }: Context) => order === 'name',
    'restoreRecipe answers, removal.dismissed': ({ removed }: Context) => removed === null,
    'deleteRecipe answers': ({ recipes, removed }: Context) =>
      removed?.id === 'own-soup-0001' && recipes.every(({ id }) => id !== 'own-soup-0001'),
  },
};
