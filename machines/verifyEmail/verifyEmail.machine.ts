import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { LinkOpened, MailedLink, VerificationResult } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';

interface VerifyEmailLimits {
  callTimeout: number;
}

export const verifyEmailMachine = setup({
  types: {
    context: {} as { token: string; refusal: string | undefined; limits: VerifyEmailLimits },
    events: {} as { type: 'verification.retried' } | { type: 'page.closed' } | LinkOpened,
    emitted: {} as Report,
    input: {} as { limits: VerifyEmailLimits },
    output: {} as { to: '/ai-kitchen' },
    tags: {} as 'busy',
  },
  actors: {
    mailedLinks: fromCallback<{ type: 'none' }>(() => {
      throw new Error('mailedLinks is not provided');
    }),
    readLink: fromPromise<MailedLink>(() => Promise.reject(new Error('readLink is not provided'))),
    verifyEmail: fromPromise<VerificationResult, { token: string }>(() =>
      Promise.reject(new Error('verifyEmail is not provided')),
    ),
  },
  actions: {
    keepToken: assign({ token: (_, params: { token: string | null }) => params.token ?? '' }),
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
  context: ({ input }) => ({ token: '', refusal: undefined, limits: input.limits }),
  output: { to: '/ai-kitchen' },
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
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'changed',
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
    changed: {
      description:
        'The account has this address now; every session is over, and the person logs in with it.',
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
    left: { description: 'The person goes on to the kitchen.', type: 'final' },
  },
});
