import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Notify, Report } from './shared/emitted.ts';
import type { Analysis, ChosenDish, DishInstructions, KitchenRecord, KitchenResources } from './shared/kitchen.ts';

type InputMethod = 'image' | 'list';

interface KitchenTimeouts {
  aiTimeout: number;
  saveTimeout: number;
}

export const ingredientFlowMachine = setup({
  types: {
    context: {} as {
      method: InputMethod;
      list: string;
      analysis: Analysis | null;
      choice: number;
      instructions: DishInstructions | null;
      resources: KitchenResources | null;
      timeouts: KitchenTimeouts;
    },
    events: {} as
      | { type: 'method.chosen'; method: InputMethod }
      | { type: 'list.changed'; list: string }
      | { type: 'ingredients.submitted' }
      | { type: 'processing.cancelled' }
      | { type: 'suggestion.chosen'; index: number }
      | { type: 'instructions.retried' }
      | { type: 'resources.retried' }
      | { type: 'record.retried' },
    emitted: {} as Notify | Report,
    input: {} as { timeouts: KitchenTimeouts },
    tags: {} as 'editable' | 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    processIngredients: fromPromise<Analysis, { list: string }>(() => Promise.reject(new Error('processIngredients is not provided'))),
    fetchInstructions: fromPromise<DishInstructions, ChosenDish>(() => Promise.reject(new Error('fetchInstructions is not provided'))),
    fetchResources: fromPromise<KitchenResources, ChosenDish>(() => Promise.reject(new Error('fetchResources is not provided'))),
    saveRecord: fromPromise<void, KitchenRecord>(() => Promise.reject(new Error('saveRecord is not provided'))),
  },
  actions: {
    keepMethod: assign({ method: (_, params: { method: InputMethod }) => params.method }),
    keepList: assign({ list: (_, params: { list: string }) => params.list }),
    keepAnalysis: assign({ analysis: (_, params: { analysis: Analysis }) => params.analysis }),
    clearAnalysis: assign({ analysis: null, instructions: null, resources: null }),
    keepChoice: assign({ choice: (_, params: { index: number }) => params.index, instructions: null, resources: null }),
    keepInstructions: assign({ instructions: (_, params: { instructions: DishInstructions }) => params.instructions }),
    keepResources: assign({ resources: (_, params: { resources: KitchenResources }) => params.resources }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code, message: params.message })),
    report: emit((_, params: Omit<Report, 'type'>) => ({ type: 'report' as const, code: params.code, error: params.error })),
  },
  guards: {
    hasIngredients: ({ context }) => context.method === 'list' && context.list.trim() !== '',
    isRefused: (_, params: { analysis: Analysis }) => params.analysis.error !== undefined,
    hasSuggestions: (_, params: { analysis: Analysis }) => params.analysis.food_suggestions.length > 0,
    isOffered: ({ context }, params: { index: number }) => context.analysis?.food_suggestions[params.index] !== undefined,
    isWithoutResources: ({ context }) => context.resources === null,
  },
  delays: {
    aiTimeout: ({ context }) => context.timeouts.aiTimeout,
    saveTimeout: ({ context }) => context.timeouts.saveTimeout,
  },
}).createMachine({
  id: 'ingredientFlow',
  description: 'The AI Kitchen: from what is in the fridge to a dish, its instructions, its resources and the saved record.',
  context: ({ input }) => ({ method: 'list', list: '', analysis: null, choice: 0, instructions: null, resources: null, timeouts: input.timeouts }),
  initial: 'composing',
  states: {
    composing: {
      description: 'The person says what they have.',
      meta: { requirements: ['KIT-02'] },
      tags: ['editable'],
      initial: 'writing',
      on: {
        'method.chosen': { target: '.writing', actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) } },
        'list.changed': { target: '.writing', actions: { type: 'keepList', params: ({ event }) => ({ list: event.list }) } },
        'ingredients.submitted': [{ guard: 'hasIngredients', target: 'processingIngredients' }, { target: '.ingredientsMissing' }],
      },
      states: {
        writing: { description: 'Nothing is wrong, as far as we know.' },
        ingredientsMissing: { description: 'Neither an image nor a list was given.', meta: { requirements: ['KIT-03'] } },
        processingFailed: { description: 'No usable answer came; the list is kept.', meta: { requirements: ['KIT-06'] } },
        nothingSuggested: { description: 'The kitchen answered, but knows no dish for what it could read; what it could not read is named.' },
      },
    },
    processingIngredients: {
      description: 'The kitchen reads the list and looks for dishes.',
      meta: { requirements: ['KIT-04'] },
      tags: ['busy'],
      entry: 'clearAnalysis',
      invoke: {
        id: 'processIngredients',
        src: 'processIngredients',
        input: ({ context }) => ({ list: context.list }),
        onDone: [
          { guard: { type: 'isRefused', params: ({ event }) => ({ analysis: event.output }) }, target: 'composing.processingFailed' },
          {
            guard: { type: 'hasSuggestions', params: ({ event }) => ({ analysis: event.output }) },
            target: 'showingSuggestions',
            actions: { type: 'keepAnalysis', params: ({ event }) => ({ analysis: event.output }) },
          },
          { target: 'composing.nothingSuggested', actions: { type: 'keepAnalysis', params: ({ event }) => ({ analysis: event.output }) } },
        ],
        onError: 'composing.processingFailed',
      },
      on: { 'processing.cancelled': 'composing' },
      after: { aiTimeout: 'composing.processingFailed' },
    },
    showingSuggestions: {
      description: 'Ingredients and dishes are on the screen; the list beside them can be changed and sent again.',
      meta: { requirements: ['KIT-04'] },
      tags: ['editable'],
      initial: 'choosing',
      on: {
        'list.changed': { actions: { type: 'keepList', params: ({ event }) => ({ list: event.list }) } },
        'method.chosen': { actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) } },
        'ingredients.submitted': [{ guard: 'hasIngredients', target: 'processingIngredients' }, { target: 'composing.ingredientsMissing' }],
        'suggestion.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => ({ index: event.index }) },
          target: '.fetchingInstructions',
          actions: { type: 'keepChoice', params: ({ event }) => ({ index: event.index }) },
        },
      },
      states: {
        choosing: { description: 'No dish is chosen yet.' },
        fetchingInstructions: {
          description: 'The chosen dish is being written out. Choosing another drops this answer.',
          meta: { requirements: ['KIT-05', 'KIT-07'] },
          invoke: {
            id: 'fetchInstructions',
            src: 'fetchInstructions',
            input: ({ context }) => ({ analysisId: context.analysis!.analysis_id, index: context.choice }),
            onDone: { target: 'fetchingResources', actions: { type: 'keepInstructions', params: ({ event }) => ({ instructions: event.output }) } },
            onError: 'instructionsFailed',
          },
          after: { aiTimeout: 'instructionsFailed' },
        },
        instructionsFailed: {
          description: 'The dish could not be written out.',
          meta: { requirements: ['KIT-06'] },
          on: { 'instructions.retried': 'fetchingInstructions' },
        },
        fetchingResources: {
          description: 'The instructions are on the screen; videos and articles follow.',
          meta: { requirements: ['KIT-05', 'KIT-08'] },
          invoke: {
            id: 'fetchResources',
            src: 'fetchResources',
            input: ({ context }) => ({ analysisId: context.analysis!.analysis_id, index: context.choice }),
            onDone: { target: 'savingRecord', actions: { type: 'keepResources', params: ({ event }) => ({ resources: event.output }) } },
            onError: { target: 'savingRecord', actions: { type: 'notify', params: { code: 'kitchen.resourcesFailed' } } },
          },
          after: { aiTimeout: { target: 'savingRecord', actions: { type: 'notify', params: { code: 'kitchen.resourcesFailed' } } } },
        },
        savingRecord: {
          description: 'The record goes into the history, with the resources or, where they failed, without them.',
          meta: { requirements: ['KIT-05', 'KIT-08', 'HIST-11'] },
          invoke: {
            id: 'saveRecord',
            src: 'saveRecord',
            input: ({ context }) => ({
              analysisId: context.analysis!.analysis_id,
              suggestion: context.analysis!.food_suggestions[context.choice]!,
              instructions: context.instructions!.text,
              ingredients: context.analysis!.response,
              resources: context.resources,
            }),
            onDone: 'saved',
            onError: { target: 'recordUnsaved', actions: { type: 'report', params: ({ event }) => ({ code: 'kitchen.recordUnsaved', error: event.error }) } },
          },
          after: { saveTimeout: { target: 'recordUnsaved', actions: { type: 'report', params: { code: 'kitchen.recordUnsaved' } } } },
        },
        saved: {
          description: 'Everything is on the screen and in the history.',
          on: { 'resources.retried': { guard: 'isWithoutResources', target: 'refetchingResources' } },
        },
        recordUnsaved: {
          description: 'Everything is on the screen; the history could not take it. Only logged, and offered again.',
          meta: { requirements: ['KIT-08'] },
          on: { 'record.retried': 'savingRecord' },
        },
        refetchingResources: {
          description: 'Videos and articles are asked for once more.',
          invoke: {
            id: 'fetchResources',
            src: 'fetchResources',
            input: ({ context }) => ({ analysisId: context.analysis!.analysis_id, index: context.choice }),
            onDone: { target: 'saved', actions: { type: 'keepResources', params: ({ event }) => ({ resources: event.output }) } },
            onError: { target: 'saved', actions: { type: 'notify', params: { code: 'kitchen.resourcesFailed' } } },
          },
          after: { aiTimeout: { target: 'saved', actions: { type: 'notify', params: { code: 'kitchen.resourcesFailed' } } } },
        },
      },
    },
  },
});
