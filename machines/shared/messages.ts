// The events that parents and children exchange.
import type { SignedCredential } from '../../contract/passkeys.ts';
import type { DishSaved } from './history.ts';
import type { OpenedDish } from './kitchen.ts';
import type { Person } from './session.ts';

export type SignOutOrigin = 'menu' | 'landing';

/** From the session chart to the app. */
export type FromSession =
  | { type: 'session.opened'; person: Person }
  | {
      type: 'session.closed';
      reason: 'absent' | 'signedOut' | 'expired' | 'endedElsewhere';
      to: '/landing' | '/login' | null;
    };

/** This session is over: the password was changed, the account deleted, a reset link used. It is closed, and the person sent to `to`. */
export interface SessionDropped {
  type: 'session.dropped';
  to: '/landing' | '/login' | null;
}

/** From the app to the session chart. */
export type ToSession =
  | { type: 'session.stored' }
  | { type: 'signOut.requested'; from: SignOutOrigin }
  | SessionDropped;

/** From the app to the chart of the signed-in, and from there to the charts that ask for it: the page that is shown. */
export interface RouteEntered {
  type: 'route.entered';
  path: string;
  search: string;
}

/** What a page's chart starts with: its limits, whose page it is, and where the address bar stands. */
export interface RouteInput<Limits> {
  limits: Limits;
  person: Person;
  path: string;
  search: string;
}

/**
 * From the payment chart to access. `succeeded`: a payment was confirmed. `unanswered`: the provider said that it was paid, and
 * our server does not answer. `refused`: our server has answered about this payment, and the answer is no.
 */
export type PaymentNews =
  | { type: 'payment.succeeded' }
  | { type: 'payment.unanswered' }
  | { type: 'payment.refused' };

/** From the kitchen: a dish of its list was chosen, and its page is to be opened. */
export interface DishOpened {
  type: 'dish.opened';
  dish: OpenedDish;
}

/** From the pages to the chart of the signed-in. */
export type FromRoute =
  | SessionDropped
  | DishOpened
  | DishSaved
  /** What became of a payment: access is asked for again. */
  | PaymentNews
  /** Health or household settings were saved. */
  | { type: 'settings.changed' }
  /** A record was deleted or restored: the list is read again. */
  | { type: 'history.changed' };

/** From the chart of the signed-in to the app: it is to end, with its session. */
export interface HomeLeft {
  type: 'home.left';
  to: '/landing' | '/login' | null;
}

/** From the source `sessionLosses` to the session chart: what other tabs and the API client noticed. */
export type SessionLoss =
  | { type: 'session.lost' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.stored' };

/** From the source `routes` to the app: where the address bar stands. */
export interface RouteChanged {
  type: 'route.changed';
  path: string;
  search: string;
}

/** What the log-in call came to; the tokens are already stored when it is `loggedIn`. */
/** What a browser says where a passkey has signed: for the server, which alone can read it. */
export type SignedPasskey = SignedCredential;
/** By password, with a code where one is asked for; or by passkey. */
export type LogInDetails =
  | { email: string; password: string; code?: string | undefined }
  | { passkey: SignedPasskey };
/** What the browser's own window came to. */
export type PasskeyChoice =
  | { outcome: 'chosen'; passkey: SignedPasskey }
  | { outcome: 'cancelled' }
  | { outcome: 'refused'; message?: string | undefined };
export type LogInResult =
  /** `recoveryCodesLeft`: where one of them took the place of the app's code. */
  | { outcome: 'loggedIn'; recoveryCodesLeft?: number | undefined }
  /** The password is right, and the account asks for a code as well. */
  | { outcome: 'codeRequired' }
  | { outcome: 'tokenMissing' }
  | { outcome: 'refused'; message?: string | undefined };
export type RegisterResult =
  | { outcome: 'registered' }
  | { outcome: 'refused'; message?: string | undefined };

/** Where the page for anyone leads, when its form is done. */
export interface PublicPagesOutput {
  to: '/login' | '/ai-kitchen';
}

/** How the sign-up ended: signed in, or to be continued by hand at the log-in. */
export interface SignupOutput {
  signedIn: boolean;
}
