// The configuration: read from the environment once, checked before anything else starts.
import { resolve } from 'node:path';
import type { ModelOptions } from '../modules/cooking/model.ts';
import type { ProviderOptions } from '../modules/externalLogIn/provider.ts';
import type { SearchOptions } from '../modules/resources/resources.ts';
import { type BlobOptions, blobOptionsFrom } from './blobs/options.ts';
import { product } from '../../contract/constants.ts';
import { checkEnvironment, type LogLevel } from './environment.ts';
import { isOn } from './environmentRules.ts';
import type { Variables } from './environment.ts';
import { readTrustProxy } from './trustProxy.ts';

export { ConfigurationError } from './environment.ts';

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The origin that people see, where it is configured: links and cookies follow it. */
  readonly publicOrigin: string | undefined;
  /** Whether browsers reach us by https, as far as the configuration says. */
  readonly https: boolean;
  /** Whether https is insisted on for every host below ours, too. */
  readonly hstsSubdomains: boolean;
  /** Where a weakness can be told, for /.well-known/security.txt; without it there is none. */
  readonly securityContact: string | undefined;
  /** Whether stand-ins for payment and mail may run: never where strangers can reach them. */
  readonly standIns: boolean;
  readonly database: {
    readonly url: string | undefined;
    readonly pool: number;
    readonly timeout: number;
    readonly maxMegabytes: number | undefined;
  };
  readonly dataDir: string;
  /** Where photos that people keep lie. */
  readonly blobs: BlobOptions;
  /** What keyed hashes are made with; without it the database keeps a key of its own. */
  readonly hashKey: string | undefined;
  /** Where ranges of hashes of breached passwords are answered; without it nobody is asked. */
  readonly breachedPasswordsUrl: string | undefined;
  /** Who else may say who somebody is (OpenID Connect). */
  readonly provider: ProviderOptions | undefined;
  /** Below so much free space beside the SQLite file nothing more is stored; 0: never. */
  readonly minFreeMegabytes: number;
  readonly distDir: string;
  /** `true`: whoever connects, in what that one says of who came to it; nothing that was said before. */
  readonly trustProxy: boolean | string[];
  readonly logLevel: LogLevel;
  /** Who knows it may read `GET /metrics`; without it nothing is counted. */
  readonly metricsToken: string | undefined;
  /** Where traces are sent (OTLP over HTTP), and by which name; without it there are none. */
  readonly traces: { readonly url: string; readonly service: string } | undefined;
  readonly shutdownTimeout: number;
  /** How long (ms) the work of a process that has died waits for another. */
  readonly jobLease: number;
  /** Beyond this lag of the event loop (ms) calls are refused with 503; 0: never. */
  readonly maxLoopDelay: number;
  /** The share of the proven bound that a planned week may be short of it. */
  readonly planGap: number;
  /** Threads that solve weeks and that read words on photos, and how many may wait for them. */
  readonly workers: { readonly planner: WorkerPool; readonly reader: WorkerPool };
  readonly limits: {
    readonly window: number;
    readonly logIn: Limit;
    readonly register: Limit;
    readonly mail: Limit;
    readonly password: Limit;
    readonly feedback: Limit;
    /** Lists that one address tries without an account. */
    readonly tryOut: number;
    /** Calls of one account that change something, whatever they change. */
    readonly writes: number;
    /** Of one account, whatever came of them and whether or not it has paid. */
    readonly perDay: {
      readonly photos: number;
      readonly corrections: number;
      readonly pantryChanges: number;
      readonly recipeReadings: number;
      readonly recipeImports: number;
      readonly shoppingChanges: number;
      readonly instructions: number;
    };
  };
  readonly mail: {
    readonly smtpUrl: string | undefined;
    /** How long each step of a delivery may take (ms). */
    readonly timeout: number;
    readonly from: string;
    /** Who reads feedback, if anyone. */
    readonly feedbackTo: string | undefined;
  };
  /** Whether whoever has an account may use everything, without a trial and without paying. */
  readonly openAccess: boolean;
  readonly paystack:
    | {
        readonly publicKey: string;
        readonly secretKey: string;
        readonly apiUrl: string;
        readonly timeout: number;
      }
    | undefined;
  /** Whether payments are played by a stand-in of our own, with which no money moves. */
  readonly paymentStandIn: boolean;
  /** What a day of a subscription lasts (ACC-08). */
  readonly timeUnit: 'days' | 'minutes';
  readonly aiService: Relay | undefined;
  readonly imageService: Relay | undefined;
  /** Where browsers tell which places are looked at; without it nobody is told. */
  readonly pageViewsUrl: string | undefined;
  /** A model for texts, and one for photos. */
  readonly ai: ModelOptions | undefined;
  readonly vision: ModelOptions | undefined;
  /** A folder with a model for photos that runs in this process. */
  readonly visionModelDir: string | undefined;
  readonly search: SearchOptions;
}
export interface WorkerPool {
  /** Without a number, as many as the pool's own rule says. */
  readonly threads: number | undefined;
  readonly queue: number;
}
export interface Limit {
  readonly perAddress: number;
  /** For one account, or for one email address where nobody is signed in. */
  readonly perEmail: number;
}
export interface Relay {
  readonly url: string;
  readonly timeout: number;
}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @throws ConfigurationError with one line a variable.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Config {
  const { variables, circumstances } = checkEnvironment(environment);
  const { production, host, publicUrl, standIns } = circumstances;
  return {
    production,
    host,
    port: variables.PORT,
    publicOrigin: publicUrl?.origin,
    https: publicUrl?.protocol === 'https:',
    hstsSubdomains: isOn(variables.HSTS_SUBDOMAINS),
    securityContact: variables.SECURITY_CONTACT,
    standIns,
    database: databaseFrom(variables),
    dataDir: resolve(variables.DATA_DIR),
    blobs: blobOptionsFrom(variables),
    hashKey: variables.HASH_KEY,
    breachedPasswordsUrl: variables.BREACHED_PASSWORDS_URL,
    provider: providerFrom(variables),
    minFreeMegabytes: variables.MIN_FREE_MB,
    distDir: resolve(variables.DIST_DIR),
    trustProxy: readTrustProxy(variables.TRUST_PROXY),
    logLevel: variables.LOG_LEVEL ?? (variables.NODE_ENV === 'test' ? 'silent' : 'info'),
    metricsToken: variables.METRICS_TOKEN,
    traces: tracesFrom(variables),
    shutdownTimeout: variables.SHUTDOWN_TIMEOUT_MS,
    jobLease: variables.JOB_LEASE_MS,
    maxLoopDelay: variables.MAX_LOOP_DELAY_MS,
    planGap: variables.PLAN_GAP_PERCENT / 100,
    workers: workersFrom(variables),
    limits: limitsFrom(variables),
    mail: mailFrom(variables, publicUrl),
    ...paymentFrom(variables, circumstances),
    aiService: relay(variables.AI_SERVICE_URL, variables.AI_SERVICE_TIMEOUT_MS),
    pageViewsUrl: variables.PAGE_VIEWS_URL,
    imageService: relay(variables.IMAGE_SERVICE_URL, variables.IMAGE_SERVICE_TIMEOUT_MS),
    ai: modelFrom(variables, 'AI'),
    vision: modelFrom(variables, 'VISION'),
    visionModelDir:
      variables.VISION_MODEL_DIR === undefined ? undefined : resolve(variables.VISION_MODEL_DIR),
    search: searchFrom(variables),
  };
}

