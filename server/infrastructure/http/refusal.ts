// Answers that are not a success, thrown from wherever it is known that there will be none.

export interface RefusalOptions {
  /** A word for programs; people read the message. */
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is behind it: for the log, never for the client. */
  readonly cause?: unknown;
  /** Where somebody else's change came first: what is stored now. */
  readonly current?: unknown;
}

/** An answer with an HTTP status of 400 or more and a message that says what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly code: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: unknown;

  constructor(
    statusCode: number,
    message: string,
    { code, headers = {}, cause, current }: RefusalOptions = {},
  ) {
    super(message, { cause });
    this.statusCode = statusCode;
    this.code = code;
    this.headers = headers;
    this.current = current;
  }
}

export const badRequest = (message: string, code = 'bad_request', cause?: unknown): Refusal =>
  new Refusal(400, message, { code, cause });
export const unauthenticated = (
  message = 'Authentication required. Please log in again.',
  code = 'unauthenticated',
): Refusal => new Refusal(401, message, { code, headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (message: string, code = 'forbidden'): Refusal =>
  new Refusal(403, message, { code });
export const notFound = (message: string): Refusal =>
  new Refusal(404, message, { code: 'not_found' });
export const conflict = (message: string, code = 'conflict', current?: unknown): Refusal =>
  new Refusal(409, message, { code, current });
export const tooLarge = (message: string): Refusal =>
  new Refusal(413, message, { code: 'too_large' });
export const unprocessable = (message: string, code: string): Refusal =>
  new Refusal(422, message, { code });
export const tooManyRequests = (message: string, seconds: number): Refusal =>
  new Refusal(429, message, {
    code: 'too_many_requests',
    headers: { 'retry-after': String(seconds) },
  });
export const badGateway = (message: string, cause: unknown): Refusal =>
  new Refusal(502, message, { code: 'bad_gateway', cause });
