/** A queue on a database, without a server. */
import { onTestFinished } from 'vitest';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { createIdSource } from '../../server/infrastructure/ids.ts';
import { createQueue, type QueueOptions } from '../../server/infrastructure/jobs/queue.ts';
import { createJobTable } from '../../server/infrastructure/jobs/repository.ts';
import { createSeal } from '../../server/infrastructure/seal.ts';
import type { Clock } from './support.ts';

export const lease = 30_000;

/** Closed at the end of the test. */
export async function openQueue(
  environment: Record<string, string>,
  clock: Clock,
  log: QueueOptions['log'],
) {
  const database = await openDatabase(readEnvironment(environment), (error) => {
    throw error;
  });
  const jobs = createJobTable(database, clock);
  const queue = createQueue(jobs, createSeal(database, clock, undefined), {
    newId: createIdSource(clock.now),
    log,
    lease,
    now: clock.now,
    random: () => 0.25,
  });
  onTestFinished(async () => {
    await queue.close();
    await database.close();
  });
  return { database, jobs, queue };
}
