import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { keptOf, recordOf, swapsCookedWith } from '../../domain/cookedDish.ts';
import { dishLeftOf, takesOf } from '../../domain/pantryUse.ts';
import * as address from '../../domain/recipeAddress.ts';
import type { followUpMachine } from '../followUp/followUp.machine.ts';
import type { DraftFound, ToDrafts } from '../shared/account.ts';
import type { Navigate, Report } from '../shared/emitted.ts';
import type { DishSaved, RecordSaved } from '../shared/history.ts';
import type {
  CookingOutput,
  CookingReturned,
  DishInstructions,
  KitchenResources,
  OpenedDish,
  RecipeActionLimits,
  RecipeAdapted,
  RecipeAsk,
  RecipePlace,
  RecipeWish,
  RecordChanged,
  ResourceRequest,
  StepShown,
  UnitsChosen,
} from '../shared/kitchen.ts';
import type { dishLeftMachine } from '../pantry/dishLeft.machine.ts';
import type { pantryUseMachine } from '../pantry/pantryUse.machine.ts';
import type { PantryLimits } from '../shared/pantry.ts';
import type { cookingMachine } from './cooking.machine.ts';
import type { recipeActionsMachine } from './recipeActions.machine.ts';
import type { recipeSwapsMachine } from './recipeSwaps.machine.ts';

interface RecipeLimits extends RecipeActionLimits {
  aiTimeout: number;
  voiceTimeout: number;
  pantry: PantryLimits;
}

interface Chosen {
  event: { servings: number };
}
const chosenServings = ({ event: { servings } }: Chosen) => ({ servings });
const keepChosenServings = { type: 'keepServings', params: chosenServings } as const;
const keepAdapted = {
  type: 'keepWritten',
  params: ({ event: { written } }: { event: { written: DishInstructions } }) => ({ written }),
} as const;

const keepEntry = {
  type: 'keepEntry',
  params: ({ event: { entryId } }: { event: RecordSaved }) => ({ entryId }),
} as const;

/** From here on its record goes along with it, as for a dish of the kitchen. */
const recordedOnceCooked = { guard: 'isOurs', target: 'following', actions: 'keepCooked' } as const;

const wishOf = (ask: RecipeAsk, swaps: readonly string[]): RecipeWish => ({ ...ask, swaps });

/** Null where another service wrote it. */
const oursIn = ({ recipe }: DishInstructions): { id: string; title: string } | null =>
  recipe ? { id: recipe.recipe_id, title: recipe.title } : null;

