import { aiKitchenMachine } from '../../../machines/aiKitchen/aiKitchen.machine.ts';
import type { Analysis } from '../../../machines/shared/kitchen.ts';
import type { Photo } from '../../../machines/shared/photo.ts';
import type { Samples } from '../engine/index.ts';
import { empty, image, large, pdf, photo, photoLimits } from './foodDetection.ts';

const card: Omit<NonNullable<Analysis['suggestions']>[number], 'recipe_id' | 'title'> = {
  description: 'Rice from yesterday, eggs from today.',
  cuisine: 'Chinese',
  meal_types: ['dinner'],
  section: 'now',
  minutes: 20,
  hands_on: 10,
  difficulty: 'easy',
  servings: 2,
  have: ['rice', 'eggs'],
  swaps: [],
  need: [],
  cupboard: [],
  enough: null,
  reasons: [],
  allergens: [],
  nutrition: {
    energy_kcal: 420,
    protein_g: 14,
    carb_g: 60,
    sugars_g: 2,
    fibre_g: 2,
    fat_g: 12,
    sat_fat_g: 3,
    sodium_mg: 240,
    potassium_mg: 200,
    phosphorus_mg: 210,
  },
  safety: { verdict: 'fit', reasons: [] },
};
export const twoDishes: Analysis = {
  response: ['rice', 'eggs'],
  food_suggestions: ['Egg fried rice', 'Kedgeree'],
  // The second is no recipe of ours.
  suggestions: [{ ...card, recipe_id: 'egg-fried-rice', title: 'Egg fried rice' }],
  analysis_id: 'a1',
  not_understood: ['blorp'],
  absent: ['milk'],
  heard_health: ['allergic to nuts'],
};
export const noDish: Analysis = {
  response: [],
  food_suggestions: [],
  analysis_id: 'a1',
  not_understood: ['blorp'],
  heard_health: ['allergic to nuts'],
};
/** Dishes that come with it all the same are not shown. */
export const unclear: Analysis = {
  response: ['rice'],
  food_suggestions: ['Egg fried rice'],
  analysis_id: 'a1',
  open_health_questions: 1,
  food_questions: [
    {
      id: 'which-food-zorblax',
      text: 'You wrote “zorblax”. Which food is meant?',
      choices: ['Peanuts', 'None of these, or not a food'],
      said: { code: 'which-food', params: { words: 'zorblax' } },
      choice_codes: ['peanuts', 'notAFood'],
      foods: [
        { id: 'mango', name: 'mangoes' },
        { id: 'mackerel', name: 'mackerel' },
      ],
    },
  ],
};
/** The dishes, and something to be answered beside them; of the rice nobody knows whether it is of a tin. */
export const asked: Analysis = {
  ...twoDishes,
  ingredients: [
    {
      text: 'rice',
      name: 'rice',
      key: 'rice',
      or_key: 'rice_of_a_tin',
      or_name: 'tinned rice',
      match: 'exact',
    },
    { text: 'eggs', name: 'eggs', key: 'eggs', match: 'exact' },
  ],
  open_health_questions: 1,
  health_questions: [
    {
      id: 'traces-peanut',
      text: 'Do traces of peanuts do harm?',
      choices: ['Yes', 'No'],
      choice_codes: ['yes', 'no'],
    },
  ],
};
export const guess: Analysis = { ...twoDishes, needs_confirmation: true };
export const refusal: Analysis = {
  response: [],
  food_suggestions: [],
  analysis_id: '',
  error: 'This file is not a photo.',
};

interface Context {
  method: string;
  source: string;
  list: string;
  photo: Photo | null;
  analysis: Analysis | null;
  choice: number | null;
  image: Photo | null;
  message: string | null;
  recall: string | null;
  filters: object;
  names: readonly string[];
}
const isOffered = ({ analysis }: Context, index: number) =>
  analysis?.food_suggestions[index] !== undefined;
/** The newest answer is there, and no dish of the one before is chosen. */
const isShown =
  (answer: Analysis) =>
  ({ analysis, choice }: Context) =>
    analysis === answer && choice === null;
const isRefused = ({ message }: Context) => message === 'This file is not a photo.';
const isListed = ({ method, list }: Context) => method === 'list' && list.trim() !== '';
const isAsk = (
  value: unknown,
): value is { names: readonly string[]; filters: Record<string, unknown> } =>
  typeof value === 'object' && value !== null && 'names' in value && 'filters' in value;
/** What the list said of health is asked again with every filter. */
const keepsHealth = (value: unknown): boolean =>
  isAsk(value) && value.names.includes('allergic to nuts');
const isPhotographed = ({ method, photo: chosen }: Context) =>
  method === 'image' && chosen !== null;

