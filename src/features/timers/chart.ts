import { cookingTimersMachine } from '../../../machines/timers/cookingTimers.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createLazyBoard } from './actors/lazyBoard.ts';
import { timers as words } from './texts/en.ts';

export const timersChart = (connections: Connections) =>
  cookingTimersMachine.provide({
    actors: {
      timerBoard: createLazyBoard(connections, () => words.over),
    } satisfies Ports<typeof cookingTimersMachine>,
  });
