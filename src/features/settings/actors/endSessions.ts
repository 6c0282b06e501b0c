import { fromPromise } from 'xstate';
import { endOtherSessions, endSession } from '../../../../contract/account.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

const refuse = (message: string | undefined): never => {
  throw new RefusalError(message ?? 'Nobody was signed out.');
};

/** Signs the person out in one other place. */
export const createEndSession = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<void, { place: string }>(async ({ input, signal }) => {
    const { status, message } = await client.request(endSession, {
      params: { id: input.place },
      signal,
    });
    if (status !== 'success') refuse(message);
  });

/** Signs the person out everywhere but here. */
export const createEndOtherSessions = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<void>(async ({ signal }) => {
    const { status, message } = await client.request(endOtherSessions, { signal });
    if (status !== 'success') refuse(message);
  });
