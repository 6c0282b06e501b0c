import { recipeActionsMachine } from '../../../machines/recipe/recipeActions.machine.ts';
import type { Samples } from '../engine/index.ts';

const limits = {
  aiTimeout: 65_000,
  saveTimeout: 12_000,
  printTimeout: 600_000,
  shareTimeout: 600_000,
};

const added = {
  outcome: 'added',
  start: '2026-01-05',
  place: { day: 'Friday', slot: 'dinner' },
};

export interface Context {
  servings: number;
  added: { outcome: string } | null;
  recipe: { id: string; title: string } | null;
}

export const recipeActions: Samples = {
  chart: 'recipeActions',
  machine: recipeActionsMachine,
  starts: {
    'of ours': { limits, recipe: { id: 'egg-fried-rice', title: 'Egg fried rice' } },
    "another service's": { limits, recipe: null },
  },
  person: {
    'recipe.shared': { type: 'recipe.shared', text: '300 g rice' },
    'copying.closed': { type: 'copying.closed' },
    'recipe.printed': { type: 'recipe.printed' },
    'planning.opened': { type: 'planning.opened', servings: 3, swaps: ['onion-shallot'] },
    'missing.opened': { type: 'missing.opened' },
    'missing.shared': {
      type: 'missing.shared',
      title: 'To buy for Egg fried rice',
      lines: ['300 g rice'],
    },
    'missing.listed': {
      type: 'missing.listed',
      dish: 'Egg fried rice',
      lines: ['300 g rice'],
    },
    'missing.closed': { type: 'missing.closed' },
  },
  actors: {
    recipeMarks: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    shareRecipe: {
      answers: {
        shared: { outcome: 'shared' },
        copied: { outcome: 'copied' },
        'text copied': { outcome: 'textCopied' },
        'by hand': { outcome: 'byHand', text: 'https://platewise.example/recipes/egg-fried-rice' },
      },
      failures: { '': new Error('not allowed') },
    },
    shareLines: {
      answers: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      failures: { '': new Error('not allowed') },
    },
    keepOnList: { answers: { '': undefined }, failures: { '': new Error('full') } },
    mealAdding: {
      answers: { added, nothing: { outcome: 'abandoned' } },
      failures: { '': new Error('fault') },
    },
    sendToPrinter: { answers: { '': undefined }, failures: { '': new Error('no printer') } },
  },
  delays: { printTimeout: 600_000, shareTimeout: 600_000, saveTimeout: 12_000 },
  distinguish: ({ recipe, servings, added: known }: Context) => [
    recipe !== null,
    servings,
    known !== null,
  ],
  situations: { ours: ({ recipe }: Context) => recipe !== null },
  holds: {
    'mealAdding answers nothing': ({ added: known }: Context) =>
      known === null || known.outcome === 'added',
    'mealAdding answers added': ({ added: known }: Context) => known !== null,
  },
};
