// Work that nobody waits for: what is mailed, and what must not show in an answer's time.
import type { FastifyInstance } from 'fastify';

/** Begins the work once the caller's turn is over; a failure is logged under `what`. */
export type RunInBackground = (what: string, work: () => Promise<void>) => void;

/** The server stops when all of it is done; storage and mail, which it uses, are closed after that. */
export function createBackgroundTasks(app: FastifyInstance): RunInBackground {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (what, work) => {
    const run = new Promise<void>((turn) => setImmediate(turn))
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, what))
      .finally(() => running.delete(run));
    running.add(run);
  };
}
