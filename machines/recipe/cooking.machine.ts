import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Report } from '../shared/emitted.ts';
import type { CookingOutput, StepShown, StepReturned } from '../shared/kitchen.ts';
import type { voiceControlMachine } from './voiceControl.machine.ts';

interface CookingInput {
  /** How many steps there are, and at which one it goes on, from 0. */
  steps: number;
  step: number;
  voiceTimeout: number;
}

export const cookingMachine = setup({
  types: {
    context: {} as CookingInput & CookingOutput,
    events: {} as
      | { type: 'step.finished' }
      | { type: 'step.reopened' }
      | StepReturned
      | { type: 'ingredients.opened' }
      | { type: 'ingredients.closed' }
      | { type: 'cooking.finished' }
      /** By its button, by Escape, or from the address: the browser went back. */
      | { type: 'cooking.left' },
    emitted: {} as Report,
    input: {} as CookingInput,
    output: {} as CookingOutput,
    meta: {} as { requirements: string[] },
    children: {} as { voiceControl: 'voiceControl' },
  },
  actors: {
    wakeLock: fromCallback<{ type: 'none' }>(() => {
      throw new Error('wakeLock is not provided');
    }),
    cookingAddresses: fromCallback<StepShown, { step: number }>(() => {
      throw new Error('cookingAddresses is not provided');
    }),
    voiceControl: fromPromise<void, object>(() =>
      Promise.reject(new Error('voiceControl is not provided')),
    ) as unknown as typeof voiceControlMachine,
  },
  actions: {
    keepNext: assign({ step: ({ context }) => context.step + 1 }),
    keepPrevious: assign({ step: ({ context }) => context.step - 1 }),
    keepReturned: assign({ step: (_, params: { step: number }) => params.step }),
    clearStep: assign({ step: 0 }),
    keepFinished: assign({ outcome: 'finished' }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellStep: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }): StepShown => ({ type: 'step.shown', step: context.step }),
    ),
    tellAddresses: sendTo('cookingAddresses', ({ context }): StepShown => ({
      type: 'step.shown',
      step: context.step,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isStep: ({ context }, params: { step: number }) => params.step < context.steps,
    hasNext: ({ context }) => context.step + 1 < context.steps,
    hasPrevious: ({ context }) => context.step > 0,
    isLast: ({ context }) => context.step + 1 >= context.steps,
  },
}).createMachine({
  id: 'cooking',
  description:
    'A recipe cooked step by step across the whole screen, which stays awake. Where one has come is kept by the page of the recipe.',
  context: ({ input: { steps, step, voiceTimeout } }) => ({
    steps,
    voiceTimeout,
    outcome: 'left',
    step: Math.max(0, Math.min(step, steps - 1)),
  }),
  initial: 'following',
  invoke: [
    {
      id: 'wakeLock',
      src: 'wakeLock',
      onDone: { actions: { type: 'report', params: { code: 'tutorial.screenMaySleep' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'tutorial.screenMaySleep', error: event.error }),
        },
      },
    },
    {
      id: 'cookingAddresses',
      src: 'cookingAddresses',
      input: ({ context }) => ({ step: context.step }),
      onDone: { actions: { type: 'report', params: { code: 'recipe.addressUnheard' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'recipe.addressUnheard', error: event.error }),
        },
      },
    },
    {
      id: 'voiceControl',
      src: 'voiceControl',
      input: ({ context }) => ({ voiceTimeout: context.voiceTimeout }),
      onDone: { actions: { type: 'report', params: { code: 'recipe.voiceStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'recipe.voiceStopped', error: event.error }),
        },
      },
    },
  ],
  on: {
    'cooking.left': '.left',
    'step.returned': {
      guard: { type: 'isStep', params: ({ event }) => ({ step: event.step }) },
      target: '.following',
      actions: [
        { type: 'keepReturned', params: ({ event }) => ({ step: event.step }) },
        'tellStep',
      ],
    },
  },
  states: {
    following: {
      description: 'One step is on the screen, with what it needs and its timers.',
      on: {
        'step.finished': { guard: 'hasNext', actions: ['keepNext', 'tellStep', 'tellAddresses'] },
        'step.reopened': {
          guard: 'hasPrevious',
          actions: ['keepPrevious', 'tellStep', 'tellAddresses'],
        },
        'ingredients.opened': 'listing',
        'cooking.finished': {
          guard: 'isLast',
          target: 'left',
          actions: ['clearStep', 'tellStep', 'keepFinished'],
        },
      },
    },
    listing: {
      description: 'All ingredients lie over the step.',
      on: { 'ingredients.closed': 'following' },
    },
    left: { description: 'The page of the recipe is there again.', type: 'final' },
  },
  output: ({ context: { outcome } }) => ({ outcome }),
});
