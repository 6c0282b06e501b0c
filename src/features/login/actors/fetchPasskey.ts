import { fromPromise } from 'xstate';
import type { PasskeyChoice } from '../../../../machines/shared/messages.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Has the browser ask for a passkey, in its own window, and sign with it. */
export const createFetchPasskey = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<PasskeyChoice>(async ({ signal }) =>
    (await import('./passkeyCalls.ts')).choosePasskey(client, signal),
  );
