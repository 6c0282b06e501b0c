// The environment's variables: what each may be, and what they must not be together.
import * as z from 'zod/mini';
import { day } from '../../domain/durations.ts';
import { circumstancesOf, problemsIn } from './environmentRules.ts';
import { withSecretFiles } from './secretFiles.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const text = () => z.optional(z.string());
const addressOf = (message: string, ...protocols: string[]) =>
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
    );
const address = (message: string, ...protocols: string[]) =>
  z.optional(addressOf(message, ...protocols));
const webAddress = () =>
  addressOf('must be an address that begins with http:// or https://', 'http:', 'https:');
const web = () => z.optional(webAddress());
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

export type LogLevel = (typeof logLevels)[number];

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
  BLOB_STORE: z.optional(z.enum(['files', 's3'], 'must be files or s3')),
  BLOB_DIR: text(),
  S3_ENDPOINT: web(),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
          'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
        ),
      ),
  ),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_TIMEOUT_MS: milliseconds(5000),
  HASH_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  OIDC_ISSUER: web(),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, 'must have at most 40 characters'))),
  HSTS_SUBDOMAINS: flag(),
  SECURITY_CONTACT: address('must begin with mailto: or https://', 'mailto:', 'https:'),
  SQLITE_MAX_MB: z.optional(whole(1, 1_000_000)),
  DIST_DIR: z._default(z.string(), './dist'),
  TRUST_PROXY: text(),
  LOG_LEVEL: z.optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: web(),
  OTEL_SERVICE_NAME: z._default(z.string(), 'platewise'),
  SHUTDOWN_TIMEOUT_MS: milliseconds(10_000),
  JOB_LEASE_MS: wholeOr(30_000, 500, 600_000),
  MAX_LOOP_DELAY_MS: wholeOr(1000, 0, 600_000),
  PLANNER_THREADS: wholeOr(1, 1, 64),
  PLANNER_QUEUE: wholeOr(32, 1, 10_000),
  READER_THREADS: z.optional(whole(1, 64)),
  READER_QUEUE: wholeOr(16, 1, 10_000),
  PLAN_GAP_PERCENT: wholeOr(1, 1, 100),
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
  TRY_LIMIT_PER_ADDRESS: wholeOr(60, 1, 1_000_000),
  WRITE_LIMIT_PER_ACCOUNT: wholeOr(1200, 1, 10_000_000),
  MIN_FREE_MB: wholeOr(200, 0, 1_000_000_000),
  PHOTOS_PER_DAY: wholeOr(100, 1, 1_000_000),
  CORRECTIONS_PER_DAY: wholeOr(100, 1, 1_000_000),
  PANTRY_CHANGES_PER_DAY: wholeOr(1000, 1, 1_000_000),
  RECIPE_READINGS_PER_DAY: wholeOr(1000, 1, 1_000_000),
  RECIPE_IMPORTS_PER_DAY: wholeOr(100, 1, 1_000_000),
  SHOPPING_CHANGES_PER_DAY: wholeOr(3000, 1, 1_000_000),
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
  ACCESS: z._default(z.enum(['paid', 'open'], 'must be paid or open'), 'paid'),
  PAYSTACK_PUBLIC_KEY: z.optional(z.string().check(z.startsWith('pk_', 'must begin with pk_'))),
  PAYSTACK_SECRET_KEY: z.optional(z.string().check(z.startsWith('sk_', 'must begin with sk_'))),
  PAYSTACK_API_URL: z._default(webAddress(), 'https://api.paystack.co'),
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
  BREACHED_PASSWORDS_URL: web(),
  IMAGE_SERVICE_TIMEOUT_MS: milliseconds(8000),
});

export type Variables = z.infer<typeof Variables>;
/** A configuration that cannot be served; the message names each variable and what it must be. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Checks the variables; an empty one counts as not set.
 * @throws ConfigurationError with one line a variable.
 */
export function checkEnvironment(environment: Readonly<Record<string, string | undefined>>) {
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
  const circumstances = circumstancesOf(variables);
  const problems = problemsIn(variables, circumstances);
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return { variables, circumstances };
}
