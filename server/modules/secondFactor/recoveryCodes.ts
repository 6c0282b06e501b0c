// Codes for the day an authenticator app is lost: 140 random bits each, so that a hash tells nothing.
import { randomBytes } from 'node:crypto';
import { hashOf } from '../sessions/tokens.ts';
import { base32 } from './totp.ts';

const count = 10;
const bytes = 18;
/** Of five bits each, in groups of four. */
const characters = 28;
/** Those handed out before had 80 bits; they go on working until they are replaced. */
const formerCharacters = 16;

/** What is read aloud or written down wrongly is meant as what looks like it: base 32 has neither 0 nor 1 nor 8. */
const alike: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };

/** In capitals, where no letter looks like another. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    (base32(randomBytes(bytes)).slice(0, characters).match(/.{4}/g) ?? []).join('-'),
  );

/** A code as it was typed, without what only makes it readable. */
const plain = (code: string): string =>
  code
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll(/[018]/g, (sign) => alike[sign] ?? sign);

export const isRecoveryCode = (code: string): boolean =>
  [characters, formerCharacters].includes(plain(code).length);

export const recoveryHash = (code: string, userId: string): string =>
  hashOf(`${userId}:${plain(code)}`);
