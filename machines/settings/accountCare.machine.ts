import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { GuardedResult, ProofOutput, SignedInPlace } from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { RouteInput, SessionDropped } from '../shared/messages.ts';
import type { accountDeletionMachine } from './accountDeletion.machine.ts';
import type { proofMachine } from './proof.machine.ts';
import type { secondFactorMachine } from './secondFactor.machine.ts';

interface AccountCareLimits {
  sessionsTimeout: number;
  downloadTimeout: number;
  deletionTimeout: number;
  /** To be typed by whoever means it. */
  deletionWord: string;
}

const unwired = fromPromise<void, object>(() =>
  Promise.reject(new Error('This chart is not provided')),
);

export const accountCareMachine = setup({
  types: {
    context: {} as {
      places: readonly SignedInPlace[];
      endingId: string;
      limits: AccountCareLimits;
    },
    events: {} as
      | { type: 'places.retried' }
      | { type: 'place.dismissed'; place: string }
      | { type: 'others.dismissed' }
      | { type: 'data.requested' }
      | SessionDropped,
    emitted: {} as Notify | Report,
    input: {} as RouteInput<AccountCareLimits>,
    meta: {} as { requirements: string[] },
    children: {} as {
      secondFactor: 'secondFactor';
      accountDeletion: 'accountDeletion';
      proof: 'proof';
    },
  },
  actors: {
    fetchPlaces: fromPromise<readonly SignedInPlace[]>(() =>
      Promise.reject(new Error('fetchPlaces is not provided')),
    ),
    endSession: fromPromise<void, { place: string }>(() =>
      Promise.reject(new Error('endSession is not provided')),
    ),
    endOtherSessions: fromPromise<GuardedResult>(() =>
      Promise.reject(new Error('endOtherSessions is not provided')),
    ),
    fetchData: fromPromise<GuardedResult>(() =>
      Promise.reject(new Error('fetchData is not provided')),
    ),
    proof: unwired as unknown as typeof proofMachine,
    secondFactor: unwired as unknown as typeof secondFactorMachine,
    accountDeletion: unwired as unknown as typeof accountDeletionMachine,
  },
  actions: {
    keepPlaces: assign({
      places: (_, params: { places: readonly SignedInPlace[] }) => params.places,
    }),
    keepEndingId: assign({ endingId: (_, params: { place: string }) => params.place }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSessionDropped: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: { to: SessionDropped['to'] }) => ({
        type: 'session.dropped' as const,
        to: params.to,
      }),
    ),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasOthers: (_, params: { places: readonly SignedInPlace[] }) =>
      params.places.some((place) => !place.isCurrent),
    isProofRequired: (_, params: GuardedResult) => params.outcome === 'proofRequired',
    isProven: (_, params: ProofOutput) => params.isProven,
  },
  delays: {
    sessionsTimeout: ({ context }) => context.limits.sessionsTimeout,
    downloadTimeout: ({ context }) => context.limits.downloadTimeout,
  },
}).createMachine({
  id: 'accountCare',
  description:
    'What a person can do about their account: see where they are signed in, ask for a code at log-in, take their data along, delete it all.',
  context: ({ input }) => ({
    places: [],
    endingId: '',
    limits: input.limits,
  }),
  type: 'parallel',
  invoke: [
    {
      id: 'secondFactor',
      src: 'secondFactor',
      input: ({ context }) => ({ callTimeout: context.limits.sessionsTimeout }),
      onDone: { actions: { type: 'report', params: { code: 'account.partStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'account.partStopped', error: event.error }),
        },
      },
    },
    {
      id: 'accountDeletion',
      src: 'accountDeletion',
      input: ({ context }) => context.limits,
      onDone: { actions: { type: 'report', params: { code: 'account.partStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'account.partStopped', error: event.error }),
        },
      },
    },
  ],
  on: {
    'session.dropped': {
      actions: { type: 'tellSessionDropped', params: ({ event }) => ({ to: event.to }) },
    },
  },
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
            onError: 'notEnded',
          },
          after: { sessionsTimeout: 'notEnded' },
        },
        endingOtherSessions: {
          description: 'Every other place is being signed out.',
          invoke: {
            id: 'endOtherSessions',
            src: 'endOtherSessions',
            onDone: [
              {
                guard: { type: 'isProofRequired', params: ({ event }) => event.output },
                target: 'provingForOthers',
              },
              {
                target: 'fetchingPlaces',
                actions: { type: 'notify', params: { code: 'account.othersSignedOut' } },
              },
            ],
            onError: 'notEnded',
          },
          after: { sessionsTimeout: 'notEnded' },
        },
        notEnded: {
          description: 'Passed through at once: nobody was signed out.',
          entry: { type: 'notify', params: { code: 'account.othersNotSignedOut' } },
          always: 'elsewhere',
        },
        provingForOthers: {
          description: 'The person proves who they are, or thinks better of it.',
          invoke: {
            id: 'proof',
            src: 'proof',
            input: ({ context }) => ({ proofTimeout: context.limits.sessionsTimeout }),
            onDone: [
              {
                guard: { type: 'isProven', params: ({ event }) => event.output },
                target: 'endingOtherSessions',
              },
              { target: 'elsewhere' },
            ],
            onError: 'notEnded',
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
            onDone: [
              {
                guard: { type: 'isProofRequired', params: ({ event }) => event.output },
                target: 'provingForData',
              },
              {
                target: 'offered',
                actions: { type: 'notify', params: { code: 'account.dataDownloaded' } },
              },
            ],
            onError: 'notFetched',
          },
          after: { downloadTimeout: 'notFetched' },
        },
        notFetched: {
          description: 'Passed through at once: there is no file.',
          entry: { type: 'notify', params: { code: 'account.dataNotDownloaded' } },
          always: 'offered',
        },
        provingForData: {
          description: 'The person proves who they are, or thinks better of it.',
          invoke: {
            id: 'proof',
            src: 'proof',
            input: ({ context }) => ({ proofTimeout: context.limits.sessionsTimeout }),
            onDone: [
              {
                guard: { type: 'isProven', params: ({ event }) => event.output },
                target: 'fetchingData',
              },
              { target: 'offered' },
            ],
            onError: 'notFetched',
          },
        },
      },
    },
  },
});
