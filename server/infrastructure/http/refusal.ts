// Answers that are not a success, thrown from wherever it is known that there will be none.
import { type Said, say } from '../../../contract/say.ts';
import type { Note } from '../../../domain/notes.ts';

/** A sentence of ours by code, or what another service wrote. */
export type Words = Said | { readonly text: string };

export interface RefusalOptions {
  /** A word for programs; people read the message. */
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is behind it: for the log, never for the client. */
  readonly cause?: unknown;
  /** Where somebody else's change came first: what is stored now. */
  readonly current?: unknown;
  /** Why, sentence by sentence, for other languages. */
  readonly reasons?: readonly Note[];
}

/** An answer with an HTTP status of 400 or more and a message that says what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly code: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: unknown;
  /** What it says by code; undefined of what another service wrote. */
  readonly said: Said | undefined;
  readonly reasons: readonly Note[] | undefined;

  constructor(
    statusCode: number,
    words: Words,
    { code, headers = {}, cause, current, reasons }: RefusalOptions = {},
  ) {
    super(words.text, { cause });
    this.said = 'code' in words ? words : undefined;
    this.statusCode = statusCode;
    this.code = code;
    this.headers = headers;
    this.current = current;
    this.reasons = reasons;
  }
}

export const badRequest = (words: Words, code = 'bad_request', cause?: unknown): Refusal =>
  new Refusal(400, words, { code, cause });
export const unauthenticated = (
  words: Words = say('account.unauthenticated', 'Authentication required. Please log in again.'),
  code = 'unauthenticated',
): Refusal => new Refusal(401, words, { code, headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (words: Words, code = 'forbidden'): Refusal =>
  new Refusal(403, words, { code });
export const notFound = (words: Words): Refusal => new Refusal(404, words, { code: 'not_found' });
export const conflict = (words: Words, code = 'conflict', current?: unknown): Refusal =>
  new Refusal(409, words, { code, current });
export const tooLarge = (words: Words): Refusal => new Refusal(413, words, { code: 'too_large' });
export const unprocessable = (words: Words, code: string, reasons: readonly Note[] = []): Refusal =>
  new Refusal(422, words, { code, ...(reasons.length > 0 ? { reasons } : {}) });
export const tooManyRequests = (words: Words, seconds: number): Refusal =>
  new Refusal(429, words, {
    code: 'too_many_requests',
    headers: { 'retry-after': String(seconds) },
  });
export const badGateway = (words: Words, cause: unknown): Refusal =>
  new Refusal(502, words, { code: 'bad_gateway', cause });
