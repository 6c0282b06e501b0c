import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { namesAskedAgain } from '../../domain/namesAskedAgain.ts';
import { specifiedIn } from '../../domain/specifiedFood.ts';
import type { confirmationMachine } from '../photos/confirmation.machine.ts';
import type { pantryMachine } from '../pantry/pantry.machine.ts';
import type { photoKeepingMachine } from '../photos/photoKeeping.machine.ts';
import type { DraftFound, ToDrafts } from '../shared/account.ts';
import type { Navigate, Report } from '../shared/emitted.ts';
import type { DishSaved, Recalled, RecordSaved } from '../shared/history.ts';
import type {
  Analysis,
  DishesFound,
  DishFilters,
  IngredientRequest,
  ShownDishes,
} from '../shared/kitchen.ts';
import type { DishOpened, RouteEntered } from '../shared/messages.ts';
import type { PantryLimits } from '../shared/pantry.ts';
import type {
  NamedItem,
  NamesConfirmed,
  Photo,
  PhotoLimits,
  Preparation,
} from '../shared/photo.ts';

type InputMethod = 'image' | 'list';
type KitchenLimits = PhotoLimits & { pantry: PantryLimits };

const recallIn = (search: string) => /[?&]again=([\w-]{1,60})(?:&|$)/.exec(search)?.[1] ?? null;
/** The page of a dish: of a recipe of ours by its own id, of any other by its place in the analysis. */
const addressOf = ({ analysis_id, suggestions }: Analysis, index: number): string => {
  const { recipe_id: id = 'dish', used_swaps: swaps = [] } = suggestions?.[index] ?? {};
  const address = `/recipe/${id}?analysis=${analysis_id}&choice=${index}`;
  return swaps.length > 0 ? `${address}&swaps=${swaps.join('.')}` : address;
};
const itemsOf = ({ response, items = [] }: Analysis): NamedItem[] =>
  response.map((name, n) => ({ name, certainty: items[n]?.certainty }));

