// Whose account it is that a provider's account comes to: by its own id alone, never by an email address. An
// address finds an account that asks for its password first, and only where the provider has confirmed it.
import type { FastifyRequest } from 'fastify';
import type { User } from '../../infrastructure/database/schema.ts';
import type { Attempts } from '../../infrastructure/http/limits.ts';
import type { TellOwner } from '../accounts/tellOwner.ts';
import { noPassword } from '../accounts/passwords.ts';
import { emailKey } from '../accounts/userRepository.ts';
import type { SecondFactor } from '../secondFactor/service.ts';
import type { ExternalPerson } from './provider.ts';
import * as refusals from './refusals.ts';
import type { ExternalLogInOptions } from './options.ts';

/** What a person gives beside the provider's answer. */
interface Given {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly create?: boolean | undefined;
}

/** Who comes in, and how. */
export interface Entered {
  readonly user: User;
  readonly identity: Pick<ExternalPerson, 'issuer' | 'subject'>;
  readonly codesLeft: number | undefined;
}

type Checks = Pick<SecondFactor, 'demandCode'> & Pick<Attempts, 'logIn' | 'register'>;
type Connect = (userId: string, person: ExternalPerson, request: FastifyRequest) => Promise<void>;

const createConnect =
  ({ provider, storage: { identities } }: ExternalLogInOptions, tell: TellOwner): Connect =>
  async (userId, person, request) => {
    const outcome = await identities.connect(userId, person);
    if (outcome === 'full') throw refusals.isFull();
    if (outcome === 'known') throw refusals.isKnown(provider?.name ?? '');
    await tell(userId, 'identityConnected', request);
  };

/** The account with this address: whoever knows its password, and the code where it asks for one, may connect it. */
const createProveOwner =
  ({ passwords }: ExternalLogInOptions, connect: Connect) =>
  async (
    user: User,
    person: ExternalPerson,
    { password, code }: Given,
    request: FastifyRequest,
    { demandCode, logIn }: Checks,
  ): Promise<number | undefined> => {
    if (password === undefined) throw refusals.passwordRequired(user.email);
    await logIn(request, emailKey(user.email));
    if (!(await passwords.matches(user.password_hash, password))) throw refusals.wrongPassword();
    const codesLeft = await demandCode(user.id, code, request, 401);
    await connect(user.id, person, request);
    request.securityDetails = 'connected';
    return codesLeft;
  };

const createMakeAccount =
  ({ storage: { users } }: ExternalLogInOptions, connect: Connect) =>
  async (
    person: ExternalPerson & { email: string },
    { create }: Given,
    request: FastifyRequest,
    { register }: Checks,
  ): Promise<User> => {
    if (create !== true) throw refusals.accountUnknown(person.email);
    await register(request, emailKey(person.email));
    const id = await users.create({
      email: person.email,
      passwordHash: noPassword,
      firstName: person.firstName,
      lastName: person.lastName,
      isEmailVerified: true,
    });
    const user = id === undefined ? undefined : await users.find(id);
    if (!user) throw refusals.hasExpired();
    await connect(user.id, person, request);
    request.securityDetails = 'account made';
    return user;
  };

export function createEntrance(options: ExternalLogInOptions, tell: TellOwner) {
  const {
    provider,
    storage: { users, identities },
  } = options;
  const connect = createConnect(options, tell);
  const proveOwner = createProveOwner(options, connect);
  const makeAccount = createMakeAccount(options, connect);
  return {
    connect,

    /** @throws with the code `password_required`, `code_required` or `account_unknown` where more is needed */
    enter: async (
      person: ExternalPerson,
      given: Given,
      request: FastifyRequest,
      checks: Checks,
    ): Promise<Entered> => {
      const known = await identities.find(person.issuer, person.subject);
      if (known) {
        request.accountId = known.user_id;
        const codesLeft = await checks.demandCode(known.user_id, given.code, request, 401);
        const user = await users.find(known.user_id);
        if (!user) throw refusals.hasExpired();
        return { user, identity: person, codesLeft };
      }
      const { email } = person;
      if (email === null || !person.isEmailVerified)
        throw refusals.unverified(provider?.name ?? '');
      const owner = await users.findByEmail(email);
      if (owner) request.accountId = owner.id;
      return owner
        ? {
            user: owner,
            identity: person,
            codesLeft: await proveOwner(owner, person, given, request, checks),
          }
        : {
            user: await makeAccount({ ...person, email }, given, request, checks),
            identity: person,
            codesLeft: undefined,
          };
    },

    /** @returns false where it was disconnected meanwhile */
    noteUse: ({ identity: { issuer, subject }, user }: Entered): Promise<boolean> =>
      identities.noteUse(issuer, subject, user.id),
  };
}
