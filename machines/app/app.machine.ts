import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type { InputFrom } from 'xstate';
import { publicPageOf } from '../../domain/publicRecipe.ts';
import type { homeMachine } from './home.machine.ts';
import type { publicPagesMachine } from './publicPages.machine.ts';
import type { loginMachine } from '../login/login.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { Navigate, Report } from '../shared/emitted.ts';
import type {
  FromSession,
  HomeLeft,
  RouteChanged,
  SessionDropped,
  SignOutOrigin,
  SignupOutput,
} from '../shared/messages.ts';
import type { Person } from '../shared/session.ts';
import type { signupMachine } from '../signup/signup.machine.ts';
import type { toastMachine } from './toast.machine.ts';

interface Paths {
  /** Anyone may see these. */
  open: readonly string[];
  /** Only the signed-in may see these. */
  guarded: readonly string[];
  /** Open paths that the signed-in are led away from. */
  entrances: readonly string[];
  /** Guarded paths that show their own card in place instead of a redirect. */
  withCard: readonly string[];
}

/** What the children start with; the limits come from the contract, by way of src/app. */
interface ChildInputs {
  session: InputFrom<typeof sessionMachine>;
  toasts: InputFrom<typeof toastMachine>;
  login: InputFrom<typeof loginMachine>;
  signup: InputFrom<typeof signupMachine>;
  publicPages: InputFrom<typeof publicPagesMachine>['inputs'];
  home: InputFrom<typeof homeMachine>['inputs'];
}

const isAmong = (paths: readonly string[], path: string) =>
  paths.some((each) => path === each || path.startsWith(each + '/'));

/** Where somebody is led who may not see a page: a recipe has a page for anyone. */
const whereAnyoneMay = ({ context }: { context: { path: string; search: string } }) => ({
  to: publicPageOf(context.path, context.search) ?? '/landing',
});

const invitationIn = (search: string): string | undefined =>
  /[?&]invite=([\w-]+)/.exec(search)?.[1];

const unwired = fromPromise(() => Promise.reject(new Error('This chart is not provided')));

