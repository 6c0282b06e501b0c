import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Report } from '../shared/emitted.ts';
import type { CommandRecognised, VoiceProblem } from '../shared/kitchen.ts';

interface VoiceInput {
  /** How long the browser, and the person it asks, may take until it listens. */
  voiceTimeout: number;
}

export const voiceControlMachine = setup({
  types: {
    context: {} as VoiceInput & { problem: VoiceProblem | null },
    events: {} as
      | { type: 'voice.started' }
      | { type: 'voice.stopped' }
      /** From the recogniser. */
      | { type: 'listening.begun' }
      | { type: 'listening.failed'; problem: VoiceProblem }
      | CommandRecognised,
    emitted: {} as Report,
    input: {} as VoiceInput,
    tags: {} as 'on',
    meta: {} as { requirements: string[] },
  },
  actors: {
    readSupport: fromPromise<boolean, void>(() =>
      Promise.reject(new Error('readSupport is not provided')),
    ),
    spokenCommands: fromCallback<{ type: 'none' }>(() => {
      throw new Error('spokenCommands is not provided');
    }),
  },
  actions: {
    keepProblem: assign({ problem: (_, params: { problem: VoiceProblem }) => params.problem }),
    clearProblem: assign({ problem: null }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellCommand: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: { command: CommandRecognised['command'] }) => ({
        type: params.command === 'next' ? ('step.finished' as const) : ('step.reopened' as const),
      }),
    ),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isSupported: (_, params: { supported: boolean }) => params.supported,
  },
  delays: {
    slowStart: ({ context }) => context.voiceTimeout / 6,
    restOfTimeout: ({ context }) => (context.voiceTimeout * 5) / 6,
  },
}).createMachine({
  id: 'voiceControl',
  description:
    'Next and back by voice while one cooks, where the browser understands speech. It is off until the person switches it on; we keep nothing that is said.',
  context: ({ input }) => ({ voiceTimeout: input.voiceTimeout, problem: null }),
  initial: 'readingSupport',
  states: {
    readingSupport: {
      description: 'Whether this browser understands speech is being found out.',
      invoke: {
        id: 'readSupport',
        src: 'readSupport',
        onDone: [
          {
            guard: { type: 'isSupported', params: ({ event }) => ({ supported: event.output }) },
            target: 'off',
          },
          { target: 'unsupported' },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: { description: 'This browser understands no speech: nothing is offered.' },
    off: {
      description: 'Nobody listens.',
      on: { 'voice.started': 'listening' },
    },
    listening: {
      description: 'The browser listens for the words that move between steps.',
      tags: ['on'],
      entry: 'clearProblem',
      invoke: {
        id: 'spokenCommands',
        src: 'spokenCommands',
        onDone: {
          target: 'listeningFailed',
          actions: { type: 'keepProblem', params: { problem: 'ended' } },
        },
        onError: {
          target: 'listeningFailed',
          actions: [
            { type: 'keepProblem', params: { problem: 'ended' } },
            {
              type: 'report',
              params: ({ event }) => ({ code: 'recipe.voiceStopped', error: event.error }),
            },
          ],
        },
      },
      on: {
        'voice.stopped': 'off',
        'listening.failed': {
          target: 'listeningFailed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.problem }) },
        },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'The browser asks for the microphone and gets ready.',
          on: { 'listening.begun': 'ready' },
          after: { slowStart: 'slow' },
        },
        slow: {
          description:
            'The microphone has not started yet: the page says what may be the cause, and how to turn it off.',
          on: { 'listening.begun': 'ready' },
          after: {
            restOfTimeout: {
              target: '#voiceControl.listeningFailed',
              actions: { type: 'keepProblem', params: { problem: 'unanswered' } },
            },
          },
        },
        ready: {
          description: 'A word that is recognised moves to another step.',
          on: {
            'command.recognised': {
              actions: {
                type: 'tellCommand',
                params: ({ event }) => ({ command: event.command }),
              },
            },
          },
        },
      },
    },
    listeningFailed: {
      description: 'The browser could not listen, or stopped: it says why, and can be tried again.',
      on: { 'voice.started': 'listening' },
    },
  },
});
