import { signupMachine } from '../../../machines/signup.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createLogIn } from '../../actors/logIn.ts';
import { createRegister } from '../../actors/register.ts';
import type { Ports } from '../ports.ts';

export const signupChart = (connections: Connections) =>
  signupMachine.provide({
    actors: { register: createRegister(connections), logIn: createLogIn(connections) } satisfies Ports<typeof signupMachine>,
  });
