import { apiTokensMachine } from '../../../machines/settings/apiTokens.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import {
  createCopyToken,
  createMakeToken,
  createReadTokens,
  createRevokeToken,
} from './actors/apiTokens.ts';
import { proofChart } from './proofChart.ts';

export const apiTokensChart = (connections: Connections) =>
  apiTokensMachine.provide({
    actors: {
      readTokens: createReadTokens(connections),
      makeToken: createMakeToken(connections),
      copyToken: createCopyToken(),
      revokeToken: createRevokeToken(connections),
      proof: proofChart(connections),
    } satisfies Ports<typeof apiTokensMachine>,
  });
