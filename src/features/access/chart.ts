import { accessMachine } from '../../../machines/access/access.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createAccessActors } from './actors/createAccessActors.ts';
import type { Ports } from '../../actors/ports.ts';

export const accessChart = (connections: Connections) =>
  accessMachine.provide({
    actors: createAccessActors(connections) satisfies Ports<typeof accessMachine>,
  });
