import { followUpMachine } from '../../../machines/followUp/followUp.machine.ts';
import type { KeptRecipe } from '../../../machines/shared/history.ts';
import type { KitchenResources } from '../../../machines/shared/kitchen.ts';
import type { Samples } from '../engine/index.ts';

export const found: KitchenResources = {
  YoutubeSearch: [{ title: 'Fried rice', link: 'https://www.youtube.com/watch?v=abcdefghijk' }],
  GoogleSearch: [],
};

/** With other eggs. */
const cookedAnotherWay: KeptRecipe = {
  id: 'egg-fried-rice',
  title: 'Egg fried rice',
  servings: 2,
  cookedFor: 4,
  swaps: [],
  minutes: 20,
  ingredients: ['120 g duck eggs'],
  stepShares: [],
  stepIngredients: [[0]],
  notes: [],
};

interface Context {
  record: { instructions: string };
  resources: KitchenResources | null;
}

const input = {
  ask: { foods: ['rice'] },
  record: {
    kind: 'food',
    analysisId: 'a1',
    suggestion: 'Egg fried rice',
    instructions: '1. Beat.',
    names: ['rice'],
  },
  timeouts: { aiTimeout: 62_000, saveTimeout: 12_000 },
  codes: { resourcesFailed: 'kitchen.resourcesFailed', recordUnsaved: 'kitchen.recordUnsaved' },
};

export const followUp: Samples = {
  chart: 'followUp',
  machine: followUpMachine,
  starts: { 'without resources': input, 'with resources': { ...input, resources: found } },
  shell: {
    'record.changed': {
      type: 'record.changed',
      instructions: '1. Whisk.',
      recipe: cookedAnotherWay,
    },
  },
  person: {
    'resources.retried': { type: 'resources.retried' },
    'record.retried': { type: 'record.retried' },
  },
  actors: {
    fetchResources: { answers: { resources: found }, failures: { '': new Error('network') } },
    saveRecord: { answers: { '': 'r1' }, failures: { '': new Error('network') } },
  },
  delays: { aiTimeout: 62_000, saveTimeout: 12_000 },
  distinguish: ({ resources, record }: Context) => [resources === null, record.instructions],
  situations: {
    resources: ({ resources }: Context) => resources !== null,
    'another way': ({ record }: Context) => record.instructions !== '1. Beat.',
  },
  names: [
    [found, 'the resources'],
    [cookedAnotherWay, 'the recipe'],
  ],
};
