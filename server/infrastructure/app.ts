// Joins the parts of the server. It never listens: main.ts does, and tests may without.
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Kitchen, loadKitchen } from '../../kitchen/index.ts';
import { createAccess } from '../modules/access/access.ts';
import { openAccounts } from '../modules/accounts/openAccounts.ts';
import { addressOf } from './http/address.ts';
import { createBackgroundTasks, createWithoutFailing } from './backgroundTasks.ts';
import { openFoods } from '../modules/cooking/foods.ts';
import { clearAway, keepHouse } from './housekeeping.ts';
import { loggerOptions } from './logging.ts';
import { metrics } from './metrics.ts';
import { openapi } from './openapi.ts';
import { createPasswords, type Passwords } from '../modules/accounts/passwords.ts';
import { createPaymentService, newReference, type Payments } from '../modules/payments/payments.ts';
import { createPlanning, type Planning } from '../modules/plans/planningService.ts';
import { type Config, readEnvironment } from './config.ts';
import { compression } from './http/compression.ts';
import { errors, withoutRoute } from './http/errors.ts';
import { registerRoutes } from './registerRoutes.ts';
import { readJsonAlone } from './http/json.ts';
import { limits } from './http/limits.ts';
import { security } from './http/security.ts';
import { sessions } from './http/sessions.ts';
import { openStorage } from './database/plugin.ts';
import { openMail } from './openMail.ts';
import { createPaymentLetters } from '../modules/payments/letterService.ts';
import { choosePaymentProvider } from '../modules/payments/choose.ts';
import { drawnPictures, type Pictures, relayPictures } from '../modules/resources/pictures.ts';
import { createQuotas } from '../modules/access/quotas.ts';
import { watchSecurity } from '../modules/security/watch.ts';
import { watchRequests } from './tracing.ts';
import type { Services } from './services.ts';
import { createSolver, type Solver, type SolverOptions } from './workers/solver.ts';

export interface AppOptions {
  /** By default what the environment says. */
  readonly config?: Config;
  /** The clock, in milliseconds since 1970; sessions, trial and ids follow it. */
  readonly now?: () => number;
  /** By default the kitchen with its whole catalogue. */
  readonly kitchen?: Kitchen;
  /** By default argon2id at its full cost. */
  readonly passwords?: Passwords;
  /** How weeks are solved, or a solver that others use too and that outlives this server; by default by the kitchen's own planner. */
  readonly solver?: Solver | Pick<SolverOptions, 'milliseconds' | 'grace' | 'program'>;
  /**
   * For a server that people wait for: what a reading of somebody's health needs is built before it listens, and the planner's
   * thread starts as soon as somebody looks at their weeks. Else both come with the first that asks for them.
   */
  readonly preparesPlanner?: boolean;
  /** Where log lines go; by default to standard output. */
  readonly logStream?: { write(line: string): void };
}

/** Newer exchange rates, where `npm run rates` has written them. */
const ratesFile = ({ dataDir }: Config): string => join(dataDir, 'exchange-rates.csv');

/** Longest name of a drawn dish, percent-encoded. */
const maxParamLength = 1500;
const bodyLimit = 1024 * 1024;
const minute = 60_000;

/** What every call passes, before anything is opened. */
async function prepare(app: FastifyInstance, config: Config): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('file', null);
  app.decorateRequest('raw_body', null);
  readJsonAlone(app);
  closeConnectionsWhenStopping(app);
  await watchRequests(app, config);
  await app.register(errors);
  await security(app, config);
  await compression(app);
  await openapi(app);
}

/** What routes work with, each with what it needs of the others. */
async function openServices(
  app: FastifyInstance,
  config: Config,
  now: () => number,
  given: Pick<AppOptions, 'kitchen' | 'passwords' | 'solver' | 'preparesPlanner'>,
): Promise<Services> {
  const storage = await openStorage(app, config, now);
  // After the storage: a folder that cannot be written to is told at once, not seconds later.
  const kitchen = given.kitchen ?? loadKitchen({ rates: ratesFile(config) });
  // The first reading builds the words that all others use, in a second of work in which nobody else is answered.
  if (given.preparesPlanner) kitchen.understand({ sickness: 'gout, no peanuts' });
  const attempts = await limits(app, config, storage);
  metrics(app, config, storage.jobs);
  const guard = await sessions(app, config, storage, attempts);
  const foods = openFoods(app, config, kitchen, storage, now);
  const access = createAccess(storage, now, config.openAccess);
  const quotas = createQuotas(storage, access, (error) =>
    app.log.error({ err: error }, 'a use could not be counted'),
  );
  const origin = (): string =>
    config.publicOrigin ?? addressOf(app) ?? `http://localhost:${config.port}`;
  const mail = openMail(app, config, storage);
  const withoutFailing = createWithoutFailing(app);
  watchSecurity(app, storage.securityEvents, createBackgroundTasks(app), now);
  const passwords = given.passwords ?? (await createPasswords());
  const people = openAccounts({ config, storage, mail, passwords, withoutFailing, origin, now });
  const payments = openPayments(app, { config, storage, access, now, mail, origin });
  return {
    config,
    now,
    payments,
    kitchen,
    origin,
    mail,
    withoutFailing,
    ...people,
    storage,
    guard,
    access,
    quotas,
    attempts,
    passwords,
    ...foods,
    planning: openPlanning(app, config, kitchen, { storage, ...foods }, given.solver),
    preparesPlanner: given.preparesPlanner ?? false,
    pictures: choosePictures(app, config, kitchen),
  };
}

