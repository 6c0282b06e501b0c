import { loginMachine } from '../../../machines/login/login.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createLogIn } from './actors/logIn.ts';
import type { Ports } from '../../actors/ports.ts';

export const loginChart = (connections: Connections) =>
  loginMachine.provide({
    actors: { logIn: createLogIn(connections) } satisfies Ports<typeof loginMachine>,
  });
