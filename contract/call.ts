import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Schema = z.ZodMiniType;

/** One call over the wire: what the server registers, the client sends and OpenAPI describes. */
export interface Call<Body extends Schema | undefined = Schema | undefined, Answer extends Schema = Schema> {
  readonly id: string;
  readonly method: Method;
  /** Path with `:name` parameters, from the origin. */
  readonly path: string;
  readonly summary: string;
  /** `none`: anyone; `session`: a signed-in person. */
  readonly auth: 'none' | 'session';
  readonly encoding: 'json' | 'multipart';
  readonly service: 'product' | 'ai' | 'image' | 'system';
  readonly body: Body;
  readonly query?: Schema;
  readonly params?: Schema;
  readonly answer: Answer;
}

type Definition<Body extends Schema | undefined, Answer extends Schema> = Pick<Call<Body, Answer>, 'id' | 'method' | 'path' | 'summary' | 'answer'> &
  Partial<Pick<Call, 'auth' | 'encoding' | 'service' | 'query' | 'params'>> & { readonly body?: Body };

/** Fills in what most calls share: a signed-in JSON call of the product API. */
/* @__NO_SIDE_EFFECTS__ */
export function call<Answer extends Schema, Body extends Schema | undefined = undefined>(definition: Definition<Body, Answer>): Call<Body, Answer> {
  return { auth: 'session', encoding: 'json', service: 'product', ...definition, body: definition.body as Body };
}
