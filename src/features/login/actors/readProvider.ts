import { fromPromise } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';

/** What the outside provider of log-ins is called. The page comes first: nobody waits for it. */
export const createReadProvider = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<{ name: string | null }>(async ({ signal }) =>
    client.request((await import('../../../../contract/externalLogIn.ts')).readExternalProvider, {
      signal,
    }),
  );
