import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type {
  AccessAnswer,
  AccessPaid,
  ClockTick,
  KnownAccess,
  WorkEnd,
} from '../shared/access.ts';
import type { Report } from '../shared/emitted.ts';
import type { PaymentNews, RouteEntered } from '../shared/messages.ts';
import type { Person } from '../shared/session.ts';

interface AccessLimits {
  firstCheck: number;
  poll: number;
  checkTimeout: number;
  trial: number;
  /** What stays open to those who have neither trial nor subscription. */
  exemptPaths: readonly string[];
}

interface AccessContext extends AccessAnswer {
  person: Person;
  limits: AccessLimits;
  path: string;
  /** The page with its search that was shown last of those that need access: the way back from paying. */
  cameFrom: string | null;
  /** The end that is known was granted by this browser, for a payment the server has not answered about. */
  isProvisional: boolean;
  isRemembered: boolean;
  isHidden: boolean;
  /** This device's clock, as it last ticked. */
  time: number;
}

/** What this browser granted ends by this device's clock, everything else by the server's. */
const isSubscriptionRunning = (
  { subscriptionEnd, isProvisional, clockOffset }: AccessContext,
  time: number,
) => subscriptionEnd !== null && time + (isProvisional ? 0 : clockOffset) < subscriptionEnd;
type Place = Pick<RouteEntered, 'path' | 'search'>;
const placeIn = ({ exemptPaths }: AccessLimits, { path, search }: Place) =>
  exemptPaths.includes(path) ? null : path + search;
/** Without a known start this is the first use, unless something was paid for before. */
const isTrialRunning = (
  { trialStart, subscriptionEnd, clockOffset, limits }: AccessContext,
  time: number,
) =>
  trialStart === null ? subscriptionEnd === null : time + clockOffset < trialStart + limits.trial;

