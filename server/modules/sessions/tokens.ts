// What a session's tokens are made of. They are opaque, and only their hashes are stored.
//
// A refresh token's successors are computed from it and from a salt in the session's row: asking
// again with the same token, because an answer was lost or two tabs asked at once, yields the same
// successors, while the row alone yields none. The salt is dropped when a successor is first used.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

const bytes = 32;
const tagLength = 16;

export const newKey = (): string => randomBytes(bytes).toString('base64url');

/** For a link in a letter: letters and digits alone, since programs that find links in a text leave out a dash at the end. */
export const newLinkToken = (): string => randomBytes(bytes).toString('hex');

/** A session's first tokens. */
export function firstTokens(sessionId: string, familyKey: string): TokenPair {
  return { access: accessToken(sessionId, newKey()), refresh: signed(newKey(), familyKey) };
}

/** The tokens that follow a refresh token; the same each time for the same salt. */
export function successorsOf(
  refresh: string,
  sessionId: string,
  familyKey: string,
  salt: string,
): TokenPair {
  const derive = (purpose: string) =>
    createHmac('sha256', salt).update(`${purpose}:${refresh}`).digest('base64url');
  return {
    access: accessToken(sessionId, derive('access')),
    refresh: signed(derive('refresh'), familyKey),
  };
}

/** The session that an access token names, if it has the form of one. */
export function sessionOf(access: string): string | undefined {
  return /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(access)?.[1];
}

/** Whether a refresh token was made for this session, whenever that was. */
export function isOfFamily(refresh: string, familyKey: string): boolean {
  const [secret = '', tag = ''] = refresh.split('.');
  return isEqual(tag, tagOf(secret, familyKey));
}

export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** Compares in a time that does not tell where the difference is. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const accessToken = (sessionId: string, secret: string): string => `${sessionId}.${secret}`;
const signed = (secret: string, familyKey: string): string =>
  `${secret}.${tagOf(secret, familyKey)}`;
const tagOf = (secret: string, familyKey: string): string =>
  createHmac('sha256', familyKey).update(secret).digest('base64url').slice(0, tagLength);
