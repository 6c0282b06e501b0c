// Turns whatever a call may end in into the catalogue's error for it (REQ-01…09).
import { type HTTPError, isHTTPError, isKyError } from 'ky';
import type { Call } from '../../contract/call.ts';
import {
  ApiError,
  AuthenticationError,
  ForbiddenError,
  HttpError,
  NetworkError,
  NotFoundError,
  ServerError,
  SessionExpiredError,
  UnexpectedError,
} from './errors.ts';
import { sentenceOf } from './sentences.ts';

export function translateError(error: unknown, call: Call, isAnonymous: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (isHTTPError(error)) return fromStatus(error, call, isAnonymous);
  // What a browser's fetch throws for a connection that fails or breaks off has no class of its own.
  if (isKyError(error) || error instanceof TypeError) return new NetworkError({ cause: error });
  return new UnexpectedError({ cause: error });
}

function fromStatus(error: HTTPError, call: Call, isAnonymous: boolean): ApiError {
  const { status, statusText } = error.response;
  const details = { cause: error, serverMessage: messageIn(error.data) };
  if (status === 401)
    return isAnonymous ? new AuthenticationError(details) : new SessionExpiredError(details);
  if (status === 403) return new ForbiddenError(details, error.data);
  if (status === 404) return new NotFoundError(details);
  if (status >= 500) return new ServerError(call.path, details);
  return new HttpError(status, statusText, details, error.data);
}

/** The product API writes `message`, the AI service `error`. */
function messageIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const texts: unknown[] = ['message' in data && data.message, 'error' in data && data.error];
  const text = texts.find((each): each is string => typeof each === 'string' && each.trim() !== '');
  return text === undefined ? undefined : sentenceOf(text, 'said' in data ? data.said : undefined);
}
