import { tableMachine } from '../../../machines/table/table.machine.ts';
import type { TableForm, TableNow } from '../../../machines/shared/table.ts';
import type { Samples } from '../engine/index.ts';
import { ada } from './app.ts';

const field = { searchDelay: 300, callTimeout: 12_000, textMaximum: 500 };
const limits = {
  callTimeout: 11_000,
  conditionField: field,
  weight: { minimum: 30, maximum: 300 },
  energy: { minimum: 1000, maximum: 5000 },
};
export const esi: TableForm = {
  id: '01900000-0000-7000-8000-000000000031',
  name: 'Esi',
  kind: 'child',
  eats: true,
  hasSickness: true,
  text: 'gout',
  answers: {},
  allergens: ['peanut'],
  avoided: 'kiwi',
  leftOut: ['Left out: kiwi fruit.'],
  diets: ['vegan'],
  portion: '0.5',
  weight: '',
  energy: '',
};
const typed: TableForm = { ...esi, id: null, name: 'Kojo', kind: 'adult' };
const alone: TableNow = { people: [], hasConsent: true };
const seated: TableNow = { people: [esi], hasConsent: true };
const unagreed: TableNow = { people: [], hasConsent: false };
const isForm = (value: unknown) =>
  typeof value === 'object' && value !== null && 'hasSickness' in value && 'avoided' in value;

export interface Context {
  people: readonly TableForm[];
  hasConsent: boolean;
  form: TableForm;
  leaving: TableForm | null;
  change: { kind: string };
  message: string | null;
  unsent: TableForm | null;
}

export const table: Samples = {
  chart: 'table',
  machine: tableMachine,
  input: { limits, person: ada, path: '/who-eats', search: '' },
  person: {
    'table.retried': { type: 'table.retried' },
    'person.added': { type: 'person.added' },
    'person.chosen': { type: 'person.chosen', person: esi },
    'eating.changed': { type: 'eating.changed', person: esi, eats: false },
    'removal.requested': { type: 'removal.requested', person: esi },
    'removal.confirmed': { type: 'removal.confirmed' },
    'removal.cancelled': { type: 'removal.cancelled' },
    'form.changed (a name)': { type: 'form.changed', changes: { name: 'Ama' } },
    'form.changed (no name)': { type: 'form.changed', changes: { name: ' ' } },
    'form.changed (ill)': { type: 'form.changed', changes: { hasSickness: true } },
    'form.changed (weight 29)': { type: 'form.changed', changes: { weight: '29' } },
    'form.changed (energy 999)': { type: 'form.changed', changes: { weight: '', energy: '999' } },
    'form.submitted': { type: 'form.submitted' },
    'form.discarded': { type: 'form.discarded' },
  },
  actors: {
    fetchTable: { answers: { alone, seated, unagreed }, failures: { '': new Error('network') } },
    changeTable: {
      answers: { seated: [esi], nobody: [] },
      failures: { '': new Error('At most 11 people can eat along.') },
    },
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'draft.found': { type: 'draft.found', values: typed } },
    },
    conditionField: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'condition.changed': { type: 'condition.changed', text: 'gout', answers: {} },
        'condition.changed (blank)': { type: 'condition.changed', text: ' ', answers: {} },
      },
    },
  },
  delays: { callTimeout: 11_000 },
  names: [
    [ada, 'Ada'],
    [isForm, 'the form'],
    [field, 'its limits'],
  ],
  distinguish: ({
    people,
    hasConsent,
    form: { id, name, hasSickness, text, weight, energy },
    leaving,
    change,
    message,
    unsent,
  }: Context) => [
    people.length,
    hasConsent,
    id === null,
    name.trim() === '',
    hasSickness,
    text.trim() === '',
    weight === '',
    energy === '',
    leaving === null,
    change.kind,
    message === null,
    unsent === null,
  ],
  situations: {
    'a draft': ({ unsent }: Context) => unsent !== null,
    'no name': ({ form: { name } }: Context) => name.trim() === '',
    'condition missing': ({ form: { hasSickness, text } }: Context) =>
      hasSickness && text.trim() === '',
    'too light': ({ form: { kind, weight } }: Context) => kind === 'adult' && weight !== '',
    'too little energy': ({ form: { kind, energy } }: Context) => kind === 'adult' && energy !== '',
    'a new one': ({ form: { id } }: Context) => id === null,
  },
  holds: {
    'drafts says draft.found': ({ unsent }: Context) => unsent === typed,
    'writing.filling.restored': ({ form, unsent }: Context) => form === typed && unsent === null,
    'fetchTable answers alone': ({ people, hasConsent }: Context) =>
      people === alone.people && hasConsent,
    'fetchTable answers seated': ({ people }: Context) => people === seated.people,
    'fetchTable answers unagreed': ({ hasConsent }: Context) => !hasConsent,
    'changeTable answers seated': ({ people }: Context) => people.length === 1,
    'changeTable answers nobody': ({ people }: Context) => people.length === 0,
    'changeTable fails': ({ message }: Context) => message === 'At most 11 people can eat along.',
    'changing · after callTimeout, writing.saving · after callTimeout': ({ message }: Context) =>
      message === '',
    'writing.saving': ({ message }: Context) => message === null,
    'form.changed (ill)': ({ form }: Context) => form.hasSickness,
    'conditionField says condition.changed': ({ form }: Context, before: Context) =>
      form.text === 'gout' && form.name === before.form.name,
    'conditionField says condition.changed (blank)': ({ form }: Context) => form.text === ' ',
    'person.added': ({ form, message }: Context) =>
      form.id === null && form.name === '' && message === null,
    'person.chosen': ({ message }: Context) => message === null,
    'eating.changed': ({ message }: Context) => message === null,
    'removal.requested': ({ message }: Context) => message === null,
  },
};
