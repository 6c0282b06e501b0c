import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { ConditionChanged, HealthWords, KnownHealth, Question } from '../shared/account.ts';

interface ConditionFieldLimits {
  /** How long typing pauses before the kitchen is asked. */
  searchDelay: number;
  callTimeout: number;
  textMaximum: number;
}

/** What is asked now, and what was answered on the way here: an answer stays in sight, to be changed. */
const askedOf = (
  before: readonly Question[],
  answers: HealthWords['answers'],
  { questions, refinements, settled = [] }: KnownHealth,
) => {
  const now = [...questions, ...refinements];
  const kept = [...settled, ...before].filter(
    (question) => question.id in answers && !now.some((each) => each.id === question.id),
  );
  const each = new Map([...kept, ...now].map((question) => [question.id, question]));
  return [...each.values()];
};

/** A changed text means something else: of what was known, only suggestions still serve. */
const suggestionsOf = (known: KnownHealth | null): KnownHealth | null =>
  known && {
    suggestions: known.suggestions,
    understood: [],
    allergens: [],
    questions: [],
    refinements: [],
    unknown: [],
    notes: [],
  };

/** What stands after the last comma, semicolon or line break is still being typed. */
const beginningOf = (text: string) => text.slice(0, text.search(/[^,;\n]*$/));

export const conditionFieldMachine = setup({
  types: {
    context: {} as HealthWords & {
      known: KnownHealth | null;
      asked: readonly Question[];
      limits: ConditionFieldLimits;
    },
    events: {} as
      | { type: 'text.changed'; text: string }
      | { type: 'suggestion.chosen'; name: string }
      | { type: 'question.answered'; question: string; choice: string }
      | { type: 'answers.discarded' }
      | { type: 'check.requested' },
    input: {} as { words: HealthWords; limits: ConditionFieldLimits },
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchConditions: fromPromise<KnownHealth, HealthWords>(() =>
      Promise.reject(new Error('fetchConditions is not provided')),
    ),
  },
  actions: {
    keepText: assign({
      text: (_, params: { text: string }) => params.text,
      asked: [],
      known: ({ context }) => suggestionsOf(context.known),
    }),
    keepSuggestion: assign({
      text: ({ context }, params: { name: string }) =>
        [beginningOf(context.text).trim(), params.name].filter((part) => part !== '').join(' '),
      asked: [],
      known: ({ context }) => suggestionsOf(context.known),
    }),
    keepAnswer: assign({
      answers: ({ context }, params: { question: string; choice: string }) =>
        Object.assign({}, context.answers, { [params.question]: params.choice }),
    }),
    clearAnswers: assign({ answers: {} }),
    keepKnown: assign({
      known: (_, params: { known: KnownHealth }) => params.known,
      asked: ({ context }, params) => askedOf(context.asked, context.answers, params.known),
    }),
    clearKnown: assign({ known: null }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellChanged: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }): ConditionChanged => ({
        type: 'condition.changed',
        text: context.text,
        answers: context.answers,
      }),
    ),
  },
  guards: {
    isBlank: ({ context }) => context.text.trim() === '',
    isTooLong: ({ context }) => context.text.length > context.limits.textMaximum,
    isUnderstood: (_, params: KnownHealth) =>
      [params.understood, params.allergens, params.questions, params.refinements].some(
        (found) => found.length > 0,
      ) || (params.spans ?? []).some(({ state }) => state !== 'notUnderstood'),
  },
  delays: {
    searchDelay: ({ context }) => context.limits.searchDelay,
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'conditionField',
  description:
    "The field 'What condition?' takes a person's own words, suggests what the kitchen knows, and shows what was understood.",
  context: ({ input }) => ({
    text: input.words.text,
    answers: input.words.answers,
    known: null,
    asked: [],
    limits: input.limits,
  }),
  initial: 'judging',
  on: {
    'text.changed': {
      target: '.judging',
      actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text }) }, 'tellChanged'],
    },
  },
  states: {
    judging: {
      description: 'Passed through at once: the text decides whether there is anything to ask.',
      always: [
        { guard: 'isBlank', target: 'blank', actions: 'clearKnown' },
        { guard: 'isTooLong', target: 'tooLong', actions: 'clearKnown' },
        { target: 'settling' },
      ],
    },
    blank: { description: 'Nothing is written.', meta: { requirements: ['SET-01', 'ONB-01'] } },
    tooLong: { description: 'More than the kitchen reads. It stays as typed, to be shortened.' },
    settling: {
      description: 'The person may still be typing.',
      on: {
        'suggestion.chosen': {
          target: 'fetchingConditions',
          actions: [
            { type: 'keepSuggestion', params: ({ event }) => ({ name: event.name }) },
            'tellChanged',
          ],
        },
      },
      after: { searchDelay: 'fetchingConditions' },
    },
    fetchingConditions: {
      description:
        'The kitchen reads the words, and looks for what begins like them. Where only an answer is new, what was understood stays in sight, and the next question can be answered.',
      invoke: {
        id: 'fetchConditions',
        src: 'fetchConditions',
        input: ({ context }) => ({ text: context.text, answers: context.answers }),
        onDone: [
          {
            guard: { type: 'isUnderstood', params: ({ event }) => event.output },
            target: 'understood',
            actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
          },
          {
            target: 'notUnderstood',
            actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
          },
        ],
        onError: { target: 'unchecked', actions: 'clearKnown' },
      },
      on: {
        'suggestion.chosen': {
          target: 'fetchingConditions',
          reenter: true,
          actions: [
            { type: 'keepSuggestion', params: ({ event }) => ({ name: event.name }) },
            'tellChanged',
          ],
        },
        'question.answered': {
          target: 'fetchingConditions',
          reenter: true,
          actions: [
            {
              type: 'keepAnswer',
              params: ({ event }) => ({ question: event.question, choice: event.choice }),
            },
            'tellChanged',
          ],
        },
      },
      after: { callTimeout: { target: 'unchecked', actions: 'clearKnown' } },
    },
    understood: {
      description:
        'What was understood stands beneath the field; what was negated, or can mean several things, is asked about, one question at a time.',
      meta: { requirements: ['SET-07'] },
      on: {
        'suggestion.chosen': {
          target: 'fetchingConditions',
          actions: [
            { type: 'keepSuggestion', params: ({ event }) => ({ name: event.name }) },
            'tellChanged',
          ],
        },
        'question.answered': {
          target: 'fetchingConditions',
          actions: [
            {
              type: 'keepAnswer',
              params: ({ event }) => ({ question: event.question, choice: event.choice }),
            },
            'tellChanged',
          ],
        },
        'answers.discarded': {
          target: 'fetchingConditions',
          actions: ['clearAnswers', 'tellChanged'],
        },
      },
    },
    notUnderstood: {
      description:
        'The kitchen knows none of it. It is kept as written, and what we suggest is general.',
      on: {
        'suggestion.chosen': {
          target: 'fetchingConditions',
          actions: [
            { type: 'keepSuggestion', params: ({ event }) => ({ name: event.name }) },
            'tellChanged',
          ],
        },
        'answers.discarded': {
          target: 'fetchingConditions',
          actions: ['clearAnswers', 'tellChanged'],
        },
      },
    },
    unchecked: {
      description: 'The kitchen could not be asked. What was written is kept all the same.',
      on: { 'check.requested': 'fetchingConditions' },
    },
  },
});
