// The one way in which the browser calls the services. It knows no screen: what it finds out, it
// throws as an ApiError or tells those who listen.
import type { AnswerOf, Call, Given, Schema } from '../../contract/call.ts';
import { startDeadline } from './deadline.ts';
import { SessionExpiredError } from './errors.ts';
import { createRefreshLock } from './refreshLock.ts';
import { createRenewal, type Renewed, SessionLostError } from './renewal.ts';
import { type Message, send } from './send.ts';
import type { BrowserStorage } from './storage.ts';

export interface ClientOptions {
  /** Where the services are: the page's own origin. */
  origin: string;
  storage: BrowserStorage;
  /** Milliseconds; `contract/constants.ts` has the product's. */
  timeouts: { productApi: number; aiService: number };
  /** null: the browser offers none, as on a page without https. */
  locks?: Pick<LockManager, 'request'> | null;
  /** In which language the screen speaks; the page says so where nobody else does. */
  language?: () => string | undefined;
}

type Part<Name extends string, S extends Schema | undefined> = S extends Schema
  ? Readonly<Record<Name, Given<S>>>
  : unknown;

export type RequestOptions<C extends Call> = Part<'body', C['body']> &
  Part<'params', C['params']> &
  Partial<Part<'query', C['query']>> & {
    signal?: AbortSignal;
    /** Travels beside the fields of a multipart call. */
    file?: File;
    /** A change that is sent again under its key is not applied twice. */
    idempotencyKey?: string;
    localDate?: string;
    /** Milliseconds, where the service's own time-out is not meant. */
    timeout?: number;
    /** A 401 then says nothing of the session: no refresh, no loss (REQ-01). */
    suppressAuthRedirect?: boolean;
    /** What is asked within the session beside this is given up (OUT-02). */
    endsSession?: boolean;
  };

export interface Client {
  /** @throws ApiError */
  request<C extends Call>(call: C, options: RequestOptions<C>): Promise<AnswerOf<C>>;
  /** What a call was answered last, as this device has kept it; nothing is asked of the server. Absent where nothing can be kept. */
  recall?<C extends Call>(call: C, options: RequestOptions<C>): Promise<AnswerOf<C> | undefined>;
  /** Calls `listener` when the server has refused to go on with the session (AUTH-10). Returns what stops it. */
  onSessionLost(listener: () => void): () => void;
  /** Calls `listener` when a call of the AI service is over, well or badly: a limit may have been used. Returns what stops it. */
  onWorked(listener: () => void): () => void;
}

/** Those who want to hear of something. */
function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    add: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const ofPage = (): string | undefined => globalThis.document?.documentElement.lang;

/** How long a call waits, in ms: as it is asked, else as its service is given. */
const timeoutOf = (
  { service }: Call,
  { timeout }: { readonly timeout?: number | undefined },
  { aiService, productApi }: ClientOptions['timeouts'],
): number => timeout ?? (service === 'ai' ? aiService : productApi);

export function createClient({
  origin,
  storage,
  timeouts,
  locks = globalThis.navigator?.locks,
  language = ofPage,
}: ClientOptions): Client {
  const renew = createRenewal({
    origin,
    storage,
    lock: createRefreshLock(storage, locks),
    timeout: timeouts.productApi,
  });
  /** Aborted while a session is being ended: what was asked in it would be refused (OUT-02). */
  let session = new AbortController();
  const lost = createListeners();
  const worked = createListeners();

  return {
    async request(call, options) {
      const { signal, suppressAuthRedirect = false, endsSession = false } = options;
      // A call that anyone may make is not refused for want of a session.
      const isAnonymous = suppressAuthRedirect || call.auth === 'none';
      const holder = storage.readHolder();
      const bearer = storage.readTokens()?.accessToken ?? null;
      if (endsSession) session.abort();
      const asks = !isAnonymous && call.method === 'GET';
      const timeout = timeoutOf(call, options, timeouts);
      const deadline = startDeadline(timeout, signal, asks ? session.signal : undefined);
      const to = { origin, language: language(), isAnonymous };
      const attempt = (by: string | null) =>
        send(call, options as Message, { ...to, bearer: by, signal: deadline.signal });
      try {
        return await renewing(attempt, bearer, (by, cause) =>
          // Others may wait for the refresh too, so it goes on when our time is up.
          deadline.waitFor(renew({ bearer: by, holder, cause })),
        );
      } catch (error) {
        if (error instanceof SessionLostError) lost.tell();
        throw error;
      } finally {
        deadline.clear();
        if (endsSession) session = new AbortController();
        if (call.service === 'ai') worked.tell();
      }
    },
    onSessionLost: lost.add,
    onWorked: worked.add,
  };
}

/** Tries again with another bearer where one has run out. @throws SessionLostError where a fresh one is refused too */
async function renewing<Answer>(
  attempt: (bearer: string | null) => Promise<Answer>,
  first: string | null,
  renew: (bearer: string | null, cause: SessionExpiredError) => Promise<Renewed>,
): Promise<Answer> {
  let bearer = first;
  let from: Renewed['from'] | undefined;
  for (;;) {
    try {
      return await attempt(bearer);
    } catch (error) {
      if (!(error instanceof SessionExpiredError)) throw error;
      if (from === 'refresh') throw new SessionLostError({ cause: error });
      ({ accessToken: bearer, from } = await renew(bearer, error));
    }
  }
}
