import { proofMachine } from '../../../machines/settings/proof.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createReadWays } from './actors/readWays.ts';
import { createVerifyPasskey } from './actors/verifyPasskey.ts';
import { createVerifyPerson } from './actors/verifyPerson.ts';

export const proofChart = (connections: Connections) =>
  proofMachine.provide({
    actors: {
      readWays: createReadWays(connections),
      verifyPasskey: createVerifyPasskey(connections),
      verifyPerson: createVerifyPerson(connections),
    } satisfies Ports<typeof proofMachine>,
  });
