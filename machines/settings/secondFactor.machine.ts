import { assign, emit, fromPromise, setup } from 'xstate';
import type { CodesResult, EndResult, ProofOutput, SecondFactorState } from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { proofMachine } from './proof.machine.ts';
import type { secondFactorSetupMachine } from './secondFactorSetup.machine.ts';

type Purpose = 'endingSecondFactor' | 'creatingCodes';

const refusalIn = (result: CodesResult | EndResult) => ({
  refusal: result.outcome === 'refused' ? result.message : undefined,
});
const codesIn = (result: CodesResult) => ({
  codes: result.outcome === 'done' ? result.codes : [],
});

export const secondFactorMachine = setup({
  types: {
    /** `purpose`: what a proof is asked for. `codes`: shown once, then forgotten. */
    context: {} as {
      state: SecondFactorState;
      codes: readonly string[];
      purpose: Purpose;
      refusal: string | undefined;
      callTimeout: number;
    },
    events: {} as
      | { type: 'state.retried' }
      | { type: 'turningOn.requested' }
      | { type: 'codes.stored' }
      | { type: 'turningOff.requested' }
      | { type: 'newCodes.requested' },
    emitted: {} as Notify | Report,
    input: {} as { callTimeout: number },
    meta: {} as { requirements: string[] },
    children: {} as { proof: 'proof'; secondFactorSetup: 'secondFactorSetup' },
  },
  actors: {
    readSecondFactor: fromPromise<SecondFactorState>(() =>
      Promise.reject(new Error('readSecondFactor is not provided')),
    ),
    createCodes: fromPromise<CodesResult>(() =>
      Promise.reject(new Error('createCodes is not provided')),
    ),
    endSecondFactor: fromPromise<EndResult>(() =>
      Promise.reject(new Error('endSecondFactor is not provided')),
    ),
    proof: fromPromise<ProofOutput, object>(() =>
      Promise.reject(new Error('proof is not provided')),
    ) as unknown as typeof proofMachine,
    secondFactorSetup: fromPromise<{ codes: readonly string[] }, object>(() =>
      Promise.reject(new Error('secondFactorSetup is not provided')),
    ) as unknown as typeof secondFactorSetupMachine,
  },
  actions: {
    keepState: assign({ state: (_, params: SecondFactorState) => params }),
    keepCodes: assign({ codes: (_, params: { codes: readonly string[] }) => params.codes }),
    keepPurpose: assign({ purpose: (_, params: { purpose: Purpose }) => params.purpose }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isOn: (_, params: SecondFactorState) => params.isOn,
    hasCodes: (_, params: { codes: readonly string[] }) => params.codes.length > 0,
    isDone: (_, params: CodesResult | EndResult) => params.outcome === 'done',
    isProofRequired: (_, params: CodesResult | EndResult) => params.outcome === 'proofRequired',
    isProven: (_, params: ProofOutput) => params.isProven,
    isProvenToEnd: ({ context }, params: ProofOutput) =>
      params.isProven && context.purpose === 'endingSecondFactor',
  },
  delays: { callTimeout: ({ context }) => context.callTimeout },
}).createMachine({
  id: 'secondFactor',
  description:
    'Two-step log-in: whether it is on, the recovery codes that are shown once, and the way to turn it off after a proof.',
  context: ({ input }) => ({
    state: { isOn: false, since: null, codesLeft: 0, isBegun: false },
    codes: [],
    purpose: 'endingSecondFactor',
    refusal: undefined,
    callTimeout: input.callTimeout,
  }),
  initial: 'readingState',
  states: {
    readingState: {
      description: 'The server is asked how it stands.',
      invoke: {
        id: 'readSecondFactor',
        src: 'readSecondFactor',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'on',
            actions: { type: 'keepState', params: ({ event }) => event.output },
          },
          {
            target: 'off',
            actions: { type: 'keepState', params: ({ event }) => event.output },
          },
        ],
        onError: 'stateUnread',
      },
      after: { callTimeout: 'stateUnread' },
    },
    stateUnread: {
      description: 'The server did not say.',
      on: { 'state.retried': 'readingState' },
    },
    off: {
      description: 'A password is enough to log in.',
      on: { 'turningOn.requested': 'settingUp' },
    },
    settingUp: {
      description: 'An authenticator app is being set up.',
      invoke: {
        id: 'secondFactorSetup',
        src: 'secondFactorSetup',
        input: ({ context }) => ({ callTimeout: context.callTimeout }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: [
              { type: 'keepCodes', params: ({ event }) => ({ codes: event.output.codes }) },
              { type: 'notify', params: { code: 'secondFactor.turnedOn' } },
            ],
          },
          { target: 'off' },
        ],
        onError: {
          target: 'off',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'account.setupStopped', error: event.error }),
          },
        },
      },
    },
    showingCodes: {
      description: 'The recovery codes, this once. The person says that they have stored them.',
      on: {
        'codes.stored': {
          target: 'readingState',
          actions: { type: 'keepCodes', params: { codes: [] } },
        },
      },
    },
    on: {
      description: 'Logging in asks for a code.',
      initial: 'resting',
      on: { 'turningOff.requested': 'endingSecondFactor', 'newCodes.requested': 'creatingCodes' },
      states: {
        resting: { description: 'Nothing was tried.' },
        notChanged: { description: 'Refused, or no usable answer: it is on as before.' },
      },
    },
    endingSecondFactor: {
      description: 'It is being turned off.',
      entry: { type: 'keepPurpose', params: { purpose: 'endingSecondFactor' } },
      invoke: {
        id: 'endSecondFactor',
        src: 'endSecondFactor',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'readingState',
            actions: { type: 'notify', params: { code: 'secondFactor.turnedOff' } },
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'on.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'unanswered',
      },
      after: { callTimeout: 'unanswered' },
    },
    creatingCodes: {
      description: 'New recovery codes are being made; the old ones end.',
      entry: { type: 'keepPurpose', params: { purpose: 'creatingCodes' } },
      invoke: {
        id: 'createCodes',
        src: 'createCodes',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: { type: 'keepCodes', params: ({ event }) => codesIn(event.output) },
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'on.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'unanswered',
      },
      after: { callTimeout: 'unanswered' },
    },
    unanswered: {
      description: 'Passed through at once: no usable answer came, and nobody knows why.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      always: 'on.notChanged',
    },
    proving: {
      description: 'The person proves who they are, or thinks better of it.',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.callTimeout }),
        onDone: [
          {
            guard: { type: 'isProvenToEnd', params: ({ event }) => event.output },
            target: 'endingSecondFactor',
          },
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'creatingCodes',
          },
          { target: 'on' },
        ],
        onError: {
          target: 'unanswered',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'account.proofStopped', error: event.error }),
          },
        },
      },
    },
  },
});
