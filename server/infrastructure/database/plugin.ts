// The database and what is kept in it, open as long as the server is.
import type { FastifyInstance } from 'fastify';
import { session } from '../../../contract/constants.ts';
import { createIdSource } from '../ids.ts';
import { createAllowances } from './allowances.ts';
import { createSharedAttempts } from './attemptRepository.ts';
import { createAnalyses } from '../../modules/cooking/repository.ts';
import { createCache } from './cache.ts';
import { databaseFile, openDatabase, type OpenDatabase, type Queries } from './database.ts';
import { checkSoundness, soundByItself } from './soundness.ts';
import { createFeedback } from '../../modules/feedback/repository.ts';
import { type LiveChannel, openLiveChannel } from '../liveChannel.ts';
import { createLiveSessions } from '../../modules/live/repository.ts';
import { createHouseholds } from '../../modules/households/repository.ts';
import { createMailedTokens } from '../../modules/accounts/mailedTokenRepository.ts';
import { createCollections } from '../../modules/collections/repository.ts';
import { createMarks } from '../../modules/marks/repository.ts';
import { createOwnRecipes } from '../../modules/ownRecipes/repository.ts';
import { createCalendarLinks } from '../../modules/plans/calendarLinkRepository.ts';
import { createPantry } from '../../modules/pantry/repository.ts';
import { createPaymentLetterTable } from '../../modules/payments/letterRepository.ts';
import { createPayments } from '../../modules/payments/repository.ts';
import { createPlans } from '../../modules/plans/repository.ts';
import { createPlanTicks } from '../../modules/plans/tickRepository.ts';
import { openBlobs } from '../blobs/open.ts';
import { createPersonal } from '../../modules/accounts/personalData.ts';
import { createRecordPhotos, freePhotosOf } from '../../modules/history/photoRepository.ts';
import { createRecords } from '../../modules/history/repository.ts';
import { createSignIns } from '../../modules/sessions/signInRepository.ts';
import { createProofs } from '../../modules/sessions/proofRepository.ts';
import { createSecondFactors } from '../../modules/secondFactor/repository.ts';
import { createApiTokens } from '../../modules/apiTokens/repository.ts';
import { createPasskeys } from '../../modules/passkeys/repository.ts';
import { createIdentities } from '../../modules/externalLogIn/repository.ts';
import { createSessions } from '../../modules/sessions/repository.ts';
import { createSettings } from '../../modules/health/repository.ts';
import { createPaidPrices } from '../../modules/shopping/priceRepository.ts';
import { createShoppingItems } from '../../modules/shopping/repository.ts';
import { createTable } from '../../modules/table/repository.ts';
import { createSubscriptions } from '../../modules/access/subscriptionRepository.ts';
import { createTrials } from '../../modules/access/trialRepository.ts';
import { createUsage } from '../../modules/access/usageRepository.ts';
import { createUsers } from '../../modules/accounts/userRepository.ts';
import { createSecurityEvents } from '../../modules/security/eventRepository.ts';
import type { Config } from '../config.ts';
import { createKeyedHash, type KeyedHash } from '../keyedHash.ts';
import { createJobTable } from '../jobs/repository.ts';
import { createSeal, type Seal } from '../seal.ts';

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Opens and migrates the database; the server closes it once it has answered its last request. */
export async function openStorage(app: FastifyInstance, config: Config, now: () => number) {
  const database = await openDatabase(config, (error) =>
    app.log.error({ err: error }, 'a database connection failed'),
  );
  const { engine, migrated, check, close, forget } = database;
  const health = engine === 'postgresql' ? soundByItself : lookOver(app, config);
  app.addHook('onClose', () => health.close());
  app.addHook('onClose', close);
  app.log.info({ engine, migrated }, 'database open');

  const clock = { now, newId: createIdSource(now) };
  const findHash = createKeyedHash(database, clock, config.hashKey);
  const seal = createSeal(database, clock, config.hashKey);
  const trials = createTrials(database, clock, findHash);
  const photos = await openPhotos(database, config, clock, app);
  return {
    engine,
    trials,
    securityEvents: createSecurityEvents(database, clock, findHash),
    check,
    forget,
    soundness: () => health.soundness,
    allowances: createAllowances(database, clock),
    ...openEntrances(database, clock, seal, findHash),
    seal,
    ...openWork(database, findHash),
    analyses: createAnalyses(database, clock),
    cache: createCache(database, clock),
    records: createRecords(database, clock),
    ...photos,
    settings: createSettings(database, clock),
    pantry: createPantry(database),
    marks: createMarks(database, clock),
    collections: createCollections(database, clock),
    table: createTable(database, clock),
    ownRecipes: createOwnRecipes(database, clock),
    calendarLinks: createCalendarLinks(database, clock),
    ...sharing(database, clock, openLiveChannel(app, config.database, database)),
    plans: createPlans(database, clock),
    payments: createPayments(database, clock),
    paymentLetters: createPaymentLetterTable(database),
    planTicks: createPlanTicks(database, clock),
    subscriptions: createSubscriptions(database),
    usage: createUsage(database, clock),
    personal: createPersonal(database, clock, trials, photos.ofPeople),
    feedback: createFeedback(database, clock),
  };
}