export const appMachine = setup({
  types: {
    context: {} as {
      paths: Paths;
      inputs: ChildInputs;
      screenTimeout: number;
      path: string;
      search: string;
      /** undefined: not known yet; null: nobody. */
      person: Person | null | undefined;
      returnTo: string | null;
      /** The invitation that stopped somebody who has no account yet: it comes after the onboarding. */
      invitation: string | null;
      /** A session ended that nobody had asked here to end; the entrances say so until somebody is signed in. */
      hasSessionEnded: boolean;
    },
    events: {} as
      | RouteChanged
      | FromSession
      | { type: 'signOut.requested'; from: SignOutOrigin }
      | { type: 'screen.retried' }
      | { type: 'route.entered' }
      | { type: 'home.retried' }
      | { type: 'feedback.requested' }
      | SessionDropped
      | HomeLeft,
    emitted: {} as Navigate | Report,
    input: {} as {
      paths: Paths;
      inputs: ChildInputs;
      screenTimeout: number;
      returnTo: string | null;
    },
    tags: {} as 'loading',
    meta: {} as { requirements: string[] },
    children: {} as {
      routes: 'routes';
      fetchScreen: 'fetchScreen';
      verifyInvitation: 'verifyInvitation';
      session: 'session';
      toasts: 'toasts';
      login: 'login';
      signup: 'signup';
      publicPages: 'publicPages';
      home: 'home';
    },
  },
  actors: {
    routes: fromCallback<{ type: 'none' }>(() => {
      throw new Error('routes is not provided');
    }),
    fetchScreen: fromPromise<void, { path: string }>(() =>
      Promise.reject(new Error('fetchScreen is not provided')),
    ),
    verifyInvitation: fromPromise<{ valid: boolean }, { secret: string }>(() =>
      Promise.reject(new Error('verifyInvitation is not provided')),
    ),
    session: unwired as unknown as typeof sessionMachine,
    toasts: unwired as unknown as typeof toastMachine,
    login: unwired as unknown as typeof loginMachine,
    signup: unwired as unknown as typeof signupMachine,
    publicPages: unwired as unknown as typeof publicPagesMachine,
    home: unwired as unknown as typeof homeMachine,
  },
  actions: {
    keepPath: assign({
      path: (_, params: { path: string; search: string }) => params.path,
      search: (_, params) => params.search,
    }),
    keepPerson: assign({ person: (_, params: { person: Person | null }) => params.person }),
    keepSessionEnd: assign({
      hasSessionEnded: (_, params: { reason: string }) =>
        params.reason === 'expired' || params.reason === 'endedElsewhere',
    }),
    clearSessionEnd: assign({ hasSessionEnded: false }),
    keepReturnPath: assign(({ context: { path, search, invitation } }) => ({
      returnTo: path + search,
      invitation: path === '/household' && search !== '' ? path + search : invitation,
    })),
    keepOnboardingAsReturnPath: assign({ returnTo: '/onboarding' }),
    clearReturnPath: assign({ returnTo: null }),
    clearInvitation: assign({ invitation: null }),
    navigate: emit((_, params: { to: string }) => ({
      type: 'navigate' as const,
      to: params.to,
      replace: true,
    })),
    tellSessionStored: sendTo('session', { type: 'session.stored' }),
    tellSignOut: sendTo('session', (_, params: { from: SignOutOrigin }) => ({
      type: 'signOut.requested' as const,
      from: params.from,
    })),
    tellSessionDropped: sendTo('session', (_, params: { to: SessionDropped['to'] }) => ({
      type: 'session.dropped' as const,
      to: params.to,
    })),
    enterRoute: raise({ type: 'route.entered' }),
    tellRouteEntered: sendTo('home', ({ context }) => ({
      type: 'route.entered' as const,
      path: context.path,
      search: context.search,
    })),
    tellFeedbackRequested: sendTo('home', { type: 'feedback.requested' }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isElsewhere: ({ context }, params: { path: string }) => params.path !== context.path,
    isRoot: ({ context }) => context.path === '/',
    isAt: ({ context }, params: { path: string }) => context.path === params.path,
    isUnknownPath: ({ context }) =>
      context.path !== '/' &&
      !isAmong(context.paths.open, context.path) &&
      !isAmong(context.paths.guarded, context.path),
    isAwaitingPerson: ({ context }) =>
      context.person === undefined && !isAmong(context.paths.open, context.path),
    isSignedInAtRoot: ({ context }) => context.person != null && context.path === '/',
    isSignedInAtEntrance: ({ context }) =>
      context.person != null && isAmong(context.paths.entrances, context.path),
    isStoppedWithCard: ({ context }) =>
      context.person === null && isAmong(context.paths.withCard, context.path),
    isStoppedWithInvitation: ({ context: { person, path, search } }) =>
      person === null && path === '/household' && invitationIn(search) !== undefined,
    isDead: (_, params: { valid: boolean }) => !params.valid,
    isStopped: ({ context }) =>
      context.person === null && isAmong(context.paths.guarded, context.path),
    isGuarded: ({ context }) => isAmong(context.paths.guarded, context.path),
    isSomeoneElse: ({ context }, params: { person: Person }) =>
      context.person != null && context.person.id !== params.person.id,
    isExpiredAtWork: ({ context }, params: { reason: string }) =>
      params.reason === 'expired' && isAmong(context.paths.guarded, context.path),
    hasDestination: (_, params: { to: string | null }) => params.to !== null,
    isSignedUp: (_, params: SignupOutput) => params.signedIn,
  },
  delays: {
    screenTimeout: ({ context }) => context.screenTimeout,
  },
}).createMachine({
  id: 'app',
  description:
    'Which of the other charts live, what passes between them, and which screen is shown.',
  context: ({ input }) => ({
    paths: input.paths,
    inputs: input.inputs,
    screenTimeout: input.screenTimeout,
    path: '',
    search: '',
    person: undefined,
    returnTo: input.returnTo,
    invitation: null,
    hasSessionEnded: false,
  }),
  initial: 'running',
  states: {
    running: {
      description: 'The address bar is heard, the session is watched, toasts can be shown.',
      type: 'parallel',
      invoke: [
        {
          id: 'routes',
          src: 'routes',
          onDone: {
            target: 'brokenDown',
            actions: { type: 'report', params: { code: 'app.brokenDown' } },
          },
          onError: {
            target: 'brokenDown',
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'app.brokenDown', error: event.error }),
            },
          },
        },
        {
          id: 'session',
          src: 'session',
          input: ({ context }) => context.inputs.session,
          onDone: {
            target: 'brokenDown',
            actions: { type: 'report', params: { code: 'app.brokenDown' } },
          },
          onError: {
            target: 'brokenDown',
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'app.brokenDown', error: event.error }),
            },
          },
        },
        {
          id: 'toasts',
          src: 'toasts',
          input: ({ context }) => context.inputs.toasts,
          onDone: {
            target: 'brokenDown',
            actions: { type: 'report', params: { code: 'app.brokenDown' } },
          },
          onError: {
            target: 'brokenDown',
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'app.brokenDown', error: event.error }),
            },
          },
        },
      ],
      states: {
        identity: {
          description:
            'Who is there, as the session chart told it, and whether a session ended by itself.',
          meta: { requirements: ['SES-04', 'SES-08'] },
          initial: 'unknown',
          on: {
            'session.opened': {
              target: '.signedIn',
              actions: [
                { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) },
                'clearSessionEnd',
              ],
            },
            'session.closed': {
              target: '.signedOut',
              actions: [
                { type: 'keepPerson', params: { person: null } },
                { type: 'keepSessionEnd', params: ({ event }) => ({ reason: event.reason }) },
              ],
            },
          },
          states: {
            unknown: { description: 'The stored session is still being read.' },
            signedOut: { description: 'Nobody is there.' },
            signedIn: {
              description: 'A person; they may leave from the user menu or from the landing page.',
              meta: { requirements: ['NAV-04'] },
              on: {
                'signOut.requested': {
                  actions: { type: 'tellSignOut', params: ({ event }) => ({ from: event.from }) },
                },
              },
            },
          },
        },
        screen: {
          description: 'Which screen is shown: the address and the person decide.',
          initial: 'settling',
          on: {
            'route.changed': [
              {
                guard: { type: 'isElsewhere', params: ({ event }) => ({ path: event.path }) },
                target: '.deciding',
                actions: {
                  type: 'keepPath',
                  params: ({ event }) => ({ path: event.path, search: event.search }),
                },
              },
              {
                actions: {
                  type: 'keepPath',
                  params: ({ event }) => ({ path: event.path, search: event.search }),
                },
              },
            ],
            'session.opened': '.deciding',
            'session.closed': [
              {
                guard: {
                  type: 'isExpiredAtWork',
                  params: ({ event }) => ({ reason: event.reason }),
                },
                target: '.redirecting',
                actions: ['keepReturnPath', { type: 'navigate', params: { to: '/landing' } }],
              },
              {
                guard: { type: 'hasDestination', params: ({ event }) => ({ to: event.to }) },
                target: '.redirecting',
                actions: [
                  'clearReturnPath',
                  'clearInvitation',
                  { type: 'navigate', params: ({ event }) => ({ to: event.to! }) },
                ],
              },
              { target: '.deciding' },
            ],
          },
          states: {
            settling: {
              description: 'The address bar has not spoken yet.',
              tags: ['loading'],
              on: {
                'route.changed': {
                  target: 'deciding',
                  actions: {
                    type: 'keepPath',
                    params: ({ event }) => ({ path: event.path, search: event.search }),
                  },
                },
                'session.opened': {},
                'session.closed': {},
              },
            },
            deciding: {
              description: 'Passed through at once: the first rule that holds decides.',
              meta: { requirements: ['NAV-01', 'NAV-02', 'AUTH-04', 'AUTH-09'] },
              always: [
                {
                  guard: 'isUnknownPath',
                  target: 'redirecting',
                  actions: { type: 'navigate', params: { to: '/' } },
                },
                { guard: 'isAwaitingPerson', target: 'preparing' },
                {
                  guard: 'isSignedInAtRoot',
                  target: 'redirecting',
                  actions: { type: 'navigate', params: { to: '/ai-kitchen' } },
                },
                {
                  guard: 'isRoot',
                  target: 'redirecting',
                  actions: { type: 'navigate', params: { to: '/landing' } },
                },
                {
                  guard: 'isSignedInAtEntrance',
                  target: 'redirecting',
                  actions: [
                    {
                      type: 'navigate',
                      params: ({ context }) => ({ to: context.returnTo ?? '/ai-kitchen' }),
                    },
                    'clearReturnPath',
                  ],
                },
                {
                  guard: 'isStoppedWithInvitation',
                  target: 'verifyingInvitation',
                  actions: 'keepReturnPath',
                },
                { guard: 'isStoppedWithCard', target: 'guardCard', actions: 'keepReturnPath' },
                {
                  guard: 'isStopped',
                  target: 'redirecting',
                  actions: ['keepReturnPath', { type: 'navigate', params: whereAnyoneMay }],
                },
                {
                  guard: 'isGuarded',
                  target: 'fetchingScreen',
                  actions: ['clearReturnPath', 'clearInvitation'],
                },
                { target: 'fetchingScreen' },
              ],
            },
            redirecting: {
              description: 'The shell was asked to go elsewhere; the address bar answers.',
              tags: ['loading'],
              on: {
                'route.changed': {
                  target: 'deciding',
                  actions: {
                    type: 'keepPath',
                    params: ({ event }) => ({ path: event.path, search: event.search }),
                  },
                },
              },
            },
            preparing: {
              description: 'A guarded screen waits until it is known who is there.',
              meta: { requirements: ['AUTH-03'] },
              tags: ['loading'],
            },
            guardCard: {
              description: 'Nobody is signed in, and this screen has its own card to say so.',
              meta: { requirements: ['AUTH-04', 'FOOD-01', 'KIT-01'] },
            },
            verifyingInvitation: {
              description:
                'The card is there already; whether the invitation still counts is asked, so that nobody signs up for a dead one.',
              invoke: {
                id: 'verifyInvitation',
                src: 'verifyInvitation',
                input: ({ context }) => ({ secret: invitationIn(context.search) ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isDead', params: ({ event }) => event.output },
                    target: 'invitationDead',
                  },
                  { target: 'guardCard' },
                ],
                // Whoever comes in is told then.
                onError: 'guardCard',
              },
              after: { screenTimeout: 'guardCard' },
            },
            invitationDead: {
              description: 'The invitation was used, taken back or is over, and the card says so.',
            },
            fetchingScreen: {
              description:
                "The screen's own code is on its way; when it was here before, it is here at once.",
              tags: ['loading'],
              invoke: {
                id: 'fetchScreen',
                src: 'fetchScreen',
                input: ({ context }) => ({ path: context.path }),
                onDone: [
                  { guard: { type: 'isAt', params: { path: '/landing' } }, target: 'landing' },
                  { guard: { type: 'isAt', params: { path: '/login' } }, target: 'login' },
                  { guard: { type: 'isAt', params: { path: '/signup' } }, target: 'signup' },
                  { guard: 'isGuarded', target: 'signedInPage' },
                  { target: 'openPage' },
                ],
                onError: {
                  target: 'screenUnreachable',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'app.screenUnreachable', error: event.error }),
                  },
                },
              },
              after: {
                screenTimeout: {
                  target: 'screenUnreachable',
                  actions: { type: 'report', params: { code: 'app.screenUnreachable' } },
                },
              },
            },
            screenUnreachable: {
              description: 'The code did not come; it can be asked for again.',
              on: { 'screen.retried': 'deciding' },
            },
            landing: { description: 'The landing page.', meta: { requirements: ['NAV-01'] } },
            login: {
              description: 'The log-in form lives while its page is shown.',
              meta: { requirements: ['AUTH-05'] },
              invoke: {
                id: 'login',
                src: 'login',
                input: ({ context }) => context.inputs.login,
                onDone: { target: 'entering', actions: 'tellSessionStored' },
                onError: {
                  target: 'screenFailed',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'app.screenFailed', error: event.error }),
                  },
                },
              },
            },
            signup: {
              description: 'The sign-up form lives while its page is shown.',
              meta: { requirements: ['SIGN-01'] },
              invoke: {
                id: 'signup',
                src: 'signup',
                input: ({ context }) => context.inputs.signup,
                onDone: [
                  {
                    guard: { type: 'isSignedUp', params: ({ event }) => event.output },
                    target: 'entering',
                    actions: ['keepOnboardingAsReturnPath', 'tellSessionStored'],
                  },
                  {
                    target: 'redirecting',
                    actions: { type: 'navigate', params: { to: '/login' } },
                  },
                ],
                onError: {
                  target: 'screenFailed',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'app.screenFailed', error: event.error }),
                  },
                },
              },
            },
            entering: {
              description:
                'A session has just been stored; the session chart opens it, or says that it could not.',
              meta: { requirements: ['AUTH-08', 'SIGN-04'] },
              tags: ['loading'],
            },
            signedInPage: {
              description:
                'A page of the signed-in; the chart of the signed-in knows which, and what goes on in it.',
              meta: { requirements: ['NAV-01'] },
              entry: 'enterRoute',
            },
            openPage: {
              description:
                'A page for anyone, with the form that may stand on it. Whoever comes or goes meanwhile, the form stays.',
              meta: { requirements: ['NAV-01'] },
              invoke: {
                id: 'publicPages',
                src: 'publicPages',
                input: ({ context }) => ({
                  path: context.path,
                  inputs: context.inputs.publicPages,
                }),
                onDone: {
                  target: 'redirecting',
                  actions: {
                    type: 'navigate',
                    params: ({ context: { path, invitation }, event }) => ({
                      to: (path === '/onboarding' ? invitation : null) ?? event.output.to,
                    }),
                  },
                },
                onError: {
                  target: 'screenFailed',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'app.screenFailed', error: event.error }),
                  },
                },
              },
              on: {
                'session.dropped': {
                  actions: {
                    type: 'tellSessionDropped',
                    params: ({ event }) => ({ to: event.to }),
                  },
                },
                'session.opened': {},
                'session.closed': [
                  {
                    guard: { type: 'hasDestination', params: ({ event }) => ({ to: event.to }) },
                    target: 'redirecting',
                    actions: [
                      'clearReturnPath',
                      { type: 'navigate', params: ({ event }) => ({ to: event.to! }) },
                    ],
                  },
                  {},
                ],
              },
            },
            screenFailed: {
              description: 'The form behind this screen has failed; it can be started again.',
              on: { 'screen.retried': 'deciding' },
            },
          },
        },
        home: {
          description:
            'What the signed-in person has going: it begins with the first page and ends when they leave.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No page has been entered.',
              on: { 'route.entered': 'open' },
            },
            open: {
              description: 'The chart of the signed-in lives.',
              meta: { requirements: ['SES-03'] },
              invoke: {
                id: 'home',
                src: 'home',
                input: ({ context }) => ({
                  person: context.person!,
                  path: context.path,
                  search: context.search,
                  inputs: context.inputs.home,
                }),
                onDone: {
                  target: 'stopped',
                  actions: { type: 'report', params: { code: 'app.homeStopped' } },
                },
                onError: {
                  target: 'stopped',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'app.homeStopped', error: event.error }),
                  },
                },
              },
              on: {
                'route.entered': { actions: 'tellRouteEntered' },
                'feedback.requested': { actions: 'tellFeedbackRequested' },
                'home.left': {
                  actions: {
                    type: 'tellSessionDropped',
                    params: ({ event }) => ({ to: event.to }),
                  },
                },
                'session.closed': 'closed',
                'session.opened': {
                  guard: {
                    type: 'isSomeoneElse',
                    params: ({ event }) => ({ person: event.person }),
                  },
                  target: 'closed',
                },
              },
            },
            stopped: {
              description:
                'It has stopped by a fault; the next page starts it again, or the person does.',
              on: {
                'home.retried': { guard: 'isGuarded', target: 'open' },
                'route.entered': 'open',
                'session.closed': 'closed',
              },
            },
          },
        },
      },
    },
    brokenDown: {
      description:
        'A part that should never stop has stopped; only loading the page again helps, and the screen says so.',
    },
  },
});
