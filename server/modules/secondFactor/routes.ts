// Two-step log-in, and the proof of who uses a session.
import * as contract from '../../../contract/secondFactor.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function secondFactorRoutes(
  serve: Serve,
  { storage: { proofs }, accounts, attempts, secondFactor }: Services,
): void {
  serve(contract.readSecondFactor, async ({ person }) => {
    const state = await secondFactor.read(person.userId);
    return success({
      on: state !== undefined,
      since: state?.since ?? null,
      recovery_codes_left: state?.codesLeft ?? 0,
    });
  });

  serve(contract.beginSecondFactor, async ({ person }) => {
    await secondFactor.demandProof(person);
    return success(await secondFactor.begin(person.userId));
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

  serve(contract.proveIdentity, async ({ body, person, request }) => {
    await attempts.password(request, person.userId);
    await accounts.provePassword(person.userId, body.current_password);
    await secondFactor.demandCode(person.userId, body.code, request);
    await proofs.keep(person);
    return success({ message: 'Thank you.' });
  });
}
