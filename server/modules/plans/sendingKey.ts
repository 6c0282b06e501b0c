import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../../contract/constants.ts';
import { say } from '../../../contract/say.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';

/** The key of this sending, if it has one; each kind of change has its own. */
export function keyOf(
  request: FastifyRequest,
  kind: 'save' | 'duplicate' | 'ticks',
): string | undefined {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{1,100}$/.test(key))
    throw badRequest(
      say('plans.key', 'An Idempotency-Key has at most 100 letters, digits, - and _.'),
      'bad_key',
    );
  return `${kind}:${key}`;
}
