import { fromPromise } from 'xstate';
import { endOtherSessions, endSession } from '../../../../contract/sessions.ts';
import type { GuardedResult } from '../../../../machines/shared/account.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orProof } from './orProof.ts';

const refuse = (message: string | undefined): never => {
  throw new RefusalError(message ?? 'Nobody was signed out.');
};

/** Signs the person out in one other place. */
export const createEndSession = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<GuardedResult, { place: string }>(async ({ input, signal }) => {
    const answer = await orProof(
      client.request(endSession, { params: { id: input.place }, signal }),
    );
    if ('outcome' in answer) return answer;
    if (answer.status !== 'success') refuse(answer.message);
    return { outcome: 'done' };
  });

/** Signs the person out everywhere but here. */
export const createEndOtherSessions = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<GuardedResult>(async ({ signal }) => {
    const answer = await orProof(client.request(endOtherSessions, { signal }));
    if ('outcome' in answer) return answer;
    if (answer.status !== 'success') refuse(answer.message);
    return { outcome: 'done' };
  });
