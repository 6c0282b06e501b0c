import { cookingTimersMachine } from '../../../machines/timers/cookingTimers.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createBell } from './actors/bell.ts';
import { createTimerBoard } from './actors/timerBoard.ts';
import { timers as words } from './texts/en.ts';

export const timersChart = (connections: Connections) =>
  cookingTimersMachine.provide({
    actors: {
      timerBoard: createTimerBoard(
        connections,
        undefined,
        createBell(() => words.over),
      ),
    } satisfies Ports<typeof cookingTimersMachine>,
  });
