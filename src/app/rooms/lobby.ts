import { lobbyMachine } from '../../../machines/lobby.machine.ts';
import type { Ports } from '../ports.ts';

/** The chart of the pages for anyone, with the charts of their forms, whose code comes with each page. */
export const lobbyChart = (actors: Ports<typeof lobbyMachine>) => lobbyMachine.provide({ actors });
