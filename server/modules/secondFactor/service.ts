// What is proved besides a password, and what the owner is told of it by mail.
import { say } from '../../../contract/say.ts';
import type { FastifyRequest } from 'fastify';
import { product } from '../../../contract/constants.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { badRequest, conflict, forbidden, Refusal } from '../../infrastructure/http/refusal.ts';
import { minute } from '../../../domain/durations.ts';
import { createTellOwner, type TellOwner, type TellOwnerOptions } from '../accounts/tellOwner.ts';
import type { Person } from '../sessions/repository.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import type { CodeResult } from './codeChecks.ts';
import { base32, newTotpKey, totpAddress } from './totp.ts';

export type SecondFactor = ReturnType<typeof createSecondFactor>;

export interface SecondFactorOptions extends TellOwnerOptions {
  readonly storage: Pick<Storage, 'users' | 'secondFactors' | 'proofs'>;
}

export function createSecondFactor(options: SecondFactorOptions) {
  const { users, secondFactors, proofs } = options.storage;
  const tell = createTellOwner(options);
  return {
    ...createDemands(secondFactors, proofs, tell),
    ...createChanges(secondFactors, users, tell),
  };
}

function createDemands(
  secondFactors: Storage['secondFactors'],
  proofs: Storage['proofs'],
  tell: TellOwner,
) {
  return {
    /**
     * Asks for the code where the account has a second factor.
     * @returns how many recovery codes are left, where one of them took its place
     * @throws 400 where it is missing, 401 or 400 (`refusedBy`) where it is not right, 429 after too many
     */
    demandCode: async (
      userId: string,
      code: string | undefined,
      request: FastifyRequest,
      refusedBy: 400 | 401 = 400,
    ): Promise<number | undefined> => {
      if (code === undefined) {
        if (await secondFactors.read(userId)) throw codeMissing();
        return undefined;
      }
      const result = await secondFactors.check(userId, code);
      if (result === undefined) return undefined;
      refuseWrong(result, refusedBy);
      if (result.outcome !== 'right' || result.by === 'app') return undefined;
      request.securityDetails = 'recovery code';
      await tell(userId, 'recoveryCodeUsed', request);
      return (await secondFactors.read(userId))?.codesLeft ?? 0;
    },

    /** @throws 403 where nobody has proved lately who uses this session. */
    demandProof: async (person: Person): Promise<void> => {
      if (!(await proofs.isFresh(person)))
        throw forbidden(
          say('secondFactor.proof', 'Please confirm first that it is you.'),
          'proof_required',
        );
    },
  };
}

function createChanges(
  secondFactors: Storage['secondFactors'],
  users: Storage['users'],
  tell: TellOwner,
) {
  return {
    read: (userId: string) => secondFactors.read(userId),
    isBegun: (person: Person) => secondFactors.isBegun(person),

    begin: async (person: Person) => {
      const user = await users.find(person.userId);
      const key = user && (await secondFactors.begin(person, newTotpKey()));
      if (!user || !key) throw isOnAlready();
      const address = totpAddress(key, product, user.email);
      return { key: base32(key), address, qr: await drawQr(address) };
    },

    /** @returns the recovery codes, which nobody can be told again. */
    confirm: async (userId: string, code: string, request: FastifyRequest): Promise<string[]> => {
      const codes = newRecoveryCodes();
      const result = await secondFactors.confirm(userId, code, codes);
      if (!result)
        throw conflict(
          say('secondFactor.noSetup', 'Please begin again: there is no key waiting for its code.'),
          'no_setup',
        );
      refuseWrong(result, 400);
      await tell(userId, 'secondFactorOn', request);
      return codes;
    },

    renewCodes: async (userId: string, request: FastifyRequest): Promise<string[]> => {
      const codes = newRecoveryCodes();
      if (!(await secondFactors.renewCodes(userId, codes)))
        throw conflict(
          say('secondFactor.off', 'Two-step log-in is off, so there are no recovery codes.'),
          'no_second_factor',
        );
      await tell(userId, 'codesRenewed', request);
      return codes;
    },

    end: async (userId: string, request: FastifyRequest): Promise<void> => {
      if (await secondFactors.end(userId)) await tell(userId, 'secondFactorOff', request);
    },
  };
}

const codeMissing = () =>
  badRequest(
    say('secondFactor.codeMissing', 'Please enter the code from your authenticator app.'),
    'code_required',
  );
const isOnAlready = () =>
  conflict(
    say('secondFactor.on', 'Two-step log-in is on already. Turn it off first to use another app.'),
    'is_on',
  );

function refuseWrong(result: CodeResult, status: 400 | 401): void {
  if (result.outcome === 'wrong')
    throw new Refusal(
      status,
      say('secondFactor.wrongCode', 'This code is not right. Please try again.'),
      { code: 'wrong_code' },
    );
  if (result.outcome === 'used')
    throw new Refusal(
      status,
      say('secondFactor.usedCode', 'This code was used already. Please wait for the next one.'),
      {
        code: 'code_used',
      },
    );
  if (result.outcome === 'waiting') {
    const minutes = Math.ceil(result.wait / minute);
    throw new Refusal(
      429,
      minutes === 1
        ? say(
            'secondFactor.waitOne',
            'There were too many wrong codes. Please wait a minute, or use a recovery code.',
          )
        : say(
            'secondFactor.wait',
            `There were too many wrong codes. Please wait ${minutes} minutes, or use a recovery code.`,
            { minutes },
          ),
      { code: 'code_wait', headers: { 'retry-after': String(Math.ceil(result.wait / 1000)) } },
    );
  }
}

/** The dark squares of a QR code with the blank rim that readers need, as the path of a drawing. */
async function drawQr(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr');
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size: data.length, path };
}
