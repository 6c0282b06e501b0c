import { assign, emit, fromPromise, setup } from 'xstate';
import type { EndResult, ProofOutput } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type { proofMachine } from '../settings/proof.machine.ts';

export const emailChangeMachine = setup({
  types: {
    context: {} as { email: string; refusal: string | undefined; callTimeout: number },
    events: {} as
      | { type: 'change.started' }
      | { type: 'change.abandoned' }
      | { type: 'email.changed'; email: string }
      | { type: 'form.submitted' },
    emitted: {} as Report,
    input: {} as { callTimeout: number },
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
    children: {} as { proof: 'proof' },
  },
  actors: {
    changeEmail: fromPromise<EndResult, { email: string }>(() =>
      Promise.reject(new Error('changeEmail is not provided')),
    ),
    proof: fromPromise<ProofOutput, object>(() =>
      Promise.reject(new Error('proof is not provided')),
    ) as unknown as typeof proofMachine,
  },
  actions: {
    keepEmail: assign({ email: (_, params: { email: string }) => params.email }),
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
    isEmailMissing: ({ context }) => context.email.trim() === '',
    isEmailInvalid: ({ context }) => !context.email.includes('@'),
    isDone: (_, params: EndResult) => params.outcome === 'done',
    isProofRequired: (_, params: EndResult) => params.outcome === 'proofRequired',
    isProven: (_, params: ProofOutput) => params.isProven,
  },
  delays: {
    callTimeout: ({ context }) => context.callTimeout,
  },
}).createMachine({
  id: 'emailChange',
  description:
    'Another email address for an account: it becomes the account’s once the link that is mailed to it is opened.',
  context: ({ input }) => ({ email: '', refusal: undefined, callTimeout: input.callTimeout }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The address is as it was.',
      on: { 'change.started': 'filling' },
    },
    filling: {
      description: 'The person types the new address. It stays there, whatever went wrong.',
      initial: 'editing',
      on: {
        'email.changed': {
          target: '.editing',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'form.submitted': [
          { guard: 'isEmailMissing', target: '.emailMissing' },
          { guard: 'isEmailInvalid', target: '.emailInvalid' },
          { target: 'askingForLink' },
        ],
        'change.abandoned': 'resting',
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        emailMissing: { description: 'There was no address when the form was sent.' },
        emailInvalid: { description: 'What was typed is no email address.' },
        changeRefused: {
          description: 'No link was sent: refused with a reason, or no usable answer.',
        },
      },
    },
    askingForLink: {
      description: 'The server is asked to mail a link to the new address.',
      tags: ['busy'],
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'linkSent' },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'filling.changeRefused',
            actions: {
              type: 'keepRefusal',
              params: ({ event: { output } }) => ({
                refusal: output.outcome === 'refused' ? output.message : undefined,
              }),
            },
          },
        ],
        onError: 'unanswered',
      },
      after: { callTimeout: 'unanswered' },
    },
    proving: {
      description: 'The person proves who they are, or thinks better of it.',
      tags: ['busy'],
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.callTimeout }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'askingForLink',
          },
          { target: 'filling' },
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
    unanswered: {
      description: 'Passed through at once: no usable answer came, and nobody knows why.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      always: 'filling.changeRefused',
    },
    linkSent: {
      description: 'The link is on its way to the new address; until it is opened nothing changes.',
      on: { 'change.started': 'filling' },
    },
  },
});
