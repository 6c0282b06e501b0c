import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { GuardedResult, ProofOutput, SignedInPlace } from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { RouteInput, SessionDropped } from '../shared/messages.ts';
import type { accountDeletionMachine } from './accountDeletion.machine.ts';
import type { apiTokensMachine } from './apiTokens.machine.ts';
import type { dataExportMachine } from './dataExport.machine.ts';
import type { identitiesMachine } from './identities.machine.ts';
import type { passkeysMachine } from './passkeys.machine.ts';
import type { proofMachine } from './proof.machine.ts';
import type { secondFactorMachine } from './secondFactor.machine.ts';

interface AccountCareLimits {
  sessionsTimeout: number;
  downloadTimeout: number;
  deletionTimeout: number;
  passkeyTimeout: number;
  /** To be typed by whoever means it. */
  deletionWord: string;
}

const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));
const unwired = fromPromise<void, object>(missing('This chart'));

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
      | SessionDropped,
    emitted: {} as Notify | Report,
    input: {} as RouteInput<AccountCareLimits>,
    meta: {} as { requirements: string[] },
    children: {} as {
      secondFactor: 'secondFactor';
      passkeys: 'passkeys';
      identities: 'identities';
      apiTokens: 'apiTokens';
      dataExport: 'dataExport';
      accountDeletion: 'accountDeletion';
      proof: 'proof';
    },
  },
  actors: {
    fetchPlaces: fromPromise<readonly SignedInPlace[]>(missing('fetchPlaces')),
    endSession: fromPromise<GuardedResult, { place: string }>(missing('endSession')),
    endOtherSessions: fromPromise<GuardedResult>(missing('endOtherSessions')),
    proof: unwired as unknown as typeof proofMachine,
    dataExport: unwired as unknown as typeof dataExportMachine,
    apiTokens: unwired as unknown as typeof apiTokensMachine,
    identities: unwired as unknown as typeof identitiesMachine,
    secondFactor: unwired as unknown as typeof secondFactorMachine,
    passkeys: unwired as unknown as typeof passkeysMachine,
    accountDeletion: unwired as unknown as typeof accountDeletionMachine,
  },
  actions: {
    keepPlaces: assign((_, params: { places: readonly SignedInPlace[] }) => params),
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
    report: emit(({ event }) => ({
      type: 'report' as const,
      code: 'account.partStopped' as const,
      error: 'error' in event ? event.error : undefined,
    })),
  },
  guards: {
    hasOthers: (_, params: { places: readonly SignedInPlace[] }) =>
      params.places.some((place) => !place.isCurrent),
    isProofRequired: (_, params: GuardedResult) => params.outcome === 'proofRequired',
    isProvenForOne: ({ context }, params: ProofOutput) =>
      params.isProven && context.endingId !== '',
    isProven: (_, params: ProofOutput) => params.isProven,
  },
  delays: {
    sessionsTimeout: ({ context }) => context.limits.sessionsTimeout,
  },
}).createMachine({
  id: 'accountCare',
  description:
    'What a person can do about their account: see where they are signed in, ask for a code at log-in, add passkeys, connect an account of another provider, make tokens for the API, take their data along, delete it all.',
  context: ({ input }) => ({
    places: [],
    endingId: '',
    limits: input.limits,
  }),
  initial: 'fetchingPlaces',
  invoke: [
    {
      id: 'secondFactor',
      src: 'secondFactor',
      input: ({ context }) => ({ callTimeout: context.limits.sessionsTimeout }),
      onDone: { actions: 'report' },
      onError: { actions: 'report' },
    },
    {
      id: 'passkeys',
      src: 'passkeys',
      input: ({ context }) => ({
        callTimeout: context.limits.sessionsTimeout,
        windowTimeout: context.limits.passkeyTimeout,
      }),
      onDone: { actions: 'report' },
      onError: { actions: 'report' },
    },
    {
      id: 'identities',
      src: 'identities',
      input: ({ context }) => ({ callTimeout: context.limits.sessionsTimeout }),
      onDone: { actions: 'report' },
      onError: { actions: 'report' },
    },
    {
      id: 'apiTokens',
      src: 'apiTokens',
      input: ({ context }) => ({ callTimeout: context.limits.sessionsTimeout }),
      onDone: { actions: 'report' },
      onError: { actions: 'report' },
    },
    {
      id: 'dataExport',
      src: 'dataExport',
      input: ({ context }) => context.limits,
      onDone: { actions: 'report' },
      onError: { actions: 'report' },
    },
    {
      id: 'accountDeletion',
      src: 'accountDeletion',
      input: ({ context }) => context.limits,
      onDone: { actions: 'report' },
      onError: { actions: 'report' },
    },
  ],
  on: {
    'session.dropped': {
      actions: { type: 'tellSessionDropped', params: ({ event }) => ({ to: event.to }) },
    },
  },
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
        'others.dismissed': {
          target: 'endingOtherSessions',
          actions: { type: 'keepEndingId', params: { place: '' } },
        },
      },
    },
    endingSession: {
      description: 'One other place is being signed out.',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ place: context.endingId }),
        onDone: [
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'provingForPlaces',
          },
          { target: 'fetchingPlaces' },
        ],
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
            target: 'provingForPlaces',
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
    provingForPlaces: {
      description: 'The person proves who they are, or thinks better of it.',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.limits.sessionsTimeout }),
        onDone: [
          {
            guard: { type: 'isProvenForOne', params: ({ event }) => event.output },
            target: 'endingSession',
          },
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
});