export const recipeMachine = setup({
  types: {
    /** `opened` is known where the dish was chosen from the kitchen's list in this tab: it is recorded at once, any other when it is cooked. */
    context: {} as address.Portions & {
      ask: RecipeAsk | null;
      swaps: readonly string[];
      opened: OpenedDish | null;
      isCooked: boolean;
      written: DishInstructions | null;
      resources: KitchenResources | null;
      /** The entry of the history that it was recorded as; null before. */
      entryId: string | null;
      /** Chosen here; null: as this device has them. */
      units: UnitsChosen['units'] | null;
      step: number;
      /** It was cooked to its last step, or the person said so. */
      wasCooked: boolean;
      limits: RecipeLimits;
    },
    events: {} as
      | { type: 'page.closed' }
      | { type: 'recipe.retried' }
      | { type: 'connection.returned' }
      | { type: 'servings.chosen'; servings: number }
      | UnitsChosen
      | { type: 'cooking.started' }
      | { type: 'dish.cooked' }
      | { type: 'resources.retried' }
      | StepShown
      | CookingReturned
      | RecordSaved
      | RecipeAdapted
      | DraftFound<RecipePlace>,
    emitted: {} as Navigate | Report,
    input: {} as { limits: RecipeLimits; path: string; search: string; opened: OpenedDish | null },
    meta: {} as { requirements: string[] },
    children: {} as {
      drafts: 'drafts';
      followUp: 'followUp';
      cooking: 'cooking';
      pantryUse: 'pantryUse';
      dishLeft: 'dishLeft';
      recipeActions: 'recipeActions';
      recipeSwaps: 'recipeSwaps';
      unitChoices: 'unitChoices';
      cookingReturns: 'cookingReturns';
    },
  },
  actors: {
    drafts: fromCallback<ToDrafts<RecipePlace>>(() => {
      throw new Error('drafts is not provided');
    }),
    fetchRecipe: fromPromise<DishInstructions, RecipeWish>(() =>
      Promise.reject(new Error('fetchRecipe is not provided')),
    ),
    fetchResources: fromPromise<KitchenResources, ResourceRequest>(() =>
      Promise.reject(new Error('fetchResources is not provided')),
    ),
    connectionReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('connectionReturns is not provided');
    }),
    recipeActions: fromPromise<void, object>(() =>
      Promise.reject(new Error('recipeActions is not provided')),
    ) as unknown as typeof recipeActionsMachine,
    recipeSwaps: fromPromise<void, object>(() =>
      Promise.reject(new Error('recipeSwaps is not provided')),
    ) as unknown as typeof recipeSwapsMachine,
    unitChoices: fromCallback<UnitsChosen>(() => {
      throw new Error('unitChoices is not provided');
    }),
    cookingReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('cookingReturns is not provided');
    }),
    followUp: fromPromise<void, object>(() =>
      Promise.reject(new Error('followUp is not provided')),
    ) as unknown as typeof followUpMachine,
    cooking: fromPromise<void, object>(() =>
      Promise.reject(new Error('cooking is not provided')),
    ) as unknown as typeof cookingMachine,
    pantryUse: fromPromise<void, object>(() =>
      Promise.reject(new Error('pantryUse is not provided')),
    ) as unknown as typeof pantryUseMachine,
    dishLeft: fromPromise<void, object>(() =>
      Promise.reject(new Error('dishLeft is not provided')),
    ) as unknown as typeof dishLeftMachine,
  },
  actions: {
    keepWritten: assign({ written: (_, params: { written: DishInstructions }) => params.written }),
    keepResources: assign({
      resources: (_, params: { resources: KitchenResources }) => params.resources,
    }),
    keepEntry: assign({ entryId: (_, params: { entryId: string }) => params.entryId }),
    keepServings: assign({ servings: (_, params: { servings: number }) => params.servings }),
    keepUnits: assign({ units: ({ event }) => (event as UnitsChosen).units }),
    tellUnits: sendTo('unitChoices', ({ event }) => event as UnitsChosen),
    keepCooked: assign({ wasCooked: true }),
    keepStep: assign({ step: (_, params: { step: number }) => params.step }),
    /** What the address and the kitchen say goes before what was kept. */
    keepPlace: assign({
      opened: ({ context }, params: { place: RecipePlace }) =>
        context.opened ?? params.place.opened,
      servings: ({ context }, params: { place: RecipePlace }) =>
        params.place.servings ?? context.servings,
      step: (_, params: { place: RecipePlace }) => params.place.step,
    }),
    tellPlace: sendTo(
      'drafts',
      ({ context: { ask, opened, servings, step } }): ToDrafts<RecipePlace> => ({
        type: 'draft.changed',
        values: { dish: address.dishOf(ask), opened, servings, step },
      }),
    ),
    /** A dish that is cooked another way is recorded that way. */
    tellRecord: sendTo(
      'followUp',
      ({ context: { written, servings, wasCooked } }): RecordChanged => ({
        type: 'record.changed',
        instructions: written!.text,
        recipe: keptOf(written!, servings, wasCooked),
      }),
    ),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSaved: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }, params: { entryId: string }): DishSaved => ({
        type: 'dish.saved',
        analysisId: context.opened!.analysisId,
        entryId: params.entryId,
      }),
    ),
    navigate: emit((_, params: { to: string }) => ({
      type: 'navigate' as const,
      to: params.to,
      replace: false,
      back: true,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isUnknown: ({ context }) => context.ask === null,
    isOpened: ({ context }) => address.isOf(context.opened, context.ask),
    isOfThisDish: ({ context }, params: { place: RecipePlace }) =>
      params.place.dish === address.dishOf(context.ask),
    isRefused: (_, params: { written: DishInstructions }) => params.written.refused !== undefined,
    isOffline: (_, params: { error: unknown }) =>
      (params.error as { code?: unknown } | null)?.code === 'networkFailed',
    isServings: (_, params: { servings: number }) => address.isServings(params.servings),
    hasSteps: ({ context }) => address.stepsIn(context.written!.text) > 0,
    isFinished: (_, params: CookingOutput) => params.outcome === 'finished',
    isOurs: ({ context }) => context.written!.recipe !== undefined,
    hasFoods: ({ context }) => takesOf(context.written!.recipe, context.servings).length > 0,
    isUncooked: ({ context }) => !context.wasCooked,
    isCooked: ({ context }) => context.isCooked && address.stepsIn(context.written!.text) > 0,
  },
  delays: {
    aiTimeout: ({ context }) => context.limits.aiTimeout,
  },
}).createMachine({
  id: 'recipe',
  description:
    'The page of one recipe, wherever it was opened from: it is written out for the person and cooked from; what else one does with it, and what follows a dish of the kitchen, are charts of their own.',
  context: ({ input: { path, search, opened, limits } }) => {
    const ask = address.askIn(path, search);
    return {
      ask,
      swaps: address.swapsIn(search),
      opened: address.isOf(opened, ask) ? opened : null,
      isCooked: address.valueIn(search, 'cook') !== null,
      written: null,
      resources: null,
      entryId: null,
      servings: address.servingsIn(search),
      planned: address.plannedIn(search),
      units: null,
      step: 0,
      wasCooked: false,
      limits,
    };
  },
  initial: 'entering',
  invoke: {
    id: 'drafts',
    src: 'drafts',
    onDone: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'drafts.stopped', error: event.error }),
      },
    },
  },
  on: {
    'page.closed': { actions: { type: 'navigate', params: { to: '/ai-kitchen' } } },
    'draft.found': {
      guard: { type: 'isOfThisDish', params: ({ event }) => ({ place: event.values }) },
      actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.values }) },
    },
  },
  states: {
    entering: {
      description: 'Passed through at once: the address names a recipe, or none.',
      always: [{ guard: 'isUnknown', target: 'recipeUnknown' }, { target: 'fetchingRecipe' }],
    },
    recipeUnknown: { description: 'The address names no recipe.' },
    fetchingRecipe: {
      description: 'The recipe is being written out. Leaving for another drops this answer.',
      meta: { requirements: ['KIT-05', 'KIT-07'] },
      invoke: {
        id: 'fetchRecipe',
        src: 'fetchRecipe',
        input: ({ context }) => wishOf(context.ask!, context.swaps),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ written: event.output }) },
            target: 'recipeRefused',
            actions: { type: 'keepWritten', params: ({ event }) => ({ written: event.output }) },
          },
          {
            target: 'showing',
            actions: [
              { type: 'keepWritten', params: ({ event }) => ({ written: event.output }) },
              'tellPlace',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'recipeOffline',
          },
          { target: 'recipeFailed' },
        ],
      },
      after: { aiTimeout: 'recipeFailed' },
    },
    recipeFailed: {
      description: 'The recipe could not be written out.',
      meta: { requirements: ['KIT-06'] },
      on: { 'recipe.retried': 'fetchingRecipe' },
    },
    recipeOffline: {
      description:
        'There is no connection. It is asked for again by itself once the server can be reached.',
      meta: { requirements: ['KIT-06'] },
      invoke: {
        id: 'connectionReturns',
        src: 'connectionReturns',
        onDone: 'recipeFailed',
        onError: 'recipeFailed',
      },
      on: { 'recipe.retried': 'fetchingRecipe', 'connection.returned': 'fetchingRecipe' },
    },
    recipeRefused: {
      description: 'The recipe is not for the person, or is no more: it is said why.',
      meta: { requirements: ['KIT-05'] },
    },
    showing: {
      description: 'The recipe is on the screen.',
      meta: { requirements: ['KIT-05', 'KIT-08'] },
      type: 'parallel',
      invoke: [
        {
          id: 'recipeActions',
          src: 'recipeActions',
          input: ({ context: { written, limits } }) => ({ recipe: oursIn(written!), limits }),
          onDone: { actions: { type: 'report', params: { code: 'recipe.actionsStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'recipe.actionsStopped', error: event.error }),
            },
          },
        },
        {
          id: 'recipeSwaps',
          src: 'recipeSwaps',
          input: ({ context: { ask, written, swaps, limits } }) => ({
            wish: wishOf(ask!, swapsCookedWith(written!) ?? swaps),
            aiTimeout: limits.aiTimeout,
          }),
          onDone: { actions: { type: 'report', params: { code: 'recipe.swapsStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'recipe.swapsStopped', error: event.error }),
            },
          },
        },
        {
          id: 'unitChoices',
          src: 'unitChoices',
          onDone: { actions: { type: 'report', params: { code: 'recipe.unitsStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'recipe.unitsStopped', error: event.error }),
            },
          },
        },
        {
          id: 'cookingReturns',
          src: 'cookingReturns',
          onDone: { actions: { type: 'report', params: { code: 'recipe.addressUnheard' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'recipe.addressUnheard', error: event.error }),
            },
          },
        },
      ],
      on: {
        'units.chosen': { actions: ['tellUnits', 'keepUnits'] },
        'recipe.adapted': { actions: keepAdapted },
        'servings.chosen': {
          guard: { type: 'isServings', params: chosenServings },
          actions: [keepChosenServings, 'tellPlace'],
        },
      },
      states: {
        page: {
          description: 'What the person does with it.',
          initial: 'opening',
          states: {
            opening: {
              description: 'Passed through at once: after a reload the cooking goes on.',
              always: [{ guard: 'isCooked', target: 'cooking' }, { target: 'reading' }],
            },
            reading: {
              description: 'The page is read.',
              on: {
                'cooking.started': { guard: 'hasSteps', target: 'cooking' },
                'cooking.returned': {
                  guard: 'hasSteps',
                  target: 'cooking',
                  actions: {
                    type: 'keepStep',
                    params: ({ event }) => ({ step: event.step }),
                  },
                },
                'dish.cooked': { guard: 'hasFoods', target: 'takingFromPantry' },
              },
            },
            cooking: {
              description: 'It is cooked step by step; the step is kept for this tab.',
              invoke: {
                id: 'cooking',
                src: 'cooking',
                input: ({ context }) => ({
                  steps: address.stepsIn(context.written!.text),
                  step: context.step,
                  voiceTimeout: context.limits.voiceTimeout,
                }),
                onDone: [
                  {
                    guard: { type: 'isFinished', params: ({ event }) => event.output },
                    target: 'reading',
                    actions: raise({ type: 'dish.cooked' }),
                  },
                  { target: 'reading' },
                ],
                onError: {
                  target: 'reading',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({
                      code: 'recipe.cookingStopped',
                      error: event.error,
                    }),
                  },
                },
              },
              on: {
                'step.shown': {
                  actions: [
                    { type: 'keepStep', params: ({ event }) => ({ step: event.step }) },
                    'tellPlace',
                  ],
                },
              },
            },
            takingFromPantry: {
              description:
                'It was cooked: what it took can be taken from the pantry, and what is left put there.',
              invoke: [
                {
                  id: 'pantryUse',
                  src: 'pantryUse',
                  input: ({ context: { written, servings, limits } }) => ({
                    takes: takesOf(written!.recipe, servings),
                    limits: limits.pantry,
                  }),
                  onDone: 'reading',
                  onError: {
                    target: 'reading',
                    actions: {
                      type: 'report',
                      params: ({ event }) => ({
                        code: 'recipe.pantryUseStopped',
                        error: event.error,
                      }),
                    },
                  },
                },
                {
                  id: 'dishLeft',
                  src: 'dishLeft',
                  input: ({ context: { written, servings } }) => ({
                    dish: dishLeftOf(written!.recipe, servings),
                  }),
                  onDone: { description: 'It is not to be kept.' },
                  onError: {
                    target: 'reading',
                    actions: {
                      type: 'report',
                      params: ({ event }) => ({
                        code: 'recipe.dishLeftStopped',
                        error: event.error,
                      }),
                    },
                  },
                },
              ],
            },
          },
        },
        resources: {
          description: 'Videos and articles, and the record of a dish that was chosen or cooked.',
          initial: 'deciding',
          states: {
            deciding: {
              description:
                'Passed through at once: a dish of the kitchen is recorded as it is opened, any other once it is cooked.',
              always: [{ guard: 'isOpened', target: 'following' }, { target: 'fetchingResources' }],
            },
            following: {
              description:
                'The flow of a dish that was chosen or cooked: its resources, then its record.',
              meta: { requirements: ['KIT-05', 'KIT-08', 'HIST-11'] },
              invoke: {
                id: 'followUp',
                src: 'followUp',
                input: ({
                  context: { ask, opened, written, servings, wasCooked, resources, limits },
                }) => ({
                  ask: address.resourcesOf(ask!, written!.recipe?.title),
                  record: recordOf(ask!, opened, written!, { servings, wasCooked }),
                  resources,
                  timeouts: { aiTimeout: limits.aiTimeout, saveTimeout: limits.saveTimeout },
                  codes: {
                    resourcesFailed: 'kitchen.resourcesFailed' as const,
                    recordUnsaved: 'kitchen.recordUnsaved' as const,
                  },
                }),
                onDone: { actions: { type: 'report', params: { code: 'recipe.followUpStopped' } } },
                onError: {
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({
                      code: 'recipe.followUpStopped',
                      error: event.error,
                    }),
                  },
                },
              },
              on: {
                // What is heard here is heard in place of what the whole page does with it.
                'recipe.adapted': { actions: [keepAdapted, 'tellRecord'] },
                'servings.chosen': {
                  guard: { type: 'isServings', params: chosenServings },
                  actions: [keepChosenServings, 'tellPlace', 'tellRecord'],
                },
                // A dish of the kitchen has its record from when it was opened: that one says so.
                'dish.cooked': { guard: 'isUncooked', actions: ['keepCooked', 'tellRecord'] },
                'record.saved': [
                  {
                    guard: 'isOpened',
                    actions: [
                      keepEntry,
                      { type: 'tellSaved', params: ({ event }) => ({ entryId: event.entryId }) },
                    ],
                  },
                  { actions: keepEntry },
                ],
              },
            },
            fetchingResources: {
              description: 'Videos and articles are looked for by the name of the dish.',
              invoke: {
                id: 'fetchResources',
                src: 'fetchResources',
                input: ({ context: { ask, written } }) =>
                  address.resourcesOf(ask!, written!.recipe?.title),
                onDone: {
                  target: 'resourcesFound',
                  actions: {
                    type: 'keepResources',
                    params: ({ event }) => ({ resources: event.output }),
                  },
                },
                onError: 'resourcesFailed',
              },
              on: { 'dish.cooked': recordedOnceCooked },
              after: { aiTimeout: 'resourcesFailed' },
            },
            resourcesFound: {
              description: 'What was found is on the screen.',
              on: { 'dish.cooked': recordedOnceCooked },
            },
            resourcesFailed: {
              description: 'Nothing could be fetched; it can be tried again.',
              on: { 'resources.retried': 'fetchingResources', 'dish.cooked': recordedOnceCooked },
            },
          },
        },
      },
    },
  },
});
