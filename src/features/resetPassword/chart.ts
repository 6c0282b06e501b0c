import { resetPasswordMachine } from '../../../machines/resetPassword/resetPassword.machine.ts';
import { createClearSession } from '../session/actors/clearSession.ts';
import type { Connections } from '../../actors/connections.ts';
import { createVerifyLink } from './actors/verifyLink.ts';
import { mailedLinks } from './actors/mailedLinks.ts';
import { createReadLink } from './actors/readLink.ts';
import { createResetPassword } from './actors/resetPassword.ts';
import type { Ports } from '../../actors/ports.ts';

export const resetPasswordChart = (connections: Connections) =>
  resetPasswordMachine.provide({
    actors: {
      mailedLinks,
      readLink: createReadLink(),
      verifyLink: createVerifyLink(connections),
      clearSession: createClearSession(connections, { id: null }),
      resetPassword: createResetPassword(connections),
    } satisfies Ports<typeof resetPasswordMachine>,
  });
