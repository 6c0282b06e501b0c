// The way in and out: registering, keeping a session, leaving; and who one is.
import { say } from '../../../contract/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as account from '../../../contract/account.ts';
import { conflict, unauthenticated } from '../../infrastructure/http/refusal.ts';
import type { User } from '../../infrastructure/database/schema.ts';
import type { Services } from '../../infrastructure/services.ts';
import { displayName } from './displayName.ts';
import { noPassword } from './passwords.ts';
import { emailKey } from './userRepository.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import { languageOf } from '../../infrastructure/http/language.ts';

type Parts = Pick<Services, 'storage' | 'guard' | 'attempts' | 'passwords' | 'accounts'>;

export function accountRoutes(serve: Serve, parts: Parts): void {
  registering(serve, parts);
  keepingSessions(serve, parts);
  readingProfile(serve, parts);
}

function registering(
  serve: Serve,
  { storage: { users }, attempts, passwords, accounts }: Parts,
): void {
  serve(account.register, async ({ body, request }) => {
    await attempts.register(request, emailKey(body.email));
    const taken = () =>
      conflict(
        say(
          'account.emailTaken',
          'An account with this email already exists. Please log in instead.',
        ),
        'email_taken',
      );
    if (await users.findByEmail(body.email)) throw taken();
    await accounts.demandPassword(body.password, body);
    const passwordHash = await passwords.hash(body.password);
    const id = await users.create({
      email: body.email,
      passwordHash,
      firstName: body.first_name,
      lastName: body.last_name,
    });
    // Two sign-ups of one address at once: the database lets one through.
    if (id === undefined) throw taken();
    await accounts.beginVerification(id, languageOf(request));
    return success({ message: 'Your account has been created.' });
  });
}

function keepingSessions(serve: Serve, { storage: { sessions }, guard }: Parts): void {
  serve(account.refresh, async ({ body, request, reply }) => {
    const outcome = hasHungUp(request)
      ? 'unknown'
      : await sessions.refresh(body.refresh_token, body.session_id);
    if (typeof outcome === 'string') {
      request.log.warn({ sessionId: body.session_id, outcome }, 'refresh refused');
      throw unauthenticated(
        say('account.sessionOver', 'Your session is over. Please log in again.'),
        `refresh_${outcome}`,
      );
    }
    guard.setCookie(reply, outcome.access);
    return success({
      access_token: outcome.access,
      refresh_token: outcome.refresh,
      session_id: outcome.sessionId,
    });
  });

  serve(account.logOut, async ({ request, reply }) => {
    const credentials = guard.credentialsOf(request);
    const sessionId = credentials && (await sessions.identify(credentials.token));
    if (sessionId !== undefined) await sessions.end(sessionId);
    guard.clearCookie(reply);
    return success({ message: 'You have been logged out.' });
  });
}

function readingProfile(serve: Serve, { storage: { users }, guard }: Parts): void {
  serve(account.readProfile, async ({ person, reply }) => {
    const user = await users.find(person.userId);
    if (!user) throw gone(reply);
    return success({ profile: profileOf(user) });
  });

  /** The account was deleted while this call was on its way. */
  function gone(reply: FastifyReply) {
    guard.clearCookie(reply);
    return unauthenticated();
  }
}

const profileOf = (user: User) => ({
  id: user.id,
  email: user.email,
  display_name: displayName(user),
  first_name: user.first_name,
  last_name: user.last_name,
  email_verified: user.email_verified_at !== null,
  has_password: user.password_hash !== noPassword,
});

/**
 * A request whose sender gave up is not answered, and so must not count as a second use: a refresh
 * that was slow to arrive would otherwise end the session that its repetition has kept.
 */
const hasHungUp = (request: FastifyRequest): boolean => request.raw.socket.destroyed;
