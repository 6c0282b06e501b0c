// The database and what is kept in it, open as long as the server is.
import type { FastifyInstance } from 'fastify';
import { session } from '../../contract/constants.ts';
import { createIdSource } from '../ids.ts';
import { createAnalyses } from '../storage/analyses.ts';
import { createCache } from '../storage/cache.ts';
import { openDatabase } from '../storage/database.ts';
import { createFeedback } from '../storage/feedback.ts';
import { createMailedTokens } from '../storage/mailedTokens.ts';
import { createPayments } from '../storage/payments.ts';
import { createPlans } from '../storage/plans.ts';
import { createPlanTicks } from '../storage/planTicks.ts';
import { createPersonal } from '../storage/personal.ts';
import { createRecordPhotos } from '../storage/recordPhotos.ts';
import { createRecords } from '../storage/records.ts';
import { createSessions } from '../storage/sessions.ts';
import { createSettings } from '../storage/settings.ts';
import { createSubscriptions } from '../storage/subscriptions.ts';
import { createUsage } from '../storage/usage.ts';
import { createUsers } from '../storage/users.ts';
import type { Config } from './env.ts';

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Opens and migrates the database; the server closes it once it has answered its last request. */
export async function openStorage(app: FastifyInstance, config: Config, now: () => number) {
  const database = await openDatabase(config, (error) => app.log.error({ err: error }, 'a database connection failed'));
  const { engine, migrated, check, close } = database;
  app.addHook('onClose', close);
  app.log.info({ engine, migrated }, 'database open');

  const clock = { now, newId: createIdSource(now) };
  return {
    engine,
    check,
    users: createUsers(database, clock),
    sessions: createSessions(database, { ...clock, accessLife: session.accessTokenLife, refreshLife: session.refreshTokenLife }),
    analyses: createAnalyses(database, clock),
    cache: createCache(database, clock),
    records: createRecords(database, clock),
    recordPhotos: createRecordPhotos(database, clock),
    settings: createSettings(database, clock),
    plans: createPlans(database, clock),
    payments: createPayments(database, clock),
    planTicks: createPlanTicks(database, clock),
    subscriptions: createSubscriptions(database),
    usage: createUsage(database, clock),
    personal: createPersonal(database, clock),
    mailedTokens: createMailedTokens(database, clock),
    feedback: createFeedback(database, clock),
  };
}
