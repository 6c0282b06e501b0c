import { forgotPasswordMachine } from '../../../machines/forgotPassword/forgotPassword.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createSendResetLink } from './actors/sendResetLink.ts';
import type { Ports } from '../../actors/ports.ts';

export const forgotPasswordChart = (connections: Connections) =>
  forgotPasswordMachine.provide({
    actors: { sendResetLink: createSendResetLink(connections, location.origin) } satisfies Ports<
      typeof forgotPasswordMachine
    >,
  });
