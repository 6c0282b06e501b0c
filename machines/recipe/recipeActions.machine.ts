import { assign, emit, fromPromise, setup } from 'xstate';
import type { SharedRecipe } from '../../domain/sharedRecipe.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { RecipeActionLimits } from '../shared/kitchen.ts';
import type { AddingOutput } from '../shared/mealAdding.ts';
import type { mealAddingMachine } from './mealAdding.machine.ts';
import type { recipeMarksMachine } from './recipeMarks.machine.ts';

/** One of ours: what another service wrote is printed, and no more. */
interface OurRecipe {
  id: string;
  title: string;
}

/** Where the device neither shares nor copies, what was to be shared is copied by hand. */
type Sharing = SharedRecipe | { outcome: 'byHand'; text: string };

type Added = Extract<AddingOutput, { outcome: 'added' }>;

export const recipeActionsMachine = setup({
  types: {
    context: {} as {
      recipe: OurRecipe | null;
      /** For how many it was last to be planned. */
      servings: number;
      /** Cooked with these swaps, by their ids. */
      swaps: readonly string[];
      /** Where it was added last. */
      added: Added | null;
      /** What is to be copied by hand. */
      byHand: string;
      limits: RecipeActionLimits;
    },
    events: {} as
      | { type: 'recipe.shared'; text: string }
      | { type: 'copying.closed' }
      | { type: 'recipe.printed' }
      | { type: 'planning.opened'; servings: number; swaps: readonly string[] }
      | { type: 'missing.opened' }
      | { type: 'missing.shared'; title: string; lines: readonly string[] }
      | { type: 'missing.listed'; dish: string; lines: readonly string[] }
      | { type: 'missing.closed' },
    emitted: {} as Notify | Report,
    input: {} as { recipe: OurRecipe | null; limits: RecipeActionLimits },
    meta: {} as { requirements: string[] },
    children: {} as { recipeMarks: 'recipeMarks'; mealAdding: 'mealAdding' },
  },
  actors: {
    shareRecipe: fromPromise<Sharing, OurRecipe & { text: string }>(() =>
      Promise.reject(new Error('shareRecipe is not provided')),
    ),
    shareLines: fromPromise<
      { outcome: 'shared' | 'copied' },
      { title: string; lines: readonly string[] }
    >(() => Promise.reject(new Error('shareLines is not provided'))),
    keepOnList: fromPromise<void, { dish: string; lines: readonly string[] }>(() =>
      Promise.reject(new Error('keepOnList is not provided')),
    ),
    sendToPrinter: fromPromise<void>(() =>
      Promise.reject(new Error('sendToPrinter is not provided')),
    ),
    recipeMarks: fromPromise<void, object>(() =>
      Promise.reject(new Error('recipeMarks is not provided')),
    ) as unknown as typeof recipeMarksMachine,
    mealAdding: fromPromise<void, object>(() =>
      Promise.reject(new Error('mealAdding is not provided')),
    ) as unknown as typeof mealAddingMachine,
  },
  actions: {
    keepWanted: assign((_, params: { servings: number; swaps: readonly string[] }) => params),
    keepByHand: assign({ byHand: (_, params: { text: string }) => params.text }),
    keepAdded: assign({ added: (_, params: { added: Added }) => params.added }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isOurs: ({ context }) => context.recipe !== null,
    isAdded: (_, params: AddingOutput) => params.outcome === 'added',
    isCopied: (_, params: { outcome: Sharing['outcome'] }) => params.outcome !== 'shared',
    isByHand: (_, params: Sharing) => params.outcome === 'byHand',
  },
  delays: {
    printTimeout: ({ context }) => context.limits.printTimeout,
    shareTimeout: ({ context }) => context.limits.shareTimeout,
    saveTimeout: ({ context }) => context.limits.saveTimeout,
  },
}).createMachine({
  id: 'recipeActions',
  description:
    'What a person does with a recipe beside cooking it: marks it, shares it, prints it.',
  context: ({ input }) => ({
    recipe: input.recipe,
    servings: 1,
    swaps: [],
    added: null,
    byHand: '',
    limits: input.limits,
  }),
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
        'recipe.shared': { guard: 'isOurs', target: 'sharingRecipe' },
        'recipe.printed': 'sendingToPrinter',
        'planning.opened': {
          guard: 'isOurs',
          target: 'addingMeal',
          actions: {
            type: 'keepWanted',
            params: ({ event }) => ({ servings: event.servings, swaps: event.swaps }),
          },
        },
        'missing.opened': 'listingMissing',
      },
    },
    addingMeal: {
      description: 'A week, a day and a meal are chosen for it.',
      meta: { requirements: ['PLAN-22'] },
      invoke: {
        id: 'mealAdding',
        src: 'mealAdding',
        input: ({ context: { recipe, servings, swaps, limits } }) => ({
          recipeId: recipe!.id,
          servings,
          swaps,
          callTimeout: limits.saveTimeout,
          aiTimeout: limits.aiTimeout,
        }),
        onDone: [
          {
            guard: { type: 'isAdded', params: ({ event }) => event.output },
            target: 'idle',
            actions: {
              type: 'keepAdded',
              params: ({ event }) => ({ added: event.output as Added }),
            },
          },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'recipe.addingStopped', error: event.error }),
          },
        },
      },
    },
    listingMissing: {
      description: 'What is to be bought for it, to be taken along.',
      initial: 'resting',
      on: { 'missing.closed': 'idle' },
      states: {
        resting: {
          description: 'The list is on the screen.',
          on: { 'missing.shared': 'sharingLines', 'missing.listed': 'keepingOnList' },
        },
        keepingOnList: {
          description: "The lines go onto the person's shopping list, or wait on this device.",
          meta: { requirements: ['PLAN-10'] },
          invoke: {
            id: 'keepOnList',
            src: 'keepOnList',
            input: ({ event }) => {
              const { dish, lines } = event as Extract<typeof event, { type: 'missing.listed' }>;
              return { dish, lines };
            },
            onDone: 'listed',
            onError: {
              target: 'resting',
              actions: { type: 'notify', params: { code: 'shopping.notListed' } },
            },
          },
          after: {
            saveTimeout: {
              target: 'resting',
              actions: { type: 'notify', params: { code: 'shopping.notListed' } },
            },
          },
        },
        listed: {
          description: 'They are on the shopping list, and its page is a tap away.',
          on: { 'missing.shared': 'sharingLines' },
        },
        sharingLines: {
          description: "The device's own sharing, or else the list is copied.",
          invoke: {
            id: 'shareLines',
            src: 'shareLines',
            input: ({ event }) => {
              const { title, lines } = event as Extract<typeof event, { type: 'missing.shared' }>;
              return { title, lines };
            },
            onDone: [
              {
                guard: { type: 'isCopied', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'notify', params: { code: 'shopping.listCopied' } },
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'notify', params: { code: 'shopping.notShared' } },
            },
          },
          after: { shareTimeout: 'resting' },
        },
      },
    },
    sharingRecipe: {
      description:
        "The device's own sharing, or else the link to the recipe's public page is copied; it says nothing of the person. A recipe of their own goes as text.",
      invoke: {
        id: 'shareRecipe',
        src: 'shareRecipe',
        input: ({ context, event }) => {
          const { text } = event as Extract<typeof event, { type: 'recipe.shared' }>;
          const { id, title } = context.recipe!;
          return { id, title, text };
        },
        onDone: [
          {
            guard: { type: 'isByHand', params: ({ event }) => event.output },
            target: 'copyingByHand',
            actions: {
              type: 'keepByHand',
              params: ({ event }) => event.output as Extract<Sharing, { outcome: 'byHand' }>,
            },
          },
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'idle',
            actions: {
              type: 'notify',
              params: ({ event: { output } }) => ({
                code: output.outcome === 'textCopied' ? 'tutorial.textCopied' : 'recipe.linkCopied',
              }),
            },
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
    copyingByHand: {
      description:
        'Nothing could be shared or copied: what was to be shared stands in a field, to be copied by hand.',
      on: { 'copying.closed': 'idle' },
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
