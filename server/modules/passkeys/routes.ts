// Passkeys of one's own, and logging in by one.
import * as contract from '../../../contract/passkeys.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import { sessionAnswer } from '../accounts/sessionAnswer.ts';
import { describeDevice } from '../sessions/describeDevice.ts';
import type { Passkey } from './repository.ts';
import { unavailable } from './party.ts';
import { passkeyRefused } from './service.ts';

export function passkeyRoutes(serve: Serve, services: Services): void {
  ownPasskeyRoutes(serve, services);
  passkeyLogInRoutes(serve, services);
  passkeyProofRoutes(serve, services);
}

function ownPasskeyRoutes(
  serve: Serve,
  { attempts, passkeys, secondFactor }: Pick<Services, 'attempts' | 'passkeys' | 'secondFactor'>,
): void {
  serve(contract.listPasskeys, async ({ person, request }) => {
    const own = await passkeys.list(person.userId);
    return success({ available: passkeys.isAvailable(request), passkeys: own.map(shown) });
  });

  serve(contract.beginPasskey, async ({ person, request }) => {
    await secondFactor.demandProof(person);
    return success({ options: await passkeys.begin(person.userId, request) });
  });

  // What it has to answer was given for a proof, and to this person alone.
  serve(contract.addPasskey, async ({ body, person, request }) => {
    await attempts.password(request, person.userId);
    const name = body.name ?? describeDevice(request.headers['user-agent']);
    return success({
      passkey: shown(await passkeys.add(person.userId, body.credential, name, request)),
    });
  });

  serve(contract.renamePasskey, async ({ body, params, person }) => {
    await passkeys.rename(person.userId, params.id, body.name);
    return success({ message: 'The passkey has its new name.' });
  });

  serve(contract.removePasskey, async ({ params, person, request }) => {
    await secondFactor.demandProof(person);
    await passkeys.remove(person.userId, params.id, request);
    return success({ message: 'The passkey has been removed.' });
  });
}

function passkeyLogInRoutes(
  serve: Serve,
  {
    storage: { users, sessions, passkeys: kept },
    attempts,
    guard,
    passkeys,
    signInLetters,
  }: Services,
): void {
  serve(contract.beginPasskeyLogIn, async ({ request }) => {
    await attempts.passkeyLogIn(request);
    // No refusal: the log-in page asks by itself, and nobody has done anything wrong.
    if (!passkeys.isAvailable(request))
      return success({ options: null, message: unavailable.text });
    return success({ options: await passkeys.beginLogIn(request) });
  });

  serve(contract.logInByPasskey, async ({ body, request, reply }) => {
    await attempts.logIn(request, `passkey:${body.credential.id}`);
    const passkey = await passkeys.check(body.credential, request);
    const user = await users.find(passkey.user_id);
    if (!user) throw passkeyRefused();
    const device = describeDevice(request.headers['user-agent']);
    const tokens = await sessions.open(user.id, device);
    // Removed while it was being checked.
    if (!(await kept.isKept(passkey.id))) {
      await sessions.end(tokens.sessionId);
      throw passkeyRefused();
    }
    request.securityDetails = 'passkey';
    await signInLetters.note(user, device, request);
    guard.setCookie(reply, tokens.access);
    return success(sessionAnswer(user, tokens));
  });
}

function passkeyProofRoutes(
  serve: Serve,
  { storage: { proofs }, attempts, passkeys }: Services,
): void {
  serve(contract.beginPasskeyProof, async ({ person, request }) =>
    success({ options: await passkeys.beginProof(person.userId, request) }),
  );

  serve(contract.proveByPasskey, async ({ body, person, request }) => {
    await attempts.password(request, person.userId);
    await passkeys.demandOwn(person.userId, body.credential, request);
    await proofs.keep(person);
    request.securityDetails = 'passkey';
    return success({ message: 'Thank you.' });
  });
}

const shown = ({ id, name, created_at, used_at }: Passkey) => ({ id, name, created_at, used_at });
