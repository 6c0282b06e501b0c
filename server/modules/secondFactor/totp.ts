// Codes that an authenticator app and the server work out from a shared key and the time (RFC 6238), as every app knows them.
import { Secret, TOTP } from 'otpauth';
import { second } from '../../../domain/durations.ts';
import { isEqual } from '../sessions/tokens.ts';

const period = 30;
const digits = 6;
const algorithm = 'SHA1';
/** As long as what SHA-1 gives (RFC 4226, 4). */
const keyBytes = 20;
/** A clock may be a step fast or slow. */
const skew = 1;

const secretOf = ({ buffer, byteOffset, byteLength }: Buffer): Secret =>
  new Secret({
    buffer: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer,
  });

export const newTotpKey = (): Buffer => Buffer.from(new Secret({ size: keyBytes }).bytes);

/** Which period of 30 seconds since 1970 a time (ms) is in. */
export const stepAt = (time: number): number => Math.floor(time / (period * second));

export const codeOf = (key: Buffer, step: number): string =>
  TOTP.generate({
    secret: secretOf(key),
    algorithm,
    digits,
    period,
    timestamp: step * period * second,
  });

/** The steps around a time whose code this is, latest first. */
export function stepsOf(code: string, key: Buffer, time: number): number[] {
  const steps = [];
  for (let step = stepAt(time) + skew; step >= stepAt(time) - skew; step -= 1)
    if (isEqual(code, codeOf(key, step))) steps.push(step);
  return steps;
}

/** Base 32 (RFC 4648), without padding. */
export const base32 = (bytes: Buffer): string => secretOf(bytes).base32;

/** What an app reads from the picture. */
export const totpAddress = (key: Buffer, issuer: string, account: string): string =>
  new TOTP({ issuer, label: account, secret: secretOf(key), algorithm, digits, period }).toString();
