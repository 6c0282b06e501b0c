// Two-step log-in, and the proof of who uses a session.
import * as contract from '../../../contract/secondFactor.ts';
import { unauthenticated } from '../../infrastructure/http/refusal.ts';
import { noPassword } from '../accounts/passwords.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function secondFactorRoutes(
  serve: Serve,
  { storage: { proofs, users }, accounts, attempts, passkeys, secondFactor }: Services,
): void {
  serve(contract.readSecondFactor, async ({ person }) => {
    const state = await secondFactor.read(person.userId);
    const begun = state === undefined && (await secondFactor.isBegun(person));
    return success({
      on: state !== undefined,
      since: state?.since ?? null,
      recovery_codes_left: state?.codesLeft ?? 0,
      ...(begun && { begun }),
    });
  });

  serve(contract.beginSecondFactor, async ({ person }) => {
    await secondFactor.demandProof(person);
    return success(await secondFactor.begin(person));
  });

  serve(contract.confirmSecondFactor, async ({ body, person, request }) => {
    await attempts.password(request, person.userId);
    const codes = await secondFactor.confirm(person.userId, body.code, request);
    return success({ recovery_codes: codes });
  });

  serve(contract.renewRecoveryCodes, async ({ person, request }) => {
    await secondFactor.demandProof(person);
    return success({ recovery_codes: await secondFactor.renewCodes(person.userId, request) });
  });

  serve(contract.endSecondFactor, async ({ person, request }) => {
    await secondFactor.demandProof(person);
    await secondFactor.end(person.userId, request);
    return success({ message: 'Two-step log-in is off.' });
  });

  serve(contract.readProofWays, async ({ person, request }) => {
    const user = await users.find(person.userId);
    if (!user) throw unauthenticated();
    const own = passkeys.isAvailable(request) ? await passkeys.list(person.userId) : [];
    return success({
      password: user.password_hash !== noPassword,
      code: (await secondFactor.read(person.userId)) !== undefined,
      passkey: own.length > 0,
    });
  });

  serve(contract.proveIdentity, async ({ body, person, request }) => {
    await attempts.password(request, person.userId);
    await accounts.provePassword(person.userId, body.current_password);
    await secondFactor.demandCode(person.userId, body.code, request);
    await proofs.keep(person);
    return success({ message: 'Thank you.' });
  });
}
