// The events that parents and children exchange.
import type { Notice } from './emitted.ts';
import type { Person } from './session.ts';

export type SignOutOrigin = 'menu' | 'landing';

/** From the session chart to the app. */
export type FromSession =
  | { type: 'session.opened'; person: Person }
  | { type: 'session.closed'; reason: 'absent' | 'signedOut' | 'expired' | 'endedElsewhere'; to: '/landing' | '/login' | null };

/** From the app to the session chart. */
export type ToSession = { type: 'session.stored' } | { type: 'signOut.requested'; from: SignOutOrigin };

/** From the source `sessionLosses` to the session chart: what other tabs and the API client noticed. */
export type SessionLoss = { type: 'session.lost' } | { type: 'session.endedElsewhere' } | { type: 'session.stored' };

/** From the source `routes` to the app: where the address bar stands. */
export interface RouteChanged {
  type: 'route.changed';
  path: string;
  search: string;
}

/** From the shell to the toast chart. */
export type ToToasts = { type: 'toast.requested'; notice: Notice };

/** What the log-in call came to; the tokens are already stored when it is `loggedIn`. */
export type LogInResult = { outcome: 'loggedIn' } | { outcome: 'tokenMissing' } | { outcome: 'refused'; message?: string | undefined };
export type RegisterResult = { outcome: 'registered' } | { outcome: 'refused'; message?: string | undefined };

/** How the sign-up ended: signed in, or to be continued by hand at the log-in. */
export interface SignupOutput {
  signedIn: boolean;
}
