/** The configuration: defaults, rules, and messages that name the variable. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigurationError, readEnvironment } from '../../server/infrastructure/config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://platewise.example',
  SMTP_URL: 'smtps://user:word@mail.example',
  ACCESS: 'open',
};

test('nothing set: this machine alone can reach the server, on SQLite', () => {
  const config = readEnvironment({});
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    standIns: true,
    trustProxy: false,
    https: false,
    logLevel: 'info',
    maxLoopDelay: 1000,
  });
  expect(config.database.url).toBeUndefined();
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (content: string): string => {
    const path = join(folder, String(content.length));
    writeFileSync(path, content);
    return path;
  };

  test('counts as the variable of its name, without the line end that editors add', () => {
    const { database, mail, hashKey, provider, blobs } = readEnvironment({
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID_FILE: file('an id\n'),
      S3_SECRET_ACCESS_KEY_FILE: file('a word of the bucket'),
      DATABASE_URL_FILE: file('postgresql://a:word@db.example/platewise\n'),
      SMTP_URL_FILE: file('smtps://user:word@mail.example'),
      HASH_KEY_FILE: file('a key of more than thirty-two characters'),
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'platewise',
      OIDC_NAME: 'Example ID',
      OIDC_CLIENT_SECRET_FILE: file('whispered'),
    });
    expect(database.url).toBe('postgresql://a:word@db.example/platewise');
    expect(mail.smtpUrl).toBe('smtps://user:word@mail.example');
    expect(hashKey).toBe('a key of more than thirty-two characters');
    expect(provider?.clientSecret).toBe('whispered');
    expect(blobs.bucket).toMatchObject({
      accessKeyId: 'an id',
      secretAccessKey: 'a word of the bucket',
    });
  });

  test('that is given twice, is empty or cannot be read is refused, and what it holds is never told', () => {
    const secret = 'smtps://user:hidden@mail.example';
    expect(() => readEnvironment({ SMTP_URL: secret, SMTP_URL_FILE: file(secret) })).toThrow(
      'SMTP_URL and SMTP_URL_FILE exclude each other: set one of them.',
    );
    expect(() => readEnvironment({ SMTP_URL_FILE: file(' ') })).toThrow(
      'SMTP_URL_FILE names a file that is empty.',
    );
    expect(() => readEnvironment({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
      'SMTP_URL_FILE names a file that cannot be read (ENOENT).',
    );
    expect(() => readEnvironment({ PAYSTACK_SECRET_KEY_FILE: file('hidden key') })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hidden') }),
    );
  });
});

describe('photos', () => {
  const bucket = {
    S3_ENDPOINT: 'http://10.0.0.5:9000/',
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'word',
  };

  test('lie as files in the data folder, or in the folder that is named', () => {
    expect(readEnvironment({ DATA_DIR: '/srv/platewise' }).blobs).toEqual({
      target: 'files',
      dir: '/srv/platewise/blobs',
      isDirNamed: false,
      bucket: undefined,
    });
    expect(readEnvironment({ BLOB_DIR: '/mnt/photos' }).blobs).toMatchObject({
      target: 'files',
      dir: '/mnt/photos',
      isDirNamed: true,
    });
  });

  test('go to a bucket where there is one, also at a private address, unless files are asked for', () => {
    expect(readEnvironment(bucket).blobs).toMatchObject({
      target: 's3',
      bucket: {
        endpoint: 'http://10.0.0.5:9000',
        bucket: 'photos',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'word',
        timeout: 5000,
      },
    });
    expect(readEnvironment({ ...bucket, BLOB_STORE: 'files' }).blobs).toMatchObject({
      target: 'files',
      bucket: { bucket: 'photos' },
    });
  });

  test.each([
    [
      { ...bucket, S3_SECRET_ACCESS_KEY: '' },
      'S3_SECRET_ACCESS_KEY must be set too: S3_ENDPOINT and S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.',
    ],
    [
      { BLOB_STORE: 's3' },
      'BLOB_STORE=s3 needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set them, or leave BLOB_STORE out to keep photos as files.',
    ],
    [{ BLOB_STORE: 'disk' }, 'BLOB_STORE must be files or s3.'],
    [
      { ...bucket, S3_BUCKET: '../other' },
      'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
    ],
    [
      { ...bucket, S3_ENDPOINT: 's3.example' },
      'S3_ENDPOINT must be an address that begins with http:// or https://.',
    ],
    [
      { ...bucket, S3_ENDPOINT: 'https://name:word@s3.example' },
      'S3_ENDPOINT must be an address alone, without a name, a password or a question mark: the keys belong in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
  ])('%j is refused with what to do', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(new ConfigurationError(message));
  });
});

test('production listens everywhere, and its stand-ins are off', () => {
  expect(readEnvironment(production)).toMatchObject({
    production: true,
    host: '0.0.0.0',
    standIns: false,
    https: true,
    publicOrigin: 'https://platewise.example',
  });
});

describe('stand-ins for payment and mail', () => {
  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.9' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.5' }, false],
    [{ HOST: '0.0.0.0', PLATEWISE_DEMO: '1' }, true],
  ])('with %j may run: %s', (environment, may) => {
    expect(readEnvironment(environment).standIns).toBe(may);
  });
});

describe('a wrong value is refused with the name of its variable:', () => {
  test.each([
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x/y' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { PUBLIC_URL: 'platewise.example' },
      'PUBLIC_URL must be an address that begins with http:// or https://.',
    ],
    [
      { PUBLIC_URL: 'https://platewise.example/app' },
      'PUBLIC_URL must be an origin alone, without a path.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    ],
    [
      { SMTP_URL: 'mail.example' },
      'SMTP_URL must be an address that begins with smtp:// or smtps:// and names a server.',
    ],
    [
      { SMTP_URL: 'smtp://' },
      'SMTP_URL must be an address that begins with smtp:// or smtps:// and names a server.',
    ],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be true, false, or a list of proxies'],
    [{ TRUST_PROXY: '10.0.0.1/8/8' }, 'TRUST_PROXY must be true, false, or a list of proxies'],
    [{ TRUST_PROXY: '2' }, 'TRUST_PROXY must be true, false, or a list of proxies'],
    [
      { TRUST_PROXY: '10.0.0.0/8, nonsense' },
      'TRUST_PROXY must be true, false, or a list of proxies',
    ],
    [
      { AI_BASE_URL: 'http://localhost:11434/v1' },
      'AI_MODEL must be set too: AI_BASE_URL and AI_MODEL belong together.',
    ],
    [{ PAYSTACK_PUBLIC_KEY: 'pk_test_1' }, 'PAYSTACK_SECRET_KEY must be set too'],
    [
      { PAYSTACK_PUBLIC_KEY: 'sk_test_1', PAYSTACK_SECRET_KEY: 'sk_test_1' },
      'PAYSTACK_PUBLIC_KEY must begin with pk_.',
    ],
    [{ SQLITE_MAX_MB: '0' }, 'SQLITE_MAX_MB must be a whole number from 1 to 1000000.'],
    [{ PLATEWISE_DEMO: 'yes' }, 'PLATEWISE_DEMO must be 1 or 0.'],
    [
      { ...production, PUBLIC_URL: 'http://platewise.example' },
      'PUBLIC_URL must be set to an https:// address in production',
    ],
    [{ ...production, SMTP_URL: '' }, 'SMTP_URL must be set in production'],
    [{ ...production, PLATEWISE_DEMO: '1' }, 'PLATEWISE_DEMO must not be set in production'],
  ])('%j', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(ConfigurationError);
    expect(() => readEnvironment(environment)).toThrow(message);
  });
});

test('all that is wrong is said at once', () => {
  expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*\nLOG_LEVEL/);
});

test('a message never repeats a value, which may be a secret', () => {
  try {
    readEnvironment({
      PAYSTACK_PUBLIC_KEY: 'hunter2',
      SMTP_URL: 'hunter2',
      DATABASE_URL: 'hunter2',
    });
  } catch (error) {
    expect(String(error)).not.toContain('hunter2');
  }
  expect.assertions(1);
});

test.each([
  ['true', true],
  ['false', false],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['fd00::/8', ['fd00::/8']],
])('TRUST_PROXY=%s is read', (value, trust) => {
  expect(readEnvironment({ TRUST_PROXY: value }).trustProxy).toEqual(trust);
});

test('docs/operations.md lists every variable, and none that does not exist', () => {
  const root = join(import.meta.dirname, '..', '..');
  const code = readFileSync(join(root, 'server', 'infrastructure', 'environment.ts'), 'utf8');
  const read = [...code.matchAll(/^  ([A-Z][A-Z\d_]+): /gm)].map(([, variable]) => variable);
  const rows = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, variable]) => variable),
  );
  expect(read.length).toBeGreaterThan(30);
  expect(listed.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
    read.toSorted((a, b) => String(a).localeCompare(String(b))),
  );
});
