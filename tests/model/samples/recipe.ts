import { recipeMachine } from '../../../machines/recipe/recipe.machine.ts';
import type {
  DishInstructions,
  KitchenResources,
  OpenedDish,
  RecipeAsk,
  RecipePlace,
} from '../../../machines/shared/kitchen.ts';
import type { Samples } from '../engine/index.ts';

export const written: DishInstructions = {
  text: '1. Beat the **eggs**.\n2. Fry 200 g rice for 5 minutes.\n\n**Keeping.** A day.',
  ingredients: ['120 g (2) eggs', '200 g rice (to buy)'],
  stepIngredients: [[0], [1]],
  notes: ['Serves 2. 5 min prep.'],
  recipe: {
    recipe_id: 'egg-fried-rice',
    title: 'Egg fried rice',
    description: 'Rice from yesterday, eggs from today.',
    cuisine: 'Chinese',
    minutes: 20,
    hands_on: 10,
    difficulty: 'easy',
    servings: 2,
    lines: [
      { text: '120 g (2) eggs', mark: 'have', takes: [{ key: 'egg', name: 'eggs', grams: 120 }] },
      {
        text: '200 g rice',
        mark: 'need',
        takes: [{ key: 'rice_white', name: 'white rice', grams: 200 }],
      },
    ],
    swaps: [],
    at_hand: { have: ['eggs'], swaps: [], need: ['rice'], cupboard: [], enough: null },
    reasons: [{ code: 'local' }],
    allergens: ['egg'],
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
    limits: [
      { condition: 'hypertension', quantity: 'sodium_mg', amount: 240, unit: 'mg', dayMax: 1500 },
    ],
    cost: { amount: 1.2, low: 0.9, high: 1.6, currency: 'GBP' },
    safety: { verdict: 'fit', reasons: [] },
  },
};
/** With brown rice in place of white. */
export const adapted: DishInstructions = {
  ...written,
  text: '1. Beat the **eggs**.\n2. Fry 200 g brown rice for 15 minutes.',
  ingredients: ['120 g (2) eggs', '200 g brown rice'],
  recipe: {
    ...written.recipe!,
    lines: [
      { text: '120 g (2) eggs', mark: 'have', takes: [{ key: 'egg', grams: 120 }] },
      { text: '200 g brown rice', mark: 'have', takes: [{ key: 'rice_brown', grams: 200 }] },
    ],
    swaps: [
      {
        id: 'rice_white-rice_brown',
        yours: 'brown rice',
        forIt: 'white rice',
        change: 'cook_more',
        used: true,
        effect: { minutes: 10, energy_kcal: 5, sodium_mg: 50, cost: 0.2 },
      },
    ],
  },
};
/** By another service, in one piece. */
export const plain: DishInstructions = {
  text: 'Fry everything.',
  ingredients: ['2 eggs'],
  notes: [],
};
/** Not for the person. */
export const refused: DishInstructions = {
  text: '',
  ingredients: [],
  notes: [],
  refused: 'This dish does not fit your settings. Contains eggs, which you avoid: eggs.',
};
/** None of its lines is understood. */
export const uncounted: DishInstructions = {
  ...written,
  recipe: {
    ...written.recipe!,
    lines: written.recipe!.lines.map(({ text, mark }) => ({ text, mark })),
  },
};
export const found: KitchenResources = {
  YoutubeSearch: [{ title: 'Fried rice', link: 'https://www.youtube.com/watch?v=abcdefghijk' }],
  GoogleSearch: [],
};
const opened: OpenedDish = {
  analysisId: 'a1',
  index: 1,
  title: 'Egg fried rice',
  names: ['rice', 'eggs'],
};
export const limits = {
  aiTimeout: 62_000,
  saveTimeout: 12_000,
  printTimeout: 600_000,
  shareTimeout: 600_000,
  voiceTimeout: 60_000,
  pantry: { callTimeout: 11_000, undo: 10_000 },
};
const path = '/recipe/egg-fried-rice';
const dish = '?analysis=a1&choice=1';

export interface Context {
  ask: RecipeAsk | null;
  opened: OpenedDish | null;
  isCooked: boolean;
  wasCooked: boolean;
  swaps: readonly string[];
  written: DishInstructions | null;
  resources: KitchenResources | null;
  servings: number | null;
  planned: { servings: number } | null;
  units: 'metric' | 'us' | null;
  step: number;
  entryId: string | null;
}
const isPlace = (value: unknown): value is RecipePlace =>
  typeof value === 'object' && value !== null && 'dish' in value && 'step' in value;