/** What was asked again, as the table calls it. */
const namesAsked = ({ names, filters }: Pick<Context, 'names' | 'filters'>) => {
  if (names.length === 0) return null;
  if (names.includes('milk')) return 'what is there, and milk';
  if (names.includes('rice (tinned)')) return 'the same of a tin';
  if (names.includes('leek')) return 'the corrected names';
  return 'minutes' in filters ? 'the same within half an hour' : 'the same again';
};
const isOf = (names: string) => (context: Context) => namesAsked(context) === names;

export const kitchenLimits = { ...photoLimits, pantry: { callTimeout: 11_000, undo: 10_000 } };

export const aiKitchen: Samples = {
  chart: 'aiKitchen',
  machine: aiKitchenMachine,
  starts: {
    plainly: { limits: kitchenLimits, search: '' },
    'by a record': { limits: kitchenLimits, search: '?week=2&again=r1' },
  },
  person: {
    'method.chosen (image)': { type: 'method.chosen', method: 'image' },
    'method.chosen (list)': { type: 'method.chosen', method: 'list' },
    'list.changed': { type: 'list.changed', list: 'rice, 2 eggs, blorp' },
    'list.changed (blank)': { type: 'list.changed', list: ' \n ' },
    'photo.chosen': { type: 'photo.chosen', photo },
    'photo.chosen (large)': { type: 'photo.chosen', photo: large },
    'photo.chosen (pdf)': { type: 'photo.chosen', photo: pdf },
    'photo.chosen (empty)': { type: 'photo.chosen', photo: empty },
    'photo.removed': { type: 'photo.removed' },
    'ingredients.submitted': { type: 'ingredients.submitted' },
    'processing.cancelled': { type: 'processing.cancelled' },
    'filter.chosen (half an hour)': { type: 'filter.chosen', filters: { minutes: 30 } },
    'filter.chosen (none)': { type: 'filter.chosen', filters: {} },
    'suggestion.chosen (first)': { type: 'suggestion.chosen', index: 0 },
    'suggestion.chosen (second)': { type: 'suggestion.chosen', index: 1 },
    'question.answered (food)': {
      type: 'question.answered',
      question: 'which-food-zorblax',
      choice: 'Peanuts',
    },
    'question.answered (health)': {
      type: 'question.answered',
      question: 'traces-peanut',
      choice: 'No',
    },
    'absence.withdrawn': { type: 'absence.withdrawn', name: 'milk' },
    'food.specified': { type: 'food.specified', text: 'rice', said: 'rice (tinned)' },
  },
  shell: {
    'food.specified (none such)': {
      type: 'food.specified',
      text: 'eggs',
      said: 'eggs (tinned)',
    },
    'absence.withdrawn (none such)': { type: 'absence.withdrawn', name: 'leek' },
    'suggestion.chosen (none such)': { type: 'suggestion.chosen', index: 2 },
    'question.answered (none such)': {
      type: 'question.answered',
      question: 'which-food-blorp',
      choice: 'Milk',
    },
    'payment.succeeded': { type: 'payment.succeeded' },
    'dish.saved': { type: 'dish.saved', analysisId: 'a1', entryId: 'r7' },
    'dish.saved (another)': { type: 'dish.saved', analysisId: 'a9', entryId: 'r8' },
    'route.entered': { type: 'route.entered', path: '/ai-kitchen', search: '?week=2' },
    'route.entered (again)': { type: 'route.entered', path: '/ai-kitchen', search: '?again=r1' },
  },
  actors: {
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'draft.found': { type: 'draft.found', values: 'rice, 2 eggs, blorp' } },
    },
    shownDishes: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'dishes.found': {
          type: 'dishes.found',
          shown: {
            analysisId: 'a0',
            names: ['rice', '2 eggs', 'allergic to nuts'],
            filters: { minutes: 30 },
          },
        },
      },
    },
    pantry: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    prepareImage: {
      answers: { image: { outcome: 'prepared', image }, nothing: { outcome: 'unreadable' } },
      failures: { '': new Error('decoder') },
    },
    processIngredients: {
      answers: {
        'two dishes': twoDishes,
        'two dishes and a question': asked,
        'no dish': noDish,
        'a guess': guess,
        'a food that is unclear': unclear,
        'an error': refusal,
      },
      failures: {
        '': new Error('network'),
        'no connection': Object.assign(new Error('network'), { code: 'networkFailed' }),
      },
    },
    connectionReturns: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'it is back': { type: 'connection.returned' } },
    },
    saveAnswers: { answers: { '': undefined }, failures: { '': new Error('network') } },
    fetchRecalled: {
      answers: {
        record: { outcome: 'found', analysisId: 'a0', names: ['rice', '2 eggs'] },
        nothing: { outcome: 'absent' },
      },
      failures: { '': new Error('network') },
    },
    confirmation: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'names confirmed': { type: 'names.confirmed', names: ['rice', 'leek'] } },
    },
    photoKeeping: { answers: { '': undefined }, failures: { '': new Error('fault') } },
  },
  delays: { preparationTimeout: 15_000, aiTimeout: 62_000, recallTimeout: 11_000 },
  distinguish: ({
    method,
    source,
    list,
    photo: chosen,
    analysis,
    choice,
    filters,
    names,
  }: Context) => [
    method,
    source,
    list.trim() === '',
    chosen !== null,
    analysis?.food_suggestions.length,
    analysis?.absent?.length,
    analysis?.food_questions?.length,
    analysis?.health_questions?.length,
    choice,
    Object.keys(filters).length > 0,
    namesAsked({ names, filters }),
  ],
  situations: {
    'of names': ({ names }: Context) => names.length > 0,
    'corrected names': isOf('the corrected names'),
    'milk is there': isOf('what is there, and milk'),
    'the rice is of a tin': isOf('the same of a tin'),
    'the rice is not specified': ({ analysis, source }: Context) =>
      source === 'list' && (analysis?.ingredients?.some(({ or_key: other }) => other) ?? false),
    'the same within half an hour': isOf('the same within half an hour'),
    'the same again': isOf('the same again'),
    'milk is missing': ({ analysis }: Context) => analysis?.absent?.includes('milk') === true,
    filtered: ({ filters }: Context) => Object.keys(filters).length > 0,
    again: ({ recall }: Context) => recall !== null,
    'a list': isListed,
    'a photo': isPhotographed,
    photographed: ({ source }: Context) => source === 'image',
    asked: ({ analysis }: Context) => (analysis?.health_questions?.length ?? 0) > 0,
    offered: ({ analysis }: Context) => (analysis?.food_suggestions.length ?? 0) > 0,
  },
  names: [
    [
      (value: unknown) =>
        typeof value === 'object' && value !== null && 'which-food-zorblax' in value,
      'the answer',
    ],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'traces-peanut' in value,
      'the answer about traces',
    ],
    [kitchenLimits, 'the limits'],
    [kitchenLimits.pantry, 'those of the pantry'],
    ['rice, 2 eggs, blorp', 'the list as typed'],
    [' \n ', 'blank lines'],
    [
      (value: unknown) => typeof value === 'string' && /^rice, 2 eggs(?:\n|$)/.test(value),
      'the names above what was typed',
    ],
    [photo, 'the photo'],
    [image, 'the image'],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'list' in value,
      'the list',
    ],
    [
      (value: unknown) =>
        isAsk(value) &&
        'analysisId' in value &&
        value.analysisId === 'a0' &&
        value.filters['minutes'] === 30,
      'the foods of before',
    ],
    [
      (value: unknown) => keepsHealth(value) && isAsk(value) && value.names.includes('milk'),
      'what is there, and milk',
    ],
    [
      (value: unknown) =>
        keepsHealth(value) && isAsk(value) && value.names.includes('rice (tinned)'),
      'the same of a tin',
    ],
    [
      (value: unknown) => typeof value === 'string' && value.includes('rice (tinned)'),
      'the list with rice of a tin',
    ],
    [(value: unknown) => isAsk(value) && value.names.includes('leek'), 'the corrected names'],
    [
      (value: unknown) => keepsHealth(value) && isAsk(value) && value.filters['minutes'] === 30,
      'the same within half an hour',
    ],
    [(value: unknown) => isAsk(value), 'the same again'],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'image' in value &&
        'filters' in value &&
        value.image === image,
      'the image, and the filters',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'image' in value &&
        'filters' in value &&
        value.image === photo,
      'the photo, and the filters',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' && value !== null && 'timeout' in value && 'image' in value,
      'what may be kept',
    ],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'likely' in value,
      'what was read',
    ],
  ],
  holds: {
    'shownDishes says dishes.found': ({ filters }: Context) => 'minutes' in filters,
    'method.chosen (image)': ({ method }: Context) => method === 'image',
    'method.chosen (list)': ({ method }: Context) => method === 'list',
    'photo.removed': ({ photo: chosen, image: prepared }: Context) =>
      chosen === null && prepared === null,
    'showingSuggestions.choosing · suggestion.chosen (first)': (
      { choice }: Context,
      before: Context,
    ) => choice === (isOffered(before, 0) ? 0 : before.choice),
    'showingSuggestions.choosing · suggestion.chosen (second)': (
      { choice }: Context,
      before: Context,
    ) => choice === (isOffered(before, 1) ? 1 : before.choice),
    'processIngredients answers two dishes': isShown(twoDishes),
    'processIngredients answers two dishes and a question': isShown(asked),
    'processIngredients answers a guess': isShown(guess),
    'processingIngredients · processIngredients answers an error': isRefused,
    'processingIngredients · processIngredients answers no dish': isShown(noDish),
    'showingSuggestions.updatingSuggestions · processIngredients answers an error': isRefused,
    'showingSuggestions.updatingSuggestions · processIngredients answers no dish': isShown(noDish),
  },
};
