import { healthSettingsMachine } from '../../../machines/settings/healthSettings.machine.ts';
import type { HealthForm, ReadHealth } from '../../../machines/shared/account.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  form: HealthForm;
  stored: { consentAt: number | null; version: number | undefined };
  refusal: string | undefined;
  isConsentAsked: boolean;
}

const limits = { searchDelay: 300, callTimeout: 12_000, textMaximum: 500 };
const form: HealthForm = {
  hasSickness: null,
  text: '',
  answers: {},
  allergens: [],
  avoided: '',
  diets: [],
  people: '1',
  weight: '',
  energy: '',
  units: 'metric',
  country: '',
  appearance: 'system',
  hasConsent: false,
};
const agreed: HealthForm = { ...form, hasSickness: true, text: 'gout', hasConsent: true };
const typed: HealthForm = { ...form, country: 'GH' };
const fresh: ReadHealth = {
  form: { ...form, areUnitsOpen: true },
  consentAt: null,
  version: 0,
  unsent: null,
};
const stored: ReadHealth = { form: agreed, consentAt: 1_770_000_000_000, version: 3, unsent: null };
const long = 'x'.repeat(501);
const isForm = (value: unknown) =>
  typeof value === 'object' && value !== null && 'appearance' in value && 'units' in value;
const figures = { people: '2', weight: '', energy: '' };

export const healthSettings: Samples = {
  chart: 'healthSettings',
  machine: healthSettingsMachine,
  input: {
    limits: {
      callTimeout: 12_000,
      conditionField: limits,
      people: { minimum: 1, maximum: 20 },
      weight: { minimum: 30, maximum: 300 },
      energy: { minimum: 1000, maximum: 5000 },
      poundsInKilogram: 2.20462,
    },
  },
  person: {
    'sickness.chosen (yes)': { type: 'sickness.chosen', hasSickness: true },
    'sickness.chosen (no)': { type: 'sickness.chosen', hasSickness: false },
    'form.changed (people 2)': { type: 'form.changed', changes: figures },
    'form.changed (people 0)': {
      type: 'form.changed',
      changes: { ...figures, people: '0', weight: '29' },
    },
    'form.changed (weight 29)': {
      type: 'form.changed',
      changes: { ...figures, weight: '29', energy: '999' },
    },
    'form.changed (energy 999)': { type: 'form.changed', changes: { ...figures, energy: '999' } },
    'form.changed (milk)': { type: 'form.changed', changes: { ...figures, allergens: ['milk'] } },
    'form.changed (consent)': { type: 'form.changed', changes: { hasConsent: true } },
    'units.chosen': { type: 'units.chosen', units: 'us' },
    'country.chosen': { type: 'country.chosen', country: 'US' },
    'appearance.chosen': { type: 'appearance.chosen', appearance: 'dark' },
    'form.submitted': { type: 'form.submitted' },
    'settings.retried': { type: 'settings.retried' },
    'unsent.discarded': { type: 'unsent.discarded' },
    'theirs.chosen': { type: 'theirs.chosen' },
    'mine.chosen': { type: 'mine.chosen' },
    'withdrawal.requested': { type: 'withdrawal.requested' },
    'withdrawal.cancelled': { type: 'withdrawal.cancelled' },
    'withdrawal.confirmed': { type: 'withdrawal.confirmed' },
  },
  actors: {
    readSettings: {
      answers: { fresh, stored, 'fresh and unsent': { ...fresh, unsent: typed } },
      failures: { '': new Error('network') },
    },
    saveSettings: {
      answers: {
        saved: { outcome: 'saved', isOpen: false, form, consentAt: null, version: 0 },
        kept: { outcome: 'kept' },
        conflict: { outcome: 'conflict' },
        refused: { outcome: 'refused', message: 'Use at most 20 people.' },
      },
      failures: { '': new Error('network') },
    },
    conditionField: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'condition.changed': { type: 'condition.changed', text: 'gout', answers: {} },
        'condition.changed (blank)': {
          type: 'condition.changed',
          text: ' '.repeat(501),
          answers: {},
        },
        'condition.changed (501)': { type: 'condition.changed', text: long, answers: {} },
      },
    },
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'draft.found': { type: 'draft.found', values: typed } },
    },
    appearances: { answers: { '': undefined }, failures: { '': new Error('fault') } },
  },
  delays: { callTimeout: 12_000 },
  names: [
    [isForm, 'the form'],
    [limits, 'its limits'],
  ],
  distinguish: ({
    form: { hasSickness, text, allergens, people, weight, energy, hasConsent },
    stored: { consentAt },
    isConsentAsked,
    ...rest
  }: Context & { unsent: unknown }) => [
    hasSickness,
    text.length,
    text.trim() === '',
    allergens.length,
    people,
    weight === '',
    energy === '',
    hasConsent,
    consentAt,
    isConsentAsked,
    rest.unsent === null,
  ],
  situations: {
    'a draft': ({ unsent }: Context & { unsent: unknown }) => unsent !== null,
    'consent stored': ({ stored: { consentAt } }: Context) => consentAt !== null,
    'condition missing': ({ form: { hasSickness, text } }: Context) =>
      hasSickness === true && text.trim() === '',
    'too long': ({ form: { text } }: Context) => text.length > 500,
    'consent missing': ({
      form: { hasSickness, allergens, weight, energy, hasConsent },
    }: Context) =>
      !hasConsent &&
      (hasSickness === true || allergens.length > 0 || weight !== '' || energy !== ''),
    'nobody to cook for': ({ form: { people } }: Context) => people === '0',
    'too light': ({ form: { weight } }: Context) => weight !== '',
    'too little energy': ({ form: { energy } }: Context) => energy !== '',
  },
  holds: {
    'ready.filling.consentMissing': ({ isConsentAsked }: Context) => isConsentAsked,
    'readingSettings · readSettings answers fresh, readingSettings · readSettings answers stored, ready.withdrawingConsent · saveSettings answers saved':
      ({ isConsentAsked }: Context) => !isConsentAsked,
    'sickness.chosen (yes)': ({ form: { hasSickness } }: Context) => hasSickness === true,
    'sickness.chosen (no)': ({ form: { hasSickness, text } }: Context) =>
      hasSickness === false && text === '',
    'units.chosen': ({ form: { units, areUnitsOpen } }: Context) =>
      units === 'us' && areUnitsOpen === false,
    'country.chosen': ({ form: { units, areUnitsOpen, country } }: Context) =>
      country === 'US' && (areUnitsOpen !== true || units === 'us'),
    'ready.savingSettings, ready.withdrawingConsent': ({ refusal }: Context) =>
      refusal === undefined,
    'ready.savingSettings · saveSettings answers refused': ({ refusal }: Context) =>
      refusal === 'Use at most 20 people.',
  },
};
