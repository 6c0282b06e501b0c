import { assign, emit, fromCallback, fromPromise, sendTo, setup, type InputFrom } from 'xstate';
import { isWithoutConsent, savedCode, withoutNewHealth } from '../../domain/settingsForm.ts';
import { energyOf, figureOf } from '../../domain/typedNumbers.ts';
import { withCountry, withUnits } from '../../domain/unitsForm.ts';
import type { conditionFieldMachine } from '../health/conditionField.machine.ts';
import type {
  AppearanceChosen,
  ConditionChanged,
  DraftFound,
  HealthForm,
  HealthToSave,
  ReadHealth,
  SavedHealth,
  StoredHealth,
  ToDrafts,
} from '../shared/account.ts';
import type { Navigate, Notice, Notify, Report } from '../shared/emitted.ts';
import type { FromRoute, RouteInput } from '../shared/messages.ts';

interface Range {
  minimum: number;
  maximum: number;
}
interface HealthSettingsLimits {
  callTimeout: number;
  conditionField: InputFrom<typeof conditionFieldMachine>['limits'];
  people: Range;
  /** In kg. */
  weight: Range;
  /** In kcal a day. */
  energy: Range;
  poundsInKilogram: number;
}

const isOutOfRange = (figure: number, { minimum, maximum }: Range) =>
  !(figure >= minimum && figure <= maximum);
const isBlank = (text: string) => text.trim() === '';

