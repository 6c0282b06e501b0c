import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  ConnectedIdentity,
  EndResult,
  IdentitiesState,
  OpenedProvider,
  ProofOutput,
} from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type { proofMachine } from './proof.machine.ts';

const refusalIn = (result: OpenedProvider | EndResult) => ({
  refusal: result.outcome === 'refused' ? result.message : undefined,
});

export const identitiesMachine = setup({
  types: {
    /** `chosen`: which is to be disconnected; null while one is connected. */
    context: {} as {
      state: IdentitiesState;
      chosen: ConnectedIdentity | null;
      refusal: string | undefined;
      callTimeout: number;
    },
    events: {} as
      | { type: 'identities.retried' }
      | { type: 'connecting.requested' }
      | { type: 'removal.requested'; identity: ConnectedIdentity }
      | { type: 'removal.cancelled' }
      | { type: 'removal.confirmed' },
    emitted: {} as Report,
    input: {} as { callTimeout: number },
    children: {} as { proof: 'proof' },
  },
  actors: {
    readIdentities: fromPromise<IdentitiesState>(() =>
      Promise.reject(new Error('readIdentities is not provided')),
    ),
    openProvider: fromPromise<OpenedProvider>(() =>
      Promise.reject(new Error('openProvider is not provided')),
    ),
    removeIdentity: fromPromise<EndResult, { id: string }>(() =>
      Promise.reject(new Error('removeIdentity is not provided')),
    ),
    proof: fromPromise<ProofOutput, object>(() =>
      Promise.reject(new Error('proof is not provided')),
    ) as unknown as typeof proofMachine,
  },
  actions: {
    keepState: assign({ state: (_, params: IdentitiesState) => params }),
    keepChosen: assign({
      chosen: (_, params: { identity: ConnectedIdentity | null }) => params.identity,
    }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isDone: (_, params: EndResult) => params.outcome === 'done',
    isOpened: (_, params: OpenedProvider) => params.outcome === 'opened',
    isProofRequired: (_, params: OpenedProvider | EndResult) => params.outcome === 'proofRequired',
    isProven: (_, params: ProofOutput) => params.isProven,
    isProvenToConnect: ({ context }, params: ProofOutput) =>
      params.isProven && context.chosen === null,
  },
  delays: { callTimeout: ({ context }) => context.callTimeout },
}).createMachine({
  id: 'identities',
  description:
    'The accounts of an outside provider that log in to an account: which there are, connecting one and disconnecting one.',
  context: ({ input }) => ({
    state: { provider: null, identities: [] },
    chosen: null,
    refusal: undefined,
    callTimeout: input.callTimeout,
  }),
  initial: 'readingIdentities',
  states: {
    readingIdentities: {
      description: 'The server is asked which there are, and whether there is a provider.',
      invoke: {
        id: 'readIdentities',
        src: 'readIdentities',
        onDone: {
          target: 'listed',
          actions: { type: 'keepState', params: ({ event }) => event.output },
        },
        onError: 'identitiesUnread',
      },
      after: { callTimeout: 'identitiesUnread' },
    },
    identitiesUnread: {
      description: 'The server did not say.',
      on: { 'identities.retried': 'readingIdentities' },
    },
    listed: {
      description:
        'The connected accounts, with what can be done. Without a provider there is nothing to see.',
      initial: 'resting',
      on: {
        'connecting.requested': {
          target: 'openingProvider',
          actions: { type: 'keepChosen', params: { identity: null } },
        },
        'removal.requested': {
          target: 'confirmingRemoval',
          actions: { type: 'keepChosen', params: ({ event }) => ({ identity: event.identity }) },
        },
      },
      states: {
        resting: { description: 'Nothing was tried, or it was thought better of.' },
        notChanged: { description: 'Refused, or no usable answer: all is as before.' },
      },
    },
    openingProvider: {
      description: 'The server is asked where to go, and the browser goes there.',
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'listed',
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'listed.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'callFailed',
      },
      after: { callTimeout: 'callFailed' },
    },
    confirmingRemoval: {
      description: 'The person is asked whether they mean it.',
      on: { 'removal.confirmed': 'removingIdentity', 'removal.cancelled': 'listed' },
    },
    removingIdentity: {
      description: 'The account is being disconnected.',
      invoke: {
        id: 'removeIdentity',
        src: 'removeIdentity',
        input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'readingIdentities',
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'listed.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'callFailed',
      },
      after: { callTimeout: 'callFailed' },
    },
    callFailed: {
      description: 'Passed through at once: no usable answer came, and nobody knows why.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      always: 'listed.notChanged',
    },
    proving: {
      description: 'The person proves who they are, or thinks better of it.',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.callTimeout }),
        onDone: [
          {
            guard: { type: 'isProvenToConnect', params: ({ event }) => event.output },
            target: 'openingProvider',
          },
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'removingIdentity',
          },
          { target: 'listed' },
        ],
        onError: {
          target: 'callFailed',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'account.proofStopped', error: event.error }),
          },
        },
      },
    },
  },
});