export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as
      | ClockTick
      | WorkEnd
      | RouteEntered
      | PaymentNews
      | { type: 'notice.dismissed' }
      | { type: 'access.judged' },
    emitted: {} as Report,
    input: {} as { limits: AccessLimits; person: Person } & Place,
    tags: {} as 'loading' | 'subscribed' | 'blocked' | 'noticed',
    meta: {} as { requirements: string[] },
  },
  actors: {
    clockTicks: fromCallback<{ type: 'none' }>(() => {
      throw new Error('clockTicks is not provided');
    }),
    workEnds: fromCallback<{ type: 'none' }>(() => {
      throw new Error('workEnds is not provided');
    }),
    readTrial: fromPromise<KnownAccess, { userId: string }>(() =>
      Promise.reject(new Error('readTrial is not provided')),
    ),
    keepPayment: fromPromise<KnownAccess, { userId: string; news: PaymentNews['type'] }>(() =>
      Promise.reject(new Error('keepPayment is not provided')),
    ),
    fetchStatus: fromPromise<AccessAnswer, { userId: string }>(() =>
      Promise.reject(new Error('fetchStatus is not provided')),
    ),
  },
  actions: {
    keepPath: assign({
      path: (_, params: Place) => params.path,
      cameFrom: ({ context }, params: Place) => placeIn(context.limits, params) ?? context.cameFrom,
    }),
    keepTime: assign({ time: (_, params: { now: number }) => params.now }),
    keepHidden: assign({ isHidden: (_, params: { isHidden: boolean }) => params.isHidden }),
    keepKnown: assign({
      trialStart: (_, params: KnownAccess) => params.trialStart,
      subscriptionEnd: (_, params) => params.subscriptionEnd,
      isProvisional: (_, params) => params.isProvisional,
      isRemembered: (_, params) => params.isStored,
    }),
    // Whatever the server says takes the place of what was granted in its absence.
    keepAnswer: assign((_, params: AccessAnswer) => ({ ...params, isProvisional: false })),
    // No news: what is known holds for as long as it was to hold.
    keepOwnJudgement: assign(({ context }) => ({
      canUse: isSubscriptionRunning(context, context.time) || isTrialRunning(context, context.time),
      isSubscribed: isSubscriptionRunning(context, context.time),
      wasSubscribed:
        context.wasSubscribed || (context.subscriptionEnd !== null && !context.isProvisional),
      isTrialOver: !isTrialRunning(context, context.time),
    })),
    clearKeptTrial: assign({ trialStart: null }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellPaid: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: { until: number | null }): AccessPaid => ({
        type: 'access.paid',
        until: params.until!,
      }),
    ),
    tellJudged: raise({ type: 'access.judged' }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isTabHidden: ({ context }) => context.isHidden,
    isTabSeen: ({ context }) => !context.isHidden,
    isRemembered: ({ context }) => context.isRemembered,
    isSubscribed: ({ context }) => context.isSubscribed,
    // Not at each answer: who hears it gives up what it refused before, for whatever reason.
    isNewlyPaid: ({ context }, params: AccessAnswer) =>
      params.isSubscribed &&
      params.isOpen !== true &&
      params.subscriptionEnd !== null &&
      (!context.isSubscribed || context.subscriptionEnd !== params.subscriptionEnd),
    canUseApp: ({ context }) => context.canUse,
    hasRunOut: ({ context }, params: { now: number }) =>
      context.isSubscribed
        ? !isSubscriptionRunning(context, params.now)
        : context.canUse && !context.isTrialOver && !isTrialRunning(context, params.now),
    isExempt: ({ context }) => context.limits.exemptPaths.includes(context.path),
    isBarred: ({ context }) => !context.limits.exemptPaths.includes(context.path),
    isNoticeDue: ({ context }) =>
      !context.isSubscribed &&
      context.isTrialOver &&
      !context.limits.exemptPaths.includes(context.path),
    isNoticeGroundless: ({ context }) =>
      context.isSubscribed ||
      !context.isTrialOver ||
      context.limits.exemptPaths.includes(context.path),
  },
  delays: {
    firstCheck: ({ context }) => context.limits.firstCheck,
    poll: ({ context }) => context.limits.poll,
    checkTimeout: ({ context }) => context.limits.checkTimeout,
  },
}).createMachine({
  id: 'access',
  description:
    'Whether a signed-in person may use the pages: by trial or by subscription, as the server judges it; provisionally also by a payment that it has not answered about.',
  context: ({ input }) => ({
    person: input.person,
    limits: input.limits,
    path: input.path,
    cameFrom: placeIn(input.limits, input),
    isProvisional: false,
    isRemembered: false,
    isHidden: false,
    time: 0,
    clockOffset: 0,
    canUse: false,
    isSubscribed: false,
    wasSubscribed: false,
    isTrialOver: false,
    trialStart: null,
    subscriptionEnd: null,
    planName: null,
    usage: [],
  }),
  type: 'parallel',
  invoke: {
    id: 'workEnds',
    src: 'workEnds',
    onDone: { actions: { type: 'report', params: { code: 'access.workUnheard' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'access.workUnheard', error: event.error }),
      },
    },
  },
  states: {
    surroundings: {
      description:
        'What goes on around: the time, the page that is shown, and whether anyone can see the tab.',
      initial: 'heard',
      on: {
        'route.entered': {
          actions: { type: 'keepPath', params: ({ event }) => event },
        },
      },
      states: {
        heard: {
          description: 'The clock ticks, so that what remains is live.',
          meta: { requirements: ['ACC-02'] },
          invoke: {
            id: 'clockTicks',
            src: 'clockTicks',
            onDone: {
              target: 'unheard',
              actions: { type: 'report', params: { code: 'access.clockUnheard' } },
            },
            onError: {
              target: 'unheard',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'access.clockUnheard', error: event.error }),
              },
            },
          },
          on: {
            'clock.ticked': {
              actions: { type: 'keepTime', params: ({ event }) => ({ now: event.now }) },
            },
            'tab.hidden': { actions: { type: 'keepHidden', params: { isHidden: true } } },
            'tab.shown': { actions: { type: 'keepHidden', params: { isHidden: false } } },
          },
        },
        unheard: {
          description: 'The clock is gone: the server is still asked every minute, hidden or not.',
          entry: { type: 'keepHidden', params: { isHidden: false } },
        },
      },
    },
    checks: {
      description:
        'When the server is asked: a second after the load, then every minute while the tab can be seen.',
      meta: { requirements: ['ACC-03'] },
      initial: 'readingTrial',
      on: {
        'payment.succeeded': { target: '.keepingPayment', actions: 'clearKeptTrial' },
        'payment.unanswered': '.keepingPayment',
        'payment.refused': '.keepingPayment',
      },
      states: {
        readingTrial: {
          description:
            'What this browser remembers; at the first use nothing, and the trial begins.',
          meta: { requirements: ['ACC-01'] },
          invoke: {
            id: 'readTrial',
            src: 'readTrial',
            input: ({ context }) => ({ userId: context.person.id }),
            onDone: {
              target: 'waiting',
              actions: { type: 'keepKnown', params: ({ event }) => event.output },
            },
            onError: {
              target: 'waiting',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'access.trialUnreadable', error: event.error }),
              },
            },
          },
        },
        waiting: {
          description: 'The first second after the load.',
          always: { guard: 'isTabHidden', target: 'sleeping' },
          after: { firstCheck: 'checking' },
        },
        checking: {
          description:
            'The server is asked. Without an answer there is no subscription but one whose end is known, and the local trial decides. That something was paid for is told to the pages, which may have refused something before it did.',
          meta: { requirements: ['ACC-07', 'ACC-10'] },
          invoke: {
            id: 'fetchStatus',
            src: 'fetchStatus',
            input: ({ context }) => ({ userId: context.person.id }),
            onDone: [
              {
                guard: { type: 'isNewlyPaid', params: ({ event }) => event.output },
                target: 'resting',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  'tellJudged',
                  {
                    type: 'tellPaid',
                    params: ({ event }) => ({ until: event.output.subscriptionEnd }),
                  },
                ],
              },
              {
                target: 'resting',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  'tellJudged',
                ],
              },
            ],
            onError: {
              target: 'resting',
              actions: [
                {
                  type: 'report',
                  params: ({ event }) => ({ code: 'access.checkFailed', error: event.error }),
                },
                'keepOwnJudgement',
                'tellJudged',
              ],
            },
          },
          after: {
            checkTimeout: {
              target: 'resting',
              actions: [
                { type: 'report', params: { code: 'access.checkFailed' } },
                'keepOwnJudgement',
                'tellJudged',
              ],
            },
          },
        },
        resting: {
          description:
            'Until the next minute, until what was granted runs out, or until some of it was used.',
          meta: { requirements: ['ACC-03', 'ACC-09'] },
          always: { guard: 'isTabHidden', target: 'sleeping' },
          on: {
            'clock.ticked': {
              guard: { type: 'hasRunOut', params: ({ event }) => ({ now: event.now }) },
              target: 'checking',
            },
            'work.ended': 'checking',
          },
          after: { poll: 'checking' },
        },
        sleeping: {
          description:
            'Nobody can see the tab, so nobody asks; on return the server is asked at once.',
          always: { guard: 'isTabSeen', target: 'checking' },
        },
        keepingPayment: {
          description:
            'What a payment means for what this browser knows: confirmed, the local trial goes; reported by the provider while our server does not answer, a day is granted; refused, that day is taken back. Then the server is asked at once.',
          meta: { requirements: ['PAY-08', 'PAY-09'] },
          invoke: {
            id: 'keepPayment',
            src: 'keepPayment',
            input: ({ context, event }) => ({
              userId: context.person.id,
              news: (event as PaymentNews).type,
            }),
            onDone: {
              target: 'checking',
              actions: { type: 'keepKnown', params: ({ event }) => event.output },
            },
            onError: {
              target: 'checking',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'access.paymentNotKept', error: event.error }),
              },
            },
          },
        },
      },
    },
    billing: {
      description: 'What the last judgement was.',
      initial: 'unknown',
      on: {
        'access.judged': [
          { guard: 'isSubscribed', target: '.subscribed' },
          { guard: 'canUseApp', target: '.onTrial' },
          { target: '.denied' },
        ],
      },
      states: {
        unknown: {
          description:
            'Never heard of in this browser: the overlay says that the status is being fetched.',
          meta: { requirements: ['ACC-04'] },
          tags: ['loading'],
          always: { guard: 'isRemembered', target: 'presumed' },
        },
        presumed: {
          description:
            'The browser remembers a trial or a subscription: nothing is barred before the first judgement.',
          meta: { requirements: ['ACC-04'] },
        },
        subscribed: {
          description: 'A subscription is active.',
          meta: { requirements: ['ACC-02'] },
          tags: ['subscribed'],
        },
        onTrial: { description: 'The trial is running.', meta: { requirements: ['ACC-01'] } },
        denied: {
          description: 'Neither trial nor subscription.',
          meta: { requirements: ['ACC-05'] },
          initial: 'blocked',
          on: {
            'access.judged': [
              { guard: 'isSubscribed', target: 'subscribed' },
              { guard: 'canUseApp', target: 'onTrial' },
              {},
            ],
          },
          states: {
            blocked: {
              description:
                "The page lies under the overlay, which leads to what is the person's own.",
              meta: { requirements: ['ACC-05'] },
              tags: ['blocked'],
              always: { guard: 'isExempt', target: 'tolerated' },
            },
            tolerated: {
              description: 'A page that stays open to everyone who is signed in.',
              always: { guard: 'isBarred', target: 'blocked' },
            },
          },
        },
      },
    },
    notice: {
      description:
        'The message that trial or subscription is over; it can be put off until the next load.',
      meta: { requirements: ['ACC-06'] },
      initial: 'hidden',
      states: {
        hidden: {
          description: 'There is no reason for it.',
          always: { guard: 'isNoticeDue', target: 'shown' },
        },
        shown: {
          description: 'It lies above the page.',
          tags: ['noticed'],
          always: { guard: 'isNoticeGroundless', target: 'hidden' },
          on: { 'notice.dismissed': 'dismissed' },
        },
        dismissed: {
          description: "Put off with 'Maybe Later', until the next load.",
          meta: { requirements: ['ACC-06'] },
        },
      },
    },
  },
});
