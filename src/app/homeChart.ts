import { homeMachine } from '../../machines/app/home.machine.ts';
import type { Ports } from '../actors/ports.ts';

/** The chart of the signed-in, with the charts of its rooms, whose code comes when a room is entered. */
export const homeChart = (actors: Ports<typeof homeMachine>) => homeMachine.provide({ actors });
