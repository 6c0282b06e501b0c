import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type {
  LogInDetails,
  LogInResult,
  PasskeyChoice,
  SignedPasskey,
} from '../shared/messages.ts';

const refusalIn = (result: LogInResult | PasskeyChoice) => ({
  refusal: result.outcome === 'refused' ? result.message : undefined,
});

export const loginMachine = setup({
  types: {
    /** `passkey`: what one has signed, until it is sent. */
    context: {} as {
      email: string;
      password: string;
      code: string;
      passkey: SignedPasskey | undefined;
      canUsePasskeys: boolean;
      provider: string | null;
      refusal: string | undefined;
      logInTimeout: number;
    },
    events: {} as
      | { type: 'email.changed'; email: string }
      | { type: 'password.changed'; password: string }
      | { type: 'code.changed'; code: string }
      | { type: 'code.abandoned' }
      | { type: 'form.submitted' }
      | { type: 'passkey.requested' }
      | { type: 'passkey.chosen'; passkey: SignedPasskey }
      | { type: 'passkeys.unsupported' },
    emitted: {} as Notify | Report,
    input: {} as { logInTimeout: number },
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    logIn: fromPromise<LogInResult, LogInDetails>(() =>
      Promise.reject(new Error('logIn is not provided')),
    ),
    fetchPasskey: fromPromise<PasskeyChoice>(() =>
      Promise.reject(new Error('fetchPasskey is not provided')),
    ),
    readProvider: fromPromise<{ name: string | null }>(() =>
      Promise.reject(new Error('readProvider is not provided')),
    ),
    autofillChoices: fromCallback<{ type: 'none' }>(() => {
      throw new Error('autofillChoices is not provided');
    }),
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
    keepPasskey: assign({
      passkey: (_, params: { passkey: SignedPasskey | undefined }) => params.passkey,
    }),
    keepProvider: assign({ provider: (_, params: { name: string | null }) => params.name }),
    keepUnsupported: assign({ canUsePasskeys: false }),
    report: emit(({ event }) => ({
      type: 'report' as const,
      code: 'login.partStopped' as const,
      error: 'error' in event ? event.error : undefined,
    })),
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
    isCodeRequired: ({ context }, params: LogInResult) =>
      params.outcome === 'codeRequired' && !context.passkey,
    isChosen: (_, params: PasskeyChoice) => params.outcome === 'chosen',
    isCancelled: (_, params: PasskeyChoice) => params.outcome === 'cancelled',
    isLoggedIn: (_, params: LogInResult) => params.outcome === 'loggedIn',
  },
  delays: {
    logInTimeout: ({ context }) => context.logInTimeout,
  },
}).createMachine({
  id: 'login',
  description:
    'The log-in form, from the first letter to an open session; with a code where the account asks for one, by a passkey alone, or by an outside provider where there is one.',
  context: ({ input }) => ({
    email: '',
    password: '',
    code: '',
    passkey: undefined,
    canUsePasskeys: true,
    provider: null,
    refusal: undefined,
    logInTimeout: input.logInTimeout,
  }),
  invoke: {
    id: 'readProvider',
    src: 'readProvider',
    onDone: { actions: { type: 'keepProvider', params: ({ event }) => event.output } },
    onError: { actions: 'report' },
  },
  initial: 'filling',
  states: {
    filling: {
      description:
        'The person fills in email and password. Whatever went wrong before, what they typed stays.',
      meta: { requirements: ['AUTH-05'] },
      initial: 'editing',
      invoke: {
        id: 'autofillChoices',
        src: 'autofillChoices',
        onDone: { actions: 'report' },
        onError: { actions: 'report' },
      },
      on: {
        'passkey.requested': 'fetchingPasskey',
        'passkey.chosen': {
          target: 'loggingIn',
          actions: { type: 'keepPasskey', params: ({ event }) => ({ passkey: event.passkey }) },
        },
        'passkeys.unsupported': { actions: 'keepUnsupported' },
        'email.changed': {
          target: '.editing',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'password.changed': {
          target: '.editing',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'form.submitted': [
          {
            guard: 'hasAllFields',
            target: 'loggingIn',
            actions: { type: 'keepPasskey', params: { passkey: undefined } },
          },
          '.fieldsMissing',
        ],
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        fieldsMissing: {
          entry: { type: 'notify', params: { code: 'login.fieldsMissing' } },
          description: 'Email or password was empty when the form was sent.',
          meta: { requirements: ['AUTH-06'] },
        },
        logInRefused: {
          entry: {
            type: 'notify',
            params: ({ context }) => ({ code: 'login.refused', message: context.refusal }),
          },
          description:
            'The server knows no such email and password, or refused them; its own words are shown where it gave any.',
          meta: { requirements: ['AUTH-07'] },
        },
        logInFailed: {
          entry: { type: 'notify', params: { code: 'login.failed' } },
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
        input: ({ context: { email, password, passkey } }) =>
          passkey ? { passkey } : { email: email.trim(), password },
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
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'filling.logInFailed',
      },
      after: { logInTimeout: 'filling.logInFailed' },
    },
    fetchingPasskey: {
      description: 'The browser asks for a passkey, in a window of its own; the form waits.',
      tags: ['busy'],
      invoke: {
        id: 'fetchPasskey',
        src: 'fetchPasskey',
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.output },
            target: 'loggingIn',
            actions: {
              type: 'keepPasskey',
              params: ({ event: { output } }) => ({
                passkey: output.outcome === 'chosen' ? output.passkey : undefined,
              }),
            },
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'filling',
          },
          {
            target: 'filling.logInRefused',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'filling.logInFailed',
      },
    },
    askingForCode: {
      description:
        'The password is right. The person gives the code of their app, or a recovery code, or goes back.',
      initial: 'editingCode',
      on: {
        'code.changed': {
          target: '.editingCode',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'form.submitted': [{ guard: 'hasCode', target: 'checkingCode' }, '.codeMissing'],
        'code.abandoned': { target: 'filling', actions: 'clearPassword' },
      },
      states: {
        editingCode: { description: 'Nothing is wrong, as far as we know.' },
        codeMissing: {
          description: 'There was no code when the form was sent.',
          entry: { type: 'notify', params: { code: 'login.codeMissing' } },
        },
        codeRefused: {
          description: 'The code is not right, was used before, or there were too many wrong ones.',
          entry: { type: 'notify', params: { code: 'login.codeRefused' } },
        },
        checkFailed: {
          description: 'No usable answer came; the same code can be sent again.',
          entry: { type: 'notify', params: { code: 'login.failed' } },
        },
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
              { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
            ],
          },
        ],
        onError: 'askingForCode.checkFailed',
      },
      after: { logInTimeout: 'askingForCode.checkFailed' },
    },
    loggedIn: {
      description:
        'Tokens and user data are stored; the app opens the session and leaves this screen.',
      meta: { requirements: ['AUTH-08'] },
      type: 'final',
    },
  },
});
