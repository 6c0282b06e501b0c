import { cookingMachine } from '../../../machines/recipe/cooking.machine.ts';
import type { Samples } from '../engine/index.ts';

export interface Context {
  steps: number;
  step: number;
}

export const cooking: Samples = {
  chart: 'cooking',
  machine: cookingMachine,
  starts: {
    'from the beginning': { steps: 3, step: 0, voiceTimeout: 60_000 },
    'past the end': { steps: 3, step: 9, voiceTimeout: 60_000 },
  },
  person: {
    'step.finished': { type: 'step.finished' },
    'step.reopened': { type: 'step.reopened' },
    'ingredients.opened': { type: 'ingredients.opened' },
    'ingredients.closed': { type: 'ingredients.closed' },
    'cooking.finished': { type: 'cooking.finished' },
    'cooking.left': { type: 'cooking.left' },
  },
  actors: {
    wakeLock: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    cookingAddresses: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        back: { type: 'cooking.left' },
        'the second step': { type: 'step.returned', step: 1 },
        'a step that is not there': { type: 'step.returned', step: 7 },
      },
    },
    voiceControl: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { next: { type: 'step.finished' }, back: { type: 'step.reopened' } },
    },
  },
  delays: {},
  distinguish: ({ step }: Context) => step,
  situations: {
    'at the first step': ({ step }: Context) => step === 0,
    'at the second step': ({ step }: Context) => step === 1,
    'at the last step': ({ step }: Context) => step === 2,
  },
};
