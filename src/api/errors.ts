// The error catalogue (REQ-01…09): one class per cause, its message as the specification words it.

import { ours } from './sentences.ts';

export type ApiErrorCode =
  | 'authenticationFailed'
  | 'sessionExpired'
  | 'forbidden'
  | 'notFound'
  | 'serverFailed'
  | 'refused'
  | 'networkFailed'
  | 'timedOut'
  | 'answerUnreadable'
  | 'unexpected';

interface Details {
  cause?: unknown;
  /** The server's own words, where it sent any. */
  serverMessage?: string | undefined;
}

/** Whatever goes wrong with a call is one of these. */
export abstract class ApiError extends Error {
  abstract readonly code: ApiErrorCode;
  readonly serverMessage: string | undefined;

  constructor(message: string, { cause, serverMessage }: Details = {}) {
    super(message, { cause });
    this.name = 'ApiError';
    this.serverMessage = serverMessage;
  }
}

/** Email and password, or whatever else proves who one is, were refused. */
export class AuthenticationError extends ApiError {
  readonly code = 'authenticationFailed';
  constructor(details: Details = {}) {
    super(details.serverMessage ?? ours('api.authentication', 'Authentication failed'), details);
  }
}

/** The session that the call belonged to is over. */
export class SessionExpiredError extends ApiError {
  readonly code = 'sessionExpired';
  constructor(details?: Details) {
    super(
      ours('account.unauthenticated', 'Authentication required. Please log in again.'),
      details,
    );
  }
}

export class ForbiddenError extends ApiError {
  readonly code = 'forbidden';
  /** All that the server said, for who knows what to look for. */
  readonly answer: unknown;
  constructor(details?: Details, answer?: unknown) {
    super(
      ours('api.forbidden', 'Access denied. You do not have permission to perform this action.'),
      details,
    );
    this.answer = answer;
  }
}

export class NotFoundError extends ApiError {
  readonly code = 'notFound';
  constructor(details?: Details) {
    super(
      ours('http.notFound', 'Resource not found. Please check the URL and try again.'),
      details,
    );
  }
}

/** By words in the path of a call to the product's own API; the AI service has other words in its paths for other things. */
const serverFailures = [
  ['detection_history', 'api.history', 'Unable to load detection history. Please try again later.'],
  ['meal_plan', 'api.plans', 'Unable to save/load meal plans. Please try again later.'],
  ['feedback', 'api.feedback', 'Unable to save feedback. Please try again later.'],
] as const;

export class ServerError extends ApiError {
  readonly code = 'serverFailed';
  constructor(path: string, details?: Details) {
    const [, code, text] =
      serverFailures.find(([part]) => path.startsWith('/api/') && path.includes(part)) ??
      (['', 'http.server', 'Server error. Please try again later.'] as const);
    super(ours(code, text), details);
  }
}

/** Any other status that is not a success. */
export class HttpError extends ApiError {
  readonly code = 'refused';
  readonly status: number;
  /** All that the server said, for who knows what to look for. */
  readonly answer: unknown;
  constructor(status: number, statusText: string, details: Details = {}, answer?: unknown) {
    super(
      details.serverMessage ??
        (statusText === '' ? `HTTP ${status}` : `HTTP ${status}: ${statusText}`),
      details,
    );
    this.status = status;
    this.answer = answer;
  }
}

/** The call was carried, and its answer says in words why nothing came of it. */
export class RefusalError extends ApiError {
  readonly code = 'refused';
  constructor(serverMessage: string) {
    super(serverMessage, { serverMessage });
  }
}

export class NetworkError extends ApiError {
  readonly code = 'networkFailed';
  constructor(details?: Details) {
    super(
      ours('api.network', 'Network error. Please check your connection and try again.'),
      details,
    );
  }
}

/** Too slow, or given up by whoever asked. */
export class TimeoutError extends ApiError {
  readonly code = 'timedOut';
  constructor(details?: Details) {
    super(ours('api.timeout', 'Request timeout. Please try again.'), details);
  }
}

/** The answer is not what the contract describes. */
export class AnswerError extends ApiError {
  readonly code = 'answerUnreadable';
  constructor(path: string, details?: Details) {
    super(
      ours('api.unreadable', `Unexpected error: The answer of ${path} cannot be read.`),
      details,
    );
  }
}

export class UnexpectedError extends ApiError {
  readonly code = 'unexpected';
  constructor(details: Details) {
    super(
      `Unexpected error: ${details.cause instanceof Error ? details.cause.message : String(details.cause)}`,
      details,
    );
  }
}
