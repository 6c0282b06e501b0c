// Every answer that is not a success has one shape, the contract's Failure, whoever found the fault.
import type {
  FastifyContextConfig,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import plugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure } from '../../../contract/common.ts';
import { Refusal } from './refusal.ts';
import { isOrphan, isUnavailable } from '../database/failures.ts';

interface Problem extends Pick<Failure, 'message' | 'code' | 'issues' | 'current'> {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const serverError = 'Server error. Please try again later.';
const unavailable =
  'Platewise cannot reach its storage just now. Nothing was changed. Please try again in a moment.';
const retryAfterSeconds = '5';
const notImplemented = 501;
/** So many faults of one body are told: a person corrects them one after the other. */
const mostIssues = 50;
export const notFound = 'Resource not found. Please check the URL and try again.';
const unreadable = 'This address could not be read. Please check the URL and try again.';
const unread = 'The request could not be read. Please check it and send it again.';

/** Fastify's own refusals in words that say what to do. */
const known: Readonly<Record<string, Pick<Problem, 'statusCode' | 'message' | 'code'>>> = {
  // Also where it holds a name that no call has and that could change how the server works.
  FST_ERR_CTP_INVALID_JSON_BODY: {
    statusCode: 400,
    code: 'broken_json',
    message:
      'What was sent could not be read: it is not valid JSON. Please check it and send it again.',
  },
  FST_ERR_BAD_URL: { statusCode: 400, code: 'bad_address', message: unreadable },
  FST_ERR_MAX_PARAM_LENGTH: {
    statusCode: 414,
    code: 'bad_address',
    message: 'This address is too long. Please check the URL and try again.',
  },
  FST_STATIC_FORBIDDEN_PATH: { statusCode: 404, code: 'not_found', message: notFound },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    statusCode: 413,
    code: 'too_large',
    message: 'This is too much at once: at most 1 MB can be sent.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    statusCode: 415,
    code: 'unsupported_media_type',
    message: 'Send this call as application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    statusCode: 400,
    code: 'broken_request',
    message: 'The request ended before its end. Please send it again.',
  },
  FST_UNDER_PRESSURE: {
    statusCode: 503,
    code: 'busy',
    message: 'Platewise is very busy just now. Please try again in a moment.',
  },
};

export const errors = plugin(
  (app: FastifyInstance, _options, done) => {
    app.setErrorHandler((error: unknown, request, reply) => {
      const problem = toProblem(error);
      // What is not there yet is meant; the line that logs every answer says enough.
      if (problem.statusCode >= 500 && problem.statusCode !== notImplemented)
        request.log.error({ err: error, code: problem.code }, 'request failed');
      return sendFailure(request, reply, problem);
    });
    done();
  },
  { name: 'errors' },
);

/** Answers with the contract's Failure. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, message, code, issues, current, headers = {} }: Problem,
): FastifyReply {
  const body: Failure = {
    status: 'error',
    message,
    // An address that could not be read leads to no route.
    ...((request.routeOptions.config as FastifyContextConfig | undefined)?.service === 'ai'
      ? { error: message }
      : {}),
    ...(code === undefined ? {} : { code }),
    ...(issues === undefined ? {} : { issues }),
    ...(current === undefined ? {} : { current }),
    request_id: request.id,
  };
  // Without a serializer: an answer of this shape must be possible on any route, and on none.
  return reply
    .code(statusCode)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Bytes that are no HTTP, or not all of it: there is no request yet, so that the answer is written by hand. */
const broken: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'The request took too long to arrive. Please check your connection and send it again.',
  ],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The headers of this request are too large. Please clear the cookies of this site and try again.',
  ],
};

/** Answers with the contract's Failure where Fastify has no route to do so. */
export const withoutRoute: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (error, request, reply) => void sendFailure(request, reply, toProblem(error)),
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, message] = broken[error.code] ?? ['400 Bad Request', unread];
    const body = JSON.stringify({
      status: 'error',
      message,
      code: 'bad_request',
    } satisfies Failure);
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${body}`,
      );
    socket.destroy(error);
  },
};

function toProblem(error: unknown): Problem {
  if (error instanceof Refusal)
    return {
      statusCode: error.statusCode,
      message: error.message,
      headers: error.headers,
      current: error.current,
      ...(error.code === undefined ? {} : { code: error.code }),
    };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation
      .slice(0, mostIssues)
      .map(({ instancePath, message, keyword }) => ({
        path: instancePath.slice(1).replaceAll('/', '.'),
        message: message ?? keyword,
      }));
    return { statusCode: 400, code: 'invalid', message: inWords(issues[0]), issues };
  }
  if (isUnavailable(error))
    return {
      statusCode: 503,
      code: 'unavailable',
      message: unavailable,
      headers: { 'retry-after': retryAfterSeconds },
    };
  if (isOrphan(error))
    return {
      statusCode: 409,
      code: 'deleted_meanwhile',
      message: 'What this belongs to was deleted meanwhile. Please load the page again.',
    };

  const {
    code = '',
    statusCode = 500,
    message,
  } = error instanceof Error
    ? (error as Partial<FastifyError> & Error)
    : { message: String(error) };
  const words = known[code];
  if (words)
    return {
      ...words,
      ...(words.statusCode === 503 ? { headers: { 'retry-after': retryAfterSeconds } } : {}),
    };
  // The rest that Fastify and its plugins refuse is told in no words of theirs.
  if (statusCode >= 400 && statusCode < 500)
    return {
      statusCode,
      message: message === '' || code.startsWith('FST_') ? unread : message,
      code: code === '' || code.startsWith('FST_') ? 'bad_request' : code.toLowerCase(),
    };
  return { statusCode: 500, code: 'server_error', message: serverError };
}

/** The contract's own messages stand as they are; what the schema library says gets the field's name. */
function inWords(issue: { path: string; message: string } | undefined): string {
  if (!issue) return unread;
  const isGeneric = /^(Invalid|Too (big|small)|Unrecognized)/.test(issue.message);
  if (!isGeneric) return issue.message;
  if (issue.path === '')
    return `Please send the fields of this call: ${lowerFirst(issue.message)}.`;
  if (issue.message.endsWith('received undefined')) return `'${issue.path}' is missing.`;
  return `Please correct '${issue.path}': ${lowerFirst(issue.message)}.`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
