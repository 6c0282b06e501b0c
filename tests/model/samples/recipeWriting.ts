import { recipeWritingMachine } from '../../../machines/ownRecipes/recipeWriting.machine.ts';
import type {
  OwnReading,
  OwnRecipe,
  OwnRecipeLimits,
  WrittenRecipe,
} from '../../../machines/shared/ownRecipes.ts';
import type { Samples } from '../engine/index.ts';

export const ownLimits: OwnRecipeLimits = {
  callTimeout: 12_000,
  pageTimeout: 13_000,
  typingDelay: 700,
  fileTimeout: 62_000,
  fileBytes: 1000,
  photo: { imageBytes: 10_000, preparationTimeout: 15_000, aiTimeout: 62_000 },
};
export const stewId = 'own-stew-0001';

const nutrition = {
  energy_kcal: 420,
  protein_g: 20,
  carb_g: 30,
  sugars_g: 5,
  fibre_g: 6,
  fat_g: 20,
  sat_fat_g: 8,
  sodium_mg: 300,
  potassium_mg: 500,
  phosphorus_mg: 200,
};
export const stew: OwnReading = {
  title: 'Stew',
  servings: 4,
  prep: 10,
  cook: 60,
  lines: [
    {
      text: '500 g beef',
      state: 'read',
      foods: [{ key: 'beef_stew', name: 'stewing beef', grams: 500 }],
      doubt: null,
      choices: [],
    },
    {
      text: 'butter or margarine',
      state: 'asked',
      foods: [],
      doubt: 'several',
      choices: [
        { key: 'butter_unsalted', name: 'unsalted butter' },
        { key: 'margarine', name: 'margarine' },
      ],
    },
  ],
  steps: ['Simmer for an hour.'],
  sureness: {
    lines: 2,
    counted: 1,
    not_understood: ['butter or margarine'],
    not_weighed: [],
    serves_known: true,
  },
  nutrition,
  allergens: ['milk'],
  cost: null,
  safety: { verdict: 'caution', reasons: ['We do not know it.'] },
};
export const untitled: OwnReading = {
  ...stew,
  title: '',
  servings: null,
  lines: [],
  steps: [],
  sureness: { ...stew.sureness, lines: 0, counted: 0, serves_known: false },
};
const recipe: OwnRecipe = {
  id: stewId,
  title: 'Stew',
  minutes: 70,
  text: 'Stew',
  choices: {},
  source_url: null,
  updated_at: 1,
};
const draft: WrittenRecipe = { id: null, text: 'Stew', choices: {}, sourceUrl: null };

export interface Context {
  id: string | null;
  text: string;
  address: string;
  choices: Readonly<Record<string, string>>;
  reading: OwnReading | null;
  readText: string | null;
  pageText: string | null;
  message: string | null;
}

export const recipeWriting: Samples = {
  chart: 'recipeWriting',
  machine: recipeWritingMachine,
  starts: {
    'a new one': { id: null, limits: ownLimits },
    'one that is there': { id: stewId, limits: ownLimits },
  },
  person: {
    'text.changed': { type: 'text.changed', text: 'Stew' },
    'text.changed (blank)': { type: 'text.changed', text: ' ' },
    'address.changed': { type: 'address.changed', address: ' example.org/stew ' },
    'address.submitted': { type: 'address.submitted' },
    'food.chosen': {
      type: 'food.chosen',
      line: 'butter or margarine',
      choice: 'butter_unsalted',
    },
    'reading.retried': { type: 'reading.retried' },
    'recipe.retried': { type: 'recipe.retried' },
    'recipe.submitted': { type: 'recipe.submitted' },
  },
  actors: {
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'a new one': { type: 'draft.found', values: draft },
        'a blank one': { type: 'draft.found', values: { ...draft, text: ' ' } },
        'this one': { type: 'draft.found', values: { ...draft, id: stewId } },
      },
    },
    fetchRecipe: { answers: { '': recipe }, failures: { '': new Error('network') } },
    readRecipe: {
      answers: { 'a stew': stew, 'no title': untitled },
      failures: { '': new Error('network') },
    },
    fetchPage: {
      answers: {
        'a stew': { outcome: 'fetched', text: 'Stew', sourceUrl: 'https://example.org/stew' },
        refused: { outcome: 'refused', message: 'We found no recipe on this page.' },
        'refused without words': { outcome: 'refused', message: undefined },
      },
      failures: { '': new Error('network') },
    },
    recipePhoto: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'a page': { type: 'photo.read', text: 'Serves 4' },
        'an empty page': { type: 'photo.read', text: '' },
      },
    },
    saveRecipe: {
      answers: {
        saved: { outcome: 'saved', id: stewId },
        refused: { outcome: 'refused', message: 'Your own recipes take up all the space.' },
        'refused without words': { outcome: 'refused', message: undefined },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { callTimeout: 12_000, pageTimeout: 13_000, typingDelay: 700 },
  distinguish: ({ id, text, address, reading, readText, message }: Context) => [
    id,
    message === null,
    text.trim() === '',
    address.trim() === '',
    reading?.title,
    readText === text,
  ],
  situations: {
    new: ({ id }: Context) => id === null,
    written: ({ text }: Context) => text.trim() !== '',
    'an address': ({ address }: Context) => address.trim() !== '',
    'as it was read': ({ text, readText, reading }: Context) =>
      text === readText && (reading?.title ?? '') !== '',
    titled: ({ reading }: Context) => (reading?.title ?? '') !== '',
  },
  names: [
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'choices' in value,
      'what is written',
    ],
    [
      (value: unknown) => (value as { limits?: unknown } | null)?.limits === ownLimits.photo,
      'its limits',
    ],
  ],
  holds: {
    'text.changed': ({ text }: Context) => text === 'Stew',
    'text.changed (blank)': ({ text }: Context) => text === ' ',
    'writing.fetchingPage · after pageTimeout, savingRecipe · after callTimeout': ({
      message,
    }: Context) => message === null,
    'food.chosen': ({ choices }: Context) => choices['butter or margarine'] === 'butter_unsalted',
    'fetchPage answers a stew': ({ text, address }: Context) =>
      text.includes('Stew') && address === '',
    'fetchPage answers refused': ({ message }: Context) =>
      message === 'We found no recipe on this page.',
    'fetchPage answers refused without words': ({ message }: Context) => message === null,
    'fetchPage fails': ({ message }: Context) => message === null,
    'saveRecipe answers refused': ({ message }: Context) =>
      message === 'Your own recipes take up all the space.',
    'saveRecipe answers refused without words': ({ message }: Context) => message === null,
    'saveRecipe fails': ({ message }: Context) => message === null,
    'recipePhoto says a page': ({ text }: Context) =>
      text === 'Serves 4' || text.endsWith('Stew\n\nServes 4') || text.endsWith('4\n\nServes 4'),
    'readRecipe answers a stew': ({ reading, readText, text }: Context) =>
      reading?.title === 'Stew' && readText === text,
  },
};
