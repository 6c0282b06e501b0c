import { fromPromise } from 'xstate';
import { logOut } from '../../contract/account.ts';
import type { Connections } from './connections.ts';

/** Nobody who leaves waits longer than this for the server (ms). */
const patience = 3_000;

/** Tells the server that the session is over. Where that fails, leaving goes on without it (OUT-02). */
export const createLogOut = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<void>(async ({ signal }) => {
    await client.request(logOut, { signal, timeout: patience, suppressAuthRedirect: true });
  });
