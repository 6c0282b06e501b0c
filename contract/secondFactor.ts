// A second factor beside the password: codes of an authenticator app, and recovery codes; and the proof
// of who uses a session, before what cannot be taken back.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, Instant, Status } from './common.ts';

/** Of an app, or a recovery code, as it is typed: with blanks and dashes. */
export const Code = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, inSchema('secondFactor.enterCode', 'Please enter the code.')),
    z.maxLength(60, inSchema('secondFactor.longCode', 'This code is too long. Please check it.')),
  );

/** A password that is held against the stored one, whatever rules there are for new ones. */
export const typedPassword = (missing: string) =>
  z
    .string()
    .check(
      z.minLength(1, missing),
      z.maxLength(
        1000,
        inSchema('account.longPassword', 'Use a password of at most 1,000 characters.'),
      ),
    );

export const SecondFactorAnswer = z.object({
  status: Status,
  on: z.boolean(),
  since: z.nullable(Instant),
  recovery_codes_left: z.number(),
  /** An app is being set up: beginning again shows the same key. */
  begun: z.optional(z.boolean()),
});

/** `key`: to be typed where no picture can be taken. `path`: the dark squares of the QR code, in a square of `size`. */
export const SetupAnswer = z.object({
  status: Status,
  key: z.string(),
  address: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
});

export const RecoveryCodesAnswer = z.object({
  status: Status,
  recovery_codes: z.array(z.string()),
});

export const ProofRequest = z.object({
  current_password: typedPassword(inSchema('account.enterPassword', 'Please enter your password.')),
  code: z.optional(Code),
});

/** What an account can prove itself by. `code`: beside the password one is asked for. */
export const ProofWaysAnswer = z.object({
  status: Status,
  password: z.boolean(),
  code: z.boolean(),
  passkey: z.boolean(),
});

export const readSecondFactor = call({
  id: 'readSecondFactor',
  method: 'GET',
  path: '/api/account/second-factor',
  summary: 'Whether logging in asks for a code',
  answer: SecondFactorAnswer,
});
export const beginSecondFactor = call({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor/setup',
  summary: 'A key for an authenticator app; needs a fresh proof',
  answer: SetupAnswer,
});
export const confirmSecondFactor = call({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor',
  summary: "Turn the second factor on with the app's first code; answers the recovery codes, once",
  body: z.object({ code: Code }),
  answer: RecoveryCodesAnswer,
});
export const renewRecoveryCodes = call({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'New recovery codes in place of the old; needs a fresh proof',
  answer: RecoveryCodesAnswer,
});
export const endSecondFactor = call({
  id: 'endSecondFactor',
  method: 'DELETE',
  path: '/api/account/second-factor',
  summary: 'Turn the second factor off; needs a fresh proof',
  answer: Acknowledgement,
});
export const readProofWays = call({
  id: 'readProofWays',
  method: 'GET',
  path: '/api/account/proof',
  summary: 'By what the person can prove who uses this session',
  answer: ProofWaysAnswer,
});
export const proveIdentity = call({
  id: 'proveIdentity',
  method: 'POST',
  path: '/api/account/proof',
  summary: 'Prove who uses this session, by password and code, for some minutes',
  body: ProofRequest,
  answer: Acknowledgement,
});
