// Registers a call of the contract: its schemas check what comes in and shape what goes out, its
// `auth` says who may call, its `encoding` how the body is read.
import { say } from '../../../contract/say.ts';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  preHandlerHookHandler,
} from 'fastify';
import type * as z from 'zod/mini';
import type { Call, Schema } from '../../../contract/call.ts';
import { Failure } from '../../../contract/common.ts';
import type { Access } from '../../modules/access/access.ts';
import type { Attempts } from './limits.ts';
import type { SessionGuard } from './sessions.ts';
import { type DemandRoom, mayFill } from './diskFloor.ts';
import { compressionOf } from './compression.ts';
import { badRequest, forbidden, Refusal, unauthenticated } from './refusal.ts';
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
 * @param demandRoom refuses what would fill the disk.
 * @param attempts counts what a signed-in person changes, and refuses what is too much of it.
 * @param access refuses new work of the AI service to whom neither trial nor subscription covers.
 */
export function createServe(
  app: FastifyInstance,
  forms: FastifyInstance,
  guard: SessionGuard,
  access: Pick<Access, 'demand'>,
  attempts: Pick<Attempts, 'write'>,
  demandRoom: DemandRoom,
): { serve: Serve; plan: (call: Call) => void } {
  const demandAccess: preHandlerAsyncHookHandler = async ({ person }) => {
    if (person) await access.demand(person);
  };
  const countWrite: preHandlerAsyncHookHandler = async (request) => {
    if (request.person) await attempts.write(request, request.person.userId);
  };
  /** What is asked before the handler, in this order. */
  const checksOf = (call: Call) => {
    const isPrivate = call.auth === 'session';
    const hasInput = call.body ?? call.query ?? call.params;
    return [
      hasInput && refuseNullCharacters,
      hasInput && isPrivate && refuseForeignUserId,
      isPrivate && isWrite(call) && countWrite,
      mayFill(call) && (async () => demandRoom()),
      isPrivate && call.service === 'ai' && demandAccess,
    ].filter((check) => typeof check === 'function');
  };
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

/** Ending a session is no change that anybody could do too much of, and must always be possible; a proof has a limit of its own. */
const isWrite = ({ method, id }: Call): boolean =>
  method !== 'GET' &&
  !['endSession', 'endOtherSessions', 'deleteAccount', 'proveIdentity'].includes(id);

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

/** A `user_id` that a call still carries must be the caller's own. */
const refuseForeignUserId: preHandlerHookHandler = ({ body, query, person }, _reply, done) => {
  const isForeign = (part: unknown) =>
    typeof part === 'object' &&
    part !== null &&
    'user_id' in part &&
    part.user_id !== undefined &&
    part.user_id !== person?.userId;
  done(
    isForeign(body) || isForeign(query)
      ? forbidden(
          say('access.foreign', 'Access denied. This belongs to another account.'),
          'foreign_user',
        )
      : undefined,
  );
};

/** PostgreSQL cannot store U+0000, and nobody types it. */
const refuseNullCharacters: preHandlerHookHandler = ({ body, query, params }, _reply, done) => {
  // A list and not a recursion: what is loosely described may be nested deeper than the stack.
  const unseen: unknown[] = [body, query, params];
  let isClean = true;
  while (isClean && unseen.length > 0) {
    const value = unseen.pop();
    if (typeof value === 'string') isClean = !value.includes('\0');
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) unseen.push(key, each);
  }
  done(
    isClean
      ? undefined
      : badRequest(
          say('text.nullCharacter', 'Please remove the null character (U+0000) from the text.'),
        ),
  );
};
