// Calls by a personal token: those alone whose scope it has, and so many in an hour.
import type { FastifyRequest } from 'fastify';
import { say } from '../../../contract/say.ts';
import type { TokenScope } from '../../../domain/tokenScopes.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Attempts } from '../../infrastructure/http/limits.ts';
import { forbidden, unauthenticated } from '../../infrastructure/http/refusal.ts';
import type { Person } from '../sessions/repository.ts';
import { tokenMark } from './repository.ts';

export const isApiToken = (token: string): boolean => token.startsWith(tokenMark);

/** @throws 401 where the token counts no more, 403 where it does not open this call, 429 where it was used too often. */
export const createTokenGuard =
  (
    { apiTokens }: Pick<Storage, 'apiTokens'>,
    { token: count }: Pick<Attempts, 'token'>,
  ): ((request: FastifyRequest, secret: string) => Promise<Person>) =>
  async (request, secret) => {
    const found = await apiTokens.authenticate(secret);
    if (!found)
      throw unauthenticated(
        say('apiTokens.unknown', 'This token does not count, or no longer.'),
        'token_unknown',
      );
    await count(request, found.id);
    const person = { userId: found.userId, sessionId: found.id, scopes: found.scopes };
    demandScope(person, request.routeOptions.config.scope ?? null);
    return person;
  };

/**
 * For what a call tells beside its own: a session may ask for everything, a token for what it was made for.
 * @throws 403
 */
export function demandScope({ scopes }: Pick<Person, 'scopes'>, needed: TokenScope | null): void {
  if (scopes && (needed === null || !scopes.includes(needed)))
    throw forbidden(
      needed === null
        ? say('apiTokens.closed', 'No token may be used for this.')
        : say('apiTokens.scope', `This needs a token with the scope ${needed}.`, {
            scope: needed,
          }),
      'scope_missing',
    );
}
