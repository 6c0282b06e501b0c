import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { titleWithoutNote } from '../../domain/mealTitle.ts';
import { copiedNotice, type SharedRecipe } from '../../domain/sharedRecipe.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { DishInstructions, KitchenResources } from '../shared/kitchen.ts';
import type { MealDish, Place, PlannerLimits, SavedPlan } from '../shared/plans.ts';

const answered = ({ event }: { event: { output: DishInstructions } }) => ({
  instructions: event.output,
});

export const tutorialMachine = setup({
  types: {
    context: {} as {
      plan: SavedPlan;
      place: Place;
      dish: MealDish;
      instructions: DishInstructions | null;
      /** There was no connection when it was to be written out, and no copy of it. */
      isOffline: boolean;
      resources: KitchenResources | null;
      /** For how many it is written out; null: as the recipe is. */
      servings: number | null;
      /** The link of the video that plays. */
      video: string | null;
      limits: PlannerLimits;
    },
    events: {} as
      | { type: 'instructions.retried' }
      | { type: 'resources.retried' }
      | { type: 'servings.chosen'; servings: number }
      | { type: 'video.chosen'; link: string }
      | { type: 'video.expanded' }
      | { type: 'video.reduced' }
      | { type: 'video.closed' }
      | { type: 'recipe.shared' },
    emitted: {} as Notify | Report,
    input: {} as { plan: SavedPlan; place: Place; sickness: string | null; limits: PlannerLimits },
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchInstructions: fromPromise<DishInstructions, MealDish>(() =>
      Promise.reject(new Error('fetchInstructions is not provided')),
    ),
    fetchResources: fromPromise<KitchenResources, MealDish>(() =>
      Promise.reject(new Error('fetchResources is not provided')),
    ),
    shareRecipe: fromPromise<SharedRecipe, MealDish>(() =>
      Promise.reject(new Error('shareRecipe is not provided')),
    ),
    wakeLock: fromCallback<{ type: 'none' }>(() => {
      throw new Error('wakeLock is not provided');
    }),
  },
  actions: {
    keepInstructions: assign({
      instructions: (_, params: { instructions: DishInstructions }) => params.instructions,
    }),
    keepWhyNot: assign({
      isOffline: (_, params: { error: unknown }) =>
        (params.error as { code?: unknown } | null)?.code === 'networkFailed',
    }),
    keepResources: assign({
      resources: (_, params: { resources: KitchenResources }) => params.resources,
    }),
    keepServings: assign({ servings: (_, params: { servings: number }) => params.servings }),
    keepVideo: assign({ video: (_, params: { link: string }) => params.link }),
    clearVideo: assign({ video: null }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isServings: (_, params: { servings: number }) =>
      Number.isInteger(params.servings) && params.servings >= 1 && params.servings <= 20,
    isDeleted: (_, params: { instructions: DishInstructions }) =>
      params.instructions.refused !== undefined,
    isCopied: (_, params: SharedRecipe) => params.outcome !== 'shared',
  },
  delays: {
    aiTimeout: ({ context }) => context.limits.aiTimeout,
    resourcesTimeout: ({ context }) => context.limits.resourcesTimeout,
    shareTimeout: ({ context }) => context.limits.shareTimeout,
  },
}).createMachine({
  id: 'tutorial',
  description:
    "The modal 'How to Cook': one meal of a plan, written out again each time it is opened, with videos, articles and sharing.",
  context: ({ input: { plan, place, sickness, limits } }) => {
    const entry = plan.mealPlan.find(({ day }) => day === place.day);
    const title = entry?.[place.slot] ?? '';
    const meal = entry?.[`${place.slot}_meal`];
    return {
      plan,
      place,
      dish: {
        name: titleWithoutNote(title),
        ingredients: entry?.[`${place.slot}_ingredients`] ?? [],
        sickness,
        recipeId: meal?.recipe_id,
        swaps: meal?.swaps,
      },
      instructions: null,
      isOffline: false,
      resources: null,
      servings: null,
      video: null,
      limits,
    };
  },
  type: 'parallel',
  invoke: {
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
  on: {
    'servings.chosen': {
      guard: { type: 'isServings', params: ({ event }) => ({ servings: event.servings }) },
      actions: { type: 'keepServings', params: ({ event }) => ({ servings: event.servings }) },
    },
  },
  states: {
    recipe: {
      description: 'How the dish is cooked.',
      initial: 'fetchingInstructions',
      states: {
        fetchingInstructions: {
          description: 'The dish is being written out.',
          meta: { requirements: ['PLAN-09', 'GEN-04'] },
          invoke: {
            id: 'fetchInstructions',
            src: 'fetchInstructions',
            input: ({ context }) => context.dish,
            onDone: [
              { guard: { type: 'isDeleted', params: answered }, target: 'recipeDeleted' },
              { target: 'written', actions: { type: 'keepInstructions', params: answered } },
            ],
            onError: {
              target: 'instructionsFailed',
              actions: { type: 'keepWhyNot', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            aiTimeout: {
              target: 'instructionsFailed',
              actions: { type: 'keepWhyNot', params: { error: null } },
            },
          },
        },
        written: {
          description: 'The instructions are on the screen.',
          meta: { requirements: ['PLAN-09'] },
        },
        instructionsFailed: {
          description: 'The dish could not be written out.',
          on: { 'instructions.retried': 'fetchingInstructions' },
        },
        recipeDeleted: {
          description: "The person's own recipe is no more: to ask again changes nothing.",
          meta: { requirements: ['PLAN-09'] },
        },
      },
    },
    resources: {
      description: 'Videos and articles about the dish.',
      initial: 'fetchingResources',
      states: {
        fetchingResources: {
          description: 'Videos and articles are looked for.',
          meta: { requirements: ['PLAN-09'] },
          invoke: {
            id: 'fetchResources',
            src: 'fetchResources',
            input: ({ context }) => context.dish,
            onDone: {
              target: 'found',
              actions: {
                type: 'keepResources',
                params: ({ event }) => ({ resources: event.output }),
              },
            },
            onError: 'resourcesFailed',
          },
          after: { resourcesTimeout: 'resourcesFailed' },
        },
        found: {
          description: 'What was found is on the screen.',
          meta: { requirements: ['PLAN-09'] },
        },
        resourcesFailed: {
          description: 'Nothing could be fetched; it can be tried again.',
          on: { 'resources.retried': 'fetchingResources' },
        },
      },
    },
    video: {
      description: 'The video that is watched. Closing the modal forgets it.',
      initial: 'closed',
      on: {
        'video.chosen': {
          target: '.inline',
          actions: { type: 'keepVideo', params: ({ event }) => ({ link: event.link }) },
        },
      },
      states: {
        closed: { description: 'No video plays.' },
        inline: {
          description: 'It plays in its place.',
          meta: { requirements: ['PLAN-09'] },
          on: {
            'video.expanded': 'expanded',
            'video.closed': { target: 'closed', actions: 'clearVideo' },
          },
        },
        expanded: {
          description: 'It plays across the modal.',
          meta: { requirements: ['PLAN-09'] },
          on: {
            'video.reduced': 'inline',
            'video.closed': { target: 'closed', actions: 'clearVideo' },
          },
        },
      },
    },
    sharing: {
      description: 'Handing the recipe to someone.',
      initial: 'idle',
      states: {
        idle: { description: 'Nothing is being shared.', on: { 'recipe.shared': 'sharingRecipe' } },
        sharingRecipe: {
          description: "The device's own sharing, or else the public link or the text is copied.",
          meta: { requirements: ['PLAN-10'] },
          invoke: {
            id: 'shareRecipe',
            src: 'shareRecipe',
            input: ({ context }) => context.dish,
            onDone: [
              {
                guard: { type: 'isCopied', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'notify', params: ({ event }) => copiedNotice(event.output) },
              },
              { target: 'idle' },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'notify', params: { code: 'tutorial.notShared' } },
            },
          },
          after: { shareTimeout: 'idle' },
        },
      },
    },
  },
});
