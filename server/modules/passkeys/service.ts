// Adding passkeys and logging in by one, and what the owner is told of it by mail.
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { say } from '../../../contract/say.ts';
import { passkeys as limits, product } from '../../../contract/constants.ts';
import type { NewCredential, SignedCredential } from '../../../contract/passkeys.ts';
import type { Config } from '../../infrastructure/config.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import {
  badRequest,
  conflict,
  notFound,
  unauthenticated,
} from '../../infrastructure/http/refusal.ts';
import { displayName } from '../accounts/displayName.ts';
import { createTellOwner, type TellOwner, type TellOwnerOptions } from '../accounts/tellOwner.ts';
import { demandParty, relyingParty } from './party.ts';
import type { Passkey } from './repository.ts';
import {
  algorithms,
  challengeIn,
  type RelyingParty,
  transportsIn,
  verifyNew,
  verifySigned,
} from './verification.ts';

export type PasskeyService = ReturnType<typeof createPasskeyService>;

export interface PasskeyOptions extends TellOwnerOptions {
  readonly storage: Pick<Storage, 'users' | 'passkeys'>;
  readonly config: Pick<Config, 'production' | 'publicOrigin'>;
}

export function createPasskeyService(options: PasskeyOptions) {
  const tell = createTellOwner(options);
  return {
    ...createOwn(options, tell),
    ...createOptions(options),
    ...createAdding(options, tell),
    ...createLogIn(options),
    ...createProving(options),
  };
}

const newChallenge = (): string => randomBytes(32).toString('base64url');

function createOwn({ storage: { passkeys }, config }: PasskeyOptions, tell: TellOwner) {
  return {
    isAvailable: (request: FastifyRequest): boolean => relyingParty(config, request) !== undefined,

    list: (userId: string): Promise<Passkey[]> => passkeys.list(userId),

    rename: async (userId: string, id: string, name: string): Promise<void> => {
      if (!(await passkeys.rename(userId, id, name)))
        throw notFound(say('passkeys.gone', 'That passkey is gone.'));
    },

    remove: async (userId: string, id: string, request: FastifyRequest): Promise<void> => {
      if (!(await passkeys.remove(userId, id)))
        throw notFound(say('passkeys.gone', 'That passkey is gone.'));
      await tell(userId, 'passkeyRemoved', request);
    },
  };
}

/** What a browser needs to make a passkey for this person. */
function createOptions({ storage: { users, passkeys }, config }: PasskeyOptions) {
  return {
    begin: async (userId: string, request: FastifyRequest) => {
      const party = demandParty(config, request);
      const user = await users.find(userId);
      if (!user) throw unauthenticated();
      const own = await passkeys.list(userId);
      if (own.length >= limits.most) throw isFull();
      const challenge = newChallenge();
      await passkeys.keepChallenge('adding', challenge, userId);
      return {
        rp: { id: party.id, name: product },
        user: {
          id: handleOf(userId),
          name: user.email,
          displayName: displayName(user) ?? user.email,
        },
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: limits.challengeLife,
        excludeCredentials: own.map(descriptorOf),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      };
    },
  };
}

function createAdding({ storage: { passkeys }, config }: PasskeyOptions, tell: TellOwner) {
  return {
    add: async (
      userId: string,
      credential: NewCredential,
      name: string,
      request: FastifyRequest,
    ): Promise<Passkey> => {
      const party = demandParty(config, request);
      const challenge = challengeIn(credential.response.clientDataJSON);
      const isAsked =
        challenge !== undefined && (await passkeys.takeChallenge('adding', challenge, userId));
      const found = isAsked ? await verifyNew(credential, challenge, party) : undefined;
      if (!found) throw notAdded();
      const transports = transportsIn(credential.response.transports);
      const added = await passkeys.add(userId, { ...found, transports, name });
      if (added === 'full') throw isFull();
      if (added === 'known')
        throw conflict(say('passkeys.known', 'This passkey was added before.'), 'passkey_known');
      await tell(userId, 'passkeyAdded', request);
      return added;
    },
  };
}

