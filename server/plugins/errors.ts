// Every answer that is not a success has one shape, the contract's Failure, whoever found the fault.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure } from '../../contract/common.ts';
import { Refusal } from '../refusal.ts';
import { isOrphan, isUnavailable } from '../storage/failures.ts';

interface Problem extends Pick<Failure, 'message' | 'code' | 'issues' | 'current'> {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const serverError = 'Server error. Please try again later.';
const unavailable = 'Platewise cannot reach its storage just now. Nothing was changed. Please try again in a moment.';
const retryAfterSeconds = '5';
const notImplemented = 501;

/** Fastify's own refusals in words that say what to do; the rest keep Fastify's message. */
const known: Readonly<Record<string, Pick<Problem, 'statusCode' | 'message'>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { statusCode: 413, message: 'This is too much at once: at most 1 MB can be sent.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { statusCode: 415, message: 'Send this call as application/json.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { statusCode: 400, message: 'The request ended before its end. Please send it again.' },
  FST_UNDER_PRESSURE: { statusCode: 503, message: 'Platewise is very busy just now. Please try again in a moment.' },
};

export const errors = plugin((app: FastifyInstance, _options, done) => {
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = toProblem(error);
    // What is not there yet is meant; the line that logs every answer says enough.
    if (problem.statusCode >= 500 && problem.statusCode !== notImplemented) request.log.error({ err: error, code: problem.code }, 'request failed');
    return sendFailure(request, reply, problem);
  });
  done();
}, { name: 'errors' });

/** Answers with the contract's Failure. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, { statusCode, message, code, issues, current, headers = {} }: Problem): FastifyReply {
  const body: Failure = {
    status: 'error',
    message,
    ...(request.routeOptions.config.service === 'ai' ? { error: message } : {}),
    ...(code === undefined ? {} : { code }),
    ...(issues === undefined ? {} : { issues }),
    ...(current === undefined ? {} : { current }),
    request_id: request.id,
  };
  // Without a serializer: an answer of this shape must be possible on any route, and on none.
  return reply.code(statusCode).headers(headers).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

function toProblem(error: unknown): Problem {
  if (error instanceof Refusal) return { statusCode: error.statusCode, message: error.message, headers: error.headers, current: error.current, ...(error.code === undefined ? {} : { code: error.code }) };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message, keyword }) => ({ path: instancePath.slice(1).replaceAll('/', '.'), message: message ?? keyword }));
    return { statusCode: 400, code: 'invalid', message: inWords(issues[0]), issues };
  }
  if (isUnavailable(error)) return { statusCode: 503, code: 'unavailable', message: unavailable, headers: { 'retry-after': retryAfterSeconds } };
  if (isOrphan(error)) return { statusCode: 409, code: 'deleted_meanwhile', message: 'What this belongs to was deleted meanwhile. Please load the page again.' };

  const { code = '', statusCode = 500, message } = error instanceof Error ? (error as Partial<FastifyError> & Error) : { message: String(error) };
  const words = known[code];
  if (words) return { ...words, code: code.toLowerCase(), ...(words.statusCode === 503 ? { headers: { 'retry-after': retryAfterSeconds } } : {}) };
  if (statusCode >= 400 && statusCode < 500) return { statusCode, message: message === '' ? 'The request could not be read.' : message, code: code === '' ? 'bad_request' : code.toLowerCase() };
  return { statusCode: 500, code: 'server_error', message: serverError };
}

/** The contract's own messages stand as they are; what the schema library says gets the field's name. */
function inWords(issue: { path: string; message: string } | undefined): string {
  if (!issue) return 'The request could not be read.';
  const isGeneric = /^(Invalid|Too (big|small)|Unrecognized)/.test(issue.message);
  if (!isGeneric) return issue.message;
  if (issue.path === '') return `Please send the fields of this call: ${lowerFirst(issue.message)}.`;
  if (issue.message.endsWith('received undefined')) return `'${issue.path}' is missing.`;
  return `Please correct '${issue.path}': ${lowerFirst(issue.message)}.`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
