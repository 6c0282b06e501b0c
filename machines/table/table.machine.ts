import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { conditionFieldMachine } from '../health/conditionField.machine.ts';
import type { ConditionChanged, DraftFound, ToDrafts } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type { RouteInput } from '../shared/messages.ts';
import type { TableChange, TableForm, TableLimits, TableNow } from '../shared/table.ts';

type TableEvent =
  | { type: 'table.retried' }
  | { type: 'person.added' }
  | { type: 'person.chosen'; person: TableForm }
  | { type: 'eating.changed'; person: TableForm; eats: boolean }
  | { type: 'removal.requested'; person: TableForm }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'form.changed'; changes: Partial<TableForm> }
  | { type: 'form.submitted' }
  | { type: 'form.discarded' }
  | DraftFound<TableForm>
  | ConditionChanged;

const empty: TableForm = {
  id: null,
  name: '',
  kind: 'adult',
  eats: true,
  hasSickness: false,
  text: '',
  answers: {},
  allergens: [],
  avoided: '',
  diets: [],
  portion: '',
  weight: '',
  energy: '',
};

const isBlank = (text: string) => text.trim() === '';
const figureOf = (text: string) => Number(text.trim().replace(',', '.'));
const isOutOfRange = (text: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
  !isBlank(text) && !(figureOf(text) >= minimum && figureOf(text) <= maximum);
const nobody: TableChange = { kind: 'unseat', id: '' };

export const tableMachine = setup({
  types: {
    /** `change` is what the server is told of the list; `message` a refusal in its words; `unsent` what was typed on this tab before and never stored. */
    context: {} as {
      people: readonly TableForm[];
      hasConsent: boolean;
      form: TableForm;
      unsent: TableForm | null;
      leaving: TableForm | null;
      change: TableChange;
      message: string | null;
      limits: TableLimits;
    },
    events: {} as TableEvent,
    emitted: {} as Report,
    input: {} as RouteInput<TableLimits>,
    tags: {} as 'loading' | 'busy',
    meta: {} as { requirements: string[] },
    children: {} as {
      conditionField: 'conditionField';
      drafts: 'drafts';
      fetchTable: 'fetchTable';
      changeTable: 'changeTable';
    },
  },
  actors: {
    fetchTable: fromPromise<TableNow>(() =>
      Promise.reject(new Error('fetchTable is not provided')),
    ),
    changeTable: fromPromise<readonly TableForm[], TableChange>(() =>
      Promise.reject(new Error('changeTable is not provided')),
    ),
    conditionField: fromPromise(() =>
      Promise.reject(new Error('conditionField is not provided')),
    ) as unknown as typeof conditionFieldMachine,
    drafts: fromCallback<ToDrafts<TableForm>>(() => {
      throw new Error('drafts is not provided');
    }),
  },
  actions: {
    keepTable: assign({
      people: (_, params: TableNow) => params.people,
      hasConsent: (_, params) => params.hasConsent,
    }),
    keepUnsent: assign({ unsent: (_, params: { values: TableForm }) => params.values }),
    keepUnsentAsForm: assign({
      form: ({ context }) => context.unsent ?? context.form,
      unsent: null,
    }),
    tellDraft: sendTo('drafts', ({ context }): ToDrafts<TableForm> => ({
      type: 'draft.changed',
      values: context.form,
    })),
    tellDraftCleared: sendTo('drafts', { type: 'draft.cleared' }),
    keepPeople: assign({ people: (_, params: { people: readonly TableForm[] }) => params.people }),
    keepForm: assign({ form: (_, params: { form: TableForm }) => params.form }),
    keepChanges: assign({
      form: ({ context }, params: Partial<TableForm>) => Object.assign({}, context.form, params),
    }),
    keepLeaving: assign({ leaving: (_, params: { person: TableForm }) => params.person }),
    keepChange: assign({ change: (_, params: { change: TableChange }) => params.change }),
    keepMessage: assign({
      message: (_, params: { error: unknown }) =>
        params.error instanceof Error ? params.error.message : '',
    }),
    clearMessage: assign({ message: null }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasUnsent: ({ context }) => context.unsent !== null,
    isNameMissing: ({ context: { form } }) => isBlank(form.name),
    isConditionMissing: ({ context: { form } }) => form.hasSickness && isBlank(form.text),
    isWeightWrong: ({ context: { form, limits } }) =>
      form.kind === 'adult' && isOutOfRange(form.weight, limits.weight),
    isEnergyWrong: ({ context: { form, limits } }) =>
      form.kind === 'adult' && isOutOfRange(form.energy, limits.energy),
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'table',
  description:
    'Who eats with the person: what each must not eat, what a week has to hold for them, how much they eat.',
  context: ({ input }) => ({
    people: [],
    hasConsent: false,
    form: empty,
    unsent: null,
    leaving: null,
    change: nobody,
    message: null,
    limits: input.limits,
  }),
  initial: 'fetching',
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
    fetching: {
      description:
        'Who eats along, and whether their health may be stored. What was typed and never stored is looked for too.',
      tags: ['loading'],
      on: {
        'draft.found': {
          actions: { type: 'keepUnsent', params: ({ event }) => ({ values: event.values }) },
        },
      },
      invoke: {
        id: 'fetchTable',
        src: 'fetchTable',
        onDone: [
          {
            guard: 'hasUnsent',
            target: 'writing.filling.restored',
            actions: [
              { type: 'keepTable', params: ({ event }) => event.output },
              'keepUnsentAsForm',
            ],
          },
          {
            target: 'listed',
            actions: { type: 'keepTable', params: ({ event }) => event.output },
          },
        ],
        onError: 'unread',
      },
      after: { callTimeout: 'unread' },
    },
    unread: {
      description: 'The server did not say.',
      on: { 'table.retried': 'fetching' },
    },
    listed: {
      description: 'Who eats along is on the screen.',
      meta: { requirements: ['SET-01'] },
      on: {
        'person.added': {
          target: 'writing',
          actions: ['clearMessage', { type: 'keepForm', params: { form: empty } }],
        },
        'person.chosen': {
          target: 'writing',
          actions: [
            'clearMessage',
            { type: 'keepForm', params: ({ event }) => ({ form: event.person }) },
          ],
        },
        'eating.changed': {
          target: 'changing',
          actions: [
            'clearMessage',
            {
              type: 'keepChange',
              params: ({ event }) => ({
                change: {
                  kind: 'seat' as const,
                  form: Object.assign({}, event.person, { eats: event.eats }),
                },
              }),
            },
          ],
        },
        'removal.requested': {
          target: 'confirmingRemoval',
          actions: [
            'clearMessage',
            { type: 'keepLeaving', params: ({ event }) => ({ person: event.person }) },
          ],
        },
      },
    },
    confirmingRemoval: {
      description: 'Somebody is to be forgotten, with what is known of them: the person is asked.',
      on: {
        'removal.cancelled': 'listed',
        'removal.confirmed': {
          target: 'changing',
          actions: {
            type: 'keepChange',
            params: ({ context }) => ({
              change: { kind: 'unseat' as const, id: context.leaving?.id ?? '' },
            }),
          },
        },
      },
    },
    changing: {
      description: 'The server is told.',
      tags: ['busy'],
      invoke: {
        id: 'changeTable',
        src: 'changeTable',
        input: ({ context }) => context.change,
        onDone: {
          target: 'listed',
          actions: { type: 'keepPeople', params: ({ event }) => ({ people: event.output }) },
        },
        onError: {
          target: 'listed',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        callTimeout: {
          target: 'listed',
          actions: { type: 'keepMessage', params: { error: null } },
        },
      },
    },
    writing: {
      description: 'One of them is written, with the field for their health alive.',
      initial: 'filling',
      invoke: {
        id: 'conditionField',
        src: 'conditionField',
        input: ({ context }) => ({
          words: { text: context.form.text, answers: context.form.answers },
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
      states: {
        filling: {
          description: 'Whatever goes wrong, what was typed stays.',
          initial: 'editing',
          on: {
            'form.changed': {
              target: '.editing',
              actions: [{ type: 'keepChanges', params: ({ event }) => event.changes }, 'tellDraft'],
            },
            'condition.changed': {
              target: '.editing',
              actions: [
                {
                  type: 'keepChanges',
                  params: ({ event }) => ({ text: event.text, answers: event.answers }),
                },
                'tellDraft',
              ],
            },
            'form.discarded': { target: '#table.listed', actions: 'tellDraftCleared' },
            'form.submitted': [
              { guard: 'isNameMissing', target: '.nameMissing' },
              { guard: 'isConditionMissing', target: '.conditionMissing' },
              { guard: 'isWeightWrong', target: '.weightWrong' },
              { guard: 'isEnergyWrong', target: '.energyWrong' },
              { target: 'saving' },
            ],
          },
          states: {
            editing: { description: 'Nothing is wrong, as far as we know.' },
            restored: { description: 'What was typed before and never stored is back.' },
            nameMissing: { description: 'Nobody can be told apart without a name.' },
            conditionMissing: { description: 'Food has to fit something, and nobody says what.' },
            weightWrong: { description: 'Not the weight of an adult; it may be left out.' },
            energyWrong: { description: 'Not what an adult needs in a day; it may be left out.' },
            notSaved: { description: 'Refused, or no usable answer.' },
          },
        },
        saving: {
          description: 'The form is being stored; it waits and keeps its values.',
          tags: ['busy'],
          entry: 'clearMessage',
          invoke: {
            id: 'changeTable',
            src: 'changeTable',
            input: ({ context }) => ({ kind: 'seat' as const, form: context.form }),
            onDone: {
              target: '#table.listed',
              actions: [
                { type: 'keepPeople', params: ({ event }) => ({ people: event.output }) },
                'tellDraftCleared',
              ],
            },
            onError: {
              target: 'filling.notSaved',
              actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            callTimeout: {
              target: 'filling.notSaved',
              actions: { type: 'keepMessage', params: { error: null } },
            },
          },
        },
      },
    },
  },
});
