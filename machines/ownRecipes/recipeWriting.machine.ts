import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { below, withPage, writtenIn } from '../../domain/ownRecipes.ts';
import type { DraftFound, ToDrafts } from '../shared/account.ts';
import type { Report, ReportCode } from '../shared/emitted.ts';
import type {
  OwnReading,
  OwnRecipe,
  OwnRecipeLimits,
  PageFetched,
  PhotoRead,
  RecipeSaved,
  WrittenRecipe,
} from '../shared/ownRecipes.ts';
import type { recipePhotoMachine } from './recipePhoto.machine.ts';

type Context = WrittenRecipe & {
  address: string;
  reading: OwnReading | null;
  /** The text that was read; what is written may differ by now. */
  readText: string | null;
  pageText: string | null;
  /** Why something was refused, in the server's words. */
  message: string | null;
  limits: OwnRecipeLimits;
};

type Refused = Pick<Extract<RecipeSaved, { outcome: 'refused' }>, 'message'>;
export const recipeWritingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'text.changed'; text: string }
      | { type: 'address.changed'; address: string }
      | { type: 'address.submitted' }
      | { type: 'food.chosen'; line: string; choice: string }
      | { type: 'reading.retried' }
      | { type: 'recipe.retried' }
      | { type: 'recipe.submitted' }
      | PhotoRead
      | DraftFound<WrittenRecipe>,
    emitted: {} as Report,
    input: {} as { id: string | null; limits: OwnRecipeLimits },
    output: {} as { id: string },
    children: {} as { drafts: 'drafts'; recipePhoto: 'recipePhoto' },
  },
  actors: {
    drafts: fromCallback<ToDrafts<WrittenRecipe>>(() => {
      throw new Error('drafts is not provided');
    }),
    fetchRecipe: fromPromise<OwnRecipe, { id: string }>(() =>
      Promise.reject(new Error('fetchRecipe is not provided')),
    ),
    readRecipe: fromPromise<OwnReading, Pick<WrittenRecipe, 'text' | 'choices'>>(() =>
      Promise.reject(new Error('readRecipe is not provided')),
    ),
    fetchPage: fromPromise<PageFetched, { address: string }>(() =>
      Promise.reject(new Error('fetchPage is not provided')),
    ),
    recipePhoto: fromPromise<void, object>(() =>
      Promise.reject(new Error('recipePhoto is not provided')),
    ) as unknown as typeof recipePhotoMachine,
    saveRecipe: fromPromise<RecipeSaved, WrittenRecipe>(() =>
      Promise.reject(new Error('saveRecipe is not provided')),
    ),
  },
  actions: {
    keepId: assign({ id: (_, params: { id: string }) => params.id }),
    keepText: assign({ text: (_, params: { text: string }) => params.text }),
    /** A recipe may stand on two pages. */
    keepAdded: assign({ text: ({ context }, { text }: PhotoRead) => below(context.text, text) }),
    keepAddress: assign({ address: (_, params: { address: string }) => params.address }),
    keepChoice: assign({
      choices: ({ context }, params: { line: string; choice: string }) => ({
        ...context.choices,
        [params.line]: params.choice,
      }),
    }),
    keepRecipe: assign((_, { recipe }: { recipe: OwnRecipe }) => ({
      text: recipe.text,
      choices: recipe.choices,
      sourceUrl: recipe.source_url,
    })),
    keepDraft: assign((_, { written }: { written: WrittenRecipe }) => writtenIn(written)),
    keepPage: assign(({ context }, { page }: { page: PageFetched }) =>
      withPage(context, page as Extract<PageFetched, { outcome: 'fetched' }>),
    ),
    keepReading: assign(({ context }, { reading }: { reading: OwnReading }) => ({
      reading,
      readText: context.text,
    })),
    keepMessage: assign({ message: (_, params: Refused) => params.message ?? null }),
    clearMessage: assign({ message: null }),
    tellDraft: sendTo('drafts', ({ context }): ToDrafts<WrittenRecipe> => ({
      type: 'draft.changed',
      values: writtenIn(context),
    })),
    tellSaved: sendTo('drafts', { type: 'draft.cleared' as const }),
    report: emit(({ event }, params: { code: ReportCode }) => ({
      type: 'report' as const,
      code: params.code,
      error: 'error' in event ? event.error : undefined,
    })),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isBlank: ({ context }) => context.text.trim() === '',
    isOfThisRecipe: ({ context }, params: WrittenRecipe) => params.id === context.id,
    hasAddress: ({ context }) => context.address.trim() !== '',
    isAsRead: ({ context: { text, readText, reading } }) =>
      text === readText && (reading?.title ?? '') !== '',
    isFetched: (_, params: PageFetched) => params.outcome === 'fetched',
    isSaved: (_, params: RecipeSaved) => params.outcome === 'saved',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    pageTimeout: ({ context }) => context.limits.pageTimeout,
    typingDelay: ({ context }) => context.limits.typingDelay,
  },
}).createMachine({
  id: 'recipeWriting',
  description:
    'A recipe of one’s own in one text box: written, pasted, read from a photo, or fetched from a page. What is understood is shown as it is written, and what is unsure is asked.',
  context: ({ input }) => ({
    id: input.id,
    text: '',
    choices: {},
    sourceUrl: null,
    address: '',
    reading: null,
    readText: null,
    pageText: null,
    message: null,
    limits: input.limits,
  }),
  initial: 'entering',
  output: ({ context }) => ({ id: context.id! }),
  invoke: {
    id: 'drafts',
    src: 'drafts',
    onDone: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
    onError: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
  },
  states: {
    entering: {
      description: 'Passed through at once: a new recipe, or one that is there already.',
      always: [{ guard: 'isNew', target: 'writing' }, { target: 'fetchingRecipe' }],
    },
    fetchingRecipe: {
      description: 'The recipe is fetched as it was written.',
      invoke: {
        id: 'fetchRecipe',
        src: 'fetchRecipe',
        input: ({ context }) => ({ id: context.id! }),
        onDone: {
          target: 'writing.readingRecipe',
          actions: { type: 'keepRecipe', params: ({ event }) => ({ recipe: event.output }) },
        },
        onError: 'recipeUnfetched',
      },
      on: {
        'draft.found': {
          guard: { type: 'isOfThisRecipe', params: ({ event }) => event.values },
          target: 'writing.readingRecipe',
          actions: { type: 'keepDraft', params: ({ event }) => ({ written: event.values }) },
        },
      },
      after: { callTimeout: 'recipeUnfetched' },
    },
    recipeUnfetched: {
      description: 'The recipe could not be had.',
      on: { 'recipe.retried': 'fetchingRecipe' },
    },
    writing: {
      description: 'The text is written; its foods are chosen where they are asked.',
      initial: 'resting',
      invoke: {
        id: 'recipePhoto',
        src: 'recipePhoto',
        input: ({ context }) => ({ limits: context.limits.photo }),
        onDone: { actions: { type: 'report', params: { code: 'ownRecipes.photoStopped' } } },
        onError: { actions: { type: 'report', params: { code: 'ownRecipes.photoStopped' } } },
      },
      on: {
        'text.changed': {
          target: '.typing',
          actions: [
            { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
            'tellDraft',
          ],
        },
        'photo.read': {
          target: '.readingRecipe',
          actions: [{ type: 'keepAdded', params: ({ event }) => event }, 'tellDraft'],
        },
        'food.chosen': {
          target: '.readingRecipe',
          actions: [
            { type: 'keepChoice', params: ({ event: { line, choice } }) => ({ line, choice }) },
            'tellDraft',
          ],
        },
        'address.changed': {
          actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
        },
        'address.submitted': { guard: 'hasAddress', target: '.fetchingPage' },
      },
      states: {
        resting: {
          description: 'Nothing is written yet.',
          on: {
            'draft.found': {
              guard: { type: 'isOfThisRecipe', params: ({ event }) => event.values },
              target: 'readingRecipe',
              actions: { type: 'keepDraft', params: ({ event }) => ({ written: event.values }) },
            },
          },
        },
        typing: {
          description: 'The person types; what was read before stays until they pause.',
          always: { guard: 'isBlank', target: 'resting' },
          after: { typingDelay: 'readingRecipe' },
        },
        readingRecipe: {
          description: 'What is written is read.',
          always: { guard: 'isBlank', target: 'resting' },
          invoke: {
            id: 'readRecipe',
            src: 'readRecipe',
            input: ({ context: { text, choices } }) => ({ text, choices }),
            onDone: {
              target: 'read',
              actions: { type: 'keepReading', params: ({ event }) => ({ reading: event.output }) },
            },
            onError: 'readingFailed',
          },
          after: { callTimeout: 'readingFailed' },
        },
        read: {
          description: 'What was understood is shown; what is unsure is asked.',
          on: {
            'recipe.submitted': { guard: 'isAsRead', target: '#recipeWriting.savingRecipe' },
          },
        },
        readingFailed: {
          description: 'It could not be read; what is written stays.',
          on: { 'reading.retried': 'readingRecipe' },
        },
        fetchingPage: {
          description: 'A page is fetched for the recipe on it.',
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context }) => ({ address: context.address.trim() }),
            onDone: [
              {
                guard: { type: 'isFetched', params: ({ event }) => event.output },
                target: 'readingRecipe',
                actions: [
                  { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
                  'tellDraft',
                ],
              },
              {
                target: 'pageUnread',
                actions: { type: 'keepMessage', params: ({ event }) => event.output as Refused },
              },
            ],
            onError: { target: 'pageUnread', actions: 'clearMessage' },
          },
          after: { pageTimeout: { target: 'pageUnread', actions: 'clearMessage' } },
        },
        pageUnread: {
          description:
            'No recipe came of the page; the text can be pasted instead, and what was written before goes on.',
          on: {
            'recipe.submitted': { guard: 'isAsRead', target: '#recipeWriting.savingRecipe' },
          },
        },
        recipeUnsaved: {
          description: 'The recipe could not be kept; it can be tried again.',
          on: { 'recipe.submitted': '#recipeWriting.savingRecipe' },
        },
      },
    },
    savingRecipe: {
      description: 'The recipe is on its way to the server.',
      invoke: {
        id: 'saveRecipe',
        src: 'saveRecipe',
        input: ({ context }) => writtenIn(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: [
              'tellSaved',
              { type: 'keepId', params: ({ event }) => event.output as { id: string } },
            ],
          },
          {
            target: 'writing.recipeUnsaved',
            actions: { type: 'keepMessage', params: ({ event }) => event.output as Refused },
          },
        ],
        onError: { target: 'writing.recipeUnsaved', actions: 'clearMessage' },
      },
      after: { callTimeout: { target: 'writing.recipeUnsaved', actions: 'clearMessage' } },
    },
    saved: {
      description: 'It is kept, and its own page is on its way.',
      type: 'final',
    },
  },
});