/**
 * Builds the whole server on the database that the configuration names.
 * @throws ConfigurationError, or what opening the database throws.
 */
export async function buildApp({
  config = readEnvironment(process.env),
  now = Date.now,
  logStream,
  ...given
}: AppOptions = {}): Promise<FastifyInstance> {
  // The words of messages that the contract does not write itself.
  z.config(z.locales.en());
  const app = Fastify(serverOptions(config, logStream));
  try {
    await prepare(app, config);
    const services = await openServices(app, config, now, given);
    await registerRoutes(app, services);
    clearAway(app, services.storage, services.payments);
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function openPayments(
  app: FastifyInstance,
  {
    config,
    storage,
    access,
    now,
    mail,
    origin,
  }: Pick<Services, 'config' | 'storage' | 'access' | 'now' | 'mail' | 'origin'>,
): Payments {
  const payments = createPaymentService({
    storage,
    access,
    now,
    log: app.log,
    provider: choosePaymentProvider(app, config),
    timeUnit: config.timeUnit,
    newReference,
    // Without a mail server of the owner's nobody could be asked to confirm an address.
    demandsVerifiedEmail: config.mail.smtpUrl !== undefined,
  });
  const letters = createPaymentLetters({
    letters: storage.paymentLetters,
    mail,
    origin,
    now,
    log: app.log,
    isOpen: config.openAccess,
  });
  keepHouse(app, minute, [
    {
      failure: 'payments could not be looked up',
      work: async () => void (await payments.lookUpDue()),
    },
    { failure: 'letters about payments could not be sent', work: () => letters.sendDue() },
  ]);
  return payments;
}

/** Its threads start with the first plan that is asked for, and end with the server. */
function openPlanning(
  app: FastifyInstance,
  config: Config,
  kitchen: Kitchen,
  { storage, marks, ownRecipes }: Pick<Services, 'storage' | 'marks' | 'ownRecipes'>,
  options: AppOptions['solver'],
): Planning {
  const ownFood = { marks, ownRecipes };
  if (options && 'plan' in options) return createPlanning(options, kitchen, storage, ownFood);
  const solver = createSolver({
    rates: ratesFile(config),
    gap: config.planGap,
    threads: config.workers.planner.threads ?? 1,
    queue: config.workers.planner.queue,
    ...options,
    onFailure: (error) => app.log.error({ err: error }, 'a planner thread failed and was replaced'),
  });
  app.addHook('onClose', () => solver.close());
  return createPlanning(solver, kitchen, storage, ownFood);
}

function choosePictures(
  app: FastifyInstance,
  { imageService }: Config,
  kitchen: Kitchen,
): Pictures {
  const drawn = drawnPictures(kitchen);
  return imageService
    ? relayPictures(imageService, drawn, (error) =>
        app.log.warn({ err: error }, 'the image service failed; a drawing stands in'),
      )
    : drawn;
}

function serverOptions(config: Config, logStream: AppOptions['logStream']): FastifyServerOptions {
  return {
    logger: loggerOptions(config.logLevel, logStream),
    // One line a request, written when it is over (logging.ts).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Fastify's own `true` believes the first address of the header, which is what a client wrote there.
    trustProxy: config.trustProxy === true ? (_address, hop) => hop === 0 : config.trustProxy,
    bodyLimit,
    // Whoever has sent a request over an open connection gets its answer, also while the server stops.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    routerOptions: { maxParamLength },
    ...withoutRoute,
  };
}

/** So long (ms) a stopping server still reads: what was sent before anybody could know is answered. */
const lastCalls = 250;

/** A connection that stays open after its last answer would keep the server from ending; one that closes at once would take a request with it that is on its way. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    if (app.server.listening) await delay(lastCalls);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
