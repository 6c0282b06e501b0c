// The ports of the session chart.
import { createClearAccessStatus } from '../../access/actors/clearAccessStatus.ts';
import { createClearSession } from './clearSession.ts';
import type { Connections } from '../../../actors/connections.ts';
import type { KnownHolder } from './knownHolder.ts';
import { createLogOut } from './logOut.ts';
import { createReadSession } from './readSession.ts';
import { createSessionLosses } from './sessionLosses.ts';

export function createSessionActors(connections: Connections) {
  const known: KnownHolder = { id: null };
  return {
    readSession: createReadSession(connections, known),
    clearAccessStatus: createClearAccessStatus(connections),
    clearSession: createClearSession(connections, known),
    logOut: createLogOut(connections),
    sessionLosses: createSessionLosses(connections, known),
  };
}
