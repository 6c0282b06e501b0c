// Answers made smaller on their way: brotli or gzip, for texts from a kilobyte on. What is compressed
// together tells by its length how alike its parts are, so no answer is compressed in which a secret
// could stand beside words that somebody else chose (BREACH): those of `withSecrets`. No answer of a
// signed-in call that is compressed repeats the words of its query, the one part of a call that another site's page can choose.
import compress from '@fastify/compress';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { constants } from 'node:zlib';
import type { Call } from '../../../contract/call.ts';

/** Tokens, what a payment is begun or told by, other sessions, and everything at once: never compressed, whatever it weighs. */
const withSecrets: ReadonlySet<string> = new Set([
  'register',
  'logIn',
  'refresh',
  'logOut',
  'changePassword',
  'readSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  'proveIdentity',
  'readProfile',
  'readProofWays',
  'listPasskeys',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'beginPasskeyLogIn',
  'logInByPasskey',
  'beginPasskeyProof',
  'proveByPasskey',
  'listApiTokens',
  'makeApiToken',
  'revokeApiToken',
  'readExternalProvider',
  'startExternalLogIn',
  'finishExternalLogIn',
  'continueExternalLogIn',
  'listIdentities',
  'connectIdentity',
  'removeIdentity',
  'forgotPassword',
  'resetPassword',
  'checkResetLink',
  'sendVerification',
  'verifyEmail',
  'changeEmail',
  'listSessions',
  'readDeviceKey',
  'endSession',
  'endOtherSessions',
  'deleteAccount',
  'exportAccount',
  'createIntent',
  'confirmPayment',
  'fetchPayments',
  'fetchPaymentConfig',
  'paymentWebhook',
  // What is told at once must not wait for more.
  'shoppingNews',
  'invite',
]);

/** Below this (bytes) an answer fits in a packet or two as it is. */
const worthwhile = 1024;
/** A list of weeks at 4 is a fifth of its size in 10 ms; at 11 it would be a seventh in half a second. */
const brotliQuality = 4;

export type Compression = RouteShorthandOptions['compress'];

/** For a route that is no call of the contract; a route's own options replace all of the plugin's. */
export const compressed: Exclude<Compression, false | undefined> = {
  encodings: ['br', 'gzip'],
  threshold: worthwhile,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
};

/** Registered before the routes, which ask for it one by one. Bodies that come in are never unpacked: a small one may hold a large one. */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { globalCompression: false, globalDecompression: false });
}

/** What a route of this call says of compression. */
export const compressionOf = ({ id }: Pick<Call, 'id'>): Compression =>
  withSecrets.has(id) ? false : compressed;
