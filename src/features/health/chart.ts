import { conditionFieldMachine } from '../../../machines/health/conditionField.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createFetchConditions } from './actors/fetchConditions.ts';
import type { Ports } from '../../actors/ports.ts';

export const conditionFieldChart = (connections: Connections) =>
  conditionFieldMachine.provide({
    actors: { fetchConditions: createFetchConditions(connections) } satisfies Ports<
      typeof conditionFieldMachine
    >,
  });
