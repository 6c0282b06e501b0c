import { identitiesMachine } from '../../../machines/settings/identities.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import {
  createOpenProvider,
  createReadIdentities,
  createRemoveIdentity,
} from './actors/identities.ts';
import { proofChart } from './proofChart.ts';

export const identitiesChart = (connections: Connections) =>
  identitiesMachine.provide({
    actors: {
      readIdentities: createReadIdentities(connections),
      openProvider: createOpenProvider(connections),
      removeIdentity: createRemoveIdentity(connections),
      proof: proofChart(connections),
    } satisfies Ports<typeof identitiesMachine>,
  });
