import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { StoredSession } from '../../../machines/shared/session.ts';
import type { Samples } from '../engine/index.ts';

const ada: StoredSession = {
  token: 'token-of-ada',
  person: { uid: 'u1', id: 'u1', email: 'ada@example.org', displayName: 'Ada', photoURL: null },
};

interface Context {
  signOutFrom: string | { to: string | null };
  session: unknown;
}

export const session: Samples = {
  chart: 'session',
  machine: sessionMachine,
  input: { delays: { overlayFade: 150, leaveDelay: 200, logOutTimeout: 12_000 } },
  person: {},
  // The app chart passes these on.
  shell: {
    'signOut.requested (menu)': { type: 'signOut.requested', from: 'menu' },
    'signOut.requested (landing)': { type: 'signOut.requested', from: 'landing' },
    'session.stored': { type: 'session.stored' },
    'session.dropped (to the log-in)': { type: 'session.dropped', to: '/login' },
    'session.dropped (to stay)': { type: 'session.dropped', to: null },
  },
  actors: {
    readSession: { answers: { Ada: ada, nobody: null }, failures: { '': new Error('not JSON') } },
    clearAccessStatus: { answers: { '': undefined }, failures: { '': new Error('storage') } },
    logOut: { answers: { '': undefined }, failures: { '': new Error('network') } },
    clearSession: { answers: { '': undefined }, failures: { '': new Error('storage') } },
    sessionLosses: {
      answers: { '': undefined },
      failures: { '': new Error('deaf') },
      messages: {
        'session.lost': { type: 'session.lost' },
        'session.endedElsewhere': { type: 'session.endedElsewhere' },
        'session.stored': { type: 'session.stored' },
      },
    },
  },
  delays: { overlayFade: 150, leaveDelay: 200, logOutTimeout: 12_000 },
  distinguish: ({ signOutFrom, session: kept }: Context) => [signOutFrom, kept !== null],
  situations: {
    'from the menu': ({ signOutFrom }: Context) => signOutFrom === 'menu',
    'from the landing page': ({ signOutFrom }: Context) => signOutFrom === 'landing',
    'dropped to the log-in': ({ signOutFrom }: Context) =>
      typeof signOutFrom === 'object' && signOutFrom.to === '/login',
    'dropped to stay': ({ signOutFrom }: Context) =>
      typeof signOutFrom === 'object' && signOutFrom.to === null,
  },
  // Whoever is signed out leaves nothing of their session behind.
  holds: { signedOut: ({ session: kept }: Context) => kept === null },
  names: [[ada.person, 'Ada']],
};
