// The configuration: read from the environment once, checked before anything else starts.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { ModelOptions } from '../modules/cooking/model.ts';
import type { SearchOptions } from '../modules/resources/resources.ts';
import { product } from '../../contract/constants.ts';
import { day } from '../../domain/durations.ts';
import { withSecretFiles } from './secretFiles.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const text = () => z.optional(z.string());
const address = (message: string, ...protocols: string[]) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            URL.canParse(value) &&
            protocols.includes(new URL(value).protocol) &&
            (!/^smtps?:/.test(value) || new URL(value).hostname !== ''),
          message,
        ),
      ),
  );
const web = () =>
  address('must be an address that begins with http:// or https://', 'http:', 'https:');
const whole = (minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce
    .number(message)
    .check(z.int(message), z.minimum(minimum, message), z.maximum(maximum, message));
};
const wholeOr = (fallback: number, minimum: number, maximum: number) =>
  z._default(whole(minimum, maximum), fallback);
const flag = () => z._default(z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0'), '0');
const milliseconds = (fallback: number) => wholeOr(fallback, 10, 600_000);

const Variables = z.object({
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  HOST: text(),
  PORT: wholeOr(3000, 0, 65_535),
  PUBLIC_URL: web(),
  DATABASE_URL: address(
    'must be an address that begins with postgres:// or postgresql://',
    'postgres:',
    'postgresql:',
  ),
  DATABASE_POOL: wholeOr(10, 1, 200),
  DATABASE_TIMEOUT_MS: milliseconds(2000),
  DATA_DIR: z._default(z.string(), './data'),
  SQLITE_MAX_MB: z.optional(whole(1, 1_000_000)),
  DIST_DIR: z._default(z.string(), './dist'),
  TRUST_PROXY: text(),
  LOG_LEVEL: z.optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  SHUTDOWN_TIMEOUT_MS: milliseconds(10_000),
  MAX_LOOP_DELAY_MS: wholeOr(1000, 0, 600_000),
  LIMIT_WINDOW_MS: wholeOr(15 * 60_000, 1000, day),
  LOG_IN_LIMIT_PER_ADDRESS: wholeOr(60, 1, 1_000_000),
  LOG_IN_LIMIT_PER_EMAIL: wholeOr(10, 1, 1_000_000),
  REGISTER_LIMIT_PER_ADDRESS: wholeOr(30, 1, 1_000_000),
  REGISTER_LIMIT_PER_EMAIL: wholeOr(5, 1, 1_000_000),
  MAIL_LIMIT_PER_ADDRESS: wholeOr(20, 1, 1_000_000),
  MAIL_LIMIT_PER_EMAIL: wholeOr(5, 1, 1_000_000),
  PASSWORD_LIMIT_PER_ADDRESS: wholeOr(60, 1, 1_000_000),
  PASSWORD_LIMIT_PER_ACCOUNT: wholeOr(10, 1, 1_000_000),
  FEEDBACK_LIMIT_PER_ADDRESS: wholeOr(60, 1, 1_000_000),
  FEEDBACK_LIMIT_PER_ACCOUNT: wholeOr(10, 1, 1_000_000),
  MIN_FREE_MB: wholeOr(200, 0, 1_000_000_000),
  PHOTOS_PER_DAY: wholeOr(100, 1, 1_000_000),
  CORRECTIONS_PER_DAY: wholeOr(100, 1, 1_000_000),
  INSTRUCTIONS_PER_DAY: wholeOr(200, 1, 1_000_000),
  SMTP_URL: address(
    'must be an address that begins with smtp:// or smtps:// and names a server',
    'smtp:',
    'smtps:',
  ),
  SMTP_TIMEOUT_MS: milliseconds(10_000),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/,
          'must be an email address, or a name with the address in <>',
        ),
      ),
  ),
  FEEDBACK_TO: z.optional(
    z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address')),
  ),
  PLATEWISE_DEMO: flag(),
  AI_BASE_URL: web(),
  AI_MODEL: text(),
  AI_API_KEY: text(),
  VISION_BASE_URL: web(),
  VISION_MODEL: text(),
  VISION_API_KEY: text(),
  VISION_TIMEOUT_MS: milliseconds(20_000),
  VISION_MODEL_DIR: text(),
  AI_TIMEOUT_MS: milliseconds(20_000),
  YOUTUBE_API_KEY: text(),
  GOOGLE_SEARCH_KEY: text(),
  GOOGLE_SEARCH_ENGINE: text(),
  PUBLIC_SOURCES: flag(),
  SEARCH_TIMEOUT_MS: milliseconds(4000),
  PAYSTACK_PUBLIC_KEY: z.optional(z.string().check(z.startsWith('pk_', 'must begin with pk_'))),
  PAYSTACK_SECRET_KEY: z.optional(z.string().check(z.startsWith('sk_', 'must begin with sk_'))),
  PAYSTACK_API_URL: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => URL.canParse(value) && /^https?:/.test(value),
          'must be an address that begins with http:// or https://',
        ),
      ),
    'https://api.paystack.co',
  ),
  PAYSTACK_TIMEOUT_MS: milliseconds(8000),
  PAYMENT_STAND_IN: z.optional(z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0')),
  SUBSCRIPTION_TIME_UNIT: z._default(
    z.enum(['days', 'minutes'], 'must be days or minutes'),
    'days',
  ),
  AI_SERVICE_URL: web(),
  AI_SERVICE_TIMEOUT_MS: milliseconds(50_000),
  IMAGE_SERVICE_URL: web(),
  PAGE_VIEWS_URL: web(),
  IMAGE_SERVICE_TIMEOUT_MS: milliseconds(8000),
});

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The origin that people see, where it is configured: links and cookies follow it. */
  readonly publicOrigin: string | undefined;
  /** Whether browsers reach us by https, as far as the configuration says. */
  readonly https: boolean;
  /** Whether stand-ins for payment and mail may run: never where strangers can reach them. */
  readonly standIns: boolean;
  readonly database: {
    readonly url: string | undefined;
    readonly pool: number;
    readonly timeout: number;
    readonly maxMegabytes: number | undefined;
  };
  readonly dataDir: string;
  /** Below so much free space beside the SQLite file nothing more is stored; 0: never. */
  readonly minFreeMegabytes: number;
  readonly distDir: string;
  /** `true`: whoever connects, in what that one says of who came to it; nothing that was said before. */
  readonly trustProxy: boolean | string[];
  readonly logLevel: (typeof logLevels)[number];
  /** Who knows it may read `GET /metrics`; without it nothing is counted. */
  readonly metricsToken: string | undefined;
  readonly shutdownTimeout: number;
  /** Beyond this lag of the event loop (ms) calls are refused with 503; 0: never. */
  readonly maxLoopDelay: number;
  readonly limits: {
    readonly window: number;
    readonly logIn: Limit;
    readonly register: Limit;
    readonly mail: Limit;
    readonly password: Limit;
    readonly feedback: Limit;
    /** Of one account, whatever came of them and whether or not it has paid. */
    readonly perDay: {
      readonly photos: number;
      readonly corrections: number;
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
export interface Limit {
  readonly perAddress: number;
  /** For one account, or for one email address where nobody is signed in. */
  readonly perEmail: number;
}
export interface Relay {
  readonly url: string;
  readonly timeout: number;
}

/** A configuration that cannot be served; the message names each variable and what it must be. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @throws ConfigurationError with one line a variable.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = withSecretFiles(environment);
  if (read.problems.length > 0) throw new ConfigurationError(read.problems.join('\n'));
  const given = Object.fromEntries(
    Object.entries(read.environment).filter(
      ([, value]) => value !== undefined && value.trim() !== '',
    ),
  );
  const parsed = z.safeParse(Variables, given);
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );

  const variables = parsed.data;
  const production = variables.NODE_ENV === 'production';
  const publicUrl = variables.PUBLIC_URL === undefined ? undefined : new URL(variables.PUBLIC_URL);
  const host = variables.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  const demo = isOn(variables.PLATEWISE_DEMO);
  const standIns = !production && (isLoopback(host) || demo);
  const wantsStandIn = variables.PAYMENT_STAND_IN !== undefined && isOn(variables.PAYMENT_STAND_IN);
  const problems = [
    production &&
      publicUrl?.protocol !== 'https:' &&
      'PUBLIC_URL must be set to an https:// address in production: mailed links and cookies are built from it.',
    production &&
      variables.SMTP_URL === undefined &&
      'SMTP_URL must be set in production: without it nobody can reset a password.',
    production &&
      demo &&
      'PLATEWISE_DEMO must not be set in production: it turns on a payment stand-in.',
    publicUrl &&
      publicUrl.pathname !== '/' &&
      'PUBLIC_URL must be an origin alone, without a path.',
    ...together(variables, 'AI_BASE_URL', 'AI_MODEL'),
    ...together(variables, 'VISION_BASE_URL', 'VISION_MODEL'),
    ...together(variables, 'GOOGLE_SEARCH_KEY', 'GOOGLE_SEARCH_ENGINE'),
    ...together(variables, 'PAYSTACK_PUBLIC_KEY', 'PAYSTACK_SECRET_KEY'),
    wantsStandIn &&
      production &&
      'PAYMENT_STAND_IN must not be set in production: with it anybody activates a subscription without paying.',
    wantsStandIn &&
      !production &&
      !standIns &&
      'PAYMENT_STAND_IN works on this machine alone: leave HOST at 127.0.0.1, or set PLATEWISE_DEMO=1.',
    wantsStandIn &&
      variables.PAYSTACK_SECRET_KEY !== undefined &&
      'PAYMENT_STAND_IN and PAYSTACK_SECRET_KEY exclude each other: choose one.',
    production &&
      variables.SUBSCRIPTION_TIME_UNIT === 'minutes' &&
      'SUBSCRIPTION_TIME_UNIT must be days in production: a week that was paid for would last seven minutes.',
    production &&
      !variables.PAYSTACK_API_URL.startsWith('https:') &&
      'PAYSTACK_API_URL must be an https:// address in production: the secret key is sent to it.',
  ].filter((problem) => typeof problem === 'string');
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));

  return {
    production,
    host,
    port: variables.PORT,
    publicOrigin: publicUrl?.origin,
    https: publicUrl?.protocol === 'https:',
    standIns,
    database: {
      url: variables.DATABASE_URL,
      pool: variables.DATABASE_POOL,
      timeout: variables.DATABASE_TIMEOUT_MS,
      maxMegabytes: variables.SQLITE_MAX_MB,
    },
    dataDir: resolve(variables.DATA_DIR),
    minFreeMegabytes: variables.MIN_FREE_MB,
    distDir: resolve(variables.DIST_DIR),
    trustProxy: readTrustProxy(variables.TRUST_PROXY),
    logLevel: variables.LOG_LEVEL ?? (variables.NODE_ENV === 'test' ? 'silent' : 'info'),
    metricsToken: variables.METRICS_TOKEN,
    shutdownTimeout: variables.SHUTDOWN_TIMEOUT_MS,
    maxLoopDelay: variables.MAX_LOOP_DELAY_MS,
    limits: {
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
      perDay: {
        photos: variables.PHOTOS_PER_DAY,
        corrections: variables.CORRECTIONS_PER_DAY,
        instructions: variables.INSTRUCTIONS_PER_DAY,
      },
    },
    mail: {
      smtpUrl: variables.SMTP_URL,
      timeout: variables.SMTP_TIMEOUT_MS,
      from: variables.MAIL_FROM ?? `${product} <no-reply@${publicUrl?.hostname ?? 'localhost'}>`,
      feedbackTo: variables.FEEDBACK_TO,
    },
    paystack:
      variables.PAYSTACK_PUBLIC_KEY && variables.PAYSTACK_SECRET_KEY
        ? {
            publicKey: variables.PAYSTACK_PUBLIC_KEY,
            secretKey: variables.PAYSTACK_SECRET_KEY,
            apiUrl: variables.PAYSTACK_API_URL.replace(/\/+$/, ''),
            timeout: variables.PAYSTACK_TIMEOUT_MS,
          }
        : undefined,
    paymentStandIn:
      standIns &&
      variables.PAYSTACK_SECRET_KEY === undefined &&
      (variables.PAYMENT_STAND_IN === undefined || wantsStandIn),
    timeUnit: variables.SUBSCRIPTION_TIME_UNIT,
    aiService: relay(variables.AI_SERVICE_URL, variables.AI_SERVICE_TIMEOUT_MS),
    pageViewsUrl: variables.PAGE_VIEWS_URL,
    imageService: relay(variables.IMAGE_SERVICE_URL, variables.IMAGE_SERVICE_TIMEOUT_MS),
    ai: model(
      variables.AI_BASE_URL,
      variables.AI_MODEL,
      variables.AI_API_KEY,
      variables.AI_TIMEOUT_MS,
    ),
    vision: model(
      variables.VISION_BASE_URL,
      variables.VISION_MODEL,
      variables.VISION_API_KEY,
      variables.VISION_TIMEOUT_MS,
    ),
    visionModelDir:
      variables.VISION_MODEL_DIR === undefined ? undefined : resolve(variables.VISION_MODEL_DIR),
    search: {
      youtubeKey: variables.YOUTUBE_API_KEY,
      google:
        variables.GOOGLE_SEARCH_KEY !== undefined && variables.GOOGLE_SEARCH_ENGINE !== undefined
          ? { key: variables.GOOGLE_SEARCH_KEY, engine: variables.GOOGLE_SEARCH_ENGINE }
          : undefined,
      publicSources: isOn(variables.PUBLIC_SOURCES),
      timeout: variables.SEARCH_TIMEOUT_MS,
    },
  };
}

const isOn = (value: string): boolean => value === '1' || value === 'true';
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');
const relay = (url: string | undefined, timeout: number): Relay | undefined =>
  url === undefined ? undefined : { url: url.replace(/\/+$/, ''), timeout };

const model = (
  url: string | undefined,
  name: string | undefined,
  key: string | undefined,
  timeout: number,
): ModelOptions | undefined =>
  url === undefined || name === undefined
    ? undefined
    : { url: url.replace(/\/+$/, ''), model: name, key, timeout };

function together(
  variables: Readonly<Record<string, unknown>>,
  ...names: [string, string]
): string[] {
  const missing = names.filter((name) => variables[name] === undefined);
  return missing.length === 1
    ? [`${missing.join()} must be set too: ${names.join(' and ')} belong together.`]
    : [];
}

/**
 * `true`: whoever connects is a proxy, and believed in what it adds itself: what a client has written into the header before it is not. Else the proxies'
 * addresses or ranges. A number of proxies would let anyone pose as one.
 */
function readTrustProxy(value: string | undefined): boolean | string[] {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  const proxies = value.split(',').map((each) => each.trim());
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  const isProxy = (each: string) => {
    const [host = '', bits, ...rest] = each.split('/');
    const most = { 4: 32, 6: 128 }[isIP(host)];
    return (
      known.includes(each) ||
      (most !== undefined &&
        rest.length === 0 &&
        (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    );
  };
  if (proxies.every(isProxy)) return proxies;
  throw new ConfigurationError(
    'TRUST_PROXY must be true, false, or a list of proxies: addresses, ranges such as 10.0.0.0/8, loopback, uniquelocal.',
  );
}
