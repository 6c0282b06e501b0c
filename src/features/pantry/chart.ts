import { pantryMachine } from '../../../machines/pantry/pantry.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createPantrySource } from './actors/pantrySource.ts';

export const pantryChart = (connections: Connections) =>
  pantryMachine.provide({
    actors: { pantrySource: createPantrySource(connections) } satisfies Ports<typeof pantryMachine>,
  });