export const recipe: Samples = {
  chart: 'recipe',
  machine: recipeMachine,
  starts: {
    'by a dish': { limits, path, search: dish, opened },
    'by a dish, in a new tab': { limits, path, search: dish, opened: { ...opened, index: 0 } },
    'by its id': { limits, path, search: '?servings=5&people=4', opened: null },
    'while it is cooked': { limits, path, search: '?cook=1&servings=99', opened },
    'with a swap': {
      limits,
      path,
      search: '?swaps=rice_white-rice_brown.none',
      opened: null,
    },
    'by an entry of the history': { limits, path, search: '?servings=5&record=r1', opened: null },
    'by nothing': { limits, path: '/recipe/dish', search: '', opened: null },
  },
  person: {
    'page.closed': { type: 'page.closed' },
    'recipe.retried': { type: 'recipe.retried' },
    'servings.chosen': { type: 'servings.chosen', servings: 3 },
    'units.chosen': { type: 'units.chosen', units: 'us' },
    'cooking.started': { type: 'cooking.started' },
    'dish.cooked': { type: 'dish.cooked' },
    'resources.retried': { type: 'resources.retried' },
  },
  shell: {
    'servings.chosen (none)': { type: 'servings.chosen', servings: 0 },
  },
  actors: {
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'the place of the dish': {
          type: 'draft.found',
          values: { dish: 'a1/1', opened, servings: null, step: 1 },
        },
        'another place': {
          type: 'draft.found',
          values: { dish: 'a9/0', opened: null, servings: 7, step: 1 },
        },
      },
    },
    fetchRecipe: {
      answers: {
        recipe: written,
        'one piece': plain,
        'without foods': uncounted,
        refusal: refused,
      },
      failures: {
        '': new Error('network'),
        'no connection': Object.assign(new Error('network'), { code: 'networkFailed' }),
      },
    },
    fetchResources: { answers: { resources: found }, failures: { '': new Error('network') } },
    recipeSwaps: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'another recipe': { type: 'recipe.adapted', written: adapted } },
    },
    connectionReturns: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'it is back': { type: 'connection.returned' } },
    },
    unitChoices: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    cookingReturns: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'the second step': { type: 'cooking.returned', step: 1 } },
    },
    recipeActions: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    followUp: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'record saved': { type: 'record.saved', entryId: 'r7' } },
    },
    pantryUse: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    dishLeft: { failures: { '': new Error('fault') } },
    cooking: {
      answers: { finished: { outcome: 'finished' }, left: { outcome: 'left' } },
      failures: { '': new Error('fault') },
      messages: { 'the second step': { type: 'step.shown', step: 1 } },
    },
  },
  delays: { aiTimeout: 62_000 },
  distinguish: ({
    ask,
    opened: known,
    isCooked,
    wasCooked,
    swaps,
    written: text,
    servings,
    step,
    entryId,
  }: Context) => [
    ask?.kind,
    ask?.kind === 'recipe' && ask.record,
    known !== null,
    isCooked,
    wasCooked,
    swaps.join(),
    text === written,
    text === adapted,
    text === uncounted,
    servings,
    step,
    entryId,
  ],
  situations: {
    'a dish': ({ ask }: Context) => ask?.kind === 'dish',
    'a recipe': ({ ask }: Context) => ask?.kind === 'recipe',
    'of an entry': ({ ask }: Context) => ask?.kind === 'recipe' && ask.record !== undefined,
    'of the kitchen': ({ opened: known }: Context) => known !== null,
    'to be cooked': ({ isCooked }: Context) => isCooked,
    'in steps': ({ written: text }: Context) => text !== null && text !== plain,
    'with foods': ({ written: text }: Context) => text === written || text === adapted,
    'with a swap': ({ swaps }: Context) => swaps.length > 0,
    adapted: ({ written: text }: Context) => text === adapted,
    'at the second step': ({ step }: Context) => step === 1,
    cooked: ({ wasCooked }: Context) => wasCooked,
    'for three': ({ servings }: Context) => servings === 3,
    recorded: ({ entryId }: Context) => entryId !== null,
    'for two': ({ servings }: Context) => servings === null,
  },
  names: [
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'instructions' in value &&
        JSON.stringify(value).includes('brown rice'),
      'what is cooked now',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'instructions' in value &&
        JSON.stringify(value).includes('"cookedFor":3'),
      'what is cooked for three',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'instructions' in value &&
        JSON.stringify(value).includes('"cooked":true'),
      'what was cooked',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'wish' in value &&
        JSON.stringify(value).includes('rice_brown'),
      'the wish with a swap',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'takes' in value &&
        JSON.stringify(value).includes('"egg","grams":120'),
      'what two servings take',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' && value !== null && 'dish' in value && value.dish === null,
      'nothing that is kept',
    ],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'takes' in value,
      'what more servings take',
    ],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'wish' in value,
      'the wish',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' && value !== null && 'recipe' in value && 'limits' in value,
      'the recipe',
    ],
    [(value: unknown) => isPlace(value) && value.step === 1, 'the place at the second step'],
    [(value: unknown) => isPlace(value) && value.servings === 3, 'the place for three'],
    [
      (value: unknown) => isPlace(value) && value.opened !== null && value.dish === 'a1/1',
      'the place of the dish',
    ],
    [(value: unknown) => isPlace(value), 'the place'],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'ask' in value &&
        JSON.stringify(value).includes('"analysisId":null') &&
        JSON.stringify(value).includes('"cooked":true'),
      'what is to follow the cooking',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'ask' in value &&
        JSON.stringify(value).includes('"recipe":{"id":"egg-fried-rice"'),
      'what is to follow the recipe',
    ],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'ask' in value,
      'what is to follow the piece',
    ],
  ],
  holds: {
    'showing.resources.following · dish.cooked': ({ wasCooked }: Context) => wasCooked,
    'showing.resources.following · cooking answers finished': ({ wasCooked }: Context) => wasCooked,
    'followUp says record saved': ({ entryId }: Context) => entryId === 'r7',
    'units.chosen': ({ units }: Context) => units === 'us',
    'fetchResources answers resources': ({ resources }: Context) => resources === found,
  },
};