const providerFrom = (variables: Variables): Config['provider'] => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_NAME: name } = variables;
  const clientSecret = variables.OIDC_CLIENT_SECRET;
  const isWhole = issuer && clientId && clientSecret && name;
  return isWhole ? { issuer, clientId, clientSecret, name } : undefined;
};

const tracesFrom = (variables: Variables): Config['traces'] =>
  variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        url: variables.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
        service: variables.OTEL_SERVICE_NAME,
      };

const databaseFrom = (variables: Variables): Config['database'] => ({
  url: variables.DATABASE_URL,
  pool: variables.DATABASE_POOL,
  timeout: variables.DATABASE_TIMEOUT_MS,
  maxMegabytes: variables.SQLITE_MAX_MB,
});

const workersFrom = (variables: Variables): Config['workers'] => ({
  planner: { threads: variables.PLANNER_THREADS, queue: variables.PLANNER_QUEUE },
  reader: { threads: variables.READER_THREADS, queue: variables.READER_QUEUE },
});

const mailFrom = (variables: Variables, publicUrl: URL | undefined): Config['mail'] => ({
  smtpUrl: variables.SMTP_URL,
  timeout: variables.SMTP_TIMEOUT_MS,
  from: variables.MAIL_FROM ?? `${product} <no-reply@${publicUrl?.hostname ?? 'localhost'}>`,
  feedbackTo: variables.FEEDBACK_TO,
});

