import { sourcesMachine } from '../../../machines/sources/sources.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createFetchSources } from './actors/fetchSources.ts';
import type { Ports } from '../../actors/ports.ts';

export const sourcesChart = (connections: Connections) =>
  sourcesMachine.provide({
    actors: { fetchSources: createFetchSources(connections) } satisfies Ports<
      typeof sourcesMachine
    >,
  });
