import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { LinkOpened, MailedLink, VerificationResult } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type { SessionDropped } from '../shared/messages.ts';

interface VerifyEmailLimits {
  callTimeout: number;
}

export const verifyEmailMachine = setup({
  types: {
    /** `to`: where the person goes on. */
    context: {} as {
      token: string;
      refusal: string | undefined;
      to: '/ai-kitchen' | '/login';
      limits: VerifyEmailLimits;
    },
    events: {} as { type: 'verification.retried' } | { type: 'page.closed' } | LinkOpened,
    emitted: {} as Report,
    input: {} as { limits: VerifyEmailLimits },
    output: {} as { to: '/ai-kitchen' | '/login' },
    tags: {} as 'busy',
  },
  actors: {
    mailedLinks: fromCallback<{ type: 'none' }>(() => {
      throw new Error('mailedLinks is not provided');
    }),
    readLink: fromPromise<MailedLink>(() => Promise.reject(new Error('readLink is not provided'))),
    clearSession: fromPromise<void>(() =>
      Promise.reject(new Error('clearSession is not provided')),
    ),
    verifyEmail: fromPromise<VerificationResult, { token: string }>(() =>
      Promise.reject(new Error('verifyEmail is not provided')),
    ),
  },
  actions: {
    keepToken: assign({ token: (_, params: { token: string | null }) => params.token ?? '' }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    keepWay: assign({ to: (_, params: { to: '/ai-kitchen' | '/login' }) => params.to }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSessionDropped: sendTo(
      ({ self }) => self._parent ?? self,
      (): SessionDropped => ({ type: 'session.dropped', to: null }),
    ),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasToken: (_, params: MailedLink) => params.token !== null,
    isVerified: (_, params: VerificationResult) => params.outcome === 'verified',
    isChanged: (_, params: VerificationResult) => params.outcome === 'changed',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'verifyEmail',
  description:
    'Where the link leads that confirms an email address, be it of a new account or another one for an account.',
  context: ({ input }) => ({
    token: '',
    refusal: undefined,
    to: '/ai-kitchen',
    limits: input.limits,
  }),
  output: ({ context }) => ({ to: context.to }),
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
      tags: ['busy'],
      invoke: {
        id: 'readLink',
        src: 'readLink',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output },
            target: 'verifyingEmail',
            actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output.token }) },
          },
          { target: 'linkRefused' },
        ],
        onError: {
          target: 'linkRefused',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'verify.linkUnread', error: event.error }),
          },
        },
      },
    },
    verifyingEmail: {
      description: 'The server is told.',
      tags: ['busy'],
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'verified',
            actions: { type: 'keepWay', params: { to: '/ai-kitchen' } },
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'clearingSession',
            actions: { type: 'keepWay', params: { to: '/login' } },
          },
          {
            target: 'linkRefused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({
                refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
          },
        ],
        onError: 'notVerified',
      },
      after: { callTimeout: 'notVerified' },
    },
    verified: {
      description: 'The address is confirmed.',
      on: { 'page.closed': 'left', 'link.opened': 'readingLink' },
    },
    clearingSession: {
      description: 'Every session of the account is over, also the one here.',
      tags: ['busy'],
      exit: 'tellSessionDropped',
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: 'changed',
        onError: {
          target: 'changed',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'session.notCleared', error: event.error }),
          },
        },
      },
    },
    changed: {
      description: 'The account has this address now, and the person logs in with it.',
      on: { 'page.closed': 'left', 'link.opened': 'readingLink' },
    },
    linkRefused: {
      description:
        'The link is not whole, was used before, or has expired: a new one can be asked for on the profile.',
      on: { 'page.closed': 'left', 'link.opened': 'readingLink' },
    },
    notVerified: {
      description: 'Nobody was reached; it can be tried again with the same link.',
      on: {
        'verification.retried': 'verifyingEmail',
        'page.closed': 'left',
        'link.opened': 'readingLink',
      },
    },
    left: { description: 'The person goes on to the kitchen, or logs in.', type: 'final' },
  },
});
