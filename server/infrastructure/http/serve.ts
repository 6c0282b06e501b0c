// Registers a call of the contract: its schemas check what comes in and shape what goes out, its
// `auth` says who may call, its `encoding` how the body is read.
import { say } from '../../../contract/say.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call, Schema } from '../../../contract/call.ts';
import { Failure } from '../../../contract/common.ts';
import type { createChecks } from './checks.ts';
import type { SessionGuard } from './sessions.ts';
import { compressionOf } from './compression.ts';
import { Refusal, unauthenticated } from './refusal.ts';
import type { Person } from '../../modules/sessions/repository.ts';
import { readForm } from './form.ts';
import { tagAnswer } from './tags.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    service?: Call['service'];
    file?: Call['file'];
    scope?: Call['scope'];
  }
  interface FastifyRequest {
    /** What a multipart call carries beside its fields: a photo, or recipes of another program. */
    file: Buffer | null;
  }
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;

export interface Incoming<C extends Call = Call> {
  readonly body: Parsed<C['body']>;
  readonly query: Parsed<C['query']>;
  readonly params: Parsed<C['params']>;
  /** Who calls; throws on a call that anyone may make. */
  readonly person: Person;
  /** Aborted where whoever calls is gone before there is an answer; to be taken before the work begins. */
  readonly calledOff: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Serve = <C extends Call>(
  call: C,
  handler: (incoming: Incoming<C>) => Promise<z.output<C['answer']>>,
) => void;

/** What most answers begin with. */
export const success = <Fields extends object>(
  fields: Fields,
): { readonly status: 'success' } & Fields => ({ status: 'success', ...fields });

/**
 * @param forms a scope that can read forms; multipart calls are registered there, the others in `app`.
 * @param checksOf what is asked of a call before its handler.
 */
export function createServe(
  app: FastifyInstance,
  forms: FastifyInstance,
  guard: SessionGuard,
  checksOf: ReturnType<typeof createChecks>,
): { serve: Serve; plan: (call: Call) => void } {
  const register = (
    call: Call,
    handler: (incoming: Incoming) => Promise<unknown>,
    status?: 'planned',
  ) => {
    const isMultipart = call.encoding === 'multipart';
    (isMultipart ? forms : app).route({
      method: call.method,
      url: call.path,
      config: { service: call.service, file: call.file, scope: call.scope },
      compress: compressionOf(call),
      ...(call.method === 'GET' ? { onSend: [tagAnswer] } : {}),
      schema: schemaOf(call, status),
      onRequest: call.auth === 'session' ? [guard.authenticate] : [],
      preValidation: isMultipart ? [readForm] : [],
      preHandler: checksOf(call),
      handler: async (request, reply) => handler(new IncomingCall(request, reply)),
    });
  };

  return {
    serve: (call, handler) => register(call, handler),
    /** A call that has its shape and no handler yet. */
    plan: (call) =>
      register(
        call,
        () =>
          Promise.reject(
            new Refusal(
              501,
              say('service.notYet', 'This part of Platewise is not available yet.'),
              {
                code: 'not_available_yet',
              },
            ),
          ),
        'planned',
      ),
  };
}

const bySession: Readonly<Record<string, readonly string[]>>[] = [{ bearer: [] }, { cookie: [] }];
/** In OpenAPI's words: each is enough, and what stands in the list is needed. */
const securityOf = ({ scope }: Call) =>
  scope === null ? bySession : [...bySession, { token: [scope] }];
const schemaOf = (call: Call, status: 'planned' | undefined) => ({
  operationId: call.id,
  summary: call.summary,
  tags: [call.service],
  ...(call.auth === 'session' ? { security: securityOf(call) } : {}),
  ...(call.encoding === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
  ...(status ? { 'x-status': status } : {}),
  ...(call.body ? { body: call.body } : {}),
  ...(call.query ? { querystring: call.query } : {}),
  ...(call.params ? { params: call.params } : {}),
  response: { 200: call.answer, '4xx': Failure, '5xx': Failure },
});

/** Read as it is asked for; a class, since accessors in a literal are made again for each request: an eighth of a small read's time. */
class IncomingCall implements Incoming {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.request = request;
    this.reply = reply;
  }

  get body(): never {
    return this.request.body as never;
  }
  get query(): never {
    return this.request.query as never;
  }
  get params(): never {
    return this.request.params as never;
  }
  get person(): Person {
    if (!this.request.person) throw unauthenticated();
    return this.request.person;
  }
  get calledOff(): AbortSignal {
    return whenGone(this.reply);
  }
}

/** By the answer's end, since a request whose body has been read is over in Node's eyes. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.closed) look();
  else raw.once('close', look);
  return gone.signal;
}
