import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  isAffected: boolean | null;
  words: { text: string };
  hasConsent: boolean;
}

const limits = { searchDelay: 300, callTimeout: 12_000, textMaximum: 500 };

export const onboarding: Samples = {
  chart: 'onboarding',
  machine: onboardingMachine,
  input: { limits: { callTimeout: 12_000, conditionField: limits } },
  person: {
    'step.continued': { type: 'step.continued' },
    'step.returned': { type: 'step.returned' },
    'tour.skipped': { type: 'tour.skipped' },
    'sickness.chosen (yes)': { type: 'sickness.chosen', hasSickness: true },
    'sickness.chosen (no)': { type: 'sickness.chosen', hasSickness: false },
    'consent.changed (yes)': { type: 'consent.changed', hasConsent: true },
    'consent.changed (no)': { type: 'consent.changed', hasConsent: false },
    'form.submitted': { type: 'form.submitted' },
  },
  actors: {
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('locked') },
      messages: {
        'draft.found': {
          type: 'draft.found',
          values: { isAffected: true, words: { text: ' gout', answers: { q: 'No' } } },
        },
      },
    },
    conditionField: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'condition.changed': { type: 'condition.changed', text: ' gout', answers: { q: 'No' } },
        'condition.changed (blank)': { type: 'condition.changed', text: '  ', answers: {} },
      },
    },
    saveHealth: {
      answers: {
        saved: { outcome: 'saved' },
        kept: { outcome: 'kept' },
        refused: { outcome: 'refused', message: 'No.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { callTimeout: 12_000 },
  names: [[limits, 'its limits']],
  distinguish: ({ isAffected, words, hasConsent }: Context) => [isAffected, words.text, hasConsent],
  situations: {
    yes: ({ isAffected }: Context) => isAffected === true,
    no: ({ isAffected }: Context) => isAffected === false,
    gout: ({ words }: Context) => words.text === ' gout',
    blanks: ({ words }: Context) => words.text === '  ',
    consent: ({ hasConsent }: Context) => hasConsent,
  },
  holds: {
    'drafts says draft.found': ({ isAffected, words }: Context) =>
      isAffected === true && words.text === ' gout',
    'conditionField says condition.changed': ({ words }: Context) => words.text === ' gout',
    'sickness.chosen (yes)': ({ isAffected }: Context) => isAffected === true,
    'sickness.chosen (no)': ({ isAffected }: Context) => isAffected === false,
  },
};
