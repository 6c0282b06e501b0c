import { followUpMachine } from '../../../machines/followUp/followUp.machine.ts';
import type { KitchenResources } from '../../../machines/shared/kitchen.ts';
import type { Samples } from '../samples.ts';

export const found: KitchenResources = {
  YoutubeSearch: [{ title: 'Fried rice', link: 'https://www.youtube.com/watch?v=abcdefghijk' }],
  GoogleSearch: [],
};

interface Context {
  resources: KitchenResources | null;
}

export const followUp: Samples = {
  chart: 'followUp',
  machine: followUpMachine,
  input: {
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
  distinguish: ({ resources }: Context) => resources === null,
  situations: { resources: ({ resources }: Context) => resources !== null },
  names: [[found, 'the resources']],
};
