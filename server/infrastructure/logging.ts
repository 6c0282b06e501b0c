// Log lines are JSON, one a request and one a fault. They name requests by id and path, and hold no
// token, cookie, password or body.
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';

/** Should somebody log them one day, they stay out all the same. */
const secrets = new Set([
  'headers',
  'authorization',
  'cookie',
  'cookies',
  'set-cookie',
  'body',
  'payload',
  'password',
  'current_password',
  'new_password',
  'access_token',
  'refresh_token',
  'token',
  'tokens',
]);

export function loggerOptions(
  level: string,
  stream: { write(line: string): void } | undefined,
): FastifyServerOptions['logger'] {
  return {
    level,
    formatters: { log: redact },
    serializers: { err: describeError, req: describeRequest },
    ...(stream ? { stream } : {}),
  };
}

/** By name, at the top: pino's own paths with wildcards take longer than all the rest of a line. */
function redact(fields: Record<string, unknown>): Record<string, unknown> {
  const named = Object.keys(fields).filter((name) => secrets.has(name));
  return named.length === 0
    ? fields
    : { ...fields, ...Object.fromEntries(named.map((name) => [name, '[redacted]'])) };
}

/** Writes a line for each answered request. */
export const requestLog = plugin(
  (app: FastifyInstance, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      reply.header('x-request-id', request.id);
      next();
    });
    app.addHook('onResponse', (request, reply, next) => {
      request.log.info(
        { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
        'answered',
      );
      next();
    });
    done();
  },
  { name: 'requestLog' },
);

/** Without the query, which may name a person. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0] };
}

/** Without a database's detail fields, which quote what was to be stored. */
function describeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message,
    stack,
    ...('code' in error ? { code: error.code } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
