import { fromPromise } from 'xstate';
import type { LogInDetails, LogInResult } from '../../../../machines/shared/messages.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Logs in an account that was just created: its trial begins now (ACC-01), and nobody has to be asked about it before the first screen. */
export const createLogInNew = (connections: Connections) =>
  fromPromise<LogInResult, LogInDetails>(async ({ input, signal }) => {
    const { openSession } = await import('../../login/actors/openSession.ts');
    const result = await openSession(connections, input, signal);
    const { storage } = connections;
    const holder = result.outcome === 'loggedIn' ? storage.readHolder() : null;
    if (holder !== null) storage.writePersonal('trialStart', holder, String(Date.now()));
    return result;
  });
