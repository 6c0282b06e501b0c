// Calls to outside services: each try has its time, a passing fault is tried once more after a moment
// of its own choosing, and a service that keeps failing is left alone for a while.
import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { callWork, observed } from '../observed.ts';
import { readBytesAtMost } from './bounded.ts';

export interface OutboundOptions {
  /** Milliseconds of one try. */
  readonly timeout: number;
  /** Tries after the first; 1 by default. */
  readonly retries?: number;
  /** Bytes of an answer. */
  readonly most: number;
  /** Failures in a row after which it is left alone, and for how long (ms). */
  readonly failuresAllowed?: number;
  readonly rest?: number;
}

/** An answer with a status that is no success. */
export class OutboundStatusError extends Error {
  override name = 'OutboundStatusError';
  readonly status: number;
  constructor(status: number, text: string) {
    super(`It answered with status ${status}: ${text.slice(0, 200)}`);
    this.status = status;
  }
}

/** Sends a request and gives the answer's body as text. Rejects where it fails, redirects, is too slow or too long, or is being left alone. */
export type OutboundHttp = (
  url: string,
  request?: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: object;
    readonly signal?: AbortSignal;
  },
) => Promise<string>;

/** The same for any method, with bytes both ways. */
export type OutboundBytes = (
  url: string,
  request?: {
    readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array<ArrayBuffer>;
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<Buffer>;

const mayPass = (error: unknown): boolean =>
  !(error instanceof OutboundStatusError) ||
  error.status >= 500 ||
  error.status === 429 ||
  error.status === 408;

export function createOutboundBytes({
  timeout: time,
  retries = 1,
  most,
  failuresAllowed = 5,
  rest = 30_000,
}: OutboundOptions): OutboundBytes {
  const again = retry(handleWhen(mayPass), {
    maxAttempts: retries,
    backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 2000 }),
  }).dangerouslyUnref();
  // What the caller got wrong says nothing of the service's health.
  const breaker = circuitBreaker(handleWhen(mayPass), {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(failuresAllowed),
  });
  const limit = timeout(time, TimeoutStrategy.Aggressive).dangerouslyUnref();
  const policy = wrap(again, breaker, limit);
  return (url, { signal: outer, ...request } = {}) =>
    observed(callWork('service', url), () =>
      policy.execute(async ({ signal }) => {
        const answer = await fetch(url, { ...request, redirect: 'error', signal });
        const bytes = await readBytesAtMost(answer, most);
        if (!answer.ok) throw new OutboundStatusError(answer.status, bytes.toString());
        return bytes;
      }, outer),
    );
}

export function createOutboundHttp(options: OutboundOptions): OutboundHttp {
  const send = createOutboundBytes(options);
  return async (url, { headers = {}, json, signal } = {}) => {
    const answer = await send(url, {
      method: json ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
      signal,
    });
    return answer.toString();
  };
}
