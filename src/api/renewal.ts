// The silent refresh (design: 'Sessions'). A lost answer signs nobody out: the old refresh token
// stays valid until its successor is used, and the successor is stored before it is used.
import { refresh } from '../../contract/account.ts';
import { startDeadline } from './deadline.ts';
import {
  AuthenticationError,
  ForbiddenError,
  HttpError,
  NotFoundError,
  SessionExpiredError,
} from './errors.ts';
import type { RefreshLock } from './refreshLock.ts';
import { send } from './send.ts';
import type { BrowserStorage } from './storage.ts';

export interface Renewed {
  accessToken: string;
  /** `refresh`: it comes fresh from the server; `storage`: another call or tab had fetched it already. */
  from: 'refresh' | 'storage';
}

/** What a call was sent with when it was refused. */
export interface Rejected {
  bearer: string | null;
  holder: string | null;
  cause: unknown;
}

/** The server does not know the session any more, and said so. */
export class SessionLostError extends SessionExpiredError {}

/**
 * Finds an access token to go on with.
 * @throws SessionLostError where the server refuses, SessionExpiredError where the session that was
 *   meant is not the stored one any more, and any other ApiError where the server could not be asked.
 */
export type Renew = (rejected: Rejected) => Promise<Renewed>;

export function createRenewal({
  origin,
  storage,
  lock,
  timeout,
}: {
  origin: string;
  storage: BrowserStorage;
  lock: RefreshLock;
  timeout: number;
}): Renew {
  let refused: string | null = null;

  const exchange = async ({ bearer, holder, cause }: Rejected): Promise<Renewed> => {
    const tokens = storage.readTokens();
    // Signed out or someone else signed in meanwhile: the call must not go on in their name.
    if (storage.readHolder() !== holder || (bearer !== null && !tokens))
      throw new SessionExpiredError({ cause });
    if (tokens && tokens.accessToken !== bearer)
      return { accessToken: tokens.accessToken, from: 'storage' };
    if (!tokens?.refreshToken || !tokens.sessionId || tokens.refreshToken === refused)
      throw new SessionLostError({ cause });

    const { refreshToken, sessionId } = tokens;
    const deadline = startDeadline(timeout);
    const answer = await send(
      refresh,
      { body: { refresh_token: refreshToken, session_id: sessionId } },
      { origin, bearer: null, isAnonymous: true, signal: deadline.signal },
    )
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        refused = refreshToken;
        throw new SessionLostError({ cause: error });
      })
      .finally(() => deadline.clear());
    // Whoever signed out while the answer was on its way stays signed out.
    if (storage.readTokens()?.refreshToken !== refreshToken)
      throw new SessionExpiredError({ cause });
    storage.storeTokens({
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      sessionId: answer.session_id,
    });
    return { accessToken: answer.access_token, from: 'refresh' };
  };

  return (rejected) => lock.hold(timeout * 1.5, () => exchange(rejected));
}

const unsettled = [408, 425, 429];

/** A server that could not be reached, is broken or too busy has refused nothing. */
function isRefusal(error: unknown): boolean {
  if (error instanceof HttpError) return !unsettled.includes(error.status);
  return (
    error instanceof AuthenticationError ||
    error instanceof ForbiddenError ||
    error instanceof NotFoundError
  );
}
