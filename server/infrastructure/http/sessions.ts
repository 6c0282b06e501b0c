// Who is calling. A bearer token counts before anything, a session's or a personal one; the cookie only where no Authorization
// header is sent, and then a call that changes something must come from our own pages.
import { say } from '../../../contract/say.ts';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { session } from '../../../contract/constants.ts';
import { forbidden, unauthenticated } from './refusal.ts';
import type { Person } from '../../modules/sessions/repository.ts';
import type { Config } from '../config.ts';
import type { Storage } from '../database/plugin.ts';
import { createTokenGuard, isApiToken } from '../../modules/apiTokens/guard.ts';
import type { Attempts } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}

const cookieName = 'platewise_session';
/** By https a browser takes it from our host alone, and from no page that came without it. */
const hostCookieName = `__Host-${cookieName}`;

export interface Credentials {
  readonly token: string;
  readonly by: 'bearer' | 'cookie';
}

export interface SessionGuard {
  /** Finds who calls, or refuses with 401 or 403; the first call of all starts the trial. */
  authenticate: (request: FastifyRequest) => Promise<void>;
  /** What the caller presents, if anything. @throws 403 where a cookie comes from another site's page. */
  credentialsOf(request: FastifyRequest): Credentials | undefined;
  /** Whose session a page is looked at in, also where its access token has run out: enough to draw it as theirs, and for nothing else. */
  readerOf(request: FastifyRequest): Promise<string | undefined>;
  setCookie(reply: FastifyReply, accessToken: string): void;
  clearCookie(reply: FastifyReply): void;
}

/** Whether a call comes from our own pages. */
function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (origin === config.publicOrigin) return true;
  // Without a configured address, or beside a development server, ours is the host that was asked.
  return !config.production && origin === `${request.protocol}://${request.host}`;
}

export async function sessions(
  app: FastifyInstance,
  config: Config,
  storage: Storage,
  attempts: Pick<Attempts, 'token'>,
): Promise<SessionGuard> {
  await app.register(cookie);
  app.decorateRequest('person', null);

  const isSecure = (request: FastifyRequest): boolean =>
    config.https || request.protocol === 'https';
  const nameFor = (request: FastifyRequest): string =>
    isSecure(request) ? hostCookieName : cookieName;
  const cookieOptions = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

  const credentialsOf = (request: FastifyRequest): Credentials | undefined => {
    const { authorization } = request.headers;
    if (authorization !== undefined)
      return { token: /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '', by: 'bearer' };
    const token = request.cookies[nameFor(request)];
    if (token === undefined) return undefined;
    if (!['GET', 'HEAD'].includes(request.method) && !isOwnOrigin(request, config))
      throw forbidden(
        say('access.foreignOrigin', 'This call came from another site, so it was not carried out.'),
        'foreign_origin',
      );
    return { token, by: 'cookie' };
  };

  return {
    credentialsOf,

    authenticate: createAuthenticate(storage, credentialsOf, createTokenGuard(storage, attempts)),

    async readerOf(request) {
      const token = request.cookies[nameFor(request)];
      return token === undefined ? undefined : storage.sessions.reader(token);
    },

    setCookie(reply, accessToken) {
      void reply.setCookie(nameFor(reply.request), accessToken, {
        ...cookieOptions(reply.request),
        // Its token counts for calls as long as any; pages know the session by it until that is over.
        maxAge: session.refreshTokenLife / 1000,
      });
    },

    clearCookie(reply) {
      void reply.clearCookie(nameFor(reply.request), cookieOptions(reply.request));
    },
  };
}

/** By the token of a session, or by a personal one where the call is open to it. */
const createAuthenticate =
  (
    storage: Storage,
    credentialsOf: SessionGuard['credentialsOf'],
    holderOf: ReturnType<typeof createTokenGuard>,
  ): SessionGuard['authenticate'] =>
  async (request) => {
    const credentials = credentialsOf(request);
    if (!credentials) throw unauthenticated();
    const { token, by } = credentials;
    if (by === 'bearer' && isApiToken(token)) {
      request.person = await holderOf(request, token);
      return;
    }
    const found = await storage.sessions.authenticate(token, by === 'bearer');
    if (!found) throw unauthenticated(undefined, 'session_over');
    if (found.trialStartedAt === null) await storage.trials.start(found.userId);
    request.person = { userId: found.userId, sessionId: found.sessionId };
  };
