import { fromPromise } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';
import { clearDrafts } from '../../../actors/clearDrafts.ts';

/**
 * Tells the server that the session is over. Where that fails, leaving goes on without it (OUT-02).
 * @param timeout how long the person who leaves is kept waiting for the server, in milliseconds.
 */
export const createLogOut = ({ client }: Pick<Connections, 'client'>, timeout = 3_000) =>
  fromPromise<void>(async ({ signal }) => {
    clearDrafts();
    const { logOut } = await import('../../../../contract/account.ts');
    await client.request(logOut, {
      signal,
      timeout,
      suppressAuthRedirect: true,
      endsSession: true,
    });
  });
