import * as z from 'zod/mini';
import type { TokenScope } from '../domain/tokenScopes.ts';

// A page may not generate code, and merely trying to is reported as a violation of its policy.
// Schemas ask when they are made, so this comes before the first of them.
if ('document' in globalThis) z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Schema = z.ZodMiniType;

/** One call over the wire: what the server registers, the client sends and OpenAPI describes. */
export interface Call<
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Query extends Schema | undefined = Schema | undefined,
  Params extends Schema | undefined = Schema | undefined,
> {
  readonly id: string;
  readonly method: Method;
  /** Path with `:name` parameters, from the origin. */
  readonly path: string;
  readonly summary: string;
  /** `none`: anyone; `session`: a signed-in person. */
  readonly auth: 'none' | 'session';
  /** Which personal tokens may make it beside a session; null: none. */
  readonly scope: TokenScope | null;
  readonly encoding: 'json' | 'multipart';
  /** What a multipart call may carry beside its fields, in a field of this name. */
  readonly file: 'image' | 'recipes';
  readonly service: 'product' | 'ai' | 'image' | 'system';
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
  readonly answer: Answer;
}

/** What a caller gives for one part of a call; undefined where the call has no such part. */
export type Given<S extends Schema | undefined> = S extends Schema ? z.input<S> : undefined;

/** What a call answers. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;

type Definition<
  Body extends Schema | undefined,
  Answer extends Schema,
  Query extends Schema | undefined,
  Params extends Schema | undefined,
> = Pick<Call<Body, Answer>, 'id' | 'method' | 'path' | 'summary' | 'answer'> &
  Partial<Pick<Call, 'auth' | 'scope' | 'encoding' | 'file' | 'service'>> & {
    readonly body?: Body;
    readonly query?: Query;
    readonly params?: Params;
  };

/** Fills in what most calls share: a signed-in JSON call of the product API. */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  Answer extends Schema,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Params extends Schema | undefined = undefined,
>(definition: Definition<Body, Answer, Query, Params>): Call<Body, Answer, Query, Params> {
  return {
    auth: 'session',
    scope: null,
    encoding: 'json',
    file: 'image',
    service: 'product',
    ...definition,
    body: definition.body as Body,
    query: definition.query as Query,
    params: definition.params as Params,
  };
}
