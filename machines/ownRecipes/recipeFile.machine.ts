import { assign, fromPromise, setup } from 'xstate';
import type {
  FileRead,
  FileRecipe,
  OwnRecipeLimits,
  PickedFile,
  RecipesKept,
} from '../shared/ownRecipes.ts';

interface Context {
  file: PickedFile | null;
  found: readonly FileRecipe[];
  /** Places in what was found. */
  chosen: readonly number[];
  /** What the file holds beyond what can be read at once, and what could not be read. */
  more: number;
  unread: number;
  /** Why something was refused, in the server's words. */
  message: string | null;
  limits: OwnRecipeLimits;
}

/** All but those of a name that the person has already. */
const newOnes = (found: readonly FileRecipe[]): number[] =>
  found.flatMap(({ known }, place) => (known ? [] : [place]));
const chosenOf = ({ found, chosen }: Context): FileRecipe[] =>
  found.filter((_, place) => chosen.includes(place));

export const recipeFileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'file.chosen'; file: PickedFile }
      | { type: 'file.retried' }
      | { type: 'recipe.toggled'; place: number }
      | { type: 'recipes.toggled' }
      | { type: 'recipes.submitted' },
    input: {} as { limits: OwnRecipeLimits },
  },
  actors: {
    readFile: fromPromise<FileRead, { file: PickedFile }>(() =>
      Promise.reject(new Error('readFile is not provided')),
    ),
    keepRecipes: fromPromise<RecipesKept, { recipes: readonly FileRecipe[] }>(() =>
      Promise.reject(new Error('keepRecipes is not provided')),
    ),
  },
  actions: {
    keepFile: assign({ file: (_, params: { file: PickedFile }) => params.file }),
    keepFound: assign((_, { reading }: { reading: FileRead }) => {
      const { recipes, more, unread } = reading as Extract<FileRead, { outcome: 'read' }>;
      return { found: recipes, chosen: newOnes(recipes), more, unread };
    }),
    keepToggle: assign({
      chosen: ({ context: { chosen } }, { place }: { place: number }) =>
        chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place],
    }),
    keepAllOrNone: assign({
      chosen: ({ context: { found, chosen } }) =>
        chosen.length === found.length ? [] : found.map((_, place) => place),
    }),
    /** What was kept leaves the list; the rest stays chosen. */
    keepRest: assign(({ context }, { answer }: { answer: RecipesKept }) => {
      const kept = new Set(chosenOf(context).slice(0, answer.kept));
      const found = context.found.filter((recipe) => !kept.has(recipe));
      const staying = new Set(chosenOf(context));
      return {
        found,
        chosen: found.flatMap((recipe, place) => (staying.has(recipe) ? [place] : [])),
        message: answer.message ?? null,
      };
    }),
    keepMessage: assign({
      message: (_, params: { message?: string | undefined }) => params.message ?? null,
    }),
    clearMessage: assign({ message: null }),
  },
  guards: {
    isTooLarge: ({ context }, params: { file: PickedFile }) =>
      params.file.size > context.limits.fileBytes,
    isRead: (_, params: FileRead) => params.outcome === 'read',
    isListed: ({ context }, params: { place: number }) =>
      params.place >= 0 && params.place < context.found.length,
    hasChosen: ({ context }) => context.chosen.length > 0,
    isAllKept: ({ context }, params: RecipesKept) => params.kept >= context.chosen.length,
  },
  delays: { fileTimeout: ({ context }) => context.limits.fileTimeout },
}).createMachine({
  id: 'recipeFile',
  description:
    'A file of another program: its recipes are read and listed, with what is unsure of each, and kept where the person says so.',
  context: ({ input }) => ({
    file: null,
    found: [],
    chosen: [],
    more: 0,
    unread: 0,
    message: null,
    limits: input.limits,
  }),
  initial: 'empty',
  on: {
    'file.chosen': [
      {
        guard: { type: 'isTooLarge', params: ({ event }) => ({ file: event.file }) },
        target: '.fileTooLarge',
      },
      {
        target: '.readingFile',
        actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
      },
    ],
  },
  states: {
    empty: { description: 'No file is chosen yet.' },
    fileTooLarge: { description: 'The file is larger than can be sent; nothing was.' },
    readingFile: {
      description: 'The file is on its way, and is read.',
      on: { 'file.chosen': undefined },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file! }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepFound', params: ({ event }) => ({ reading: event.output }) },
          },
          {
            target: 'fileUnread',
            actions: {
              type: 'keepMessage',
              params: ({ event }) => event.output as { message?: string | undefined },
            },
          },
        ],
        onError: { target: 'fileUnread', actions: 'clearMessage' },
      },
      after: { fileTimeout: { target: 'fileUnread', actions: 'clearMessage' } },
    },
    fileUnread: {
      description: 'No recipe came of the file; it can be tried again, or another one.',
      on: { 'file.retried': 'readingFile' },
    },
    listed: {
      description: 'What was found is listed, to choose from; nothing is kept yet.',
      initial: 'choosing',
      on: {
        'recipe.toggled': {
          guard: { type: 'isListed', params: ({ event }) => ({ place: event.place }) },
          actions: { type: 'keepToggle', params: ({ event }) => ({ place: event.place }) },
        },
        'recipes.toggled': { actions: 'keepAllOrNone' },
        'recipes.submitted': { guard: 'hasChosen', target: 'keepingRecipes' },
      },
      states: {
        choosing: { description: 'Nothing has gone wrong.' },
        recipesUnkept: {
          description: 'Some could not be kept; they are still listed, and can be tried again.',
        },
      },
    },
    keepingRecipes: {
      description: 'What was chosen is on its way to the server.',
      on: { 'file.chosen': undefined },
      invoke: {
        id: 'keepRecipes',
        src: 'keepRecipes',
        input: ({ context }) => ({ recipes: chosenOf(context) }),
        onDone: [
          { guard: { type: 'isAllKept', params: ({ event }) => event.output }, target: 'kept' },
          {
            target: 'listed.recipesUnkept',
            actions: { type: 'keepRest', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'listed.recipesUnkept', actions: 'clearMessage' },
      },
      after: { fileTimeout: { target: 'listed.recipesUnkept', actions: 'clearMessage' } },
    },
    kept: { description: 'All that was chosen is kept.', type: 'final' },
  },
});
