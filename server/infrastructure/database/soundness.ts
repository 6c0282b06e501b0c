// Whether the database is whole. A page that is damaged in the middle of the file shows only to whoever
// reads it, which may be weeks and many backups later; so the file is looked over at each start.
import { type ChildProcess, execFile } from 'node:child_process';
import { join } from 'node:path';

/** 'unchecked' where the check itself could not run to its end, which says nothing of the file. */
export type Soundness = 'checking' | 'sound' | 'damaged' | 'unchecked';

export interface SoundnessCheck {
  readonly soundness: Soundness;
  close(): Promise<void>;
}

export interface SoundnessOptions {
  /** Hears what SQLite says of the first fault. */
  readonly onDamage: (fault: string) => void;
  /** Hears why the check could not run to its end. */
  readonly onFailure: (error: Error) => void;
  /** After so long (ms) the first requests are answered: a start has enough to read. */
  readonly pause?: number;
}

/** PostgreSQL looks after its own pages: there is nothing to check. */
export const soundByItself: SoundnessCheck = { soundness: 'sound', close: async () => {} };

const program = join(import.meta.dirname, 'soundnessProcess.ts');

/**
 * Begins in a moment, beside everything else. In a process, not a thread: a thread that is ended while
 * SQLite reads takes the whole server with it (better-sqlite3 13, issue 1507).
 */
export function checkSoundness(
  file: string,
  { onDamage, onFailure, pause = 1000 }: SoundnessOptions,
): SoundnessCheck {
  let soundness: Soundness = 'checking';
  let child: ChildProcess | undefined;
  let ended = Promise.resolve();
  let isClosing = false;
  const hear = (error: Error | null, said: string) => {
    if (isClosing) return;
    if (error) {
      soundness = 'unchecked';
      onFailure(error);
    } else {
      soundness = said === 'ok' ? 'sound' : 'damaged';
      if (soundness === 'damaged') onDamage(said);
    }
  };
  const begin = () => {
    ended = new Promise((resolve) => {
      // Nothing of the server's environment: it holds keys.
      child = execFile(process.execPath, [program, file], { env: {} }, (error, said) => {
        hear(error, said);
        resolve();
      });
    });
  };
  const timer = setTimeout(begin, pause).unref();
  return {
    get soundness() {
      return soundness;
    },
    async close() {
      isClosing = true;
      clearTimeout(timer);
      child?.kill('SIGKILL');
      await ended;
    },
  };
}
