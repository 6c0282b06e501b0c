import { emit, fromPromise, setup } from 'xstate';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { recipeMarksMachine } from './recipeMarks.machine.ts';

export interface ActionLimits {
  saveTimeout: number;
  printTimeout: number;
  /** The device's own share sheet waits for the person. */
  shareTimeout: number;
}
/** One of ours: what another service wrote is printed, and no more. */
interface OurRecipe {
  id: string;
  title: string;
}

export const recipeActionsMachine = setup({
  types: {
    context: {} as { recipe: OurRecipe | null; limits: ActionLimits },
    events: {} as { type: 'recipe.shared' } | { type: 'recipe.printed' },
    emitted: {} as Notify | Report,
    input: {} as { recipe: OurRecipe | null; limits: ActionLimits },
    meta: {} as { requirements: string[] },
    children: {} as { recipeMarks: 'recipeMarks' },
  },
  actors: {
    shareLink: fromPromise<{ outcome: 'shared' | 'copied' }, OurRecipe>(() =>
      Promise.reject(new Error('shareLink is not provided')),
    ),
    sendToPrinter: fromPromise<void>(() =>
      Promise.reject(new Error('sendToPrinter is not provided')),
    ),
    recipeMarks: fromPromise<void, object>(() =>
      Promise.reject(new Error('recipeMarks is not provided')),
    ) as unknown as typeof recipeMarksMachine,
  },
  actions: {
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isOurs: ({ context }) => context.recipe !== null,
    isCopied: (_, params: { outcome: 'shared' | 'copied' }) => params.outcome === 'copied',
  },
  delays: {
    printTimeout: ({ context }) => context.limits.printTimeout,
    shareTimeout: ({ context }) => context.limits.shareTimeout,
  },
}).createMachine({
  id: 'recipeActions',
  description:
    'What a person does with a recipe beside cooking it: marks it, shares it, prints it.',
  context: ({ input }) => input,
  initial: 'idle',
  invoke: {
    id: 'recipeMarks',
    src: 'recipeMarks',
    input: ({ context }) => ({ callTimeout: context.limits.saveTimeout }),
    onDone: { actions: { type: 'report', params: { code: 'recipe.marksStopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'recipe.marksStopped', error: event.error }),
      },
    },
  },
  states: {
    idle: {
      description: 'The recipe is read.',
      on: {
        'recipe.shared': { guard: 'isOurs', target: 'sharingLink' },
        'recipe.printed': 'sendingToPrinter',
      },
    },
    sharingLink: {
      description:
        "The device's own sharing, or else the link to the recipe's public page is copied; it says nothing of the person.",
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: ({ context }) => context.recipe!,
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'notify', params: { code: 'recipe.linkCopied' } },
          },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'notify', params: { code: 'recipe.notShared' } },
        },
      },
      after: { shareTimeout: 'idle' },
    },
    sendingToPrinter: {
      description: "The browser's print dialog.",
      invoke: {
        id: 'sendToPrinter',
        src: 'sendToPrinter',
        onDone: 'idle',
        onError: {
          target: 'idle',
          actions: { type: 'notify', params: { code: 'recipe.notPrinted' } },
        },
      },
      after: { printTimeout: 'idle' },
    },
  },
});
