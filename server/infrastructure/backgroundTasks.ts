// What is done beside an answer: after it, where nobody waits for it; before it, where it must not be lost.
import type { FastifyInstance } from 'fastify';

/** Begins the work once the caller's turn is over; a failure is logged under `what`. */
export type RunInBackground = (what: string, work: () => Promise<void>) => void;

/** Does what has to be stored before an answer and must not keep anyone from having it; a failure is logged under `what`. */
export type WithoutFailing = (what: string, work: () => Promise<void>) => Promise<void>;

export const createWithoutFailing =
  ({ log }: Pick<FastifyInstance, 'log'>): WithoutFailing =>
  async (what, work) => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, what);
    }
  };

/** The server stops when all of it is done; storage, which it uses, is closed after that. */
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
