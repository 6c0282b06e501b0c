import { recipeMarksMachine } from '../../../machines/recipe/recipeMarks.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createMarksSource } from './actors/marksSource.ts';

export const recipeMarksChart = (connections: Connections) =>
  recipeMarksMachine.provide({
    actors: {
      marksSource: createMarksSource(connections),
    } satisfies Ports<typeof recipeMarksMachine>,
  });
