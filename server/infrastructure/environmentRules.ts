// What the environment's variables must not be together.
import type { Variables } from './environment.ts';

/** What several settings follow from. */
type Circumstances = ReturnType<typeof circumstancesOf>;

export function circumstancesOf(variables: Variables) {
  const production = variables.NODE_ENV === 'production';
  const host = variables.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  const demo = isOn(variables.PLATEWISE_DEMO);
  return {
    production,
    host,
    demo,
    publicUrl: variables.PUBLIC_URL === undefined ? undefined : new URL(variables.PUBLIC_URL),
    standIns: !production && (isLoopback(host) || demo),
    wantsStandIn: variables.PAYMENT_STAND_IN !== undefined && isOn(variables.PAYMENT_STAND_IN),
  };
}

/** What is wrong with variables that are right one by one, each a sentence that says what to do. */
export const problemsIn = (variables: Variables, circumstances: Circumstances): string[] =>
  [
    ...productionProblems(variables, circumstances),
    ...problemsAnywhere(variables, circumstances),
  ].filter((problem) => typeof problem === 'string');

type Problem = string | false | undefined;

function productionProblems(
  variables: Variables,
  { production, publicUrl, demo, wantsStandIn }: Circumstances,
): Problem[] {
  if (!production) return [];
  return [
    publicUrl?.protocol !== 'https:' &&
      'PUBLIC_URL must be set to an https:// address in production: mailed links and cookies are built from it.',
    variables.SMTP_URL === undefined &&
      'SMTP_URL must be set in production: without it nobody can reset a password.',
    variables.ACCESS === 'paid' &&
      variables.PAYSTACK_SECRET_KEY === undefined &&
      'PAYSTACK_PUBLIC_KEY and PAYSTACK_SECRET_KEY must be set in production, or ACCESS=open, with which nobody pays: without either nobody could go on after the trial.',
    variables.OIDC_ISSUER?.startsWith('http:') &&
      'OIDC_ISSUER must be an https:// address in production: it says who people are.',
    demo && 'PLATEWISE_DEMO must not be set in production: it turns on a payment stand-in.',
    variables.SUBSCRIPTION_TIME_UNIT === 'minutes' &&
      'SUBSCRIPTION_TIME_UNIT must be days in production: a week that was paid for would last seven minutes.',
    !variables.PAYSTACK_API_URL.startsWith('https:') &&
      'PAYSTACK_API_URL must be an https:// address in production: the secret key is sent to it.',
    wantsStandIn &&
      'PAYMENT_STAND_IN must not be set in production: with it anybody activates a subscription without paying.',
  ];
}

function problemsAnywhere(
  variables: Variables,
  { production, publicUrl, standIns, wantsStandIn }: Circumstances,
): Problem[] {
  return [
    publicUrl &&
      publicUrl.pathname !== '/' &&
      'PUBLIC_URL must be an origin alone, without a path.',
    ...together(variables, 'AI_BASE_URL', 'AI_MODEL'),
    ...together(variables, 'VISION_BASE_URL', 'VISION_MODEL'),
    ...together(variables, 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'),
    ...together(variables, 'S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
    variables.BLOB_STORE === 's3' &&
      variables.S3_ENDPOINT === undefined &&
      'BLOB_STORE=s3 needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set them, or leave BLOB_STORE out to keep photos as files.',
    hasMoreThanPath(variables.S3_ENDPOINT) &&
      'S3_ENDPOINT must be an address alone, without a name, a password or a question mark: the keys belong in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ...together(variables, 'GOOGLE_SEARCH_KEY', 'GOOGLE_SEARCH_ENGINE'),
    ...together(variables, 'PAYSTACK_PUBLIC_KEY', 'PAYSTACK_SECRET_KEY'),
    wantsStandIn &&
      !production &&
      !standIns &&
      'PAYMENT_STAND_IN works on this machine alone: leave HOST at 127.0.0.1, or set PLATEWISE_DEMO=1.',
    wantsStandIn &&
      variables.PAYSTACK_SECRET_KEY !== undefined &&
      'PAYMENT_STAND_IN and PAYSTACK_SECRET_KEY exclude each other: choose one.',
    variables.ACCESS === 'open' &&
      (wantsStandIn || variables.PAYSTACK_SECRET_KEY !== undefined) &&
      'ACCESS=open asks nobody to pay: leave out PAYMENT_STAND_IN and the keys of Paystack.',
  ];
}

const hasMoreThanPath = (address: string | undefined): boolean => {
  if (address === undefined) return false;
  const { username, password, search, hash } = new URL(address);
  return username + password + search + hash !== '';
};

export const isOn = (value: string): boolean => value === '1' || value === 'true';
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

function together(
  variables: Readonly<Record<string, unknown>>,
  ...names: readonly string[]
): string[] {
  const missing = names.filter((name) => variables[name] === undefined);
  return missing.length > 0 && missing.length < names.length
    ? [`${missing.join(' and ')} must be set too: ${names.join(' and ')} belong together.`]
    : [];
}
