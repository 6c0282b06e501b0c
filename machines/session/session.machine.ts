import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type {
  FromSession,
  SessionDropped,
  SessionLoss,
  SignOutOrigin,
  ToSession,
} from '../shared/messages.ts';
import type { StoredSession } from '../shared/session.ts';

interface SessionDelays {
  overlayFade: number;
  leaveDelay: number;
  logOutTimeout: number;
}

export const sessionMachine = setup({
  types: {
    /** `signOutFrom`: where it was asked for, or where the person goes whose session was dropped. */
    context: {} as {
      session: StoredSession | null;
      signOutFrom: SignOutOrigin | Pick<SessionDropped, 'to'>;
      delays: SessionDelays;
    },
    events: {} as ToSession | SessionLoss,
    emitted: {} as Notify | Report,
    input: {} as { delays: SessionDelays },
    tags: {} as 'loading',
    meta: {} as { requirements: string[] },
  },
  actors: {
    readSession: fromPromise<StoredSession | null>(() =>
      Promise.reject(new Error('readSession is not provided')),
    ),
    clearAccessStatus: fromPromise<void, { userId: string }>(() =>
      Promise.reject(new Error('clearAccessStatus is not provided')),
    ),
    logOut: fromPromise<void>(() => Promise.reject(new Error('logOut is not provided'))),
    clearSession: fromPromise<void>(() =>
      Promise.reject(new Error('clearSession is not provided')),
    ),
    sessionLosses: fromCallback<{ type: 'none' }>(() => {
      throw new Error('sessionLosses is not provided');
    }),
  },
  actions: {
    keepSession: assign({
      session: (_, params: { session: StoredSession | null }) => params.session,
    }),
    clearKeptSession: assign({ session: null }),
    keepSignOutOrigin: assign({
      signOutFrom: (_, params: { from: SignOutOrigin | Pick<SessionDropped, 'to'> }) => params.from,
    }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellOpened: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }): FromSession => ({ type: 'session.opened', person: context.session!.person }),
    ),
    tellClosed: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: Omit<Extract<FromSession, { type: 'session.closed' }>, 'type'>): FromSession => ({
        type: 'session.closed',
        reason: params.reason,
        to: params.to,
      }),
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
    hasSession: (_, params: { session: StoredSession | null }) => params.session !== null,
    isFromMenu: ({ context }) => context.signOutFrom === 'menu',
    isDropped: ({ context }) => typeof context.signOutFrom === 'object',
  },
  delays: {
    overlayFade: ({ context }) => context.delays.overlayFade,
    leaveDelay: ({ context }) => context.delays.leaveDelay,
    logOutTimeout: ({ context }) => context.delays.logOutTimeout,
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the app: from reading the stored session at startup to leaving it.',
  context: ({ input }) => ({ session: null, signOutFrom: 'menu', delays: input.delays }),
  invoke: {
    id: 'sessionLosses',
    src: 'sessionLosses',
    onDone: { actions: { type: 'report', params: { code: 'session.lossesUnheard' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'session.lossesUnheard', error: event.error }),
      },
    },
  },
  initial: 'startingUp',
  states: {
    startingUp: {
      description: 'Once, when the app loads: what the browser stored decides who this is.',
      meta: { requirements: ['AUTH-01', 'AUTH-03'] },
      tags: ['loading'],
      initial: 'readingSession',
      on: { 'session.dropped': '.discardingSession' },
      states: {
        readingSession: {
          description: 'Token and user data are read.',
          invoke: {
            id: 'readSession',
            src: 'readSession',
            onDone: [
              {
                guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output }) },
                target: '#session.signedIn.clearingAccessStatus',
                actions: [
                  { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
                  'tellOpened',
                ],
              },
              { target: 'discardingSession' },
            ],
            onError: {
              target: 'discardingSession',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'session.unreadable', error: event.error }),
              },
            },
          },
        },
        discardingSession: {
          description:
            'Half a session, or one that cannot be read, is no session: every session key goes.',
          meta: { requirements: ['AUTH-02', 'SES-03', 'SES-05'] },
          invoke: {
            id: 'clearSession',
            src: 'clearSession',
            onDone: {
              target: '#session.signedOut',
              actions: { type: 'tellClosed', params: { reason: 'absent', to: null } },
            },
            onError: {
              target: '#session.signedOut',
              actions: [
                {
                  type: 'report',
                  params: ({ event }) => ({ code: 'session.notCleared', error: event.error }),
                },
                { type: 'tellClosed', params: { reason: 'absent', to: null } },
              ],
            },
          },
        },
      },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      meta: { requirements: ['SES-08'] },
      on: { 'session.stored': 'openingSession' },
    },
    openingSession: {
      description: 'A log-in, here or in another tab, has stored a session; it is read.',
      meta: { requirements: ['AUTH-08'] },
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            actions: [
              { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
              'tellOpened',
            ],
          },
          {
            target: 'signedOut',
            actions: [
              'clearKeptSession',
              { type: 'report', params: { code: 'session.notStored' } },
              { type: 'tellClosed', params: { reason: 'absent', to: null } },
            ],
          },
        ],
        onError: {
          target: 'signedOut',
          actions: [
            'clearKeptSession',
            {
              type: 'report',
              params: ({ event }) => ({ code: 'session.unreadable', error: event.error }),
            },
            { type: 'tellClosed', params: { reason: 'absent', to: null } },
          ],
        },
      },
    },
    signedIn: {
      description: 'A person is signed in: both their token and their data are at hand.',
      meta: { requirements: ['SES-04', 'SES-08'] },
      initial: 'settled',
      on: {
        'signOut.requested': {
          target: 'signingOut',
          actions: { type: 'keepSignOutOrigin', params: ({ event }) => ({ from: event.from }) },
        },
        'session.lost': {
          target: 'expiring',
          actions: { type: 'notify', params: { code: 'session.expired' } },
        },
        'session.endedElsewhere': 'endingHere',
        'session.stored': 'openingSession',
        'session.dropped': {
          target: 'signingOut',
          actions: {
            type: 'keepSignOutOrigin',
            params: ({ event }) => ({ from: { to: event.to } }),
          },
        },
      },
      states: {
        clearingAccessStatus: {
          description:
            'After a startup the cached access status goes, so that it is asked for again; the trial start stays.',
          meta: { requirements: ['AUTH-01'] },
          invoke: {
            id: 'clearAccessStatus',
            src: 'clearAccessStatus',
            input: ({ context }) => ({ userId: context.session!.person.id }),
            onDone: 'settled',
            onError: {
              target: 'settled',
              actions: {
                type: 'report',
                params: ({ event }) => ({
                  code: 'session.accessStatusNotCleared',
                  error: event.error,
                }),
              },
            },
          },
        },
        settled: { description: 'The session is in use.' },
      },
    },
    endingHere: {
      description: 'The person signed out in another tab; this one follows.',
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: {
          target: 'signedOut',
          actions: [
            'clearKeptSession',
            { type: 'tellClosed', params: { reason: 'endedElsewhere', to: '/landing' } },
          ],
        },
        onError: {
          target: 'signedOut',
          actions: [
            'clearKeptSession',
            {
              type: 'report',
              params: ({ event }) => ({ code: 'session.notCleared', error: event.error }),
            },
            { type: 'tellClosed', params: { reason: 'endedElsewhere', to: '/landing' } },
          ],
        },
      },
    },
    expiring: {
      description: 'The server no longer knows this session, and one silent refresh was refused.',
      meta: { requirements: ['AUTH-10', 'REQ-02'] },
      initial: 'clearingSession',
      states: {
        clearingSession: {
          description: 'Every session key goes.',
          meta: { requirements: ['SES-03'] },
          invoke: {
            id: 'clearSession',
            src: 'clearSession',
            onDone: 'lingering',
            onError: {
              target: 'lingering',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'session.notCleared', error: event.error }),
              },
            },
          },
        },
        lingering: {
          description: 'A moment to see the message before the screen changes.',
          after: {
            leaveDelay: {
              target: '#session.signedOut',
              actions: [
                'clearKeptSession',
                { type: 'tellClosed', params: { reason: 'expired', to: '/landing' } },
              ],
            },
          },
        },
      },
    },
    signingOut: {
      description:
        'The person asked to leave, or this session is over: the overlay comes up while the call is made and the session is cleared.',
      meta: { requirements: ['OUT-01', 'OUT-02', 'OUT-03', 'SET-06', 'PWD-03'] },
      type: 'parallel',
      states: {
        overlay: {
          description: "The full-screen 'Loading...' with its spinner.",
          initial: 'fadingIn',
          states: {
            fadingIn: {
              description: 'It comes up.',
              meta: { requirements: ['OUT-01'] },
              after: { overlayFade: 'shown' },
            },
            shown: { description: 'It covers the screen.' },
          },
        },
        work: {
          description: 'What has to be done before the person is gone.',
          initial: 'loggingOut',
          states: {
            loggingOut: {
              description: 'The server is told. Its failure changes nothing for the person.',
              meta: { requirements: ['OUT-02'] },
              invoke: {
                id: 'logOut',
                src: 'logOut',
                onDone: 'clearingSession',
                onError: {
                  target: 'clearingSession',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'signOut.callFailed', error: event.error }),
                  },
                },
              },
              after: {
                logOutTimeout: {
                  target: 'clearingSession',
                  actions: { type: 'report', params: { code: 'signOut.callFailed' } },
                },
              },
            },
            clearingSession: {
              description: 'Every session key goes, the per-user trial start too.',
              meta: { requirements: ['SES-03'] },
              invoke: {
                id: 'clearSession',
                src: 'clearSession',
                onDone: 'lingering',
                onError: {
                  target: '#session.signedIn',
                  actions: [
                    {
                      type: 'report',
                      params: ({ event }) => ({ code: 'session.notCleared', error: event.error }),
                    },
                    { type: 'notify', params: { code: 'signOut.failed' } },
                  ],
                },
              },
            },
            lingering: {
              description: 'Everything is done; the screen changes in 200 ms.',
              after: {
                leaveDelay: [
                  {
                    guard: 'isFromMenu',
                    target: '#session.signedOut',
                    actions: [
                      'clearKeptSession',
                      { type: 'notify', params: { code: 'signOut.succeeded' } },
                      { type: 'tellClosed', params: { reason: 'signedOut', to: '/login' } },
                    ],
                  },
                  {
                    guard: 'isDropped',
                    target: '#session.signedOut',
                    actions: [
                      'clearKeptSession',
                      {
                        type: 'tellClosed',
                        params: ({ context }) => ({
                          reason: 'signedOut',
                          to: (context.signOutFrom as SessionDropped).to,
                        }),
                      },
                    ],
                  },
                  {
                    target: '#session.signedOut',
                    actions: [
                      'clearKeptSession',
                      { type: 'tellClosed', params: { reason: 'signedOut', to: '/landing' } },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
