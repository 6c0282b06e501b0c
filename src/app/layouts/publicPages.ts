import { publicPagesMachine } from '../../../machines/app/publicPages.machine.ts';
import type { Ports } from '../../actors/ports.ts';

export { PublicPagesView } from '../shell/PublicPagesView.tsx';

/** The chart of the public pages, with the charts of their forms, whose code comes with each page. */
export const publicPagesChart = (actors: Ports<typeof publicPagesMachine>) =>
  publicPagesMachine.provide({ actors });
