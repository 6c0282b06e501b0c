import { loginMachine } from '../../../machines/login/login.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createAutofillChoices } from './actors/autofillChoices.ts';
import { createFetchPasskey } from './actors/fetchPasskey.ts';
import { createReadProvider } from './actors/readProvider.ts';
import { createLogIn } from './actors/logIn.ts';
import type { Ports } from '../../actors/ports.ts';

export const loginChart = (connections: Connections) =>
  loginMachine.provide({
    actors: {
      readProvider: createReadProvider(connections),
      logIn: createLogIn(connections),
      fetchPasskey: createFetchPasskey(connections),
      autofillChoices: createAutofillChoices(connections),
    } satisfies Ports<typeof loginMachine>,
  });
