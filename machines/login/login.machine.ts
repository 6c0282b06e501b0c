import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Notify } from '../shared/emitted.ts';
import type { LogInResult } from '../shared/messages.ts';

export const loginMachine = setup({
  types: {
    context: {} as {
      email: string;
      password: string;
      code: string;
      refusal: string | undefined;
      logInTimeout: number;
    },
    events: {} as
      | { type: 'email.changed'; email: string }
      | { type: 'password.changed'; password: string }
      | { type: 'code.changed'; code: string }
      | { type: 'code.abandoned' }
      | { type: 'form.submitted' },
    emitted: {} as Notify,
    input: {} as { logInTimeout: number },
    tags: {} as 'editable' | 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    logIn: fromPromise<LogInResult, { email: string; password: string; code?: string }>(() =>
      Promise.reject(new Error('logIn is not provided')),
    ),
  },
  actions: {
    keepEmail: assign({ email: (_, params: { email: string }) => params.email }),
    keepPassword: assign({ password: (_, params: { password: string }) => params.password }),
    keepCode: assign({ code: (_, params: { code: string }) => params.code }),
    clearCode: assign({ code: '' }),
    clearPassword: assign({ password: '', code: '' }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    notify: emit((_, params: Notice) => ({
      type: 'notify' as const,
      code: params.code,
      message: params.message,
      subject: params.subject,
    })),
  },
  guards: {
    hasAllFields: ({ context }) => context.email.trim() !== '' && context.password !== '',
    hasCode: ({ context }) => context.code.trim() !== '',
    isRecovered: (_, params: LogInResult) =>
      params.outcome === 'loggedIn' && params.recoveryCodesLeft !== undefined,
    isCodeRequired: (_, params: LogInResult) => params.outcome === 'codeRequired',
    isLoggedIn: (_, params: LogInResult) => params.outcome === 'loggedIn',
  },
  delays: {
    logInTimeout: ({ context }) => context.logInTimeout,
  },
}).createMachine({
  id: 'login',
  description:
    'The log-in form, from the first letter to an open session; with a code where the account asks for one.',
  context: ({ input }) => ({
    email: '',
    password: '',
    code: '',
    refusal: undefined,
    logInTimeout: input.logInTimeout,
  }),
  initial: 'filling',
  states: {
    filling: {
      description:
        'The person fills in email and password. Whatever went wrong before, what they typed stays.',
      meta: { requirements: ['AUTH-05'] },
      tags: ['editable'],
      initial: 'editing',
      on: {
        'email.changed': {
          target: '.editing',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'password.changed': {
          target: '.editing',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'form.submitted': [
          { guard: 'hasAllFields', target: 'loggingIn' },
          {
            target: '.fieldsMissing',
            actions: { type: 'notify', params: { code: 'login.fieldsMissing' } },
          },
        ],
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        fieldsMissing: {
          description: 'Email or password was empty when the form was sent.',
          meta: { requirements: ['AUTH-06'] },
        },
        logInRefused: {
          description:
            'The server knows no such email and password, or refused them; its own words are shown where it gave any.',
          meta: { requirements: ['AUTH-07'] },
        },
        logInFailed: {
          description: 'No usable answer came: network, time-out or a broken server.',
          meta: { requirements: ['AUTH-07'] },
        },
      },
    },
    loggingIn: {
      description: 'The call is under way; the form waits and keeps its values.',
      meta: { requirements: ['AUTH-08', 'AUTH-11'] },
      tags: ['busy'],
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({ email: context.email.trim(), password: context.password }),
        onDone: [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
            target: 'loggedIn',
            actions: { type: 'notify', params: { code: 'login.welcomeBack' } },
          },
          {
            guard: { type: 'isCodeRequired', params: ({ event }) => event.output },
            target: 'askingForCode',
          },
          {
            target: 'filling.logInRefused',
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
                  code: 'login.refused',
                  message: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
            ],
          },
        ],
        onError: {
          target: 'filling.logInFailed',
          actions: { type: 'notify', params: { code: 'login.failed' } },
        },
      },
      after: {
        logInTimeout: {
          target: 'filling.logInFailed',
          actions: { type: 'notify', params: { code: 'login.failed' } },
        },
      },
    },
    askingForCode: {
      description:
        'The password is right. The person gives the code of their app, or a recovery code, or goes back.',
      tags: ['editable'],
      initial: 'editingCode',
      on: {
        'code.changed': {
          target: '.editingCode',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'form.submitted': [
          { guard: 'hasCode', target: 'checkingCode' },
          {
            target: '.codeMissing',
            actions: { type: 'notify', params: { code: 'login.codeMissing' } },
          },
        ],
        'code.abandoned': { target: 'filling', actions: 'clearPassword' },
      },
      states: {
        editingCode: { description: 'Nothing is wrong, as far as we know.' },
        codeMissing: { description: 'There was no code when the form was sent.' },
        codeRefused: {
          description: 'The code is not right, was used before, or there were too many wrong ones.',
        },
        checkFailed: { description: 'No usable answer came; the same code can be sent again.' },
      },
    },
    checkingCode: {
      description: 'Password and code are sent together.',
      tags: ['busy'],
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({
          email: context.email.trim(),
          password: context.password,
          code: context.code.trim(),
        }),
        onDone: [
          {
            guard: { type: 'isRecovered', params: ({ event }) => event.output },
            target: 'loggedIn',
            actions: {
              type: 'notify',
              params: ({ event }) => ({
                code: 'login.recoveryCodeUsed',
                subject: String((event.output as { recoveryCodesLeft?: number }).recoveryCodesLeft),
              }),
            },
          },
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
            target: 'loggedIn',
            actions: { type: 'notify', params: { code: 'login.welcomeBack' } },
          },
          {
            target: 'askingForCode.codeRefused',
            actions: [
              'clearCode',
              {
                type: 'keepRefusal',
                params: ({ event }) => ({
                  refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
              { type: 'notify', params: { code: 'login.codeRefused' } },
            ],
          },
        ],
        onError: {
          target: 'askingForCode.checkFailed',
          actions: { type: 'notify', params: { code: 'login.failed' } },
        },
      },
      after: {
        logInTimeout: {
          target: 'askingForCode.checkFailed',
          actions: { type: 'notify', params: { code: 'login.failed' } },
        },
      },
    },
    loggedIn: {
      description:
        'Tokens and user data are stored; the app opens the session and leaves this screen.',
      meta: { requirements: ['AUTH-08'] },
      type: 'final',
    },
  },
});
