import { voiceControlMachine } from '../../../machines/recipe/voiceControl.machine.ts';
import type { VoiceProblem } from '../../../machines/shared/kitchen.ts';
import type { Samples } from '../engine/index.ts';

export interface Context {
  problem: VoiceProblem | null;
}

export const voiceControl: Samples = {
  chart: 'voiceControl',
  machine: voiceControlMachine,
  starts: { 'at the first step': { voiceTimeout: 60_000 } },
  person: {
    'voice.started': { type: 'voice.started' },
    'voice.stopped': { type: 'voice.stopped' },
  },
  actors: {
    readSupport: {
      answers: { supported: true, unsupported: false },
      failures: { '': new Error('fault') },
    },
    spokenCommands: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'it listens': { type: 'listening.begun' },
        'not allowed': { type: 'listening.failed', problem: 'denied' },
        'no network': { type: 'listening.failed', problem: 'offline' },
        next: { type: 'command.recognised', command: 'next' },
        back: { type: 'command.recognised', command: 'back' },
      },
    },
  },
  delays: { slowStart: 10_000, restOfTimeout: 50_000 },
  distinguish: ({ problem }: Context) => problem,
  situations: {
    'not allowed': ({ problem }: Context) => problem === 'denied',
    offline: ({ problem }: Context) => problem === 'offline',
    unanswered: ({ problem }: Context) => problem === 'unanswered',
    ended: ({ problem }: Context) => problem === 'ended',
  },
  holds: {
    'spokenCommands says not allowed': ({ problem }: Context) => problem === 'denied',
    'spokenCommands says no network': ({ problem }: Context) => problem === 'offline',
    'spokenCommands answers': ({ problem }: Context) => problem === 'ended',
    'spokenCommands fails': ({ problem }: Context) => problem === 'ended',
    'after restOfTimeout': ({ problem }: Context) => problem === 'unanswered',
    'voice.started': ({ problem }: Context) => problem === null,
  },
};
