import { tryOutMachine } from '../../../machines/tryOut/tryOut.machine.ts';
import type { TriedList, TryResult } from '../../../machines/shared/tryOut.ts';
import type { Samples } from '../engine/index.ts';

const limits = { characters: 40, callTimeout: 12_000 };
export const list = ' rice, eggs ';
export const tooMuch = 'rice, '.repeat(9);

const dish: TriedList['dishes'][number] = {
  recipe_id: 'egg-fried-rice',
  title: 'Egg fried rice',
  picture: '/image/drawn/egg-fried-rice.svg?v=1',
  minutes: 20,
  hands_on: 10,
  energy_kcal: 420,
  have: ['rice', 'eggs'],
  swaps: [],
  need: [],
  enough: { servings: 2, more: 1, unit: 'piece', food: 'eggs' },
  safety: { verdict: 'caution', reasons: ['Most of its salt is in the soy sauce.'] },
};
const found: TriedList = {
  heard: [
    { kind: 'condition', id: 'coeliac', name: 'Coeliac disease' },
    { kind: 'diet', id: 'vegetarian', name: 'Vegetarian' },
  ],
  left_out: ['peanuts'],
  dishes: [dish, { ...dish, recipe_id: 'kedgeree', title: 'Kedgeree' }],
  notes: ['No clinician has reviewed our limits.'],
  not_understood: ['blorp'],
  open_health_questions: 0,
};
/** The dishes, and something to be answered beside them. */
export const asked: TriedList = {
  ...found,
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
const nothing: TriedList = {
  heard: [],
  left_out: [],
  not_understood: [],
  open_health_questions: 0,
  dishes: [],
  notes: [],
};
/** Dishes that come with it all the same are not shown. */
const unclear: TriedList = {
  ...nothing,
  dishes: [dish],
  open_health_questions: 1,
  food_questions: [
    {
      id: 'which-food-zorblax',
      text: 'You wrote “zorblax”. Which food is meant?',
      choices: ['Peanuts', 'None of these, or not a food'],
      said: { code: 'which-food', params: { words: 'zorblax' } },
      choice_codes: ['peanuts', 'notAFood'],
      foods: [{ id: 'mango', name: 'mangoes' }],
    },
  ],
};
const answers: Record<string, TryResult> = {
  dishes: { outcome: 'read', tried: found },
  'dishes and a question': { outcome: 'read', tried: asked },
  nothing: { outcome: 'read', tried: nothing },
  'a food that is unclear': { outcome: 'read', tried: unclear },
  refused: { outcome: 'refused', message: 'That is as many lists as can be tried for now.' },
};

interface Context {
  list: string;
  tried: TriedList | null;
  answers: Record<string, string>;
  message: string | null;
}
const isBlank = ({ list: typed }: Context) => typed.trim() === '';
const isLong = ({ list: typed }: Context) => typed.trim().length > limits.characters;

export const tryOut: Samples = {
  chart: 'tryOut',
  machine: tryOutMachine,
  input: { limits },
  person: {
    'list.changed': { type: 'list.changed', list },
    'list.changed (blank)': { type: 'list.changed', list: '  ' },
    'list.changed (long)': { type: 'list.changed', list: tooMuch },
    'list.submitted': { type: 'list.submitted' },
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
    'trying.cancelled': { type: 'trying.cancelled' },
  },
  shell: {
    'question.answered (none such)': {
      type: 'question.answered',
      question: 'which-food-blorp',
      choice: 'Peanuts',
    },
  },
  actors: {
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'draft.found': { type: 'draft.found', values: list } },
    },
    proposeDishes: { answers, failures: { '': new Error('network') } },
  },
  delays: { callTimeout: 12_000 },
  distinguish: (context: Context) => [
    isBlank(context),
    isLong(context),
    context.tried?.dishes.length,
    context.tried?.health_questions?.length,
    context.message !== null,
    Object.keys(context.answers).length,
  ],
  situations: {
    blank: isBlank,
    'too long': isLong,
    asked: ({ tried }: Context) => (tried?.health_questions?.length ?? 0) > 0,
    answered: ({ answers: given }: Context) => Object.keys(given).length > 0,
  },
  names: [
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        !(value instanceof Error) &&
        Object.keys(value).every((key) => /^(?:which-food|traces)-/.test(key)),
      'those given',
    ],
    [list, 'a list'],
    ['  ', 'blanks'],
    [tooMuch, 'too much'],
  ],
  holds: {
    'proposeDishes answers dishes': ({ tried }: Context) => tried === found,
    'proposeDishes answers dishes and a question': ({ tried }: Context) => tried === asked,
    'proposeDishes answers nothing': ({ tried }: Context) => tried === nothing,
    'proposeDishes answers a food that is unclear': ({ tried }: Context) => tried === unclear,
    'proposeDishes answers refused': ({ message, tried }: Context) =>
      tried === null && message !== null && message.startsWith('That is as many'),
    'proposeDishes fails': ({ tried, message }: Context) => tried === null && message === null,
    'after callTimeout': ({ tried, message }: Context) => tried === null && message === null,
  },
};