export const aiKitchenMachine = setup({
  types: {
    /** `image` is the photo as it is sent; `message` the services' own words for a refusal; `recall` the record to be cooked again. */
    context: {} as {
      method: InputMethod;
      list: string;
      photo: Photo | null;
      image: Photo | null;
      analysis: Analysis | null;
      /** Where the analysis on the screen came from. */
      source: InputMethod;
      names: readonly string[];
      /** They stay for the next list, too. */
      filters: DishFilters;
      /** The dish whose page was opened last. */
      choice: number | null;
      /** To what was asked before any dish. */
      answers: Readonly<Record<string, string>>;
      message: string | null;
      recall: string | null;
      /** Whose dishes were on the screen before a reload. */
      shown: ShownDishes | null;
      limits: KitchenLimits;
    },
    events: {} as
      | { type: 'method.chosen'; method: InputMethod }
      | { type: 'list.changed'; list: string }
      | { type: 'photo.chosen'; photo: Photo }
      | { type: 'photo.removed' }
      | { type: 'ingredients.submitted' }
      | { type: 'processing.cancelled' }
      | { type: 'filter.chosen'; filters: DishFilters }
      | { type: 'absence.withdrawn'; name: string }
      | { type: 'food.specified'; text: string; said: string }
      | { type: 'suggestion.chosen'; index: number }
      | { type: 'question.answered'; question: string; choice: string }
      | NamesConfirmed
      | DishSaved
      | { type: 'payment.succeeded' }
      | { type: 'connection.returned' }
      | RouteEntered
      | DraftFound<string>
      | DishesFound,
    emitted: {} as Navigate | Report,
    input: {} as { limits: KitchenLimits; search: string },
    meta: {} as { requirements: string[] },
    children: {} as {
      confirmation: 'confirmation';
      photoKeeping: 'photoKeeping';
      drafts: 'drafts';
      pantry: 'pantry';
    },
  },
  actors: {
    drafts: fromCallback<ToDrafts<string>>(() => {
      throw new Error('drafts is not provided');
    }),
    shownDishes: fromCallback<{ type: 'none' }>(() => {
      throw new Error('shownDishes is not provided');
    }),
    prepareImage: fromPromise<Preparation, { photo: Photo }>(() =>
      Promise.reject(new Error('prepareImage is not provided')),
    ),
    processIngredients: fromPromise<Analysis, IngredientRequest>(() =>
      Promise.reject(new Error('processIngredients is not provided')),
    ),
    connectionReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('connectionReturns is not provided');
    }),
    saveAnswers: fromPromise<void, { answers: Readonly<Record<string, string>> }>(() =>
      Promise.reject(new Error('saveAnswers is not provided')),
    ),
    fetchRecalled: fromPromise<Recalled, { entryId: string }>(() =>
      Promise.reject(new Error('fetchRecalled is not provided')),
    ),
    confirmation: fromPromise<void, object>(() =>
      Promise.reject(new Error('confirmation is not provided')),
    ) as unknown as typeof confirmationMachine,
    pantry: fromPromise<void, object>(() =>
      Promise.reject(new Error('pantry is not provided')),
    ) as unknown as typeof pantryMachine,
    photoKeeping: fromPromise<void, object>(() =>
      Promise.reject(new Error('photoKeeping is not provided')),
    ) as unknown as typeof photoKeepingMachine,
  },
  actions: {
    keepMethod: assign({ method: (_, params: { method: InputMethod }) => params.method }),
    keepList: assign({ list: (_, params: { list: string }) => params.list }),
    keepPhoto: assign({ photo: (_, params: { photo: Photo }) => params.photo }),
    keepShown: assign({
      shown: (_, params: { shown: ShownDishes }) => params.shown,
      filters: (_, params) => params.shown.filters,
      source: 'list' as const,
    }),
    clearPhoto: assign({ photo: null, image: null }),
    clearImage: assign({ image: null }),
    keepImage: assign({ image: (_, params: { image: Photo }) => params.image }),
    keepOriginal: assign({ image: ({ context }) => context.photo }),
    keepAnalysis: assign({
      analysis: (_, params: { analysis: Analysis }) => params.analysis,
      names: [],
      choice: null,
    }),
    /** A question about names leaves them as the person corrected them, to be sent again; no dish is shown with it. */
    keepAsked: assign({
      analysis: ({ context }, { analysis }: { analysis: Analysis }): Analysis => ({
        ...context.analysis!,
        ...analysis,
        response: [...context.names],
        items: [],
        ingredients: [],
        food_suggestions: [],
        suggestions: [],
      }),
      choice: null,
    }),
    clearAnalysis: assign({
      analysis: null,
      names: [],
      choice: null,
      message: null,
      source: ({ context }) => context.method,
    }),
    keepNames: assign({
      names: (_, params: { names: readonly string[] }) => params.names,
      message: null,
    }),
    keepFilters: assign({
      filters: (_, params: { filters: DishFilters }) => params.filters,
      names: ({ context }) => namesAskedAgain(context.analysis!),
      message: null,
    }),
    /** What was typed says so too, or the next asking would leave it out again. */
    keepPresent: assign({
      names: ({ context }, params: { name: string }) => [
        ...namesAskedAgain(context.analysis!).filter((each) => each !== `no ${params.name}`),
        params.name,
      ],
      list: ({ context }, params: { name: string }) =>
        context.source === 'list' ? `${context.list}\n${params.name}`.trim() : context.list,
      message: null,
    }),
    /** In the list too, or the next asking would leave it open again. */
    keepSpecified: assign({
      names: ({ context }, { text, said }: { text: string; said: string }) =>
        namesAskedAgain(context.analysis!).map((each) => (each === text ? said : each)),
      list: ({ context }, { text, said }) => specifiedIn(context.list, text, said),
      message: null,
    }),
    keepAnswer: assign({
      answers: (_, params: { question: string; choice: string }) => ({
        [params.question]: params.choice,
      }),
    }),
    /** What is asked again once the answer is kept. */
    keepNamesAsked: assign({
      names: ({ context }) => namesAskedAgain(context.analysis!),
      message: null,
    }),
    keepMessage: assign({
      message: (_, params: { analysis: Analysis }) => params.analysis.error || null,
    }),
    keepChoice: assign({ choice: (_, params: { index: number }) => params.index }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellOpened: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context: { analysis } }, params: { index: number }): DishOpened => ({
        type: 'dish.opened',
        dish: {
          analysisId: analysis!.analysis_id,
          index: params.index,
          title: analysis!.food_suggestions[params.index]!,
          names: analysis!.response,
        },
      }),
    ),
    keepRecall: assign({ recall: (_, params: { search: string }) => recallIn(params.search) }),
    /** What was typed before stays below it. */
    keepRecalled: assign({
      method: 'list' as const,
      list: ({ context }, params: { recalled: Recalled }) =>
        [
          (params.recalled as Extract<Recalled, { outcome: 'found' }>).names.join(', '),
          context.list.trim(),
        ]
          .filter((each) => each !== '')
          .join('\n'),
    }),
    tellDraft: sendTo('drafts', ({ context }): ToDrafts<string> => ({
      type: 'draft.changed',
      values: context.list,
    })),
    tellRecord: sendTo('photoKeeping', (_, params: { entryId: string }): RecordSaved => ({
      type: 'record.saved',
      entryId: params.entryId,
    })),
    navigate: emit((_, params: { to: string; replace: boolean }) => ({
      type: 'navigate' as const,
      to: params.to,
      replace: params.replace,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasIngredients: ({ context }) => context.method === 'list' && context.list.trim() !== '',
    isOffline: (_, params: { error: unknown }) =>
      (params.error as { code?: unknown } | null)?.code === 'networkFailed',
    hasPhoto: ({ context }) => context.method === 'image' && context.photo !== null,
    hasRecall: ({ context }) => context.recall !== null,
    /** The analysis that is asked about was of names, not of a list or a photo. */
    isOfNames: ({ context }) => context.analysis !== null && context.names.length > 0,
    isTooLarge: ({ context }, params: { photo: Photo }) =>
      params.photo.size > context.limits.imageBytes,
    isPicture: (_, params: { photo: Photo }) =>
      params.photo.size > 0 && /^(image\/|$)/.test(params.photo.type),
    isPrepared: (_, params: { preparation: Preparation }) =>
      params.preparation.outcome === 'prepared',
    isFoodUnclear: (_, params: { analysis: Analysis }) =>
      (params.analysis.food_questions ?? []).length > 0,
    isRefused: (_, params: { analysis: Analysis }) => params.analysis.error !== undefined,
    isUncertain: ({ context }, params: { analysis: Analysis }) =>
      context.source === 'image' &&
      (params.analysis.needs_confirmation === true ||
        params.analysis.food_suggestions.length === 0),
    isAsked: (
      { context },
      params: { question: string; among: 'food_questions' | 'health_questions' },
    ) => context.analysis?.[params.among]?.some(({ id }) => id === params.question) === true,
    hasSuggestions: (_, params: { analysis: Analysis }) =>
      params.analysis.food_suggestions.length > 0,
    isFoundAgain: (_, { analysis }: { analysis: Analysis }) =>
      analysis.error === undefined &&
      (analysis.food_questions ?? []).length === 0 &&
      analysis.food_suggestions.length > 0,
    isFiltered: ({ context }) => Object.keys(context.filters).length > 0,
    isAbsent: ({ context }, params: { name: string }) =>
      context.analysis?.absent?.includes(params.name) === true,
    /** A photo's names are corrected as names. */
    isUnspecified: ({ context }, params: { text: string }) =>
      context.source === 'list' &&
      context.analysis?.ingredients?.some(
        ({ text, or_key: other }) => text === params.text && other !== undefined,
      ) === true,
    isOffered: ({ context }, params: { index: number }) =>
      context.analysis?.food_suggestions[params.index] !== undefined,
    isOfThisAnalysis: ({ context }, params: { analysisId: string }) =>
      context.analysis?.analysis_id === params.analysisId,
    isRecall: (_, params: { search: string }) => recallIn(params.search) !== null,
    isFound: (_, params: { recalled: Recalled }) => params.recalled.outcome === 'found',
  },
  delays: {
    preparationTimeout: ({ context }) => context.limits.preparationTimeout,
    aiTimeout: ({ context }) => context.limits.aiTimeout,
    recallTimeout: ({ context }) => context.limits.recallTimeout,
  },
}).createMachine({
  id: 'aiKitchen',
  description:
    'The AI Kitchen: from what is in the fridge, typed or photographed, to the dishes that can be cooked of it.',
  context: ({ input }) => ({
    method: 'list',
    list: '',
    photo: null,
    image: null,
    analysis: null,
    source: 'list',
    names: [],
    filters: {},
    choice: null,
    answers: {},
    message: null,
    recall: recallIn(input.search),
    shown: null,
    limits: input.limits,
  }),
  initial: 'entering',
  invoke: [
    {
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
    {
      id: 'shownDishes',
      src: 'shownDishes',
      onDone: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'drafts.stopped', error: event.error }),
        },
      },
    },
    {
      id: 'pantry',
      src: 'pantry',
      input: ({ context }) => ({ limits: context.limits.pantry }),
      onDone: { actions: { type: 'report', params: { code: 'kitchen.pantryStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'kitchen.pantryStopped', error: event.error }),
        },
      },
    },
  ],
  on: {
    'draft.found': {
      actions: { type: 'keepList', params: ({ event }) => ({ list: event.values }) },
    },
    'photo.chosen': [
      {
        guard: { type: 'isTooLarge', params: ({ event }) => ({ photo: event.photo }) },
        target: '.composing.photoTooLarge',
      },
      {
        guard: { type: 'isPicture', params: ({ event }) => ({ photo: event.photo }) },
        target: '.composing.writing',
        actions: { type: 'keepPhoto', params: ({ event }) => ({ photo: event.photo }) },
      },
      { target: '.composing.photoUnsuitable' },
    ],
    'photo.removed': { target: '.composing.writing', actions: 'clearPhoto' },
    'route.entered': {
      guard: { type: 'isRecall', params: ({ event }) => ({ search: event.search }) },
      target: '.fetchingRecalled',
      actions: { type: 'keepRecall', params: ({ event }) => ({ search: event.search }) },
    },
  },
  states: {
    entering: {
      description: 'Passed through at once: the address may ask for a record to be cooked again.',
      always: [{ guard: 'hasRecall', target: 'fetchingRecalled' }, { target: 'composing' }],
    },
    composing: {
      description:
        'The person says what they have. A photo that cannot be taken leaves the one before as it was.',
      meta: { requirements: ['KIT-02'] },
      initial: 'writing',
      on: {
        'method.chosen': {
          target: '.writing',
          actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) },
        },
        'list.changed': {
          target: '.writing',
          actions: [
            { type: 'keepList', params: ({ event }) => ({ list: event.list }) },
            'tellDraft',
          ],
        },
        'ingredients.submitted': [
          { guard: 'hasPhoto', target: 'preparingImage' },
          { guard: 'hasIngredients', target: 'processingIngredients' },
          { target: '.ingredientsMissing' },
        ],
        'dishes.found': {
          target: 'findingAgain',
          actions: { type: 'keepShown', params: ({ event }) => ({ shown: event.shown }) },
        },
      },
      states: {
        writing: { description: 'Nothing is wrong, as far as we know.' },
        ingredientsMissing: {
          description: 'Neither an image nor a list was given.',
          meta: { requirements: ['KIT-03'] },
        },
        photoTooLarge: {
          description: 'Over the limit: nothing is sent.',
          meta: { requirements: ['KIT-08', 'FOOD-02'] },
        },
        photoUnsuitable: { description: 'The file is empty or no picture.' },
        photoUnreadable: { description: 'The picture is of a format that cannot be read.' },
        processingFailed: {
          description: 'No usable answer came; list and photo are kept.',
          meta: { requirements: ['KIT-06'] },
          on: { 'payment.succeeded': 'writing' },
        },
        offline: {
          description:
            'There is no connection. List and photo are kept, and sent again by themselves once the server can be reached.',
          meta: { requirements: ['KIT-06'] },
          invoke: {
            id: 'connectionReturns',
            src: 'connectionReturns',
            onDone: 'processingFailed',
            onError: 'processingFailed',
          },
          on: {
            'connection.returned': [
              { guard: 'hasPhoto', target: '#aiKitchen.preparingImage' },
              { target: '#aiKitchen.processingIngredients' },
            ],
          },
        },
        nothingSuggested: {
          description:
            'The kitchen answered, but knows no dish for what it could read; what it could not read is named.',
        },
        foodUnclear: {
          description:
            'Something that does harm was told of, and nobody knows which food it is: no dish is suggested before the person says so, with one tap.',
          on: {
            'question.answered': {
              guard: {
                type: 'isAsked',
                params: ({ event }) => ({
                  question: event.question,
                  among: 'food_questions' as const,
                }),
              },
              target: '#aiKitchen.savingAnswer',
              actions: {
                type: 'keepAnswer',
                params: ({ event }) => ({ question: event.question, choice: event.choice }),
              },
            },
          },
        },
        answerUnsaved: {
          description: 'The answer could not be kept; the question stays.',
          on: {
            'question.answered': {
              guard: {
                type: 'isAsked',
                params: ({ event }) => ({
                  question: event.question,
                  among: 'food_questions' as const,
                }),
              },
              target: '#aiKitchen.savingAnswer',
              actions: {
                type: 'keepAnswer',
                params: ({ event }) => ({ question: event.question, choice: event.choice }),
              },
            },
          },
        },
        recallFailed: { description: 'The record to be cooked again could not be had.' },
      },
    },
    fetchingRecalled: {
      description: 'The record to be cooked again is read; its names become the list.',
      invoke: {
        id: 'fetchRecalled',
        src: 'fetchRecalled',
        input: ({ context }) => ({ entryId: context.recall! }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ recalled: event.output }) },
            target: 'composing',
            actions: [
              { type: 'keepRecalled', params: ({ event }) => ({ recalled: event.output }) },
              'tellDraft',
              { type: 'navigate', params: { to: '/ai-kitchen', replace: true } },
            ],
          },
          { target: 'composing.recallFailed' },
        ],
        onError: 'composing.recallFailed',
      },
      on: { 'processing.cancelled': 'composing' },
      after: { recallTimeout: 'composing.recallFailed' },
    },
    findingAgain: {
      description:
        'Dishes were on the screen before a reload: they are looked for again with the same foods, which counts against no limit. Where they cannot be had, the list is there to be sent.',
      invoke: {
        id: 'processIngredients',
        src: 'processIngredients',
        input: ({ context: { shown, filters } }) => ({
          analysisId: shown!.analysisId,
          names: shown!.names,
          filters,
        }),
        onDone: [
          {
            guard: { type: 'isFoundAgain', params: ({ event }) => ({ analysis: event.output }) },
            target: 'showingSuggestions',
            actions: { type: 'keepAnalysis', params: ({ event }) => ({ analysis: event.output }) },
          },
          { target: 'composing' },
        ],
        onError: 'composing',
      },
      on: { 'processing.cancelled': 'composing' },
      after: { aiTimeout: 'composing' },
    },
    preparingImage: {
      description:
        'The browser turns the photo upright, strips what else the file tells, and makes it smaller; where it cannot, the photo goes as it is.',
      meta: { requirements: ['KIT-08'] },
      entry: 'clearImage',
      invoke: {
        id: 'prepareImage',
        src: 'prepareImage',
        input: ({ context }) => ({ photo: context.photo! }),
        onDone: [
          {
            guard: { type: 'isPrepared', params: ({ event }) => ({ preparation: event.output }) },
            target: 'processingIngredients',
            actions: {
              type: 'keepImage',
              params: ({ event }) => ({
                image: (event.output as Extract<Preparation, { outcome: 'prepared' }>).image,
              }),
            },
          },
          { target: 'composing.photoUnreadable' },
        ],
        onError: { target: 'processingIngredients', actions: 'keepOriginal' },
      },
      on: { 'processing.cancelled': 'composing' },
      after: { preparationTimeout: { target: 'processingIngredients', actions: 'keepOriginal' } },
    },
    processingIngredients: {
      description: 'The kitchen reads the list or the photo and looks for dishes.',
      meta: { requirements: ['KIT-04'] },
      entry: 'clearAnalysis',
      invoke: {
        id: 'processIngredients',
        src: 'processIngredients',
        input: ({ context: { method, list, image, filters } }) =>
          method === 'image' ? { image: image!, filters } : { list, filters },
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ analysis: event.output }) },
            target: 'composing.processingFailed',
            actions: { type: 'keepMessage', params: ({ event }) => ({ analysis: event.output }) },
          },
          {
            guard: { type: 'isFoodUnclear', params: ({ event }) => ({ analysis: event.output }) },
            target: 'composing.foodUnclear',
            actions: { type: 'keepAnalysis', params: ({ event }) => ({ analysis: event.output }) },
          },
          {
            guard: { type: 'isUncertain', params: ({ event }) => ({ analysis: event.output }) },
            target: 'showingSuggestions.confirming',
            actions: { type: 'keepAnalysis', params: ({ event }) => ({ analysis: event.output }) },
          },
          {
            guard: { type: 'hasSuggestions', params: ({ event }) => ({ analysis: event.output }) },
            target: 'showingSuggestions',
            actions: { type: 'keepAnalysis', params: ({ event }) => ({ analysis: event.output }) },
          },
          {
            guard: 'isFiltered',
            target: 'showingSuggestions.nothingPasses',
            actions: { type: 'keepAnalysis', params: ({ event }) => ({ analysis: event.output }) },
          },
          {
            target: 'composing.nothingSuggested',
            actions: { type: 'keepAnalysis', params: ({ event }) => ({ analysis: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'composing.offline',
          },
          { target: 'composing.processingFailed' },
        ],
      },
      on: { 'processing.cancelled': 'composing' },
      after: { aiTimeout: 'composing.processingFailed' },
    },
    savingAnswer: {
      description:
        'What food is meant goes into the health settings, so that it is asked once; then the same list or photo is sent again, or the names as they were corrected.',
      invoke: {
        id: 'saveAnswers',
        src: 'saveAnswers',
        input: ({ context }) => ({ answers: context.answers }),
        onDone: [
          { guard: 'isOfNames', target: 'showingSuggestions.updatingSuggestions' },
          { guard: 'hasPhoto', target: 'preparingImage' },
          { target: 'processingIngredients' },
        ],
        onError: 'composing.answerUnsaved',
      },
      on: { 'processing.cancelled': 'composing' },
      after: { recallTimeout: 'composing.answerUnsaved' },
    },
    showingSuggestions: {
      description:
        'Ingredients and dishes are on the screen; list, photo and chips beside them can be changed and sent again.',
      meta: { requirements: ['KIT-04', 'KIT-08'] },
      initial: 'choosing',
      invoke: [
        {
          id: 'confirmation',
          src: 'confirmation',
          input: ({ context }) => ({
            items: itemsOf(context.analysis!),
            likely: context.analysis!.likely ?? [],
            limits: context.limits.confirmation,
          }),
          onDone: {
            target: 'composing.processingFailed',
            actions: { type: 'report', params: { code: 'kitchen.confirmationStopped' } },
          },
          onError: {
            target: 'composing.processingFailed',
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'kitchen.confirmationStopped', error: event.error }),
            },
          },
        },
        {
          id: 'photoKeeping',
          src: 'photoKeeping',
          input: ({ context }) => ({
            image: context.source === 'image' ? context.image : null,
            timeout: context.limits.keepTimeout,
          }),
          onDone: { actions: { type: 'report', params: { code: 'kitchen.keepingStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'kitchen.keepingStopped', error: event.error }),
            },
          },
        },
      ],
      on: {
        'list.changed': {
          actions: [
            { type: 'keepList', params: ({ event }) => ({ list: event.list }) },
            'tellDraft',
          ],
        },
        'method.chosen': {
          actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) },
        },
        'ingredients.submitted': [
          { guard: 'hasPhoto', target: 'preparingImage' },
          { guard: 'hasIngredients', target: 'processingIngredients' },
          { target: 'composing.ingredientsMissing' },
        ],
        'dish.saved': {
          guard: {
            type: 'isOfThisAnalysis',
            params: ({ event }) => ({ analysisId: event.analysisId }),
          },
          actions: { type: 'tellRecord', params: ({ event }) => ({ entryId: event.entryId }) },
        },
        'names.confirmed': {
          target: '.updatingSuggestions',
          actions: { type: 'keepNames', params: ({ event }) => ({ names: event.names }) },
        },
        'filter.chosen': {
          target: '.updatingSuggestions',
          actions: { type: 'keepFilters', params: ({ event }) => ({ filters: event.filters }) },
        },
        'absence.withdrawn': {
          guard: { type: 'isAbsent', params: ({ event }) => ({ name: event.name }) },
          target: '.updatingSuggestions',
          actions: { type: 'keepPresent', params: ({ event }) => ({ name: event.name }) },
        },
        'food.specified': {
          guard: { type: 'isUnspecified', params: ({ event }) => ({ text: event.text }) },
          target: '.updatingSuggestions',
          actions: [
            {
              type: 'keepSpecified',
              params: ({ event: { text, said } }) => ({ text, said }),
            },
            'tellDraft',
          ],
        },
        'question.answered': {
          guard: {
            type: 'isAsked',
            params: ({ event }) => ({
              question: event.question,
              among: 'health_questions' as const,
            }),
          },
          target: '.savingHealthAnswer',
          actions: [
            {
              type: 'keepAnswer',
              params: ({ event }) => ({ question: event.question, choice: event.choice }),
            },
            'keepNamesAsked',
          ],
        },
        'suggestion.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => ({ index: event.index }) },
          actions: [
            { type: 'keepChoice', params: ({ event }) => ({ index: event.index }) },
            { type: 'tellOpened', params: ({ event }) => ({ index: event.index }) },
            {
              type: 'navigate',
              params: ({ context, event }) => ({
                to: addressOf(context.analysis!, event.index),
                replace: false,
              }),
            },
          ],
        },
      },
      states: {
        choosing: {
          description:
            'Dishes can be chosen. The page of the chosen one is a page of its own, where it is written out.',
          meta: { requirements: ['KIT-05'] },
        },
        confirming: {
          description:
            'The photo named nothing for certain, or no dish is known for it: the person says what is shown. Nothing is guessed.',
        },
        nothingPasses: {
          description:
            'No dish for what is there passes the filters: one of them can be taken away again.',
        },
        savingHealthAnswer: {
          description:
            "What is asked about somebody's health was answered: the answer goes into the health settings, then the dishes are looked for again. Those on the screen stay until then.",
          invoke: {
            id: 'saveAnswers',
            src: 'saveAnswers',
            input: ({ context }) => ({ answers: context.answers }),
            onDone: 'updatingSuggestions',
            onError: 'healthAnswerUnsaved',
          },
          on: {
            'question.answered': {},
            'absence.withdrawn': {},
            'food.specified': {},
            'filter.chosen': {},
            'processing.cancelled': 'choosing',
          },
          after: { recallTimeout: 'healthAnswerUnsaved' },
        },
        healthAnswerUnsaved: {
          description: 'The answer could not be kept; the question and the dishes stay.',
        },
        updatingSuggestions: {
          description:
            'Dishes for the corrected names, or for other filters, are looked for: what "Update recipes" asks.',
          invoke: {
            id: 'processIngredients',
            src: 'processIngredients',
            input: ({ context }) => ({
              analysisId: context.analysis!.analysis_id,
              names: context.names,
              filters: context.filters,
            }),
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ analysis: event.output }) },
                target: 'updateFailed',
                actions: {
                  type: 'keepMessage',
                  params: ({ event }) => ({ analysis: event.output }),
                },
              },
              {
                guard: {
                  type: 'isFoodUnclear',
                  params: ({ event }) => ({ analysis: event.output }),
                },
                target: '#aiKitchen.composing.foodUnclear',
                actions: {
                  type: 'keepAsked',
                  params: ({ event }) => ({ analysis: event.output }),
                },
              },
              {
                guard: {
                  type: 'hasSuggestions',
                  params: ({ event }) => ({ analysis: event.output }),
                },
                target: 'choosing',
                actions: {
                  type: 'keepAnalysis',
                  params: ({ event }) => ({ analysis: event.output }),
                },
              },
              {
                guard: 'isFiltered',
                target: 'nothingPasses',
                actions: {
                  type: 'keepAnalysis',
                  params: ({ event }) => ({ analysis: event.output }),
                },
              },
              {
                target: 'confirming',
                actions: {
                  type: 'keepAnalysis',
                  params: ({ event }) => ({ analysis: event.output }),
                },
              },
            ],
            onError: 'updateFailed',
          },
          on: {
            'suggestion.chosen': {},
            'absence.withdrawn': {},
            'food.specified': {},
            'question.answered': {},
            'processing.cancelled': 'choosing',
          },
          after: { aiTimeout: 'updateFailed' },
        },
        updateFailed: {
          description: 'No usable answer came; the names are kept and can be sent again.',
          meta: { requirements: ['KIT-06'] },
        },
      },
    },
  },
});
