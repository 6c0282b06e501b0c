import { assign, fromPromise, setup } from 'xstate';
import { minute } from '../../domain/durations.ts';
import type { PasskeyProof, ProofOutput, ProofResult, ProofWays } from '../shared/account.ts';

export const proofMachine = setup({
  types: {
    /** `needsCode`: the account has a second factor, as the server said. */
    context: {} as {
      password: string;
      code: string;
      hasPassword: boolean;
      hasPasskey: boolean;
      needsCode: boolean;
      isProven: boolean;
      refusal: string | undefined;
      proofTimeout: number;
    },
    events: {} as
      | { type: 'password.changed'; password: string }
      | { type: 'code.changed'; code: string }
      | { type: 'form.submitted' }
      | { type: 'passkey.requested' }
      | { type: 'proof.cancelled' },
    input: {} as { proofTimeout: number },
    output: {} as ProofOutput,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    readWays: fromPromise<ProofWays>(() => Promise.reject(new Error('readWays is not provided'))),
    verifyPasskey: fromPromise<PasskeyProof>(() =>
      Promise.reject(new Error('verifyPasskey is not provided')),
    ),
    verifyPerson: fromPromise<ProofResult, { password: string; code?: string | undefined }>(() =>
      Promise.reject(new Error('verifyPerson is not provided')),
    ),
  },
  actions: {
    keepPassword: assign({ password: (_, params: { password: string }) => params.password }),
    keepCode: assign({ code: (_, params: { code: string }) => params.code }),
    keepWays: assign({
      hasPassword: (_, params: ProofWays) => params.password,
      hasPasskey: (_, params) => params.passkey,
      needsCode: (_, params) => params.code,
    }),
    keepNeed: assign({ needsCode: true }),
    keepProven: assign({ isProven: true }),
    clearCode: assign({ code: '' }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
  },
  guards: {
    isCancelled: (_, params: PasskeyProof) => params.outcome === 'cancelled',
    isPasswordMissing: ({ context }) => context.password === '',
    isCodeMissing: ({ context }) => context.needsCode && context.code.trim() === '',
    isProven: (_, params: ProofResult | PasskeyProof) => params.outcome === 'proven',
    isCodeRequired: (_, params: ProofResult) => params.outcome === 'codeRequired',
  },
  delays: {
    proofTimeout: ({ context }) => context.proofTimeout,
    // The browser's own window ends after five.
    windowTimeout: 6 * minute,
  },
}).createMachine({
  id: 'proof',
  description:
    'Before something that cannot be taken back, the person proves who they are: by their password, and a code where the account asks for one, or by a passkey.',
  context: ({ input }) => ({
    password: '',
    code: '',
    hasPassword: true,
    hasPasskey: false,
    needsCode: false,
    isProven: false,
    refusal: undefined,
    proofTimeout: input.proofTimeout,
  }),
  initial: 'readingWays',
  output: ({ context }) => ({ isProven: context.isProven }),
  states: {
    readingWays: {
      description:
        'The server is asked what the account has to prove itself by; unanswered, it is a password.',
      on: { 'proof.cancelled': 'left' },
      invoke: {
        id: 'readWays',
        src: 'readWays',
        onDone: {
          target: 'filling',
          actions: { type: 'keepWays', params: ({ event }) => event.output },
        },
        onError: 'filling',
      },
      after: { proofTimeout: 'filling' },
    },
    filling: {
      description:
        'The person gives their password, and a code once it is known to be needed, or takes a passkey.',
      initial: 'editing',
      on: {
        'password.changed': {
          target: '.editing',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'code.changed': {
          target: '.editing',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'form.submitted': [
          { guard: 'isPasswordMissing', target: '.passwordMissing' },
          { guard: 'isCodeMissing', target: '.codeMissing' },
          { target: 'verifyingPerson' },
        ],
        'passkey.requested': 'provingByPasskey',
        'proof.cancelled': 'left',
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        passwordMissing: { description: 'The password is missing.' },
        codeMissing: { description: 'The password is right; the code is missing.' },
        proofRefused: {
          description: 'Password, code or passkey is not right, or there were too many.',
        },
        proofFailed: { description: 'No usable answer came.' },
      },
    },
    verifyingPerson: {
      description: 'The server is asked whether it is right.',
      tags: ['busy'],
      invoke: {
        id: 'verifyPerson',
        src: 'verifyPerson',
        input: ({ context: { password, code } }) => ({
          password,
          code: code.trim() === '' ? undefined : code.trim(),
        }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'left',
            actions: 'keepProven',
          },
          {
            guard: { type: 'isCodeRequired', params: ({ event }) => event.output },
            target: 'filling.codeMissing',
            actions: 'keepNeed',
          },
          {
            target: 'filling.proofRefused',
            actions: [
              'clearCode',
              {
                type: 'keepRefusal',
                params: ({ event }) => ({
                  refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
            ],
          },
        ],
        onError: 'filling.proofFailed',
      },
      after: { proofTimeout: 'filling.proofFailed' },
    },
    provingByPasskey: {
      description:
        'The browser has a passkey sign, in a window of its own that ends by itself, and the server checks it.',
      on: { 'proof.cancelled': 'left' },
      invoke: {
        id: 'verifyPasskey',
        src: 'verifyPasskey',
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'left',
            actions: 'keepProven',
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'filling',
          },
          {
            target: 'filling.proofRefused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({
                refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
          },
        ],
        onError: 'filling.proofFailed',
      },
      after: { windowTimeout: 'filling.proofFailed' },
    },
    left: { description: 'Proven, or thought better of.', type: 'final' },
  },
});
