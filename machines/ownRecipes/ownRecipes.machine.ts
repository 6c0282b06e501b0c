import { assign, emit, fromPromise, setup } from 'xstate';
import type { Navigate, Notice, Notify, Report } from '../shared/emitted.ts';
import type { OwnRecipe, OwnRecipeHead, OwnRecipeLimits } from '../shared/ownRecipes.ts';
import type { recipeWritingMachine } from './recipeWriting.machine.ts';

/** '/my-recipes/new', '/my-recipes/own-…': what is written; '' where all are listed. */
const segmentIn = (path: string): string => path.split('/')[2] ?? '';
const idIn = (path: string): string | null =>
  /^own-[a-z0-9-]{1,80}$/.test(segmentIn(path)) ? segmentIn(path) : null;

export const ownRecipesMachine = setup({
  types: {
    context: {} as {
      path: string;
      recipes: readonly OwnRecipeHead[];
      /** What is being deleted. */
      subject: string | null;
      /** What was deleted last, and can be had back. */
      removed: OwnRecipe | null;
      limits: OwnRecipeLimits;
    },
    events: {} as
      | { type: 'recipes.retried' }
      | { type: 'writing.retried' }
      | { type: 'deletion.requested'; id: string }
      | { type: 'restoration.requested' }
      | { type: 'removal.dismissed' },
    emitted: {} as Navigate | Notify | Report,
    input: {} as { limits: OwnRecipeLimits; path: string },
    tags: {} as 'busy',
    children: {} as { recipeWriting: 'recipeWriting' },
  },
  actors: {
    fetchRecipes: fromPromise<readonly OwnRecipeHead[]>(() =>
      Promise.reject(new Error('fetchRecipes is not provided')),
    ),
    deleteRecipe: fromPromise<OwnRecipe, { id: string }>(() =>
      Promise.reject(new Error('deleteRecipe is not provided')),
    ),
    restoreRecipe: fromPromise<void, { recipe: OwnRecipe }>(() =>
      Promise.reject(new Error('restoreRecipe is not provided')),
    ),
    recipeWriting: fromPromise<{ id: string }, object>(() =>
      Promise.reject(new Error('recipeWriting is not provided')),
    ) as unknown as typeof recipeWritingMachine,
  },
  actions: {
    keepRecipes: assign({
      recipes: (_, params: { recipes: readonly OwnRecipeHead[] }) => params.recipes,
    }),
    keepSubject: assign({ subject: (_, params: { id: string }) => params.id }),
    keepRemoved: assign({
      removed: (_, params: { recipe: OwnRecipe }) => params.recipe,
      recipes: ({ context }, params) => context.recipes.filter(({ id }) => id !== params.recipe.id),
    }),
    clearRemoved: assign({ removed: null }),
    navigate: emit((_, params: { to: string }) => ({
      type: 'navigate' as const,
      to: params.to,
      replace: true,
    })),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isWriting: ({ context }) => segmentIn(context.path) !== '',
    isPresent: ({ context }, params: { id: string }) =>
      context.recipes.some(({ id }) => id === params.id),
    hasRemoved: ({ context }) => context.removed !== null,
  },
  delays: { callTimeout: ({ context }) => context.limits.callTimeout },
}).createMachine({
  id: 'ownRecipes',
  description:
    'The recipes of one’s own: all of them, with a way to delete one and to have it back; or one that is being written.',
  context: ({ input }) => ({
    path: input.path,
    recipes: [],
    subject: null,
    removed: null,
    limits: input.limits,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Passed through at once: the address names one to be written, or all.',
      always: [{ guard: 'isWriting', target: 'writing' }, { target: 'fetchingRecipes' }],
    },
    fetchingRecipes: {
      description: 'The list is on its way.',
      tags: ['busy'],
      invoke: {
        id: 'fetchRecipes',
        src: 'fetchRecipes',
        onDone: {
          target: 'listed',
          actions: { type: 'keepRecipes', params: ({ event }) => ({ recipes: event.output }) },
        },
        onError: 'listFailed',
      },
      after: { callTimeout: 'listFailed' },
    },
    listFailed: {
      description: 'The list could not be had.',
      on: { 'recipes.retried': 'fetchingRecipes' },
    },
    listed: {
      description: 'The recipes are shown.',
      on: {
        'deletion.requested': {
          guard: { type: 'isPresent', params: ({ event }) => ({ id: event.id }) },
          target: 'deletingRecipe',
          actions: { type: 'keepSubject', params: ({ event }) => ({ id: event.id }) },
        },
        'restoration.requested': { guard: 'hasRemoved', target: 'restoringRecipe' },
        'removal.dismissed': { actions: 'clearRemoved' },
      },
    },
    deletingRecipe: {
      description: 'A recipe is being deleted; the others stay on the screen.',
      tags: ['busy'],
      invoke: {
        id: 'deleteRecipe',
        src: 'deleteRecipe',
        input: ({ context }) => ({ id: context.subject! }),
        onDone: {
          target: 'listed',
          actions: { type: 'keepRemoved', params: ({ event }) => ({ recipe: event.output }) },
        },
        onError: {
          target: 'listed',
          actions: { type: 'notify', params: { code: 'ownRecipes.notDeleted' } },
        },
      },
      after: {
        callTimeout: {
          target: 'listed',
          actions: { type: 'notify', params: { code: 'ownRecipes.notDeleted' } },
        },
      },
    },
    restoringRecipe: {
      description: 'A recipe that was deleted is being brought back.',
      tags: ['busy'],
      invoke: {
        id: 'restoreRecipe',
        src: 'restoreRecipe',
        input: ({ context }) => ({ recipe: context.removed! }),
        onDone: { target: 'fetchingRecipes', actions: 'clearRemoved' },
        onError: {
          target: 'listed',
          actions: { type: 'notify', params: { code: 'ownRecipes.notRestored' } },
        },
      },
      after: {
        callTimeout: {
          target: 'listed',
          actions: { type: 'notify', params: { code: 'ownRecipes.notRestored' } },
        },
      },
    },
    writing: {
      description: 'One is being written, new or again.',
      invoke: {
        id: 'recipeWriting',
        src: 'recipeWriting',
        input: ({ context: { path, limits } }) => ({ id: idIn(path), limits }),
        onDone: {
          target: 'kept',
          actions: {
            type: 'navigate',
            params: ({ event }) => ({ to: `/recipe/${event.output.id}` }),
          },
        },
        onError: {
          target: 'writingStopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'ownRecipes.writingStopped', error: event.error }),
          },
        },
      },
    },
    writingStopped: {
      description: 'The writing has stopped by a fault; it can be started again.',
      on: { 'writing.retried': 'writing' },
    },
    kept: { description: 'What was written is kept; its own page is on its way.' },
  },
});
