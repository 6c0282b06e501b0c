import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { LinkCheck, LinkOpened, MailedLink, PasswordResult } from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { SessionDropped } from '../shared/messages.ts';

interface ResetPasswordLimits {
  passwordMinimum: number;
  callTimeout: number;
  leaveDelay: number;
}

export const resetPasswordMachine = setup({
  types: {
    context: {} as {
      token: string | null;
      isLinkRefused: boolean;
      newPassword: string;
      confirmation: string;
      refusal: string | undefined;
      limits: ResetPasswordLimits;
    },
    events: {} as
      | { type: 'newPassword.changed'; newPassword: string }
      | { type: 'confirmation.changed'; confirmation: string }
      | { type: 'form.submitted' }
      | LinkOpened,
    emitted: {} as Notify | Report,
    input: {} as { limits: ResetPasswordLimits },
    output: {} as { to: '/login' },
    tags: {} as 'loading' | 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    mailedLinks: fromCallback<{ type: 'none' }>(() => {
      throw new Error('mailedLinks is not provided');
    }),
    readLink: fromPromise<MailedLink>(() => Promise.reject(new Error('readLink is not provided'))),
    verifyLink: fromPromise<LinkCheck, { token: string }>(() =>
      Promise.reject(new Error('verifyLink is not provided')),
    ),
    clearSession: fromPromise<void>(() =>
      Promise.reject(new Error('clearSession is not provided')),
    ),
    resetPassword: fromPromise<PasswordResult, { token: string; newPassword: string }>(() =>
      Promise.reject(new Error('resetPassword is not provided')),
    ),
  },
  actions: {
    keepLink: assign({
      token: (_, params: MailedLink) => params.token,
      isLinkRefused: (_, params) => params.isRefused,
    }),
    clearToken: assign({ token: null }),
    keepNewPassword: assign({
      newPassword: (_, params: { newPassword: string }) => params.newPassword,
    }),
    keepConfirmation: assign({
      confirmation: (_, params: { confirmation: string }) => params.confirmation,
    }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSessionDropped: sendTo(
      ({ self }) => self._parent ?? self,
      (): SessionDropped => ({ type: 'session.dropped', to: null }),
    ),
    notify: emit((_, params: Notice) => ({
      type: 'notify' as const,
      code: params.code,
      message: params.message,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasToken: (_, params: MailedLink) => params.token !== null,
    isFromMail: (_, params: MailedLink) => params.token !== null || params.isRefused,
    isSpent: (_, params: LinkCheck) => !params.isUsable,
    isLinkRefused: ({ context }) => context.isLinkRefused,
    isTokenMissing: ({ context }) => context.token === null,
    isPasswordTooShort: ({ context }) =>
      context.newPassword.length < context.limits.passwordMinimum,
    isConfirmationDifferent: ({ context }) => context.newPassword !== context.confirmation,
    isUpdated: (_, params: PasswordResult) => params.outcome === 'updated',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    leaveDelay: ({ context }) => context.limits.leaveDelay,
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Setting a new password with the token of a mailed link.',
  context: ({ input }) => ({
    token: null,
    isLinkRefused: false,
    newPassword: '',
    confirmation: '',
    refusal: undefined,
    limits: input.limits,
  }),
  output: { to: '/login' },
  invoke: {
    id: 'mailedLinks',
    src: 'mailedLinks',
    onDone: { actions: { type: 'report', params: { code: 'mailedLinks.stopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'mailedLinks.stopped', error: event.error }),
      },
    },
  },
  initial: 'readingLink',
  states: {
    readingLink: {
      description:
        'What the mail put behind the # is read, and taken out of the address bar at once.',
      meta: { requirements: ['PWD-03'] },
      tags: ['loading'],
      invoke: {
        id: 'readLink',
        src: 'readLink',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output },
            target: 'verifyingLink',
            actions: { type: 'keepLink', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFromMail', params: ({ event }) => event.output },
            target: 'clearingSession',
            actions: { type: 'keepLink', params: ({ event }) => event.output },
          },
          { target: 'filling.linkMissing' },
        ],
        onError: {
          target: 'filling.linkMissing',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'reset.linkUnread', error: event.error }),
          },
        },
      },
    },
    verifyingLink: {
      description:
        'A link that has been used or has expired changes nothing, so it signs nobody out either. Without an answer it counts as good.',
      meta: { requirements: ['PWD-03', 'PWD-04'] },
      tags: ['loading'],
      invoke: {
        id: 'verifyLink',
        src: 'verifyLink',
        input: ({ context }) => ({ token: context.token! }),
        onDone: [
          {
            guard: { type: 'isSpent', params: ({ event }) => event.output },
            target: 'filling.linkSpent',
            actions: ['clearToken', { type: 'notify', params: { code: 'reset.linkSpent' } }],
          },
          { target: 'clearingSession' },
        ],
        onError: {
          target: 'clearingSession',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'reset.linkUnchecked', error: event.error }),
          },
        },
      },
      after: { callTimeout: 'clearingSession' },
    },
    clearingSession: {
      description: 'Whoever is signed in here may be somebody else, so no session stays.',
      meta: { requirements: ['PWD-03', 'SES-03'] },
      tags: ['loading'],
      exit: 'tellSessionDropped',
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: [
          {
            guard: 'isLinkRefused',
            target: 'filling.linkRefused',
            actions: { type: 'notify', params: { code: 'reset.linkRefused' } },
          },
          { target: 'filling' },
        ],
        onError: [
          {
            guard: 'isLinkRefused',
            target: 'filling.linkRefused',
            actions: [
              { type: 'notify', params: { code: 'reset.linkRefused' } },
              {
                type: 'report',
                params: ({ event }) => ({ code: 'session.notCleared', error: event.error }),
              },
            ],
          },
          {
            target: 'filling',
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'session.notCleared', error: event.error }),
            },
          },
        ],
      },
    },
    filling: {
      description:
        'The person types the new password twice. What they typed stays, whatever went wrong.',
      meta: { requirements: ['PWD-03'] },
      initial: 'editing',
      on: {
        'link.opened': 'readingLink',
        'newPassword.changed': {
          target: '.editing',
          actions: {
            type: 'keepNewPassword',
            params: ({ event }) => ({ newPassword: event.newPassword }),
          },
        },
        'confirmation.changed': {
          target: '.editing',
          actions: {
            type: 'keepConfirmation',
            params: ({ event }) => ({ confirmation: event.confirmation }),
          },
        },
        'form.submitted': [
          {
            guard: 'isTokenMissing',
            target: '.linkMissing',
            actions: { type: 'notify', params: { code: 'reset.linkMissing' } },
          },
          {
            guard: 'isPasswordTooShort',
            target: '.passwordTooShort',
            actions: { type: 'notify', params: { code: 'reset.passwordTooShort' } },
          },
          {
            guard: 'isConfirmationDifferent',
            target: '.passwordsDiffer',
            actions: { type: 'notify', params: { code: 'reset.passwordsDiffer' } },
          },
          { target: 'resettingPassword' },
        ],
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        linkRefused: {
          description:
            'The mailed link brought an error in place of a token. Nothing typed here mends that, so the message stays.',
          meta: { requirements: ['PWD-03'] },
          on: {
            'newPassword.changed': {
              actions: {
                type: 'keepNewPassword',
                params: ({ event }) => ({ newPassword: event.newPassword }),
              },
            },
            'confirmation.changed': {
              actions: {
                type: 'keepConfirmation',
                params: ({ event }) => ({ confirmation: event.confirmation }),
              },
            },
          },
        },
        linkSpent: {
          description:
            'The mailed link was used already or has expired. Nothing typed here mends that, so the message stays.',
          meta: { requirements: ['PWD-04'] },
          on: {
            'newPassword.changed': {
              actions: {
                type: 'keepNewPassword',
                params: ({ event }) => ({ newPassword: event.newPassword }),
              },
            },
            'confirmation.changed': {
              actions: {
                type: 'keepConfirmation',
                params: ({ event }) => ({ confirmation: event.confirmation }),
              },
            },
          },
        },
        linkMissing: {
          description:
            'There is no token, so no password can be set. Nothing typed here mends that, so the message stays.',
          meta: { requirements: ['PWD-04'] },
          on: {
            'newPassword.changed': {
              actions: {
                type: 'keepNewPassword',
                params: ({ event }) => ({ newPassword: event.newPassword }),
              },
            },
            'confirmation.changed': {
              actions: {
                type: 'keepConfirmation',
                params: ({ event }) => ({ confirmation: event.confirmation }),
              },
            },
          },
        },
        passwordTooShort: {
          description: 'The new password was shorter than six characters.',
          meta: { requirements: ['PWD-04'] },
        },
        passwordsDiffer: {
          description: 'The two passwords were not the same.',
          meta: { requirements: ['PWD-04'] },
        },
        resetFailed: {
          description: 'The password is the old one: refused with a reason, or no usable answer.',
          meta: { requirements: ['PWD-05'] },
        },
      },
    },
    resettingPassword: {
      description: 'The call is under way; the form waits and keeps its values.',
      meta: { requirements: ['PWD-05'] },
      tags: ['busy'],
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({ token: context.token!, newPassword: context.newPassword }),
        onDone: [
          {
            guard: { type: 'isUpdated', params: ({ event }) => event.output },
            target: 'passwordUpdated',
            actions: { type: 'notify', params: { code: 'reset.passwordUpdated' } },
          },
          {
            target: 'filling.resetFailed',
            actions: [
              {
                type: 'keepRefusal',
                params: ({ event }) => ({
                  refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
              {
                type: 'notify',
                params: ({ event }) => ({
                  code: 'reset.failed',
                  message: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
            ],
          },
        ],
        onError: {
          target: 'filling.resetFailed',
          actions: [
            { type: 'keepRefusal', params: { refusal: undefined } },
            { type: 'notify', params: { code: 'reset.failed' } },
          ],
        },
      },
      after: {
        callTimeout: {
          target: 'filling.resetFailed',
          actions: [
            { type: 'keepRefusal', params: { refusal: undefined } },
            { type: 'notify', params: { code: 'reset.failed' } },
          ],
        },
      },
    },
    passwordUpdated: {
      description: 'The new password holds; every session of the account has ended.',
      meta: { requirements: ['PWD-05'] },
      after: { leaveDelay: 'left' },
    },
    left: {
      description: 'The message has been seen for a moment; the app goes on to the log-in.',
      type: 'final',
    },
  },
});
