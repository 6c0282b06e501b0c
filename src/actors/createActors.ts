// The ports of the session chart and of the two forms that open one. The kitchen's stand apart
// (createKitchenActors.ts), so that the log-in loads nothing of it.
import { createClearAccessStatus } from './clearAccessStatus.ts';
import { createClearSession } from './clearSession.ts';
import type { Connections } from './connections.ts';
import type { KnownHolder } from './knownHolder.ts';
import { createLogIn } from './logIn.ts';
import { createLogOut } from './logOut.ts';
import { createReadSession } from './readSession.ts';
import { createRegister } from './register.ts';
import { createSessionLosses } from './sessionLosses.ts';

export function createActors(connections: Connections) {
  const known: KnownHolder = { id: null };
  return {
    readSession: createReadSession(connections, known),
    clearAccessStatus: createClearAccessStatus(connections),
    clearSession: createClearSession(connections, known),
    logIn: createLogIn(connections),
    register: createRegister(connections),
    logOut: createLogOut(connections),
    sessionLosses: createSessionLosses(connections, known),
  };
}
