import { appMachine } from '../../../machines/app/app.machine.ts';
import type { Person } from '../../../machines/shared/session.ts';
import type { Samples } from '../engine/index.ts';
import { photoLimits } from './foodDetection.ts';
import { historyLimits } from './historyList.ts';

export const ada: Person = {
  uid: 'u1',
  id: 'u1',
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
};
export const ben: Person = {
  uid: 'u2',
  id: 'u2',
  email: 'ben@example.org',
  displayName: null,
  photoURL: null,
};

interface Context {
  path: string;
  search: string;
  person: Person | null | undefined;
  returnTo: string | null;
  hasSessionEnded: boolean;
}
const to = (path: string, search = '') => ({ type: 'route.changed', path, search });
const limits = { passwordMinimum: 6, fairFrom: 6, goodFrom: 8, strongFrom: 12, callTimeout: 1 };
const inputs = {
  session: { delays: { overlayFade: 1, leaveDelay: 1, logOutTimeout: 1 } },
  toasts: { duration: 1, removal: 1 },
  login: { logInTimeout: 1 },
  signup: { limits },
  publicPages: {
    forgotPassword: {},
    resetPassword: {},
    verifyEmail: {},
    externalLogIn: {},
    onboarding: {},
    sources: {},
    tryOut: {},
  },
  home: {
    aiKitchen: photoLimits,
    foodDetection: photoLimits,
    planLibrary: {},
    historyList: historyLimits,
    historyEntry: historyLimits,
    payment: {},
    healthSettings: {},
    accountCare: {},
    changePassword: {},
    access: {},
    feedback: {},
  },
};

const never = { answers: { '': undefined }, failures: { '': new Error('fault') } };
const entrances = ['/landing', '/login', '/signup'];
const isGuarded = (path: string): boolean =>
  ['/ai-kitchen', '/planner', '/history/7', '/household'].includes(path);

/** Where one was stopped is kept until it is used: an entrance that sends a person on uses it up. */
const isUsedUp = ({ person, returnTo }: Context, before: Context): boolean =>
  person == null ? returnTo === before.returnTo : returnTo === null;
const isKeptWhereStopped = ({ path, search, person, returnTo }: Context, before: Context) =>
  person === undefined
    ? returnTo === before.returnTo
    : returnTo === (person === null ? path + search : null);

