import { cookingTimersMachine } from '../../../machines/timers/cookingTimers.machine.ts';
import type { CookingTimer } from '../../../machines/shared/plans.ts';
import type { Samples } from '../engine/index.ts';

export const running: CookingTimer = {
  id: 't1',
  label: 'Jollof rice, 10 minutes',
  seconds: 600,
  left: 75,
};
export const over: CookingTimer = { ...running, left: 0 };

interface Context {
  timers: readonly CookingTimer[];
}

export const cookingTimers: Samples = {
  chart: 'cookingTimers',
  machine: cookingTimersMachine,
  person: {
    'timer.stopped': { type: 'timer.stopped', id: 't1' },
    'timer.extended': { type: 'timer.extended', id: 't1', seconds: 60 },
  },
  shell: {
    'timer.started': { type: 'timer.started', label: 'Jollof rice, 10 minutes', seconds: 600 },
    'timer.extended (no time)': { type: 'timer.extended', id: 't1', seconds: 0 },
    'timer.started (no time)': { type: 'timer.started', label: 'Jollof rice', seconds: 0 },
  },
  actors: {
    timerBoard: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'one runs': { type: 'timers.read', timers: [running] },
        'it is over': { type: 'timers.read', timers: [over] },
        'time is up': { type: 'timer.ended', label: running.label },
      },
    },
  },
  delays: {},
  distinguish: ({ timers }: Context) => timers.map(({ left }) => left),
};