/** Photos that people keep, and the blobs that they are. */
async function openPhotos(
  database: Queries,
  config: Config,
  clock: { now: () => number },
  { log }: FastifyInstance,
) {
  const blobs = openBlobs(database, config, clock, (error) =>
    log.error({ err: error }, 'a photo that nothing leads to could not be deleted yet'),
  );
  const away = await blobs.findUnconfigured();
  if (away !== undefined)
    log.error(
      { store: away },
      'photos lie in a store that is not configured and cannot be shown: set S3_ENDPOINT and the rest again, move them with `npm run admin -- blobs --move`, and take it away then',
    );
  const recordPhotos = createRecordPhotos(database, clock, blobs);
  return {
    blobs,
    recordPhotos,
    ofPeople: {
      pictureOf: recordPhotos.pictureOf,
      free: freePhotosOf,
      drop: blobs.drop,
    },
  };
}

/** The log says what the check found. */
const lookOver = (app: FastifyInstance, { dataDir }: Config) =>
  checkSoundness(databaseFile(dataDir), {
    onDamage: (fault) => app.log.fatal({ fault }, 'the database is damaged: restore a backup'),
    onFailure: (error) => app.log.error({ err: error }, 'the database could not be checked'),
  });

/** Who has an account, and what lets them in. */
const openEntrances = (
  database: Queries,
  clock: { now: () => number; newId: () => string },
  seal: Seal,
  findHash: () => Promise<KeyedHash>,
) => ({
  /** What seals the copies on a device for as long as this session lives. */
  deviceKeyOf: async (sessionId: string) => (await findHash())('device', sessionId),
  users: createUsers(database, clock),
  sessions: createSessions(database, {
    ...clock,
    accessLife: session.accessTokenLife,
    refreshLife: session.refreshTokenLife,
    longestLife: session.longestLife,
  }),
  mailedTokens: createMailedTokens(database, clock),
  proofs: createProofs(database, clock),
  signIns: createSignIns(database, clock),
  passkeys: createPasskeys(database, clock),
  apiTokens: createApiTokens(database, clock),
  identities: createIdentities(database, clock),
  secondFactors: createSecondFactors(database, clock, seal),
});

/** By the machine's own clock: what is tried again or too often is no matter of anyone's trial or session. */
const openWork = (database: OpenDatabase, findHash: () => Promise<KeyedHash>) => ({
  jobs: createJobTable(database, { now: Date.now }),
  sharedAttempts: createSharedAttempts(database, { now: Date.now }, findHash),
});

/** What people keep together. */
const sharing = (
  database: Queries,
  clock: { now: () => number; newId: () => string },
  live: LiveChannel,
) => ({
  live,
  shoppingItems: createShoppingItems(database),
  paidPrices: createPaidPrices(database, clock),
  households: createHouseholds(database, clock),
  liveSessions: createLiveSessions(database, clock),
});
