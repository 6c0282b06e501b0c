import { fromPromise } from 'xstate';
import type { LogInDetails, LogInResult } from '../../../../machines/shared/messages.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Opens a session on the server and stores it, by code that the form comes without. Fails where no usable answer comes. */
export const createLogIn = (connections: Connections) =>
  fromPromise<LogInResult, LogInDetails>(async ({ input, signal }) =>
    (await import('./openSession.ts')).openSession(connections, input, signal),
  );
