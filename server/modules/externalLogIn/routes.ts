// The way to an outside provider and back, and the accounts of it that are connected to one's own.
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '../../../contract/externalLogIn.ts';
import { externalLogIns as limits } from '../../../contract/constants.ts';
import { Refusal } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import { sessionAnswer } from '../accounts/sessionAnswer.ts';
import { describeDevice } from '../sessions/describeDevice.ts';
import type { Entered } from './entrance.ts';
import { returnPath } from './options.ts';
import { hasExpired, isFull } from './refusals.ts';

export function externalLogInRoutes(serve: Serve, services: Services): void {
  startRoutes(serve, services);
  answerRoutes(serve, services);
  identityRoutes(serve, services);
}

function startRoutes(serve: Serve, { attempts, external, config }: Services): void {
  serve(contract.readExternalProvider, async () => success({ name: external.name }));

  serve(contract.startExternalLogIn, async ({ request, reply }) => {
    // No other site logs anybody in here behind their back.
    if (external.name === null || request.headers['sec-fetch-site'] === 'cross-site')
      return reply.redirect('/login', 303) as never;
    await attempts.externalLogIn(request);
    try {
      const { address, browser } = await external.begin(null, request);
      keepBrowser(reply, browser, isSecure(request, config));
      return reply.redirect(address, 303) as never;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.redirect(`${returnPath}?failed=unreachable`, 303) as never;
    }
  });
}

function answerRoutes(serve: Serve, services: Services): void {
  const { attempts, config, external, secondFactor } = services;
  const checks = { ...attempts, demandCode: secondFactor.demandCode };

  serve(contract.finishExternalLogIn, async ({ body, request, reply }) => {
    await attempts.externalLogIn(request);
    const answer = new URLSearchParams(body.answer);
    const browser = browserOf(request, isSecure(request, config));
    const { logIn, person, ceremony } = await external.identify(answer, browser, request);
    if (logIn.user_id === null) {
      const entered = await external.enter(person, {}, request, checks).catch(endUnlessMore);
      return open(services, entered, ceremony.state, request, reply);
    }
    request.accountId = logIn.user_id;
    await external.finish(ceremony.state);
    await external.connect(logIn.user_id, person, request);
    request.securityDetails = 'connected';
    forgetBrowser(reply, isSecure(request, config));
    return success({ connected: true });

    async function endUnlessMore(error: unknown): Promise<never> {
      const isMore = error instanceof Refusal && asksForMore.has(error.code ?? '');
      if (!isMore) await external.finish(ceremony.state);
      throw error;
    }
  });

  serve(contract.continueExternalLogIn, async ({ body, request, reply }) => {
    await attempts.externalLogIn(request);
    const { state, ...given } = body;
    const person = await external.recall(state, browserOf(request, isSecure(request, config)));
    const entered = await external.enter(person, given, request, checks);
    return open(services, entered, state, request, reply);
  });
}

/** Then what is known of who it is waits for an answer. */
const asksForMore: ReadonlySet<string> = new Set([
  'password_required',
  'code_required',
  'account_unknown',
]);

async function open(
  { storage: { sessions }, config, external, guard, signInLetters }: Services,
  entered: Entered,
  state: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await external.finish(state);
  const { user, codesLeft } = entered;
  const device = describeDevice(request.headers['user-agent']);
  const tokens = await sessions.open(user.id, device);
  // Disconnected while it was being checked.
  if (!(await external.noteUse(entered))) {
    await sessions.end(tokens.sessionId);
    throw hasExpired();
  }
  await signInLetters.note(user, device, request);
  guard.setCookie(reply, tokens.access);
  forgetBrowser(reply, isSecure(request, config));
  return success({
    ...sessionAnswer(user, tokens),
    ...(codesLeft === undefined ? {} : { recovery_codes_left: codesLeft }),
  });
}

function identityRoutes(serve: Serve, { config, external, secondFactor }: Services): void {
  serve(contract.listIdentities, async ({ person }) => {
    const own = await external.list(person.userId);
    return success({
      name: external.name,
      identities: own.map(({ id, email, created_at, used_at }) => ({
        id,
        email,
        created_at,
        used_at,
      })),
    });
  });

  serve(contract.connectIdentity, async ({ person, request, reply }) => {
    await secondFactor.demandProof(person);
    if ((await external.list(person.userId)).length >= limits.most) throw isFull();
    const { address, browser } = await external.begin(person, request);
    keepBrowser(reply, browser, isSecure(request, config));
    return success({ address });
  });

  serve(contract.removeIdentity, async ({ params, person, request }) => {
    await secondFactor.demandProof(person);
    await external.remove(person.userId, params.id, request);
    return success({ message: 'The account has been disconnected.' });
  });
}

// A cookie says which browser went: an answer that was carried into another one is refused.
const cookieName = 'platewise_external';
const nameFor = (secure: boolean): string => (secure ? `__Host-${cookieName}` : cookieName);
const isSecure = (request: FastifyRequest, { https }: Services['config']): boolean =>
  https || request.protocol === 'https';
const cookieOptions = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

const browserOf = (request: FastifyRequest, secure: boolean): string | undefined =>
  request.cookies[nameFor(secure)];
const keepBrowser = (reply: FastifyReply, browser: string, secure: boolean): void =>
  void reply.setCookie(nameFor(secure), browser, {
    ...cookieOptions(secure),
    maxAge: limits.life / 1000,
  });
const forgetBrowser = (reply: FastifyReply, secure: boolean): void =>
  void reply.clearCookie(nameFor(secure), cookieOptions(secure));
