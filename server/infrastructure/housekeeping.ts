// What is done every so often beside answering: clearing away what nobody can come back to.
import type { FastifyInstance } from 'fastify';
import { hour } from '../../domain/durations.ts';
import type { Payments } from '../modules/payments/payments.ts';
import type { Storage } from './database/plugin.ts';

export interface Chore {
  /** For the log, where it fails: 'could not purge deleted plans'. */
  readonly failure: string;
  /** Aborted when the server stops: what is left waits for the next start. */
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

/** Does the chores one after the other, first after one `interval` (ms). A failure is logged, and the next turn tries again. */
export function keepHouse(app: FastifyInstance, interval: number, chores: readonly Chore[]): void {
  let running = Promise.resolve();
  const stopping = new AbortController();
  const doAll = async (): Promise<void> => {
    for (const { failure, work } of chores)
      await work(stopping.signal).catch((error: unknown) => app.log.error({ err: error }, failure));
  };
  const timer = setInterval(() => void (running = running.then(doAll)), interval);
  timer.unref();
  // What runs is waited for: the database closes after it.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  });
}

/** Once an hour: what nobody can come back to, and in the end what SQLite's log still holds of it. */
export function clearAway(
  app: FastifyInstance,
  storage: Storage,
  payments: Pick<Payments, 'purge'>,
): void {
  const { plans, usage, records, analyses, sessions, mailedTokens, cache, forget } = storage;
  const { securityEvents, trials, households, passkeys, identities, paidPrices } = storage;
  const { jobs, sharedAttempts, blobs } = storage;
  keepHouse(app, hour, [
    { failure: 'deleted plans could not be purged', work: plans.purge },
    { failure: 'uses that ran out could not be purged', work: usage.purge },
    { failure: 'deleted history could not be purged', work: records.purge },
    // After the history, whose photos it then takes along.
    { failure: 'photos that nothing leads to could not be swept away', work: blobs.sweep },
    { failure: 'old analyses could not be purged', work: analyses.purge },
    { failure: 'sessions that ran out could not be purged', work: sessions.purge },
    { failure: 'mailed links that ran out could not be purged', work: mailedTokens.purge },
    {
      failure: 'what passkeys were asked to sign could not be purged',
      work: passkeys.purgeChallenges,
    },
    { failure: 'log-ins by a provider could not be purged', work: identities.purgeLogIns },
    { failure: 'the security log could not be purged', work: () => securityEvents.purge() },
    { failure: 'old trials could not be purged', work: () => trials.purge() },
    { failure: 'invitations that ran out could not be purged', work: households.purgeInvites },
    { failure: 'prices that count no more could not be purged', work: paidPrices.purge },
    { failure: 'jobs that were given up could not be purged', work: jobs.purge },
    { failure: 'counts of attempts could not be purged', work: sharedAttempts.purge },
    { failure: 'the cache could not be purged', work: cache.purge },
    { failure: 'closed payment windows could not be purged', work: payments.purge },
    { failure: 'what was deleted could not be overwritten', work: forget },
  ]);
}
