// Personal tokens, by which a program of a person's own calls a part of the API without their password.
import * as z from 'zod/mini';
import { tokenScopes } from '../domain/tokenScopes.ts';
import { call } from './call.ts';
import { Acknowledgement, Id, Instant, Status, text } from './common.ts';
import { apiTokens } from './constants.ts';
import { inSchema } from './say.ts';

const Scope = z.enum(tokenScopes);

const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(Scope),
  created_at: Instant,
  /** To the minute; null where it was not used yet. */
  used_at: z.nullable(Instant),
});

const path = '/api/account/tokens';

export const listApiTokens = call({
  id: 'listApiTokens',
  method: 'GET',
  path,
  summary: "The person's tokens for the API, without the tokens themselves",
  answer: z.object({ status: Status, tokens: z.array(ApiToken) }),
});
/** The token itself is told once, here: only its hash is kept. */
export const makeApiToken = call({
  id: 'makeApiToken',
  method: 'POST',
  path,
  summary: 'Make a token for the API, which is told this once; needs a fresh proof',
  body: z.object({
    name: text(apiTokens.nameLength, inSchema('apiTokens.name', 'Please name the token.')),
    scopes: z
      .array(Scope)
      .check(
        z.minLength(1, inSchema('apiTokens.scopes', 'Please choose what the token may do.')),
        z.maxLength(tokenScopes.length),
      ),
  }),
  answer: z.object({ status: Status, token: ApiToken, secret: z.string() }),
});
export const revokeApiToken = call({
  id: 'revokeApiToken',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'A token for the API counts no more',
  params: z.object({ id: Id }),
  answer: Acknowledgement,
});
