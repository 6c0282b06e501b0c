// Who uses a session, before its password changes or the account goes.
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../../infrastructure/http/refusal.ts';
import type { User } from '../../infrastructure/database/schema.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Person } from '../sessions/repository.ts';

interface Given {
  readonly current_password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Asks for the password, and for the code where the account has a second factor. A fresh proof stands for the code,
 * and for a password that is left out: it was given by both, or by a passkey.
 * @throws 400 where either is wrong or the code is missing, 403 where nothing proves it
 */
export async function demandPerson(
  { storage: { proofs, users }, accounts, secondFactor }: Services,
  person: Person,
  { current_password: password, code }: Given,
  request: FastifyRequest,
): Promise<User> {
  if (password === undefined) {
    await secondFactor.demandProof(person);
    const user = await users.find(person.userId);
    if (!user) throw unauthenticated();
    return user;
  }
  const user = await accounts.provePassword(person.userId, password);
  if (!(await proofs.isFresh(person))) await secondFactor.demandCode(person.userId, code, request);
  return user;
}
