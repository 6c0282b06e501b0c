// What belongs to no resource: health, the description of the API, and methods that a path does not take.
import { say } from '../../contract/say.ts';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { day } from '../../domain/durations.ts';
import { calls } from '../../contract/calls.ts';
import { compressed } from './http/compression.ts';
import { sendFailure } from './http/errors.ts';
import { tagAnswer } from './http/tags.ts';
import type { Services } from './services.ts';

const methods: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

/** So long (ms) what /.well-known/security.txt says is to be believed; RFC 9116 asks for less than a year. */
const contactLife = 180 * day;

export function systemRoutes(
  app: FastifyInstance,
  { storage, now, config: { securityContact, publicOrigin } }: Services,
): void {
  if (securityContact !== undefined)
    app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          [
            `Contact: ${securityContact}`,
            `Expires: ${new Date(now() + contactLife).toISOString()}`,
            'Preferred-Languages: en, fr',
            ...(publicOrigin ? [`Canonical: ${publicOrigin}/.well-known/security.txt`] : []),
            '',
          ].join('\n'),
        ),
    );

  healthRoutes(app, storage);

  app.get(
    '/api/docs/openapi.json',
    { schema: { hide: true }, compress: compressed, onSend: [tagAnswer] },
    async () => app.swagger(),
  );

  for (const [path, allowed] of methodsByPath()) {
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url: path,
      schema: { hide: true },
      handler: async (request, reply) => {
        const allow = [...allowed].join(', ');
        return sendFailure(request, reply, {
          statusCode: 405,
          code: 'method_not_allowed',
          words: say('http.method', `This address takes ${allow} alone.`, { allow }),
          headers: { allow },
        });
      },
    });
  }
}

function healthRoutes(app: FastifyInstance, storage: Services['storage']): void {
  // For whoever starts the process again where it hangs: a busy one is not dead, and a database that is away is not its fault.
  const goOn = () => undefined;
  app.get('/livez', { schema: { hide: true }, config: { pressureHandler: goOn } }, () => ({
    status: 'ok',
  }));

  app.get('/healthz', { schema: { hide: true } }, async () => {
    // A database that does not answer is told as any other failure of storage: 503.
    await storage.check();
    return { status: 'ok', database: storage.engine };
  });

  // For whoever sends requests here: a damaged database is found beside serving, and told here.
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    await storage.check();
    const soundness = storage.soundness();
    if (soundness === 'damaged') void reply.code(503);
    return { status: soundness === 'damaged' ? 'error' : 'ready', database: soundness };
  });
}

function methodsByPath(): Map<string, Set<HTTPMethods>> {
  const byPath = new Map<string, Set<HTTPMethods>>();
  for (const { path, method } of calls) {
    const known = byPath.get(path) ?? new Set();
    known.add(method);
    // Fastify answers HEAD wherever it answers GET.
    if (method === 'GET') known.add('HEAD');
    byPath.set(path, known);
  }
  return byPath;
}