export const app: Samples = {
  chart: 'app',
  machine: appMachine,
  input: {
    paths: {
      open: [...entrances, '/onboarding'],
      guarded: ['/ai-kitchen', '/planner', '/history', '/household'],
      entrances,
      withCard: ['/ai-kitchen', '/history', '/household'],
    },
    inputs,
    screenTimeout: 20_000,
    returnTo: null,
  },
  person: {
    'signOut.requested': { type: 'signOut.requested', from: 'menu' },
    'screen.retried': { type: 'screen.retried' },
    'home.retried': { type: 'home.retried' },
    'feedback.requested': { type: 'feedback.requested' },
  },
  actors: {
    routes: {
      ...never,
      messages: {
        '/': to('/'),
        '/landing': to('/landing'),
        '/login': to('/login'),
        '/signup': to('/signup'),
        '/onboarding': to('/onboarding'),
        '/onboarding?step=2': to('/onboarding', '?step=2'),
        '/ai-kitchen': to('/ai-kitchen'),
        '/history/7': to('/history/7'),
        '/planner': to('/planner', '?week=2'),
        'an invitation': to('/household', '?invite=secret'),
        '/nowhere': to('/nowhere'),
      },
    },
    session: {
      ...never,
      messages: {
        'opened by Ada': { type: 'session.opened', person: ada },
        'opened by Ben': { type: 'session.opened', person: ben },
        'closed with no way': { type: 'session.closed', reason: 'signedOut', to: null },
        absent: { type: 'session.closed', reason: 'absent', to: null },
        'signed out': { type: 'session.closed', reason: 'signedOut', to: '/login' },
        'ended elsewhere': { type: 'session.closed', reason: 'endedElsewhere', to: '/landing' },
        expired: { type: 'session.closed', reason: 'expired', to: '/landing' },
      },
    },
    toasts: never,
    verifyInvitation: {
      answers: { 'that it counts': { valid: true }, 'that it is dead': { valid: false } },
      failures: { '': new Error('offline') },
    },
    fetchScreen: { answers: { '': undefined }, failures: { '': new Error('offline') } },
    login: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    signup: {
      answers: { 'signed in': { signedIn: true }, 'not signed in': { signedIn: false } },
      failures: { '': new Error('fault') },
    },
    publicPages: {
      answers: { 'to the log-in': { to: '/login' }, 'to the kitchen': { to: '/ai-kitchen' } },
      failures: { '': new Error('fault') },
      messages: { 'session dropped': { type: 'session.dropped', to: null } },
    },
    home: { ...never, messages: { 'left for the log-in': { type: 'home.left', to: '/login' } } },
  },
  delays: { screenTimeout: 20_000 },
  distinguish: ({ path, person, returnTo, hasSessionEnded }: Context) => [
    path,
    person === undefined ? 'unknown' : (person?.id ?? null),
    returnTo,
    hasSessionEnded,
  ],
  situations: {
    'at /': ({ path }: Context) => path === '/',
    'at /landing': ({ path }: Context) => path === '/landing',
    'at /login': ({ path }: Context) => path === '/login',
    'at /signup': ({ path }: Context) => path === '/signup',
    'at /onboarding': ({ path }: Context) => path === '/onboarding',
    'at /ai-kitchen': ({ path }: Context) => path === '/ai-kitchen',
    'at /history/7': ({ path }: Context) => path === '/history/7',
    'at /planner': ({ path }: Context) => path === '/planner',
    'at an invitation': ({ path }: Context) => path === '/household',
    'at /nowhere': ({ path }: Context) => path === '/nowhere',
    unknown: ({ person }: Context) => person === undefined,
    nobody: ({ person }: Context) => person === null,
    Ada: ({ person }: Context) => person?.id === 'u1',
    Ben: ({ person }: Context) => person?.id === 'u2',
    'to return to /planner?week=2': ({ returnTo }: Context) => returnTo === '/planner?week=2',
    'to return to the invitation': ({ returnTo }: Context) =>
      returnTo === '/household?invite=secret',
    'to return to /history/7': ({ returnTo }: Context) => returnTo === '/history/7',
    'to return to /ai-kitchen': ({ returnTo }: Context) => returnTo === '/ai-kitchen',
    'to return to /onboarding': ({ returnTo }: Context) => returnTo === '/onboarding',
    'to return nowhere': ({ returnTo }: Context) => returnTo === null,
  },
  holds: {
    'routes says /landing, routes says /login, routes says /signup': isUsedUp,
    'routes says /planner, routes says /history/7, routes says an invitation': isKeptWhereStopped,
    'running.screen.guardCard': ({ path, search, returnTo }: Context) => returnTo === path + search,
    'running.screen.invitationDead': ({ path, search, returnTo }: Context) =>
      returnTo === path + search,
    'running.screen.signedInPage': ({ returnTo }: Context) => returnTo === null,
    'session says opened by Ada, session says opened by Ben': ({
      path,
      returnTo,
      hasSessionEnded,
    }: Context) => !hasSessionEnded && (!entrances.includes(path) || returnTo === null),
    'session says signed out': ({ returnTo, hasSessionEnded }: Context) =>
      !hasSessionEnded && returnTo === null,
    'session says ended elsewhere': ({ returnTo, hasSessionEnded }: Context) =>
      hasSessionEnded && returnTo === null,
    'session says expired': ({ path, search, returnTo, hasSessionEnded }: Context) =>
      hasSessionEnded && returnTo === (isGuarded(path) ? path + search : null),
    'signup answers signed in': ({ returnTo }: Context) => returnTo === '/onboarding',
    'routes says /onboarding?step=2': ({ search }: Context) => search === '?step=2',
    'routes says /onboarding': ({ search }: Context) => search === '',
  },
  names: [
    [ada, 'Ada'],
    [ben, 'Ben'],
    ...Object.values(inputs).map((each) => [each, 'its limits'] as const),
  ],
};