const limitsFrom = (variables: Variables): Config['limits'] => ({
  window: variables.LIMIT_WINDOW_MS,
  logIn: {
    perAddress: variables.LOG_IN_LIMIT_PER_ADDRESS,
    perEmail: variables.LOG_IN_LIMIT_PER_EMAIL,
  },
  register: {
    perAddress: variables.REGISTER_LIMIT_PER_ADDRESS,
    perEmail: variables.REGISTER_LIMIT_PER_EMAIL,
  },
  mail: {
    perAddress: variables.MAIL_LIMIT_PER_ADDRESS,
    perEmail: variables.MAIL_LIMIT_PER_EMAIL,
  },
  password: {
    perAddress: variables.PASSWORD_LIMIT_PER_ADDRESS,
    perEmail: variables.PASSWORD_LIMIT_PER_ACCOUNT,
  },
  feedback: {
    perAddress: variables.FEEDBACK_LIMIT_PER_ADDRESS,
    perEmail: variables.FEEDBACK_LIMIT_PER_ACCOUNT,
  },
  tryOut: variables.TRY_LIMIT_PER_ADDRESS,
  writes: variables.WRITE_LIMIT_PER_ACCOUNT,
  perDay: {
    photos: variables.PHOTOS_PER_DAY,
    corrections: variables.CORRECTIONS_PER_DAY,
    pantryChanges: variables.PANTRY_CHANGES_PER_DAY,
    recipeReadings: variables.RECIPE_READINGS_PER_DAY,
    recipeImports: variables.RECIPE_IMPORTS_PER_DAY,
    shoppingChanges: variables.SHOPPING_CHANGES_PER_DAY,
    instructions: variables.INSTRUCTIONS_PER_DAY,
  },
});

const paymentFrom = (
  variables: Variables,
  { standIns, wantsStandIn }: { standIns: boolean; wantsStandIn: boolean },
): Pick<Config, 'openAccess' | 'paystack' | 'paymentStandIn' | 'timeUnit'> => ({
  openAccess: variables.ACCESS === 'open',
  paystack: paystackFrom(variables),
  paymentStandIn:
    standIns &&
    variables.ACCESS === 'paid' &&
    variables.PAYSTACK_SECRET_KEY === undefined &&
    (variables.PAYMENT_STAND_IN === undefined || wantsStandIn),
  timeUnit: variables.SUBSCRIPTION_TIME_UNIT,
});

function paystackFrom(variables: Variables): Config['paystack'] {
  const { PAYSTACK_PUBLIC_KEY: publicKey, PAYSTACK_SECRET_KEY: secretKey } = variables;
  if (!publicKey || !secretKey) return undefined;
  return {
    publicKey,
    secretKey,
    apiUrl: variables.PAYSTACK_API_URL.replace(/\/+$/, ''),
    timeout: variables.PAYSTACK_TIMEOUT_MS,
  };
}

function searchFrom(variables: Variables): SearchOptions {
  const { GOOGLE_SEARCH_KEY: key, GOOGLE_SEARCH_ENGINE: engine } = variables;
  return {
    youtubeKey: variables.YOUTUBE_API_KEY,
    google: key !== undefined && engine !== undefined ? { key, engine } : undefined,
    publicSources: isOn(variables.PUBLIC_SOURCES),
    timeout: variables.SEARCH_TIMEOUT_MS,
  };
}

const relay = (url: string | undefined, timeout: number): Relay | undefined =>
  url === undefined ? undefined : { url: url.replace(/\/+$/, ''), timeout };

function modelFrom(variables: Variables, of: 'AI' | 'VISION'): ModelOptions | undefined {
  const [url, model] = [variables[`${of}_BASE_URL`], variables[`${of}_MODEL`]];
  if (url === undefined || model === undefined) return undefined;
  return {
    url: url.replace(/\/+$/, ''),
    model,
    key: variables[`${of}_API_KEY`],
    timeout: variables[`${of}_TIMEOUT_MS`],
  };
}
