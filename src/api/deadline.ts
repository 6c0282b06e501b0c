// How long a call may take, retries and refresh included, and what gives it up earlier.
import { TimeoutError } from './errors.ts';

export interface Deadline {
  signal: AbortSignal;
  /** Waits for work that goes on without us when our time is up. @throws TimeoutError */
  waitFor<T>(work: Promise<T>): Promise<T>;
  /** To be called once nothing is waited for any more. */
  clear(): void;
}

export function startDeadline(
  milliseconds: number,
  ...givenUpBy: readonly (AbortSignal | undefined)[]
): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  // A signal may outlive the call: nothing of ours is left on it.
  const cleared = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  for (const givenUp of givenUpBy) {
    const giveUp = (): void => controller.abort(givenUp?.reason);
    if (givenUp?.aborted) giveUp();
    else givenUp?.addEventListener('abort', giveUp, { once: true, signal: cleared.signal });
  }

  return {
    signal,

    async waitFor(work) {
      const over = new Promise<never>((_, reject) => {
        const stop = (): void => reject(new TimeoutError({ cause: signal.reason }));
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      });
      return Promise.race([work, over]);
    },

    clear() {
      clearTimeout(timer);
      cleared.abort();
    },
  };
}
