import { conditionFieldMachine } from '../../../machines/health/conditionField.machine.ts';
import type { KnownHealth } from '../../../machines/shared/account.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  text: string;
  answers: Readonly<Record<string, string>>;
  known: KnownHealth | null;
}

const long = 'x'.repeat(501);
const nothing: KnownHealth = {
  suggestions: [],
  understood: [],
  allergens: [],
  questions: [],
  refinements: [],
  unknown: [],
  notes: [],
};
const sugar: KnownHealth = {
  ...nothing,
  suggestions: [
    { id: 'diabetes_t2', name: 'Type 2 diabetes', matched: 'sugar disease' },
    { id: 'gout', name: 'Gout', matched: null },
  ],
  understood: [{ id: 'diabetes_t2', name: 'Type 2 diabetes' }],
  notes: ["We understood 'sugar' as Type 2 diabetes."],
};
const denied: KnownHealth = {
  ...nothing,
  questions: [
    {
      id: 'negated-gout',
      text: "You wrote 'no gout'. Do you have Gout yourself, now?",
      choices: ['No', 'Yes, I have it'],
    },
  ],
};
const peanut: KnownHealth = {
  ...nothing,
  understood: [{ id: 'pku', name: 'Phenylketonuria' }],
  supervised: [{ id: 'pku', name: 'Phenylketonuria', why: 'Ask a metabolic clinic.' }],
  allergens: [{ id: 'peanut', name: 'Peanuts' }],
  families: [
    {
      id: 'rice',
      name: 'rice',
      also: ['long-grain rice'],
      all: ['long-grain rice', 'rice noodles', 'rice flour'],
      count: 3,
    },
  ],
  diets: [{ id: 'vegan', name: 'vegan' }],
  medicines: [{ id: 'warfarin', name: 'Warfarin', rule: 'Keep leafy greens steady.' }],
  spans: [
    { text: 'pku', state: 'understood' },
    { text: 'blorp', state: 'notUnderstood' },
  ],
  unknown: ['blorp'],
};
const unknown: KnownHealth = {
  ...nothing,
  suggestions: sugar.suggestions,
  unknown: ['blorp'],
  notes: ["We do not know 'blorp'; what we suggest is general for it."],
};

export const conditionField: Samples = {
  chart: 'conditionField',
  machine: conditionFieldMachine,
  input: {
    words: { text: 'gout, su', answers: {} },
    limits: { searchDelay: 300, callTimeout: 12_000, textMaximum: 500 },
  },
  person: {
    'text.changed': { type: 'text.changed', text: 'sugar' },
    'text.changed (blank)': { type: 'text.changed', text: '  ' },
    'text.changed (501)': { type: 'text.changed', text: long },
    'suggestion.chosen': { type: 'suggestion.chosen', name: 'Type 2 diabetes' },
    'question.answered': { type: 'question.answered', question: 'negated-gout', choice: 'No' },
    'answers.discarded': { type: 'answers.discarded' },
    'check.requested': { type: 'check.requested' },
  },
  actors: {
    fetchConditions: {
      answers: {
        'with a condition': sugar,
        'with a question': denied,
        'with an allergen': peanut,
        'with nothing known': unknown,
        'with nothing at all': { ...unknown, suggestions: [] },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { searchDelay: 300, callTimeout: 12_000 },
  names: [[long, '501 letters']],
  // The kitchen's answer, too: it decides what the screen offers.
  distinguish: ({ text, answers, known }: Context) => [
    text,
    Object.keys(answers).length,
    known?.suggestions.length,
    known?.questions.length,
  ],
  situations: {
    'the first text': ({ text }: Context) => text === 'gout, su',
    'sugar alone': ({ text }: Context) => text === 'sugar',
    'gout and diabetes': ({ text }: Context) => text === 'gout, Type 2 diabetes',
    'diabetes alone': ({ text }: Context) => text === 'Type 2 diabetes',
    answered: ({ answers }: Context) => 'negated-gout' in answers,
  },
  holds: {
    'text.changed (blank)': ({ known }: Context) => known === null,
    'text.changed (501)': ({ known }: Context) => known === null,
    'answers.discarded': ({ answers }: Context) => Object.keys(answers).length === 0,
    'fetchConditions answers with nothing known': ({ known }: Context) => known === unknown,
    'fetchConditions answers with nothing at all': ({ known }: Context) =>
      known?.suggestions.length === 0,
    'fetchConditions answers with a condition': ({ known }: Context) => known === sugar,
    'fetchConditions answers with a question': ({ known }: Context) => known === denied,
    'fetchConditions answers with an allergen': ({ known }: Context) => known === peanut,
    'fetchConditions fails': ({ known }: Context) => known === null,
    'after callTimeout': ({ known }: Context) => known === null,
  },
};
