import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { Notice, Notify } from '../shared/emitted.ts';
import type { CookingTimer } from '../shared/plans.ts';

export const cookingTimersMachine = setup({
  types: {
    context: {} as { timers: readonly CookingTimer[] },
    events: {} as
      | { type: 'timer.started'; label: string; seconds: number }
      | { type: 'timer.stopped'; id: string }
      | { type: 'timer.extended'; id: string; seconds: number }
      /** From the board: how the timers stand now. */
      | { type: 'timers.read'; timers: readonly CookingTimer[] }
      | { type: 'timer.ended'; label: string },
    emitted: {} as Notify,
    meta: {} as { requirements: string[] },
  },
  actors: {
    timerBoard: fromCallback<
      | { type: 'timer.started'; label: string; seconds: number }
      | { type: 'timer.stopped'; id: string }
      | { type: 'timer.extended'; id: string; seconds: number }
    >(() => {
      throw new Error('timerBoard is not provided');
    }),
  },
  actions: {
    keepTimers: assign({
      timers: (_, params: { timers: readonly CookingTimer[] }) => params.timers,
    }),
    tellBoard: sendTo('timerBoard', ({ event }) => event as { type: 'timer.stopped'; id: string }),
    notify: emit((_, params: Notice) => ({
      type: 'notify' as const,
      code: params.code,
      subject: params.subject,
    })),
  },
  guards: {
    isDuration: (_, params: { seconds: number }) => params.seconds > 0 && params.seconds <= 86_400,
  },
}).createMachine({
  id: 'cookingTimers',
  description:
    'Timers that a cook starts from the steps of a recipe; they run on while the person looks elsewhere, and over a reload. Finished ones go by themselves after a minute.',
  context: { timers: [] },
  initial: 'keeping',
  states: {
    keeping: {
      description:
        'The board keeps the ends of the timers in browser storage and says each second how they stand.',
      invoke: { id: 'timerBoard', src: 'timerBoard', onDone: 'stopped', onError: 'stopped' },
      on: {
        'timers.read': {
          actions: { type: 'keepTimers', params: ({ event }) => ({ timers: event.timers }) },
        },
        'timer.started': {
          guard: { type: 'isDuration', params: ({ event }) => ({ seconds: event.seconds }) },
          actions: 'tellBoard',
        },
        'timer.stopped': { actions: 'tellBoard' },
        'timer.extended': {
          guard: { type: 'isDuration', params: ({ event }) => ({ seconds: event.seconds }) },
          actions: 'tellBoard',
        },
        'timer.ended': {
          actions: {
            type: 'notify',
            params: ({ event }) => ({ code: 'tutorial.timerEnded', subject: event.label }),
          },
        },
      },
    },
    stopped: { description: 'The browser gives no time; the screen offers no timers.' },
  },
});
