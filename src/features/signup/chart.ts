import { signupMachine } from '../../../machines/signup/signup.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createLogInNew } from './actors/logInNew.ts';
import { createRegister } from './actors/register.ts';
import type { Ports } from '../../actors/ports.ts';

export const signupChart = (connections: Connections) =>
  signupMachine.provide({
    actors: {
      register: createRegister(connections),
      logIn: createLogInNew(connections),
    } satisfies Ports<typeof signupMachine>,
  });
