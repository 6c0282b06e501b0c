// Log lines are JSON, one a request and one a fault. They name requests by id and path, and hold no
// token, cookie, password or body.
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';

/** Should somebody log a whole request one day, these stay out all the same. */
const secrets = ['authorization', 'cookie', '["set-cookie"]', 'password', 'current_password', 'new_password', 'access_token', 'refresh_token', 'token', 'body'];
const redact = secrets.flatMap((name) => (name.startsWith('[') ? [`*${name}`, `*.headers${name}`, `headers${name}`] : [name, `*.${name}`, `*.headers.${name}`]));

export function loggerOptions(level: string, stream: { write(line: string): void } | undefined): FastifyServerOptions['logger'] {
  return { level, redact, serializers: { err: describeError, req: describeRequest }, ...(stream ? { stream } : {}) };
}

/** Writes a line for each answered request. */
export const requestLog = plugin((app: FastifyInstance, _options, done) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });
  done();
}, { name: 'requestLog' });

/** Without the query, which may name a person. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0] };
}

/** Without a database's detail fields, which quote what was to be stored. */
function describeError(error: unknown): { type: string; message: string; stack: string; [key: string]: unknown } {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  return { type: name, message, stack, ...('code' in error ? { code: error.code } : {}), ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}
