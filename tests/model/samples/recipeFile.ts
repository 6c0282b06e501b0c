import { recipeFileMachine } from '../../../machines/ownRecipes/recipeFile.machine.ts';
import type { FileRecipe } from '../../../machines/shared/ownRecipes.ts';
import type { Samples } from '../engine/index.ts';
import { ownLimits } from './recipeWriting.ts';

const soup: FileRecipe = {
  text: 'Lentil soup',
  source_url: null,
  title: 'Lentil soup',
  minutes: 45,
  servings: 4,
  lines: 3,
  counted: 2,
  steps: 2,
  unsure: ['1 tbsp zorgle powder'],
  safety: { verdict: 'caution', reasons: ['We do not know it.'] },
  refused_at_table: [{ name: 'Ada', reasons: ['Contains hazelnuts.'] }],
  known: false,
};
const stew: FileRecipe = {
  ...soup,
  refused_at_table: undefined,
  text: 'Stew',
  title: 'Stew',
  minutes: 0,
  servings: null,
  counted: 3,
  unsure: [],
  safety: { verdict: 'refuse', reasons: ['It holds peanuts.'] },
};
/** A file that a browser could hand over. */
export const picked = new File(['[]'], 'recipes.json', { type: 'application/json' });
export const large = new File(['x'.repeat(ownLimits.fileBytes + 1)], 'large.zip');

export interface Context {
  found: readonly FileRecipe[];
  chosen: readonly number[];
  more: number;
  unread: number;
  message: string | null;
}
const chosenTitles = ({ found, chosen }: Context): string[] =>
  found.filter((_, place) => chosen.includes(place)).map(({ title }) => title);

export const recipeFile: Samples = {
  chart: 'recipeFile',
  machine: recipeFileMachine,
  input: { limits: ownLimits },
  person: {
    'file.chosen': { type: 'file.chosen', file: picked },
    'file.chosen (too large)': { type: 'file.chosen', file: large },
    'file.retried': { type: 'file.retried' },
    'recipe.toggled': { type: 'recipe.toggled', place: 0 },
    'recipes.toggled': { type: 'recipes.toggled' },
    'recipes.submitted': { type: 'recipes.submitted' },
  },
  shell: { 'recipe.toggled (none such)': { type: 'recipe.toggled', place: 7 } },
  actors: {
    readFile: {
      answers: {
        'two recipes': { outcome: 'read', recipes: [soup, stew], more: 3, unread: 2 },
        'one known': { outcome: 'read', recipes: [{ ...soup, known: true }], more: 0, unread: 0 },
        refused: { outcome: 'refused', message: 'We found no recipes in this file.' },
        'refused without words': { outcome: 'refused', message: undefined },
      },
      failures: { '': new Error('network') },
    },
    keepRecipes: {
      answers: {
        'two kept': { kept: 2 },
        'one kept': { kept: 1, message: 'Your own recipes take up all the space.' },
        'none kept': { kept: 0 },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { fileTimeout: 62_000 },
  distinguish: ({ found, chosen, message }: Context) => [
    message === null,
    found.map(({ title, known }) => `${title} ${known}`).join(),
    found.map((_, place) => chosen.includes(place)).join(),
  ],
  situations: {
    'two chosen': (context: Context) => chosenTitles(context).length === 2,
    'the soup chosen': (context: Context) => chosenTitles(context).includes('Lentil soup'),
    'the stew chosen': (context: Context) => chosenTitles(context).includes('Stew'),
  },
  names: [
    [picked, 'the file'],
    [(value: unknown) => Array.isArray(value) && value.length === 2, 'both'],
    [
      (value: unknown) => Array.isArray(value) && (value[0] as FileRecipe).title === 'Stew',
      'the stew',
    ],
    [(value: unknown) => Array.isArray(value), 'the soup'],
  ],
  holds: {
    'recipe.toggled (none such)': ({ chosen }: Context, before: Context) =>
      chosen === before.chosen,
    'after fileTimeout': ({ message }: Context) => message === null,
    'readFile answers two recipes': (context: Context) =>
      chosenTitles(context).length === 2 && context.more === 3 && context.unread === 2,
    'readFile answers one known': ({ chosen }: Context) => chosen.length === 0,
    'readFile answers refused': ({ message }: Context) =>
      message === 'We found no recipes in this file.',
    'readFile answers refused without words': ({ message }: Context) => message === null,
    'readFile fails': ({ message }: Context) => message === null,
    'keepRecipes answers none kept': ({ message }: Context) => message === null,
    'keepRecipes fails': ({ message }: Context) => message === null,
  },
};
