// What is asked of a call before its handler.
import type { preHandlerAsyncHookHandler, preHandlerHookHandler } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { say } from '../../../contract/say.ts';
import type { Access } from '../../modules/access/access.ts';
import { type DemandRoom, mayFill } from './diskFloor.ts';
import type { Attempts } from './limits.ts';
import { badRequest, forbidden } from './refusal.ts';

/**
 * @param access refuses new work of the AI service to whom neither trial nor subscription covers.
 * @param attempts counts what a signed-in person changes, and refuses what is too much of it.
 * @param demandRoom refuses what would fill the disk.
 */
export function createChecks(
  access: Pick<Access, 'demand'>,
  attempts: Pick<Attempts, 'write'>,
  demandRoom: DemandRoom,
) {
  const demandAccess: preHandlerAsyncHookHandler = async ({ person }) => {
    if (person) await access.demand(person);
  };
  const countWrite: preHandlerAsyncHookHandler = async (request) => {
    if (request.person) await attempts.write(request, request.person.userId);
  };
  /** In this order. */
  return (call: Call) => {
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
}

/** Ending a session is no change that anybody could do too much of, and must always be possible; a proof has a limit of its own. */
const isWrite = ({ method, id }: Call): boolean =>
  method !== 'GET' &&
  !['endSession', 'endOtherSessions', 'deleteAccount', 'proveIdentity'].includes(id);

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
