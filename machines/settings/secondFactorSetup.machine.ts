import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  BegunSetup,
  CodesResult,
  ProofOutput,
  SetupKey,
  SetupOutput,
} from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type { proofMachine } from './proof.machine.ts';

export const secondFactorSetupMachine = setup({
  types: {
    /** `codes`: the recovery codes, once it is on. */
    context: {} as {
      key: SetupKey | null;
      code: string;
      codes: readonly string[];
      refusal: string | undefined;
      callTimeout: number;
    },
    events: {} as
      | { type: 'code.changed'; code: string }
      | { type: 'form.submitted' }
      | { type: 'setup.retried' }
      | { type: 'setup.cancelled' },
    emitted: {} as Report,
    input: {} as { callTimeout: number },
    output: {} as SetupOutput,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
    children: {} as { proof: 'proof' },
  },
  actors: {
    createKey: fromPromise<BegunSetup>(() =>
      Promise.reject(new Error('createKey is not provided')),
    ),
    confirmSetup: fromPromise<CodesResult, { code: string }>(() =>
      Promise.reject(new Error('confirmSetup is not provided')),
    ),
    proof: fromPromise<ProofOutput, object>(() =>
      Promise.reject(new Error('proof is not provided')),
    ) as unknown as typeof proofMachine,
  },
  actions: {
    keepKey: assign({ key: (_, params: { key: SetupKey | null }) => params.key, code: '' }),
    keepCode: assign({ code: (_, params: { code: string }) => params.code }),
    keepCodes: assign({ codes: (_, params: { codes: readonly string[] }) => params.codes }),
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
    hasCode: ({ context }) => context.code.trim() !== '',
    isBegun: (_, params: BegunSetup) => params.outcome === 'begun',
    isProofRequired: (_, params: BegunSetup) => params.outcome === 'proofRequired',
    isOn: (_, params: CodesResult) => params.outcome === 'done',
    isProven: (_, params: ProofOutput) => params.isProven,
  },
  delays: { callTimeout: ({ context }) => context.callTimeout },
}).createMachine({
  id: 'secondFactorSetup',
  description:
    'Two-step log-in is turned on: after a proof, an authenticator app gets a key, and its first code shows that it has it.',
  context: ({ input }) => ({
    key: null,
    code: '',
    codes: [],
    refusal: undefined,
    callTimeout: input.callTimeout,
  }),
  initial: 'creatingKey',
  output: ({ context }) => ({ codes: context.codes }),
  states: {
    creatingKey: {
      description: 'A key is being made.',
      invoke: {
        id: 'createKey',
        src: 'createKey',
        onDone: [
          {
            guard: { type: 'isBegun', params: ({ event }) => event.output },
            target: 'confirming',
            actions: {
              type: 'keepKey',
              params: ({ event }) => ({
                key: event.output.outcome === 'begun' ? event.output.key : null,
              }),
            },
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'notBegun',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({
                refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
          },
        ],
        onError: {
          target: 'notBegun',
          actions: { type: 'keepRefusal', params: { refusal: undefined } },
        },
      },
      after: {
        callTimeout: {
          target: 'notBegun',
          actions: { type: 'keepRefusal', params: { refusal: undefined } },
        },
      },
    },
    notBegun: {
      description: 'Refused, or no usable answer: it is off as before.',
      on: { 'setup.retried': 'creatingKey', 'setup.cancelled': 'left' },
    },
    proving: {
      description: 'The person proves who they are, or thinks better of it.',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.callTimeout }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'creatingKey',
          },
          { target: 'left' },
        ],
        onError: {
          target: 'notBegun',
          actions: [
            { type: 'keepRefusal', params: { refusal: undefined } },
            {
              type: 'report',
              params: ({ event }) => ({ code: 'account.proofStopped', error: event.error }),
            },
          ],
        },
      },
    },
    confirming: {
      description: 'The app takes the key; its first code shows that it has it.',
      initial: 'editing',
      on: {
        'code.changed': {
          target: '.editing',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'form.submitted': [
          { guard: 'hasCode', target: 'confirmingSetup' },
          { target: '.codeMissing' },
        ],
        'setup.cancelled': 'left',
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        codeMissing: { description: 'There was no code when the form was sent.' },
        codeRefused: { description: 'Not a code of this key, or no usable answer.' },
      },
    },
    confirmingSetup: {
      description: 'The first code is being checked; with it, two-step log-in is on.',
      tags: ['busy'],
      invoke: {
        id: 'confirmSetup',
        src: 'confirmSetup',
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'left',
            actions: {
              type: 'keepCodes',
              params: ({ event }) => ({
                codes: event.output.outcome === 'done' ? event.output.codes : [],
              }),
            },
          },
          {
            target: 'confirming.codeRefused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({
                refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
          },
        ],
        onError: {
          target: 'confirming.codeRefused',
          actions: { type: 'keepRefusal', params: { refusal: undefined } },
        },
      },
      after: {
        callTimeout: {
          target: 'confirming.codeRefused',
          actions: { type: 'keepRefusal', params: { refusal: undefined } },
        },
      },
    },
    left: { description: 'It is on, or the person thought better of it.', type: 'final' },
  },
});
