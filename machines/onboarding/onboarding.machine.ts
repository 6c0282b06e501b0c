import { assign, emit, fromCallback, fromPromise, sendTo, setup, type InputFrom } from 'xstate';
import type { conditionFieldMachine } from '../health/conditionField.machine.ts';
import type {
  ConditionChanged,
  DraftFound,
  HealthAnswer,
  HealthWords,
  SaveResult,
  ToDrafts,
  TourDraft,
} from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';

interface OnboardingLimits {
  callTimeout: number;
  conditionField: InputFrom<typeof conditionFieldMachine>['limits'];
}

export const onboardingMachine = setup({
  types: {
    context: {} as {
      isAffected: boolean | null;
      words: HealthWords;
      hasConsent: boolean;
      limits: OnboardingLimits;
    },
    events: {} as
      | { type: 'step.continued' }
      | { type: 'step.returned' }
      | { type: 'tour.skipped' }
      | { type: 'sickness.chosen'; hasSickness: boolean }
      | { type: 'consent.changed'; hasConsent: boolean }
      | { type: 'form.submitted' }
      | ConditionChanged
      | DraftFound<TourDraft>,
    emitted: {} as Notify | Report,
    input: {} as { limits: OnboardingLimits },
    output: {} as { to: '/ai-kitchen' },
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
    children: {} as {
      drafts: 'drafts';
      conditionField: 'conditionField';
      saveHealth: 'saveHealth';
    },
  },
  actors: {
    drafts: fromCallback<ToDrafts<TourDraft>>(() => {
      throw new Error('drafts is not provided');
    }),
    conditionField: fromPromise(() =>
      Promise.reject(new Error('conditionField is not provided')),
    ) as unknown as typeof conditionFieldMachine,
    saveHealth: fromPromise<SaveResult, HealthAnswer>(() =>
      Promise.reject(new Error('saveHealth is not provided')),
    ),
  },
  actions: {
    keepAnswer: assign({ isAffected: (_, params: { hasSickness: boolean }) => params.hasSickness }),
    keepWords: assign({
      words: (_, params: HealthWords) => ({ text: params.text, answers: params.answers }),
    }),
    keepFound: assign((_, params: TourDraft) => ({
      isAffected: params.isAffected,
      words: params.words,
    })),
    tellDraft: sendTo('drafts', ({ context }): ToDrafts<TourDraft> => ({
      type: 'draft.changed',
      values: { isAffected: context.isAffected === true, words: context.words },
    })),
    tellDraftCleared: sendTo('drafts', { type: 'draft.cleared' }),
    keepConsent: assign({ hasConsent: (_, params: { hasConsent: boolean }) => params.hasConsent }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isSick: (_, params: { hasSickness: boolean }) => params.hasSickness,
    isAffected: ({ context }) => context.isAffected === true,
    isUnaffected: ({ context }) => context.isAffected === false,
    isConditionMissing: ({ context }) => context.words.text.trim() === '',
    isConsentMissing: ({ context }) => !context.hasConsent,
    isSaved: (_, params: SaveResult) => params.outcome === 'saved',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'onboarding',
  description: 'Five steps after the sign-up: what Platewise does, and one question about health.',
  context: ({ input }) => ({
    isAffected: null,
    words: { text: '', answers: {} },
    hasConsent: false,
    limits: input.limits,
  }),
  output: { to: '/ai-kitchen' },
  initial: 'touring',
  invoke: {
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
  states: {
    touring: {
      description:
        'Four steps to read. Whoever had answered before a reload goes on with the question.',
      meta: { requirements: ['ONB-01', 'ONB-02'] },
      initial: 'welcome',
      on: {
        'tour.skipped': 'skipped',
        'draft.found': {
          target: 'asking',
          actions: { type: 'keepFound', params: ({ event }) => event.values },
        },
      },
      states: {
        welcome: { description: 'What Platewise is for.', on: { 'step.continued': 'detection' } },
        detection: {
          description: 'Ingredients and dishes are recognised.',
          on: { 'step.continued': 'planner', 'step.returned': 'welcome' },
        },
        planner: {
          description: 'Weeks are planned.',
          on: { 'step.continued': 'preferences', 'step.returned': 'detection' },
        },
        preferences: {
          description: 'Health comes first.',
          on: { 'step.continued': '#onboarding.asking', 'step.returned': 'planner' },
        },
      },
    },
    asking: {
      description: 'The fifth step asks whether there is a condition that food should fit.',
      meta: { requirements: ['ONB-01', 'ONB-02'] },
      initial: 'recalling',
      on: {
        'tour.skipped': 'skipped',
        'step.returned': 'touring.preferences',
        'sickness.chosen': [
          {
            guard: { type: 'isSick', params: ({ event }) => ({ hasSickness: event.hasSickness }) },
            target: '.affected',
            actions: [
              {
                type: 'keepAnswer',
                params: ({ event }) => ({ hasSickness: event.hasSickness }),
              },
              'tellDraft',
            ],
          },
          {
            target: '.unaffected',
            actions: [
              {
                type: 'keepAnswer',
                params: ({ event }) => ({ hasSickness: event.hasSickness }),
              },
              'tellDraft',
            ],
          },
        ],
        'form.submitted': 'savingHealth',
      },
      states: {
        recalling: {
          description: 'Passed through at once: what was answered before going back stands.',
          always: [
            { guard: 'isAffected', target: 'affected' },
            { guard: 'isUnaffected', target: 'unaffected' },
            { target: 'unanswered' },
          ],
        },
        unanswered: {
          description:
            'Neither No nor Yes. Finish ends the tour and stores nothing: no answer is not No.',
          on: { 'form.submitted': '#onboarding.leftOpen' },
        },
        unaffected: { description: 'The answer is No.' },
        affected: {
          description: 'Yes; the field for the condition lives.',
          initial: 'editing',
          invoke: {
            id: 'conditionField',
            src: 'conditionField',
            input: ({ context }) => ({
              words: context.words,
              limits: context.limits.conditionField,
            }),
            onDone: { actions: { type: 'report', params: { code: 'condition.stopped' } } },
            onError: {
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'condition.stopped', error: event.error }),
              },
            },
          },
          on: {
            'condition.changed': {
              actions: [{ type: 'keepWords', params: ({ event }) => event }, 'tellDraft'],
            },
            'consent.changed': {
              target: '.editing',
              actions: {
                type: 'keepConsent',
                params: ({ event }) => ({ hasConsent: event.hasConsent }),
              },
            },
            'form.submitted': [
              { guard: 'isConditionMissing', target: '.conditionMissing' },
              { guard: 'isConsentMissing', target: '.consentMissing' },
              { target: '#onboarding.savingHealth' },
            ],
          },
          states: {
            editing: { description: 'Nothing is wrong, as far as we know.' },
            conditionMissing: {
              description:
                'Yes, but nothing is said of what: it is asked for before the tour ends.',
              on: {
                'condition.changed': {
                  target: 'editing',
                  actions: [{ type: 'keepWords', params: ({ event }) => event }, 'tellDraft'],
                },
              },
            },
            consentMissing: {
              description:
                'Health information is stored only for those who agree: the tick is missing, or the answer is No.',
            },
          },
        },
      },
    },
    savingHealth: {
      description: 'The answer is being stored. Whatever comes of it, the kitchen is next.',
      meta: { requirements: ['ONB-03'] },
      tags: ['busy'],
      invoke: {
        id: 'saveHealth',
        src: 'saveHealth',
        input: ({ context }) => ({
          hasSickness: context.isAffected === true,
          text: context.isAffected === true ? context.words.text.trim() : '',
          answers: context.isAffected === true ? context.words.answers : {},
          hasConsent: context.isAffected === true && context.hasConsent,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'allSet',
            actions: [
              'tellDraftCleared',
              { type: 'notify', params: { code: 'onboarding.allSet' } },
            ],
          },
          {
            target: 'notSaved',
            actions: { type: 'notify', params: { code: 'onboarding.notSaved' } },
          },
        ],
        onError: {
          target: 'notSaved',
          actions: { type: 'notify', params: { code: 'onboarding.notSaved' } },
        },
      },
      after: {
        callTimeout: {
          target: 'notSaved',
          actions: { type: 'notify', params: { code: 'onboarding.notSaved' } },
        },
      },
    },
    skipped: {
      description: 'The person would rather cook.',
      entry: 'tellDraftCleared',
      meta: { requirements: ['ONB-02'] },
      type: 'final',
    },
    leftOpen: {
      description: 'The question is left open, to be answered in the settings.',
      entry: ['tellDraftCleared', { type: 'notify', params: { code: 'onboarding.leftOpen' } }],
      meta: { requirements: ['ONB-03'] },
      type: 'final',
    },
    allSet: {
      description: 'Stored; the app goes to the kitchen.',
      meta: { requirements: ['ONB-03'] },
      type: 'final',
    },
    notSaved: {
      description: 'Not stored; the app goes to the kitchen all the same.',
      meta: { requirements: ['ONB-03'] },
      type: 'final',
    },
  },
});
