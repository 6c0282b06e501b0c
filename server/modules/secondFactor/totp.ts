// Codes that an authenticator app and we work out from a shared key and the time (RFC 6238): SHA-1, six
// digits, a new one every 30 seconds, as every app knows them.
import { createHmac, randomBytes } from 'node:crypto';
import { second } from '../../../domain/durations.ts';
import { isEqual } from '../sessions/tokens.ts';

const stepLength = 30 * second;
const digits = 6;
/** As long as what SHA-1 gives (RFC 4226, 4). */
const keyBytes = 20;
/** A clock may be a step fast or slow. */
const skew = 1;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpKey = (): Buffer => randomBytes(keyBytes);

export const stepAt = (time: number): number => Math.floor(time / stepLength);

export function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The steps around a time whose code this is, latest first. */
export function stepsOf(code: string, key: Buffer, time: number): number[] {
  const steps = [];
  for (let step = stepAt(time) + skew; step >= stepAt(time) - skew; step -= 1)
    if (isEqual(code, codeOf(key, step))) steps.push(step);
  return steps;
}

/** Base 32 (RFC 4648), without what fills it up. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** What an app reads from the picture. */
export function totpAddress(key: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}`;
}
