import { setTimeout as pause } from 'node:timers/promises';
import type { RunInBackground } from './backgroundTasks.ts';

/** Work that begins at a moment nobody can foresee: whoever measures other calls meanwhile does not learn what it is. */
export const restFirst =
  (runInBackground: RunInBackground, rest: () => number): RunInBackground =>
  (failure, work) =>
    runInBackground(failure, async () => {
      await pause(rest());
      await work();
    });
