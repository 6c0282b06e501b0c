import { sessionMachine } from '../../../machines/session.machine.ts';
import type { StoredSession } from '../../../machines/shared/session.ts';
import type { Samples } from '../samples.ts';

const ada: StoredSession = { token: 'token-of-ada', person: { uid: 'u1', id: 'u1', email: 'ada@example.org', displayName: 'Ada', photoURL: null } };

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
  distinguish: ({ signOutFrom, session: kept }: { signOutFrom: string; session: unknown }) => [signOutFrom, kept !== null],
  situations: {
    'from the menu': ({ signOutFrom }: { signOutFrom: string }) => signOutFrom === 'menu',
  },
  names: [[ada.person, 'Ada']],
};
