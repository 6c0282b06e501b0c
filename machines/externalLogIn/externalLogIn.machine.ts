import { assign, emit, fromPromise, setup } from 'xstate';
import type { ExternalMore, ExternalResult, ExternalWay } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';

const wordsIn = (result: ExternalResult) => ({
  message: 'message' in result ? result.message : undefined,
});

export const externalLogInMachine = setup({
  types: {
    /** `answer`: what the provider sent the browser back with. `message`: what the server asks for, in its words. */
    context: {} as {
      answer: string;
      password: string;
      code: string;
      needsPassword: boolean;
      needsCode: boolean;
      offersAccount: boolean;
      message: string | undefined;
      refusal: string | undefined;
      to: ExternalWay;
      limits: { callTimeout: number };
    },
    events: {} as
      | { type: 'password.changed'; password: string }
      | { type: 'code.changed'; code: string }
      | { type: 'form.submitted' }
      | { type: 'answer.retried' }
      | { type: 'page.closed' },
    emitted: {} as Report,
    input: {} as { limits: { callTimeout: number } },
    output: {} as { to: '/login' },
    tags: {} as 'busy',
  },
  actors: {
    readAnswer: fromPromise<{ answer: string }>(() =>
      Promise.reject(new Error('readAnswer is not provided')),
    ),
    sendAnswer: fromPromise<ExternalResult, { answer: string }>(() =>
      Promise.reject(new Error('sendAnswer is not provided')),
    ),
    sendMore: fromPromise<ExternalResult, ExternalMore>(() =>
      Promise.reject(new Error('sendMore is not provided')),
    ),
    openPage: fromPromise<void, { to: ExternalWay }>(() =>
      Promise.reject(new Error('openPage is not provided')),
    ),
  },
  actions: {
    keepAnswer: assign({ answer: (_, params: { answer: string }) => params.answer }),
    keepPassword: assign({ password: (_, params: { password: string }) => params.password }),
    keepCode: assign({ code: (_, params: { code: string }) => params.code }),
    clearCode: assign({ code: '' }),
    keepWords: assign({
      message: ({ context }, params: { message: string | undefined }) =>
        params.message ?? context.message,
    }),
    keepRefusal: assign({
      refusal: (_, params: { message: string | undefined }) => params.message,
    }),
    keepNeed: assign({
      needsPassword: ({ context }, params: ExternalResult) =>
        context.needsPassword || params.outcome === 'passwordRequired',
      needsCode: ({ context }, params: ExternalResult) =>
        context.needsCode || params.outcome === 'codeRequired',
      offersAccount: (_, params: ExternalResult) => params.outcome === 'accountUnknown',
    }),
    keepWay: assign({ to: (_, params: { to: ExternalWay }) => params.to }),
    keepFirstSteps: assign({
      to: ({ context }): ExternalWay => (context.offersAccount ? '/onboarding' : '/ai-kitchen'),
    }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isLoggedIn: (_, params: ExternalResult) => params.outcome === 'loggedIn',
    isConnected: (_, params: ExternalResult) => params.outcome === 'connected',
    isMoreNeeded: (_, params: ExternalResult) =>
      ['passwordRequired', 'codeRequired', 'accountUnknown'].includes(params.outcome),
    isFieldMissing: ({ context }) =>
      (context.needsPassword && context.password === '') ||
      (context.needsCode && context.code.trim() === ''),
  },
  delays: { callTimeout: ({ context }) => context.limits.callTimeout },
}).createMachine({
  id: 'externalLogIn',
  description:
    'Where an outside provider of log-ins sends people back to: its answer is checked, and what is still needed is asked for.',
  context: ({ input }) => ({
    answer: '',
    password: '',
    code: '',
    needsPassword: false,
    needsCode: false,
    offersAccount: false,
    message: undefined,
    refusal: undefined,
    to: '/ai-kitchen',
    limits: input.limits,
  }),
  output: { to: '/login' },
  initial: 'readingAnswer',
  states: {
    readingAnswer: {
      description: 'What the provider wrote into the address is read, and taken out of it at once.',
      tags: ['busy'],
      invoke: {
        id: 'readAnswer',
        src: 'readAnswer',
        onDone: {
          target: 'sendingAnswer',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'answerRefused',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'externalLogIn.answerUnread', error: event.error }),
          },
        },
      },
    },
    sendingAnswer: {
      description: 'The server checks the answer with the provider.',
      tags: ['busy'],
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context }) => ({ answer: context.answer }),
        onDone: [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
            target: 'leaving',
          },
          {
            guard: { type: 'isConnected', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'keepWay', params: { to: '/settings' } },
          },
          {
            guard: { type: 'isMoreNeeded', params: ({ event }) => event.output },
            target: 'asking',
            actions: [
              { type: 'keepNeed', params: ({ event }) => event.output },
              { type: 'keepWords', params: ({ event }) => wordsIn(event.output) },
            ],
          },
          {
            target: 'answerRefused',
            actions: { type: 'keepRefusal', params: ({ event }) => wordsIn(event.output) },
          },
        ],
        onError: 'unanswered',
      },
      after: { callTimeout: 'unanswered' },
    },
    unanswered: {
      description: 'Nobody was reached; the answer can be sent again, or the log-in begun again.',
      on: { 'answer.retried': 'sendingAnswer', 'page.closed': 'left' },
    },
    answerRefused: {
      description: 'The answer does not log anybody in; why stands in the server’s words.',
      on: { 'page.closed': 'left' },
    },
    asking: {
      description:
        'The provider has said who it is. A password, a code or the wish for an account is still needed.',
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
          { guard: 'isFieldMissing', target: '.fieldMissing' },
          { target: 'sendingMore' },
        ],
        'page.closed': 'left',
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        fieldMissing: { description: 'Password or code was missing when the form was sent.' },
        moreRefused: { description: 'Password or code is not right, or it took too long.' },
        moreUnanswered: { description: 'No usable answer came; the same can be sent again.' },
      },
    },
    sendingMore: {
      description: 'What the person gave is sent.',
      tags: ['busy'],
      invoke: {
        id: 'sendMore',
        src: 'sendMore',
        input: ({ context: { answer, password, code, offersAccount } }) => ({
          answer,
          password: password === '' ? undefined : password,
          code: code.trim() === '' ? undefined : code.trim(),
          create: offersAccount,
        }),
        onDone: [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
            target: 'leaving',
            actions: 'keepFirstSteps',
          },
          {
            guard: { type: 'isMoreNeeded', params: ({ event }) => event.output },
            target: 'asking',
            actions: [
              { type: 'keepNeed', params: ({ event }) => event.output },
              { type: 'keepWords', params: ({ event }) => wordsIn(event.output) },
            ],
          },
          {
            target: 'asking.moreRefused',
            actions: [
              'clearCode',
              { type: 'keepRefusal', params: ({ event }) => wordsIn(event.output) },
            ],
          },
        ],
        onError: 'asking.moreUnanswered',
      },
      after: { callTimeout: 'asking.moreUnanswered' },
    },
    leaving: {
      description: 'The session is stored; the app is loaded again with it.',
      tags: ['busy'],
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ to: context.to }),
        onDone: 'left',
        onError: 'left',
      },
    },
    left: { description: 'Done, or back to the log-in.', type: 'final' },
  },
});
