// Every answer that is not a success has one shape, the contract's Failure, whoever found the fault.
import { saidInSchema, say } from '../../../contract/say.ts';
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
import type { Note } from '../../../domain/notes.ts';
import { Refusal, type Words } from './refusal.ts';
import { isOrphan, isUnavailable } from '../database/failures.ts';

interface Problem extends Pick<Failure, 'code' | 'issues' | 'current'> {
  readonly reasons?: readonly Note[] | undefined;
  readonly words: Words;
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const serverError = say('http.server', 'Server error. Please try again later.');
const unavailable = say(
  'storage.unavailable',
  'Platewise cannot reach its storage just now. Nothing was changed. Please try again in a moment.',
);
const retryAfterSeconds = '5';
const notImplemented = 501;
/** So many faults of one body are told: a person corrects them one after the other. */
const mostIssues = 50;
export const notFound = say(
  'http.notFound',
  'Resource not found. Please check the URL and try again.',
);
const unreadable = say(
  'http.badAddress',
  'This address could not be read. Please check the URL and try again.',
);
const unread = say(
  'http.unread',
  'The request could not be read. Please check it and send it again.',
);

/** Fastify's own refusals in words that say what to do. */
const known: Readonly<Record<string, Pick<Problem, 'statusCode' | 'words' | 'code'>>> = {
  // Also where it holds a name that no call has and that could change how the server works.
  FST_ERR_CTP_INVALID_JSON_BODY: {
    statusCode: 400,
    code: 'broken_json',
    words: say(
      'http.brokenJson',
      'What was sent could not be read: it is not valid JSON. Please check it and send it again.',
    ),
  },
  FST_ERR_BAD_URL: { statusCode: 400, code: 'bad_address', words: unreadable },
  FST_ERR_MAX_PARAM_LENGTH: {
    statusCode: 414,
    code: 'bad_address',
    words: say('http.longAddress', 'This address is too long. Please check the URL and try again.'),
  },
  FST_STATIC_FORBIDDEN_PATH: { statusCode: 404, code: 'not_found', words: notFound },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    statusCode: 413,
    code: 'too_large',
    words: say('http.tooLarge', 'This is too much at once: at most 1 MB can be sent.'),
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    statusCode: 415,
    code: 'unsupported_media_type',
    words: say('http.mediaType', 'Send this call as application/json.'),
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    statusCode: 400,
    code: 'broken_request',
    words: say('http.cutOff', 'The request ended before its end. Please send it again.'),
  },
  FST_UNDER_PRESSURE: {
    statusCode: 503,
    code: 'busy',
    words: say('http.busy', 'Platewise is very busy just now. Please try again in a moment.'),
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
  { statusCode, words, code, issues, current, reasons, headers = {} }: Problem,
): FastifyReply {
  const message = words.text;
  const body: Failure = {
    status: 'error',
    message,
    ...('code' in words ? { said: { code: words.code, params: words.params } } : {}),
    // An address that could not be read leads to no route.
    ...((request.routeOptions.config as FastifyContextConfig | undefined)?.service === 'ai'
      ? { error: message }
      : {}),
    ...(code === undefined ? {} : { code }),
    ...(issues === undefined ? {} : { issues }),
    ...(current === undefined ? {} : { current }),
    ...(reasons === undefined ? {} : { reasons: [...reasons] }),
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
    const [status, message] = broken[error.code] ?? ['400 Bad Request', unread.text];
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
  if (error instanceof Refusal) return ofRefusal(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation
      .slice(0, mostIssues)
      .map(({ instancePath, message, keyword }) => ({
        path: instancePath.slice(1).replaceAll('/', '.'),
        message: message ?? keyword,
      }));
    return { statusCode: 400, code: 'invalid', words: inWords(issues[0]), issues };
  }
  return ofStorage(error) ?? ofFastify(error);
}

function ofRefusal(refusal: Refusal): Problem {
  return {
    statusCode: refusal.statusCode,
    words: refusal.said ?? { text: refusal.message },
    headers: refusal.headers,
    current: refusal.current,
    reasons: refusal.reasons,
    ...(refusal.code === undefined ? {} : { code: refusal.code }),
  };
}

function ofStorage(error: unknown): Problem | null {
  if (isUnavailable(error))
    return {
      statusCode: 503,
      code: 'unavailable',
      words: unavailable,
      headers: { 'retry-after': retryAfterSeconds },
    };
  if (isOrphan(error))
    return {
      statusCode: 409,
      code: 'deleted_meanwhile',
      words: say(
        'http.deletedMeanwhile',
        'What this belongs to was deleted meanwhile. Please load the page again.',
      ),
    };
  return null;
}

/** What Fastify and its plugins refuse, and whatever else was thrown. */
function ofFastify(error: unknown): Problem {
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
  const isRefused = statusCode >= 400 && statusCode < 500;
  if (!isRefused) return { statusCode: 500, code: 'server_error', words: serverError };
  // The rest is told in no words of theirs.
  const isTheirs = code.startsWith('FST_');
  return {
    statusCode,
    words: message === '' || isTheirs ? unread : { text: message },
    code: code === '' || isTheirs ? 'bad_request' : code.toLowerCase(),
  };
}

/** The contract's own messages stand as they are; what the schema library says gets the field's name. */
function inWords(issue: { path: string; message: string } | undefined): Words {
  if (!issue) return unread;
  const { path, message } = issue;
  const isGeneric = /^(Invalid|Too (big|small)|Unrecognized)/.test(message);
  if (!isGeneric) return saidInSchema(message) ?? { text: message };
  if (path === '')
    return say('http.fields', `Please send the fields of this call: ${lowerFirst(message)}.`);
  if (message.endsWith('received undefined'))
    return say('http.fieldMissing', `'${path}' is missing.`, { field: path });
  // What stands in an address is text, of which the schema makes a number.
  if (message.endsWith('expected number, received NaN'))
    return say('http.fieldNumber', `Please correct '${path}': it must be a number.`, {
      field: path,
    });
  return message.includes('must match pattern')
    ? say('http.fieldForm', `Please correct '${path}': it is not of the form that belongs there.`, {
        field: path,
      })
    : say('http.field', `Please correct '${path}': ${lowerFirst(message)}.`, { field: path });
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
