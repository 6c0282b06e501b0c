import { recipeActionsMachine } from '../../../machines/recipe/recipeActions.machine.ts';
import type { Samples } from '../samples.ts';

const limits = { saveTimeout: 12_000, printTimeout: 600_000, shareTimeout: 600_000 };

export interface Context {
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
    'recipe.shared': { type: 'recipe.shared' },
    'recipe.printed': { type: 'recipe.printed' },
  },
  actors: {
    recipeMarks: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    shareLink: {
      answers: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      failures: { '': new Error('not allowed') },
    },
    sendToPrinter: { answers: { '': undefined }, failures: { '': new Error('no printer') } },
  },
  delays: { printTimeout: 600_000, shareTimeout: 600_000 },
  distinguish: ({ recipe }: Context) => [recipe !== null],
  situations: { ours: ({ recipe }: Context) => recipe !== null },
};