function createLogIn({ storage: { passkeys }, config }: PasskeyOptions) {
  return {
    /** The same for everyone: which accounts there are is not to be learnt from it. */
    beginLogIn: async (request: FastifyRequest) => {
      const { id } = demandParty(config, request);
      const challenge = newChallenge();
      await passkeys.keepChallenge('log-in', challenge, null);
      return signingOptions(id, challenge);
    },

    /**
     * Finds whose passkey has signed.
     * @throws 401, in the same words whatever is wrong with it
     */
    check: async (credential: SignedCredential, request: FastifyRequest): Promise<Passkey> => {
      const party = demandParty(config, request);
      const challenge = challengeIn(credential.response.clientDataJSON);
      const isAsked =
        challenge !== undefined && (await passkeys.takeChallenge('log-in', challenge, null));
      const passkey = await passkeys.findByCredential(credential.id);
      if (passkey) request.accountId = passkey.user_id;
      if (!isAsked || !passkey) throw passkeyRefused();
      if (credential.response.userHandle !== handleOf(passkey.user_id)) throw passkeyRefused();
      const outcome = await signedBy(passkeys, passkey, credential, challenge, party);
      if (outcome !== 'right') throw passkeyRefused(outcome);
      return passkey;
    },
  };
}

function createProving({ storage: { passkeys }, config }: PasskeyOptions) {
  return {
    /** @returns nothing where they have none that could be used at this address */
    beginProof: async (userId: string, request: FastifyRequest) => {
      const party = relyingParty(config, request);
      const own = party ? await passkeys.list(userId) : [];
      if (!party || own.length === 0) return null;
      const challenge = newChallenge();
      await passkeys.keepChallenge('proof', challenge, userId);
      return { ...signingOptions(party.id, challenge), allowCredentials: own.map(descriptorOf) };
    },

    /** @throws 400 where it is not a passkey of this person that has signed what they were asked */
    demandOwn: async (
      userId: string,
      credential: SignedCredential,
      request: FastifyRequest,
    ): Promise<void> => {
      const party = demandParty(config, request);
      const challenge = challengeIn(credential.response.clientDataJSON);
      const isAsked =
        challenge !== undefined && (await passkeys.takeChallenge('proof', challenge, userId));
      const passkey = await passkeys.findByCredential(credential.id);
      // A device that was told which passkeys are asked for may leave out whose they are.
      const { userHandle = handleOf(userId) } = credential.response;
      if (!isAsked || passkey?.user_id !== userId || userHandle !== handleOf(userId))
        throw proofRefused();
      const outcome = await signedBy(passkeys, passkey, credential, challenge, party);
      if (outcome !== 'right') throw proofRefused(outcome);
    },
  };
}

const signingOptions = (rpId: string, challenge: string) => ({
  challenge,
  rpId,
  timeout: limits.challengeLife,
  userVerification: 'required' as const,
});

const descriptorOf = ({ credential_id, transports }: Passkey) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports: transportsIn(JSON.parse(transports) as string[]),
});

/** Whether a passkey has signed a challenge; its use is noted. Otherwise the code of the refusal. */
async function signedBy(
  passkeys: PasskeyOptions['storage']['passkeys'],
  passkey: Passkey,
  credential: SignedCredential,
  challenge: string,
  party: RelyingParty,
): Promise<'right' | 'passkey_refused' | 'passkey_counter'> {
  const counter = await verifySigned(credential, challenge, party, {
    credentialId: passkey.credential_id,
    publicKey: passkey.public_key,
  });
  if (counter === undefined) return 'passkey_refused';
  return (await passkeys.noteUse(passkey.id, counter)) ? 'right' : 'passkey_counter';
}

/** What a device keeps beside the key, to say whose it is. */
const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

export const passkeyRefused = (code = 'passkey_refused') =>
  unauthenticated(
    say(
      'account.passkeyRefused',
      'This passkey was not accepted. Please log in with your password.',
    ),
    code,
  );
const proofRefused = (code = 'passkey_refused') =>
  badRequest(
    say(
      'secondFactor.passkeyRefused',
      'This passkey was not accepted. Please try again, or use another way.',
    ),
    code,
  );
const notAdded = () =>
  badRequest(
    say('passkeys.notAdded', 'This passkey could not be added. Please try again.'),
    'passkey_not_added',
  );
const isFull = () =>
  conflict(
    say(
      'passkeys.full',
      `You have ${limits.most} passkeys, which is as many as there can be. Please remove one first.`,
      { most: limits.most },
    ),
    'passkeys_full',
  );
