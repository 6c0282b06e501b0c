import { expect } from 'vitest';
import {
  VoiceControl,
  type VoiceControlActor,
} from '../../src/features/recipe/views/VoiceControl.tsx';
import { voiceControl, type Context } from './samples/voiceControl.ts';
import { press, screen, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const name = 'Voice control';
const button = () => screen.getByRole('button', { name });
/** What it means is said beside it, before it is switched on and after. */
const seesSaid = (isOn: boolean, said: string | RegExp) => {
  expect(button()).toHaveAttribute('aria-pressed', String(isOn));
  expect(button()).toHaveAccessibleDescription(said);
};
const seesNothing = () => expect(screen.queryByRole('button')).toBeNull();
const problems = {
  denied: /doesn’t allow the microphone/,
  offline: /needs a network connection/,
  silent: /No microphone/,
  unanswered: /didn’t start/,
  ended: /has stopped/,
};

testView({
  samples: voiceControl,
  draw: (actor) => themed(<VoiceControl actor={actor as VoiceControlActor} />),
  does: { 'voice.started': press(name), 'voice.stopped': press(name) },
  unreachable: [],
  sees: {
    readingSupport: seesNothing,
    unsupported: seesNothing,
    off: () => seesSaid(false, /may send what it hears to its maker; we keep nothing/),
    'listening.starting': () => seesSaid(true, 'Waiting for the microphone...'),
    'listening.slow': () =>
      seesSaid(true, /waiting for your permission.*Press “Voice control” again to turn it off/),
    'listening.ready': () => seesSaid(true, 'Listening: say “next” or “back”.'),
    listeningFailed: ({ problem }: Context) => seesSaid(false, problems[problem!]),
  },
});
