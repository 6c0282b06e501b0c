// Whether the database is whole. A page that is damaged in the middle of the file shows only to whoever
// reads it, which may be weeks and many backups later; so the file is looked over at each start.
import { Worker } from 'node:worker_threads';
import { onReply } from '../workers/replies.ts';

export type Soundness = 'checking' | 'sound' | 'damaged';

export interface SoundnessCheck {
  readonly soundness: Soundness;
  close(): Promise<void>;
}

/** PostgreSQL looks after its own pages: there is nothing to check. */
export const soundByItself: SoundnessCheck = { soundness: 'sound', close: async () => {} };

/** After so long (ms) the first requests are answered: a start has enough to read. */
const pause = 1000;

/** Begins in a moment, beside everything else. @param onDamage hears what SQLite says of the first fault */
export function checkSoundness(file: string, onDamage: (fault: string) => void): SoundnessCheck {
  let soundness: Soundness = 'checking';
  let thread: Worker | undefined;
  let isClosing = false;
  let loaded: Promise<void> | undefined;
  const begin = () => {
    thread = new Worker(new URL('./soundnessThread.ts', import.meta.url), { workerData: { file } });
    thread.unref();
    const started = thread;
    loaded = new Promise((resolve) => {
      started.once('exit', () => resolve());
      onReply(started, (said: string) => {
        if (said === 'loaded') return resolve();
        soundness = said === 'ok' ? 'sound' : 'damaged';
        if (soundness === 'damaged') onDamage(said);
      });
    });
    // A thread that is ended while it starts fails in its imports; that says nothing of the file.
    thread.on('error', (error) => {
      if (!isClosing) onDamage(String(error));
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
      // Ended while it loads SQLite, it would take the whole process with it.
      await loaded;
      await thread?.terminate();
    },
  };
}
