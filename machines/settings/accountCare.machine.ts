import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { DeletionForm, DeletionResult, SignedInPlace } from '../shared/account.ts';
import type { Notice, Notify } from '../shared/emitted.ts';
import type { RouteInput, SessionDropped } from '../shared/messages.ts';

interface AccountCareLimits {
  sessionsTimeout: number;
  downloadTimeout: number;
  deletionTimeout: number;
  /** To be typed by whoever means it. */
  deletionWord: string;
}

export const accountCareMachine = setup({
  types: {
    context: {} as {
      places: readonly SignedInPlace[];
      endingId: string;
      form: DeletionForm;
      refusal: string | undefined;
      limits: AccountCareLimits;
    },
    events: {} as
      | { type: 'places.retried' }
      | { type: 'place.dismissed'; place: string }
      | { type: 'others.dismissed' }
      | { type: 'data.requested' }
      | { type: 'deletion.requested' }
      | { type: 'deletion.cancelled' }
      | { type: 'form.changed'; changes: Partial<DeletionForm> }
      | { type: 'form.submitted' },
    emitted: {} as Notify,
    input: {} as RouteInput<AccountCareLimits>,
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchPlaces: fromPromise<readonly SignedInPlace[]>(() =>
      Promise.reject(new Error('fetchPlaces is not provided')),
    ),
    endSession: fromPromise<void, { place: string }>(() =>
      Promise.reject(new Error('endSession is not provided')),
    ),
    endOtherSessions: fromPromise<void>(() =>
      Promise.reject(new Error('endOtherSessions is not provided')),
    ),
    fetchData: fromPromise<void>(() => Promise.reject(new Error('fetchData is not provided'))),
    deleteAccount: fromPromise<DeletionResult, DeletionForm>(() =>
      Promise.reject(new Error('deleteAccount is not provided')),
    ),
  },
  actions: {
    keepPlaces: assign({
      places: (_, params: { places: readonly SignedInPlace[] }) => params.places,
    }),
    keepEndingId: assign({ endingId: (_, params: { place: string }) => params.place }),
    keepField: assign({
      form: ({ context }, params: Partial<DeletionForm>) => Object.assign({}, context.form, params),
    }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    clearForm: assign({ form: { confirmation: '', password: '' } }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSessionDropped: sendTo(
      ({ self }) => self._parent ?? self,
      (): SessionDropped => ({ type: 'session.dropped', to: '/landing' }),
    ),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
  },
  guards: {
    hasOthers: (_, params: { places: readonly SignedInPlace[] }) =>
      params.places.some((place) => !place.isCurrent),
    isWordWrong: ({ context }) => context.form.confirmation.trim() !== context.limits.deletionWord,
    isPasswordMissing: ({ context }) => context.form.password === '',
    isDeleted: (_, params: DeletionResult) => params.outcome === 'deleted',
  },
  delays: {
    sessionsTimeout: ({ context }) => context.limits.sessionsTimeout,
    downloadTimeout: ({ context }) => context.limits.downloadTimeout,
    deletionTimeout: ({ context }) => context.limits.deletionTimeout,
  },
}).createMachine({
  id: 'accountCare',
  description:
    'What a person can do about their account: see where they are signed in, take their data along, delete it all.',
  context: ({ input }) => ({
    places: [],
    endingId: '',
    form: { confirmation: '', password: '' },
    refusal: undefined,
    limits: input.limits,
  }),
  type: 'parallel',
  states: {
    places: {
      description: 'Where the person is signed in.',
      initial: 'fetchingPlaces',
      states: {
        fetchingPlaces: {
          description: 'The server is asked.',
          invoke: {
            id: 'fetchPlaces',
            src: 'fetchPlaces',
            onDone: [
              {
                guard: { type: 'hasOthers', params: ({ event }) => ({ places: event.output }) },
                target: 'elsewhere',
                actions: { type: 'keepPlaces', params: ({ event }) => ({ places: event.output }) },
              },
              {
                target: 'alone',
                actions: { type: 'keepPlaces', params: ({ event }) => ({ places: event.output }) },
              },
            ],
            onError: 'placesUnread',
          },
          after: { sessionsTimeout: 'placesUnread' },
        },
        placesUnread: {
          description: 'The server did not say.',
          on: { 'places.retried': 'fetchingPlaces' },
        },
        alone: { description: 'Here, and nowhere else.' },
        elsewhere: {
          description: 'In other places too: each can be signed out, or all at once.',
          on: {
            'place.dismissed': {
              target: 'endingSession',
              actions: { type: 'keepEndingId', params: ({ event }) => ({ place: event.place }) },
            },
            'others.dismissed': 'endingOtherSessions',
          },
        },
        endingSession: {
          description: 'One other place is being signed out.',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ place: context.endingId }),
            onDone: 'fetchingPlaces',
            onError: {
              target: 'elsewhere',
              actions: { type: 'notify', params: { code: 'account.othersNotSignedOut' } },
            },
          },
          after: {
            sessionsTimeout: {
              target: 'elsewhere',
              actions: { type: 'notify', params: { code: 'account.othersNotSignedOut' } },
            },
          },
        },
        endingOtherSessions: {
          description: 'Every other place is being signed out.',
          invoke: {
            id: 'endOtherSessions',
            src: 'endOtherSessions',
            onDone: {
              target: 'fetchingPlaces',
              actions: { type: 'notify', params: { code: 'account.othersSignedOut' } },
            },
            onError: {
              target: 'elsewhere',
              actions: { type: 'notify', params: { code: 'account.othersNotSignedOut' } },
            },
          },
          after: {
            sessionsTimeout: {
              target: 'elsewhere',
              actions: { type: 'notify', params: { code: 'account.othersNotSignedOut' } },
            },
          },
        },
      },
    },
    data: {
      description: 'Everything that is stored on the person, as one file.',
      initial: 'offered',
      states: {
        offered: { description: 'It can be asked for.', on: { 'data.requested': 'fetchingData' } },
        fetchingData: {
          description: 'The file is on its way to the downloads.',
          invoke: {
            id: 'fetchData',
            src: 'fetchData',
            onDone: {
              target: 'offered',
              actions: { type: 'notify', params: { code: 'account.dataDownloaded' } },
            },
            onError: {
              target: 'offered',
              actions: { type: 'notify', params: { code: 'account.dataNotDownloaded' } },
            },
          },
          after: {
            downloadTimeout: {
              target: 'offered',
              actions: { type: 'notify', params: { code: 'account.dataNotDownloaded' } },
            },
          },
        },
      },
    },
    deletion: {
      description: 'The way out, which cannot be walked by accident.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Nobody has asked for it.',
          on: { 'deletion.requested': 'confirming' },
        },
        confirming: {
          description: 'The person types the word and their password, or thinks better of it.',
          initial: 'editing',
          on: {
            'deletion.cancelled': { target: 'closed', actions: 'clearForm' },
            'form.changed': {
              target: '.editing',
              actions: { type: 'keepField', params: ({ event }) => event.changes },
            },
            'form.submitted': [
              { guard: 'isWordWrong', target: '.wordWrong' },
              { guard: 'isPasswordMissing', target: '.passwordMissing' },
              { target: 'deletingAccount' },
            ],
          },
          states: {
            editing: { description: 'Nothing is wrong, as far as we know.' },
            wordWrong: { description: 'The word is not the one that was asked for.' },
            passwordMissing: { description: 'The password is missing.' },
            notDeleted: { description: 'Refused, or no usable answer: the account is as it was.' },
          },
        },
        deletingAccount: {
          description: 'Everything goes, and every session ends.',
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: ({ context: { form } }) => ({
              confirmation: form.confirmation.trim(),
              password: form.password,
            }),
            onDone: [
              {
                guard: { type: 'isDeleted', params: ({ event }) => event.output },
                target: 'deleted',
                actions: [
                  'clearForm',
                  { type: 'notify', params: { code: 'account.deleted' } },
                  'tellSessionDropped',
                ],
              },
              {
                target: 'confirming.notDeleted',
                actions: {
                  type: 'keepRefusal',
                  params: ({ event }) => ({
                    refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
                  }),
                },
              },
            ],
            onError: {
              target: 'confirming.notDeleted',
              actions: { type: 'keepRefusal', params: { refusal: undefined } },
            },
          },
          after: {
            deletionTimeout: {
              target: 'confirming.notDeleted',
              actions: { type: 'keepRefusal', params: { refusal: undefined } },
            },
          },
        },
        deleted: { description: 'There is no account any more; the app goes to the landing page.' },
      },
    },
  },
});