const empty: HealthForm = {
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

export const healthSettingsMachine = setup({
  types: {
    context: {} as {
      form: HealthForm;
      stored: StoredHealth;
      unsent: HealthForm | null;
      refusal: string | undefined;
      /** The agreement was asked for beside the button: it stays there, so that a tick does not take it away. */
      isConsentAsked: boolean;
      limits: HealthSettingsLimits;
    },
    events: {} as
      | { type: 'sickness.chosen'; hasSickness: boolean }
      | { type: 'form.changed'; changes: Partial<HealthForm> }
      | { type: 'units.chosen'; units: HealthForm['units'] }
      | { type: 'country.chosen'; country: string }
      | AppearanceChosen
      | { type: 'form.submitted' }
      | { type: 'settings.retried' }
      | { type: 'unsent.discarded' }
      | { type: 'theirs.chosen' }
      | { type: 'mine.chosen' }
      | { type: 'withdrawal.requested' }
      | { type: 'withdrawal.cancelled' }
      | { type: 'withdrawal.confirmed' }
      | ConditionChanged
      | DraftFound<HealthForm>,
    emitted: {} as Notify | Navigate | Report,
    input: {} as RouteInput<HealthSettingsLimits>,
    tags: {} as 'loading' | 'busy',
    meta: {} as { requirements: string[] },
    children: {} as {
      conditionField: 'conditionField';
      drafts: 'drafts';
      appearances: 'appearances';
      readSettings: 'readSettings';
      saveSettings: 'saveSettings';
    },
  },
  actors: {
    readSettings: fromPromise<ReadHealth>(() =>
      Promise.reject(new Error('readSettings is not provided')),
    ),
    saveSettings: fromPromise<SavedHealth, HealthToSave>(() =>
      Promise.reject(new Error('saveSettings is not provided')),
    ),
    conditionField: fromPromise(() =>
      Promise.reject(new Error('conditionField is not provided')),
    ) as unknown as typeof conditionFieldMachine,
    drafts: fromCallback<ToDrafts<HealthForm>>(() => {
      throw new Error('drafts is not provided');
    }),
    appearances: fromCallback<AppearanceChosen>(() => {
      throw new Error('appearances is not provided');
    }),
  },
  actions: {
    keepRead: assign({
      form: ({ context }, params: ReadHealth) => context.unsent ?? params.unsent ?? params.form,
      stored: (_, params) => params,
      unsent: null,
      isConsentAsked: false,
    }),
    keepStored: assign({
      form: (_, params: StoredHealth) => params.form,
      stored: (_, params) => params,
      isConsentAsked: false,
    }),
    keepConsentAsked: assign({ isConsentAsked: true }),
    /** The form keeps what is not stored yet. */
    keepStoredBeside: assign({ stored: (_, params: StoredHealth) => params }),
    keepUnsent: assign({ unsent: (_, params: { values: HealthForm }) => params.values }),
    keepStoredForm: assign({ form: ({ context }) => context.stored.form }),
    keepChanges: assign({
      form: ({ context }, params: Partial<HealthForm>) => Object.assign({}, context.form, params),
    }),
    keepUnits: assign({
      form: ({ context: { form, limits } }, params: { units: HealthForm['units'] }) =>
        withUnits(form, params.units, limits.poundsInKilogram),
    }),
    keepCountry: assign({
      form: ({ context: { form, limits } }, params: { country: string }) =>
        withCountry(form, params.country, limits.poundsInKilogram),
    }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    clearRefusal: assign({ refusal: undefined }),
    clearVersion: assign({
      stored: ({ context }) => Object.assign({}, context.stored, { version: undefined }),
    }),
    tellDraft: sendTo('drafts', ({ context }): ToDrafts<HealthForm> => ({
      type: 'draft.changed',
      values: context.form,
    })),
    tellDraftCleared: sendTo('drafts', { type: 'draft.cleared' }),
    tellField: sendTo('conditionField', { type: 'text.changed', text: '' }),
    tellAppearance: sendTo('appearances', ({ context }): AppearanceChosen => ({
      type: 'appearance.chosen',
      appearance: context.form.appearance,
    })),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSettingsChanged: sendTo(
      ({ self }) => self._parent ?? self,
      (): FromRoute => ({ type: 'settings.changed' }),
    ),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    navigate: emit((_, params: { to: string }) => ({
      type: 'navigate' as const,
      to: params.to,
      replace: false,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasUnsent: ({ context }, params: ReadHealth) => (context.unsent ?? params.unsent) !== null,
    isSick: (_, params: { hasSickness: boolean }) => params.hasSickness,
    isConditionMissing: ({ context: { form } }) => form.hasSickness === true && isBlank(form.text),
    isConditionTooLong: ({ context: { form, limits } }) =>
      form.text.length > limits.conditionField.textMaximum,
    isPeopleWrong: ({ context: { form, limits } }) =>
      !Number.isInteger(figureOf(form.people)) ||
      isOutOfRange(figureOf(form.people), limits.people),
    isWeightWrong: ({ context: { form, limits } }) =>
      !isBlank(form.weight) &&
      isOutOfRange(
        figureOf(form.weight) / (form.units === 'us' ? limits.poundsInKilogram : 1),
        limits.weight,
      ),
    isEnergyWrong: ({ context: { form, limits } }) =>
      !isBlank(form.energy) && isOutOfRange(energyOf(form.energy), limits.energy),
    isSavedWithoutHealth: ({ context: { form } }, params: SavedHealth) =>
      params.outcome === 'saved' && isWithoutConsent(form),
    hasConsentStored: ({ context }) => context.stored.consentAt !== null,
    isSaved: (_, params: SavedHealth) => params.outcome === 'saved',
    isKept: (_, params: SavedHealth) => params.outcome === 'kept',
    isChangedElsewhere: (_, params: SavedHealth) => params.outcome === 'conflict',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'healthSettings',
  description:
    'Health and household settings: read, changed, and stored on the server and on this device.',
  context: ({ input }) => ({
    form: empty,
    stored: { form: empty, consentAt: null, version: undefined },
    unsent: null,
    refusal: undefined,
    isConsentAsked: false,
    limits: input.limits,
  }),
  initial: 'readingSettings',
  invoke: [
    {
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
    {
      id: 'appearances',
      src: 'appearances',
      onDone: { actions: { type: 'report', params: { code: 'appearances.stopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'appearances.stopped', error: event.error }),
        },
      },
    },
  ],
  states: {
    readingSettings: {
      description:
        "The server's copy is read; where there is none, this device's. What was typed and never stored is looked for too.",
      meta: { requirements: ['SET-07'] },
      tags: ['loading'],
      on: {
        'draft.found': {
          actions: { type: 'keepUnsent', params: ({ event }) => ({ values: event.values }) },
        },
      },
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        onDone: [
          {
            guard: { type: 'hasUnsent', params: ({ event }) => event.output },
            target: 'ready.filling.restored',
            actions: [{ type: 'keepRead', params: ({ event }) => event.output }, 'tellAppearance'],
          },
          {
            target: 'ready',
            actions: [{ type: 'keepRead', params: ({ event }) => event.output }, 'tellAppearance'],
          },
        ],
        onError: 'settingsUnread',
      },
      after: { callTimeout: 'settingsUnread' },
    },
    settingsUnread: {
      description:
        'Neither the server nor this device could tell what is stored, so nothing is shown that might be saved over it.',
      on: { 'settings.retried': 'readingSettings' },
    },
    ready: {
      description: 'The form, with the field for the condition alive.',
      meta: { requirements: ['SET-01'] },
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
          description:
            'The person looks through and changes. Whatever goes wrong, what they typed stays.',
          meta: { requirements: ['SET-01'] },
          initial: 'editing',
          on: {
            'sickness.chosen': [
              {
                guard: {
                  type: 'isSick',
                  params: ({ event }) => ({ hasSickness: event.hasSickness }),
                },
                target: '.editing',
                actions: [{ type: 'keepChanges', params: { hasSickness: true } }, 'tellDraft'],
              },
              {
                target: '.editing',
                actions: [
                  { type: 'keepChanges', params: { hasSickness: false, text: '' } },
                  'tellField',
                  'tellDraft',
                ],
              },
            ],
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
            'form.changed': {
              target: '.editing',
              actions: [{ type: 'keepChanges', params: ({ event }) => event.changes }, 'tellDraft'],
            },
            'units.chosen': {
              target: '.editing',
              actions: [
                { type: 'keepUnits', params: ({ event }) => ({ units: event.units }) },
                'tellDraft',
              ],
            },
            'country.chosen': {
              target: '.editing',
              actions: [
                { type: 'keepCountry', params: ({ event }) => ({ country: event.country }) },
                'tellDraft',
              ],
            },
            'appearance.chosen': {
              target: '.editing',
              actions: [
                { type: 'keepChanges', params: ({ event }) => ({ appearance: event.appearance }) },
                'tellAppearance',
                'tellDraft',
              ],
            },
            'withdrawal.requested': { guard: 'hasConsentStored', target: 'confirmingWithdrawal' },
            'form.submitted': [
              {
                guard: 'isConditionMissing',
                target: '.conditionMissing',
                actions: { type: 'notify', params: { code: 'settings.conditionMissing' } },
              },
              { guard: 'isConditionTooLong', target: '.conditionTooLong' },
              { guard: 'isPeopleWrong', target: '.peopleWrong' },
              { guard: 'isWeightWrong', target: '.weightWrong' },
              { guard: 'isEnergyWrong', target: '.energyWrong' },
              { target: 'savingSettings' },
            ],
          },
          states: {
            editing: { description: 'Nothing is wrong, as far as we know.' },
            restored: {
              description:
                'What was typed before and never stored is in the form again; what is stored can be had instead.',
              meta: { requirements: ['SET-07'] },
              on: {
                'unsent.discarded': {
                  target: '#healthSettings.ready',
                  reenter: true,
                  actions: ['keepStoredForm', 'tellDraftCleared', 'tellAppearance'],
                },
              },
            },
            conditionMissing: {
              description: 'Yes, and the condition is blank.',
              meta: { requirements: ['SET-02'] },
            },
            conditionTooLong: { description: 'More than is stored and read.' },
            consentMissing: {
              description:
                'There is health information in the form, and no agreement to its being stored. Everything else is stored.',
              entry: 'keepConsentAsked',
            },
            peopleWrong: { description: 'Not a number of people that we can cook for.' },
            weightWrong: { description: 'Not the weight of an adult; it may also be left out.' },
            energyWrong: {
              description: 'Not what an adult needs in a day; it may also be left out.',
            },
            notSaved: {
              description: 'Refused, or no usable answer. The form keeps everything.',
              meta: { requirements: ['SET-03'] },
            },
            keptHere: {
              description:
                'Nobody could be reached: this device keeps it until it can be sent. It is told as not saved, and that it is kept.',
              meta: { requirements: ['SET-03', 'SET-07'] },
            },
            changedElsewhere: {
              description:
                'Another device has saved since: the person says which of the two holds.',
              on: {
                'theirs.chosen': {
                  target: '#healthSettings.readingSettings',
                  actions: 'tellDraftCleared',
                },
                'mine.chosen': {
                  target: '#healthSettings.ready.savingSettings',
                  actions: 'clearVersion',
                },
              },
            },
          },
        },
        savingSettings: {
          description: 'The form is being stored; it waits and keeps its values.',
          meta: { requirements: ['SET-03', 'SET-07'] },
          tags: ['busy'],
          entry: 'clearRefusal',
          invoke: {
            id: 'saveSettings',
            src: 'saveSettings',
            input: ({ context: { form, stored } }) => ({
              form: isWithoutConsent(form) ? withoutNewHealth(form, stored.form) : form,
              consentAt: stored.consentAt,
              version: stored.version,
              isWithdrawal: false,
            }),
            onDone: [
              {
                guard: { type: 'isSavedWithoutHealth', params: ({ event }) => event.output },
                target: 'filling.consentMissing',
                actions: [
                  {
                    type: 'keepStoredBeside',
                    params: ({ event }) => event.output as SavedHealth & { outcome: 'saved' },
                  },
                  'tellSettingsChanged',
                ],
              },
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'saved',
                actions: [
                  'tellDraftCleared',
                  'tellSettingsChanged',
                  { type: 'notify', params: ({ event }) => ({ code: savedCode(event.output) }) },
                  { type: 'navigate', params: { to: '/planner' } },
                ],
              },
              {
                guard: { type: 'isKept', params: ({ event }) => event.output },
                target: 'filling.keptHere',
                actions: { type: 'notify', params: { code: 'settings.notSaved' } },
              },
              {
                guard: { type: 'isChangedElsewhere', params: ({ event }) => event.output },
                target: 'filling.changedElsewhere',
              },
              {
                target: 'filling.notSaved',
                actions: [
                  {
                    type: 'keepRefusal',
                    params: ({ event }) => ({
                      refusal:
                        event.output.outcome === 'refused' ? event.output.message : undefined,
                    }),
                  },
                  { type: 'notify', params: { code: 'settings.notSaved' } },
                ],
              },
            ],
            onError: {
              target: 'filling.notSaved',
              actions: { type: 'notify', params: { code: 'settings.notSaved' } },
            },
          },
          after: {
            callTimeout: {
              target: 'filling.notSaved',
              actions: { type: 'notify', params: { code: 'settings.notSaved' } },
            },
          },
        },
        saved: {
          description: 'Stored; the planner is next.',
          meta: { requirements: ['SET-03'] },
          tags: ['busy'],
        },
        confirmingWithdrawal: {
          description:
            'Withdrawing the agreement deletes the health information: the person is asked once more.',
          on: { 'withdrawal.cancelled': 'filling', 'withdrawal.confirmed': 'withdrawingConsent' },
        },
        withdrawingConsent: {
          description: 'Health information is being deleted; the household settings stay.',
          tags: ['busy'],
          entry: 'clearRefusal',
          invoke: {
            id: 'saveSettings',
            src: 'saveSettings',
            input: ({ context }) => ({
              form: context.stored.form,
              consentAt: context.stored.consentAt,
              version: undefined,
              isWithdrawal: true,
            }),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: '#healthSettings.consentWithdrawn',
                actions: [
                  {
                    type: 'keepStored',
                    params: ({ event }) => event.output as SavedHealth & { outcome: 'saved' },
                  },
                  'tellDraftCleared',
                  'tellSettingsChanged',
                  { type: 'notify', params: { code: 'settings.consentWithdrawn' } },
                ],
              },
              {
                target: 'filling.notSaved',
                actions: { type: 'notify', params: { code: 'settings.notSaved' } },
              },
            ],
            onError: {
              target: 'filling.notSaved',
              actions: { type: 'notify', params: { code: 'settings.notSaved' } },
            },
          },
          after: {
            callTimeout: {
              target: 'filling.notSaved',
              actions: { type: 'notify', params: { code: 'settings.notSaved' } },
            },
          },
        },
      },
    },
    consentWithdrawn: {
      description: 'Passed through at once, so that the field for the condition starts again.',
      always: 'ready',
    },
  },
});
