import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Notify } from '../shared/emitted.ts';

interface ForgotPasswordLimits {
  callTimeout: number;
  leaveDelay: number;
}

export const forgotPasswordMachine = setup({
  types: {
    context: {} as { email: string; limits: ForgotPasswordLimits },
    events: {} as { type: 'email.changed'; email: string } | { type: 'form.submitted' },
    emitted: {} as Notify,
    input: {} as { limits: ForgotPasswordLimits },
    output: {} as { to: '/login' },
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    sendResetLink: fromPromise<void, { email: string }>(() =>
      Promise.reject(new Error('sendResetLink is not provided')),
    ),
  },
  actions: {
    keepEmail: assign({ email: (_, params: { email: string }) => params.email }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
  },
  guards: {
    isEmailMissing: ({ context }) => context.email.trim() === '',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    leaveDelay: ({ context }) => context.limits.leaveDelay,
  },
}).createMachine({
  id: 'forgotPassword',
  description:
    'Asking for a link that sets a new password. What is answered never says whether the account exists.',
  context: ({ input }) => ({ email: '', limits: input.limits }),
  output: { to: '/login' },
  initial: 'filling',
  states: {
    filling: {
      description:
        'The person gives the email of their account. What they typed stays, whatever went wrong.',
      meta: { requirements: ['PWD-01'] },
      initial: 'editing',
      on: {
        'email.changed': {
          target: '.editing',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'form.submitted': [
          {
            guard: 'isEmailMissing',
            target: '.emailMissing',
            actions: { type: 'notify', params: { code: 'forgot.emailMissing' } },
          },
          { target: 'sendingResetLink' },
        ],
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        emailMissing: {
          description: 'The email was blank when the form was sent.',
          meta: { requirements: ['PWD-01'] },
        },
        sendingFailed: {
          description:
            'Our request reached nobody: no network, no answer in time, or one that cannot be read.',
          meta: { requirements: ['PWD-02'] },
        },
      },
    },
    sendingResetLink: {
      description: 'The request is under way; the form waits and keeps its value.',
      meta: { requirements: ['PWD-02'] },
      tags: ['busy'],
      invoke: {
        id: 'sendResetLink',
        src: 'sendResetLink',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: {
          target: 'linkSent',
          actions: { type: 'notify', params: { code: 'forgot.linkSent' } },
        },
        onError: {
          target: 'filling.sendingFailed',
          actions: { type: 'notify', params: { code: 'forgot.sendingFailed' } },
        },
      },
      after: {
        callTimeout: {
          target: 'filling.sendingFailed',
          actions: { type: 'notify', params: { code: 'forgot.sendingFailed' } },
        },
      },
    },
    linkSent: {
      description:
        'The server has answered, and says the same to everybody: whether there is such an account stays its secret.',
      meta: { requirements: ['PWD-02'] },
      after: { leaveDelay: 'left' },
    },
    left: {
      description: 'The message has been seen for a moment; the app goes on to the log-in.',
      type: 'final',
    },
  },
});
