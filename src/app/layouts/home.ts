import { homeMachine } from '../../../machines/app/home.machine.ts';
import type { Ports } from '../../actors/ports.ts';

export { HomeView } from '../shell/HomeView.tsx';

/** The chart of the signed-in, with the charts of their pages, whose code comes with each page. */
export const homeChart = (actors: Ports<typeof homeMachine>) => homeMachine.provide({ actors });
