/** Next and back by voice: what the browser hears, and what becomes of it. */
import { describe, expect, test, vi } from 'vitest';
import {
  createSpokenCommands,
  type Recogniser,
} from '../../src/features/recipe/actors/spokenCommands.ts';
import { commandIn } from '../../src/features/recipe/actors/spokenWords.ts';
import { invoke } from './parent.ts';

describe('words', () => {
  test.each([
    ['next', 'next'],
    ['Next step, please', 'next'],
    ['go back', 'back'],
    ['Étape suivante', 'next'],
    ['Précédent', 'back'],
    ['retour', 'back'],
  ])('%s means %s', (said, command) => {
    expect(commandIn(said)).toBe(command);
  });
  test.each([
    '',
    'stir the onions',
    'back to the next one',
    'we could see your mother next weekend if you like',
    'backpack',
  ])('%j is no command', (said) => {
    expect(commandIn(said)).toBeNull();
  });
});

describe('the recogniser', () => {
  function listen() {
    const made: FakeRecogniser[] = [];
    class FakeRecogniser implements Recogniser {
      lang = '';
      continuous = false;
      onstart: Recogniser['onstart'] = null;
      onresult: Recogniser['onresult'] = null;
      onerror: Recogniser['onerror'] = null;
      onend: Recogniser['onend'] = null;
      starts = 0;
      aborts = 0;
      constructor() {
        made.push(this);
      }
      start(): void {
        this.starts += 1;
        this.onstart?.();
      }
      abort(): void {
        this.aborts += 1;
      }
    }
    const page = {
      visibilityState: 'visible',
      documentElement: { lang: 'fr' },
      look: (): void => undefined,
      addEventListener: (_: string, call: () => void) => void (page.look = call),
      removeEventListener: () => void (page.look = () => undefined),
    };
    const actor = invoke(
      createSpokenCommands({ webkitSpeechRecognition: FakeRecogniser }, page as never),
    );
    return { actor, page, recogniser: made[0]! };
  }
  const heard = (transcript: string) => ({ resultIndex: 0, results: [[{ transcript }]] });

  test('listens in the language of the page, and tells commands alone', () => {
    const { actor, recogniser } = listen();
    expect(recogniser).toMatchObject({ lang: 'fr', continuous: true, starts: 1 });
    recogniser.onresult!(heard('suivant'));
    recogniser.onresult!(heard('il faut encore du sel'));
    expect(actor.said).toEqual([
      { type: 'listening.begun' },
      { type: 'command.recognised', command: 'next' },
    ]);
  });

  test.each([
    ['not-allowed', 'denied'],
    ['network', 'offline'],
    ['audio-capture', 'silent'],
  ])('%s is told once, as %s', (error, problem) => {
    const { actor, recogniser } = listen();
    recogniser.onerror!({ error });
    recogniser.onerror!({ error });
    recogniser.onend!();
    expect(actor.said.slice(1)).toEqual([{ type: 'listening.failed', problem }]);
  });

  test('goes on after silence, and gives up where nobody speaks', () => {
    vi.useFakeTimers();
    const { actor, recogniser } = listen();
    recogniser.onerror!({ error: 'no-speech' });
    recogniser.onend!();
    vi.runAllTimers();
    expect(recogniser.starts).toBe(2);
    for (let silences = 0; silences < 20; silences += 1) {
      recogniser.onend!();
      vi.runAllTimers();
    }
    expect(actor.said.at(-1)).toEqual({ type: 'listening.failed', problem: 'ended' });
    vi.useRealTimers();
  });

  test('a page out of sight is not listened to', () => {
    const { page, recogniser } = listen();
    page.visibilityState = 'hidden';
    page.look();
    expect(recogniser.aborts).toBe(1);
    recogniser.onend!();
    expect(recogniser.starts).toBe(1);
    page.visibilityState = 'visible';
    page.look();
    expect(recogniser.starts).toBe(2);
  });

  test('stops with the cooking', () => {
    const { actor, recogniser } = listen();
    actor.stop();
    expect(recogniser.aborts).toBe(1);
    recogniser.onend!();
    expect(recogniser.starts).toBe(1);
  });
});
