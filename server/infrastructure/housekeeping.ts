// What is done every so often beside answering: clearing away what nobody can come back to.
import type { FastifyInstance } from 'fastify';

export interface Chore {
  /** For the log, where it fails: 'could not purge deleted plans'. */
  readonly failure: string;
  readonly work: () => Promise<void>;
}

/** Does the chores one after the other, first after one `interval` (ms). A failure is logged, and the next turn tries again. */
export function keepHouse(app: FastifyInstance, interval: number, chores: readonly Chore[]): void {
  let running = Promise.resolve();
  const doAll = async (): Promise<void> => {
    for (const { failure, work } of chores)
      await work().catch((error: unknown) => app.log.error({ err: error }, failure));
  };
  const timer = setInterval(() => void (running = running.then(doAll)), interval);
  timer.unref();
  // What runs is waited for: the database closes after it.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
