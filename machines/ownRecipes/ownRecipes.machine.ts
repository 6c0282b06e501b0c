import { assign, emit, fromPromise, setup } from 'xstate';
import type { Navigate, Notice, Notify, Report, ReportCode } from '../shared/emitted.ts';
import { collectedIn, idIn, segmentIn } from '../../domain/ownRecipes.ts';
import type { recipeMarksMachine } from '../recipe/recipeMarks.machine.ts';
import type * as own from '../shared/ownRecipes.ts';
import type { collectionsMachine } from './collections.machine.ts';
import type { recipeFileMachine } from './recipeFile.machine.ts';
import type { recipeWritingMachine } from './recipeWriting.machine.ts';

const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

export const ownRecipesMachine = setup({
  types: {
    context: {} as own.OwnRecipesContext,
    events: {} as
      | own.QueryChanged
      | own.OrderChosen
      | { type: 'recipes.retried' }
      | { type: 'writing.retried' }
      | { type: 'file.retried' }
      | { type: 'collections.retried' }
      | { type: 'deletion.requested'; id: string }
      | { type: 'restoration.requested' }
      | { type: 'removal.dismissed' },
    emitted: {} as Navigate | Notify | Report,
    input: {} as { limits: own.OwnRecipeLimits; path: string },
    children: {} as {
      recipeWriting: 'recipeWriting';
      recipeFile: 'recipeFile';
      recipeMarks: 'recipeMarks';
      collections: 'collections';
    },
  },
  actors: {
    fetchRecipes: fromPromise<readonly own.OwnRecipeHead[]>(missing('fetchRecipes')),
    deleteRecipe: fromPromise<own.OwnRecipe, { id: string }>(missing('deleteRecipe')),
    restoreRecipe: fromPromise<void, { recipe: own.OwnRecipe }>(missing('restoreRecipe')),
    recipeWriting: fromPromise<{ id: string }, object>(
      missing('recipeWriting'),
    ) as unknown as typeof recipeWritingMachine,
    recipeFile: fromPromise<void, object>(
      missing('recipeFile'),
    ) as unknown as typeof recipeFileMachine,
    collections: fromPromise<void, object>(
      missing('collections'),
    ) as unknown as typeof collectionsMachine,
    recipeMarks: fromPromise<void, object>(
      missing('recipeMarks'),
    ) as unknown as typeof recipeMarksMachine,
  },
  actions: {
    keepRecipes: assign((_, params: { recipes: readonly own.OwnRecipeHead[] }) => params),
    keepQuery: assign({ query: ({ event }) => (event as own.QueryChanged).query }),
    keepOrder: assign({ order: ({ event }) => (event as own.OrderChosen).order }),
    keepSubject: assign({ subject: (_, params: { id: string }) => params.id }),
    keepRemoved: assign({
      removed: (_, params: { recipe: own.OwnRecipe }) => params.recipe,
      recipes: ({ context }, params) => context.recipes.filter(({ id }) => id !== params.recipe.id),
    }),
    clearRemoved: assign({ removed: null }),
    navigate: emit((_, params: { to: string }) => ({
      type: 'navigate' as const,
      to: params.to,
      replace: true,
    })),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit(({ event }, params: { code: ReportCode }) => ({
      type: 'report' as const,
      code: params.code,
      error: 'error' in event ? event.error : undefined,
    })),
  },
  guards: {
    isOfFile: ({ context }) => segmentIn(context.path) === 'file',
    isCollecting: ({ context }) => segmentIn(context.path) === 'collections',
    isWriting: ({ context }) => segmentIn(context.path) !== '',
    isPresent: ({ context }, params: { id: string }) =>
      context.recipes.some(({ id }) => id === params.id),
    hasRemoved: ({ context }) => context.removed !== null,
  },
  delays: { callTimeout: ({ context }) => context.limits.callTimeout },
}).createMachine({
  id: 'ownRecipes',
  description:
    'The recipes of one’s own: all of them, with a way to mark one, to delete one and to have it back; or one that is being written; or those of a file; or collections of them.',
  context: ({ input }) => ({
    path: input.path,
    recipes: [],
    query: '',
    order: 'newest',
    subject: null,
    removed: null,
    limits: input.limits,
  }),
  initial: 'entering',
  invoke: {
    id: 'recipeMarks',
    src: 'recipeMarks',
    input: ({ context }) => ({ callTimeout: context.limits.callTimeout }),
    onDone: { actions: { type: 'report', params: { code: 'ownRecipes.marksStopped' } } },
    onError: {
      actions: { type: 'report', params: { code: 'ownRecipes.marksStopped' } },
    },
  },
  on: {
    'query.changed': { actions: 'keepQuery' },
    'order.chosen': { actions: 'keepOrder' },
  },
  states: {
    entering: {
      description:
        'Passed through at once: the address names one to be written, a file, collections, or all.',
      always: [
        { guard: 'isOfFile', target: 'filing' },
        { guard: 'isCollecting', target: 'collecting' },
        { guard: 'isWriting', target: 'writing' },
        { target: 'fetchingRecipes' },
      ],
    },
    fetchingRecipes: {
      description: 'The list is on its way.',
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
      invoke: {
        id: 'deleteRecipe',
        src: 'deleteRecipe',
        input: ({ context }) => ({ id: context.subject! }),
        onDone: {
          target: 'listed',
          actions: { type: 'keepRemoved', params: ({ event }) => ({ recipe: event.output }) },
        },
        onError: 'notDeleted',
      },
      after: { callTimeout: 'notDeleted' },
    },
    notDeleted: {
      description: 'Passed through at once: all is as before.',
      entry: { type: 'notify', params: { code: 'ownRecipes.notDeleted' } },
      always: 'listed',
    },
    restoringRecipe: {
      description: 'A recipe that was deleted is being brought back.',
      invoke: {
        id: 'restoreRecipe',
        src: 'restoreRecipe',
        input: ({ context }) => ({ recipe: context.removed! }),
        onDone: { target: 'fetchingRecipes', actions: 'clearRemoved' },
        onError: 'notRestored',
      },
      after: { callTimeout: 'notRestored' },
    },
    notRestored: {
      description: 'Passed through at once: all is as before.',
      entry: { type: 'notify', params: { code: 'ownRecipes.notRestored' } },
      always: 'listed',
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
          actions: { type: 'report', params: { code: 'ownRecipes.writingStopped' } },
        },
      },
    },
    writingStopped: {
      description: 'The writing has stopped by a fault; it can be started again.',
      on: { 'writing.retried': 'writing' },
    },
    filing: {
      description: 'The recipes of a file of another program are brought in.',
      invoke: {
        id: 'recipeFile',
        src: 'recipeFile',
        input: ({ context: { limits } }) => ({ limits }),
        onDone: {
          target: 'kept',
          actions: [
            { type: 'notify', params: { code: 'ownRecipes.fileKept' } },
            { type: 'navigate', params: { to: '/my-recipes' } },
          ],
        },
        onError: {
          target: 'filingStopped',
          actions: { type: 'report', params: { code: 'ownRecipes.filingStopped' } },
        },
      },
    },
    filingStopped: {
      description: 'Bringing a file has stopped by a fault; it can be started again.',
      on: { 'file.retried': 'filing' },
    },
    collecting: {
      description: 'Collections of recipes are shown, or one recipe is put into them.',
      invoke: {
        id: 'collections',
        src: 'collections',
        input: ({ context: { path, limits } }) => ({
          recipeId: collectedIn(path),
          callTimeout: limits.callTimeout,
        }),
        onDone: 'collectingStopped',
        onError: {
          target: 'collectingStopped',
          actions: { type: 'report', params: { code: 'ownRecipes.collectionsStopped' } },
        },
      },
    },
    collectingStopped: {
      description: 'The collections have stopped by a fault; they can be started again.',
      on: { 'collections.retried': 'collecting' },
    },
    kept: { description: 'What was written or brought is kept; its own page is on its way.' },
  },
});
