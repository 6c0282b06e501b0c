import { verifyEmailMachine } from '../../../machines/verifyEmail/verifyEmail.machine.ts';
import { createClearSession } from '../session/actors/clearSession.ts';
import type { Connections } from '../../actors/connections.ts';
import { mailedLinks } from '../resetPassword/actors/mailedLinks.ts';
import { createReadLink } from '../resetPassword/actors/readLink.ts';
import { createVerifyEmail } from './actors/verifyEmail.ts';
import type { Ports } from '../../actors/ports.ts';

export const verifyEmailChart = (connections: Connections) =>
  verifyEmailMachine.provide({
    actors: {
      mailedLinks,
      readLink: createReadLink(),
      clearSession: createClearSession(connections, { id: null }),
      verifyEmail: createVerifyEmail(connections),
    } satisfies Ports<typeof verifyEmailMachine>,
  });
