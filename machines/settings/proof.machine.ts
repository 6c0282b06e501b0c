import { assign, fromPromise, setup } from 'xstate';
import type { ProofOutput, ProofResult } from '../shared/account.ts';

export const proofMachine = setup({
  types: {
    /** `needsCode`: the account has a second factor, as the server said. */
    context: {} as {
      password: string;
      code: string;
      needsCode: boolean;
      refusal: string | undefined;
      proofTimeout: number;
    },
    events: {} as
      | { type: 'password.changed'; password: string }
      | { type: 'code.changed'; code: string }
      | { type: 'form.submitted' }
      | { type: 'proof.cancelled' },
    input: {} as { proofTimeout: number },
    output: {} as ProofOutput,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    verifyPerson: fromPromise<ProofResult, { password: string; code?: string | undefined }>(() =>
      Promise.reject(new Error('verifyPerson is not provided')),
    ),
  },
  actions: {
    keepPassword: assign({ password: (_, params: { password: string }) => params.password }),
    keepCode: assign({ code: (_, params: { code: string }) => params.code }),
    keepNeed: assign({ needsCode: true }),
    clearCode: assign({ code: '' }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
  },
  guards: {
    isPasswordMissing: ({ context }) => context.password === '',
    isCodeMissing: ({ context }) => context.needsCode && context.code.trim() === '',
    isProven: (_, params: ProofResult) => params.outcome === 'proven',
    isCodeRequired: (_, params: ProofResult) => params.outcome === 'codeRequired',
  },
  delays: { proofTimeout: ({ context }) => context.proofTimeout },
}).createMachine({
  id: 'proof',
  description:
    'Before something that cannot be taken back, the person proves who they are: by their password, and a code where the account asks for one.',
  context: ({ input }) => ({
    password: '',
    code: '',
    needsCode: false,
    refusal: undefined,
    proofTimeout: input.proofTimeout,
  }),
  initial: 'filling',
  output: ({ context }) => ({ isProven: context.password !== '' }),
  states: {
    filling: {
      description: 'The person gives their password, and a code once it is known to be needed.',
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
        'proof.cancelled': {
          target: 'left',
          actions: { type: 'keepPassword', params: { password: '' } },
        },
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        passwordMissing: { description: 'The password is missing.' },
        codeMissing: { description: 'The password is right; the code is missing.' },
        proofRefused: { description: 'Password or code is not right, or there were too many.' },
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
          { guard: { type: 'isProven', params: ({ event }) => event.output }, target: 'left' },
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
    left: { description: 'Proven, or thought better of.', type: 'final' },
  },
});
