/** Which path answers what, headers and the description of the API, over real connections. */
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { calls, servicePaths } from '../../contract/calls.ts';
import { guardedPaths, publicPaths } from '../../src/app/features.ts';
import { type Answer, type AtEnd, send, signUp, startServer } from './support.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const script = 'export const answer = 42;';

/** A built app, as small as can be. */
function builtApp(atEnd: AtEnd): string {
  const dist = mkdtempSync(join(tmpdir(), 'platewise-dist-'));
  atEnd(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Platewise</title>');
  mkdirSync(join(dist, 'pages'));
  writeFileSync(
    join(dist, 'pages', 'login.html'),
    '<!doctype html><head><title>Platewise</title><link rel="canonical" href="%ORIGIN%/login" /></head>',
  );
  writeFileSync(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, '.sources'), 'secret');
  writeFileSync(join(dist, 'assets', 'entry-abc123.js'), script);
  writeFileSync(join(dist, 'assets', 'entry-abc123.js.br'), brotliCompressSync(script));
  return dist;
}

type Get = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

/** A server that listens, and a client that sends a path just as it is written. */
async function listen(
  environment: Record<string, string> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<{ app: FastifyInstance; get: Get }> {
  const { app } = await startServer('SQLite', {
    environment: { DIST_DIR: builtApp(atEnd), ...environment },
    atEnd,
  });
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const get: Get = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = String(answer.headers['content-type']).includes('json') && text !== '';
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            body: isJson ? (JSON.parse(text) as unknown) : undefined,
          });
        });
      });
      sent.on('error', reject).end();
    });
  return { app, get };
}

let app: FastifyInstance;
let get: Get;
const atEnd: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  ({ app, get } = await listen({}, (work) => void atEnd.push(work)));
});
afterAll(async () => {
  for (const work of atEnd.toReversed()) await work();
});

describe('a page', () => {
  test.each([
    '/',
    '/ai-kitchen?x=1',
    '/history/019a0000-0000-7000-8000-000000000000',
    '/nowhere',
    ...publicPaths,
    ...guardedPaths,
  ])('NAV-01 at %s is the app', async (url) => {
    const answer = await get(url, html);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Platewise</title>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  test('that is not built says what to do', async () => {
    const unbuilt = await listen({ DIST_DIR: join(tmpdir(), 'platewise-no-such-folder') });
    const answer = await unbuilt.get('/', html);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('Run `npm run build`');
  });
});

describe('a place of the app', () => {
  test('NAV-05 has a page of its own, with the address that people see, compressed, and not sent twice', async () => {
    const { get: ask } = await listen({
      PUBLIC_URL: 'https://cook.example.org',
      HOST: '127.0.0.1',
    });
    const answer = await ask('/login?from=mail', html);
    expect(answer.text).toContain('<link rel="canonical" href="https://cook.example.org/login" />');
    expect(answer.text).not.toContain('page-views');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(
      (await ask('/login', { ...html, 'if-none-match': String(answer.headers['etag']) })).status,
    ).toBe(304);
    expect(
      (await ask('/login', { ...html, 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
    ).toBe('br');
    expect(
      (await ask('/login', { ...html, 'accept-encoding': 'gzip' })).headers['content-encoding'],
    ).toBe('gzip');
    expect((await ask('/pages/login.html')).status).toBe(404);
  });

  test('NAV-05 is there for whoever draws a preview of a shared link and takes anything; what is no place is not', async () => {
    for (const headers of [{ accept: '*/*' }, {}] as Record<string, string>[]) {
      const answer = await get('/login', headers);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('<title>Platewise</title>');
      expect((await get('/nowhere', headers)).body).toMatchObject({
        status: 'error',
        code: 'not_found',
      });
    }
    expect((await get('/login', { accept: 'application/json' })).status).toBe(404);
  });

  test('NAV-05 names who counts page views only where somebody is asked to, and lets the browser tell them alone', async () => {
    const { get: ask } = await listen({ PAGE_VIEWS_URL: 'https://count.example.org/views' });
    const answer = await ask('/login', html);
    expect(answer.text).toContain(
      '<meta name="platewise:page-views" content="https://count.example.org/views" />',
    );
    expect(answer.headers['content-security-policy']).toContain(
      "connect-src 'self' https://count.example.org;",
    );
    expect((await get('/login', html)).headers['content-security-policy']).toContain(
      "connect-src 'self';",
    );
  });

  test('NAV-05 is listed for search engines where it needs no account', async () => {
    const { get: ask } = await listen({
      PUBLIC_URL: 'https://cook.example.org',
      HOST: '127.0.0.1',
    });
    const map = await ask('/sitemap.xml');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(map.text).toContain('<loc>https://cook.example.org/login</loc>');
    expect(map.text).not.toContain('/settings');
    expect((await ask('/robots.txt')).text).toContain(
      'Sitemap: https://cook.example.org/sitemap.xml',
    );
  });
});

describe('a file', () => {
  test('with a hash in its name may be kept for a year, and is sent compressed', async () => {
    const plain = await get('/assets/entry-abc123.js');
    expect(plain.text).toBe(script);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(
      (await get('/assets/entry-abc123.js', { 'accept-encoding': 'br, gzip' })).headers[
        'content-encoding'
      ],
    ).toBe('br');
  });

  test('without one is asked for again each time', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/assets/entry-old999.js',
    '/favicon.ico',
    '/assets/',
    '/.sources',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
  ])('that is not there (%s) is a JSON 404, also for a browser that takes HTML', async (url) => {
    for (const headers of [html, { accept: '*/*' }]) {
      const answer = await get(url, headers);
      expect([400, 403, 404]).toContain(answer.status);
      expect(answer.body).toMatchObject({ status: 'error', message: expect.any(String) });
    }
  });
});

describe('the AI and image calls', () => {
  test.each(servicePaths)('GET %s is a JSON 405, never the page', async (path) => {
    const answer = await get(path, html);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
    expect(answer.body).toMatchObject({ status: 'error', code: 'method_not_allowed' });
  });

  test.each(servicePaths)('POST %s without a session is 401', async (path) => {
    expect((await send(app, { method: 'POST', url: path })).status).toBe(401);
  });
});

describe('the product API', () => {
  test.each(['/api', '/api/', '/api/nope', '/api/meal_plan/x/y'])(
    '%s is a JSON 404 for every method',
    async (url) => {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const answer = await send(app, { method, url, headers: html });
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({
          status: 'error',
          message: 'Resource not found. Please check the URL and try again.',
          request_id: expect.any(String),
        });
      }
    },
  );

  test('answers another method with 405 and what it takes', async () => {
    const answer = await send(app, { method: 'DELETE', url: '/api/meal_plan' });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('is never stored by a browser', async () => {
    const person = await signUp(app);
    for (const answer of [
      await person.call('GET', '/api/profile'),
      await get('/api/profile'),
      await get('/api/nope'),
    ])
      expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('SRV-01 knows every call of the contract; those to come answer 501', async () => {
    const { paths } = (await send(app, { method: 'GET', url: '/api/docs/openapi.json' })).body as {
      paths: Record<string, Record<string, { operationId: string; 'x-status'?: string }>>;
    };
    const described = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(described.map((each) => each.operationId).toSorted()).toEqual(
      calls.map((call) => call.id).toSorted(),
    );

    const person = await signUp(app);
    const planned = calls.filter(
      (call) => described.find((each) => each.operationId === call.id)?.['x-status'] === 'planned',
    );
    for (const { path } of planned.filter(({ method, query }) => method === 'GET' && !query)) {
      const answer = await person.call('GET', path);
      expect([path, answer.status, answer.body.message]).toEqual([
        path,
        501,
        'This part of Platewise is not available yet.',
      ]);
    }
  });

  test('SRV-01 is described in OpenAPI with its bodies, photos and failures', async () => {
    const { body } = await send(app, { method: 'GET', url: '/api/docs/openapi.json' });
    expect(body.openapi).toBe('3.1.0');
    const form = body.paths['/process'].post.requestBody.content['multipart/form-data'].schema;
    expect(Object.keys(form.properties)).toEqual([
      'image_or_ingredient_list',
      'ingredient_list',
      'minutes',
      'meal',
      'missing',
      'equipment',
      'hour',
      'image',
    ]);
    expect(
      body.paths['/api/login'].post.responses['4XX'].content['application/json'].schema,
    ).toEqual({ $ref: '#/components/schemas/Failure' });
    expect(body.paths['/api/meal_plans/{id}'].put.parameters).toHaveLength(1);
  });
});

test('GET /healthz checks the database', async () => {
  expect((await get('/healthz')).body).toEqual({ status: 'ok', database: 'sqlite' });
});

describe('headers', () => {
  const policyOf = async (environment: Record<string, string>) =>
    String((await (await listen(environment)).get('/', html)).headers['content-security-policy']);

  test('the page may run our scripts alone, frame YouTube and Paystack, and style itself', async () => {
    const policy = await policyOf({});
    const directives = Object.fromEntries(
      policy
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src-attr': "'none'",
      'img-src': "'self' data: blob: https://i.ytimg.com https://img.youtube.com",
      'base-uri': "'none'",
      'frame-src': 'https://www.youtube-nocookie.com https://checkout.paystack.com',
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
    expect(directives['style-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/);
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('a style in a page counts by its hash; another service may name pictures anywhere', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'platewise-dist-'));
    onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
    mkdirSync(join(dist, 'pages'));
    writeFileSync(join(dist, 'pages', 'login.html'), '<style>a{color:red}</style>');
    const hash = createHash('sha256').update('a{color:red}').digest('base64');
    const policy = await policyOf({ DIST_DIR: dist });
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(await policyOf({ IMAGE_SERVICE_URL: 'https://pictures.example' })).toContain(
      "img-src 'self' data: blob: https:;",
    );
  });

  test('/.well-known/security.txt says where a weakness can be told, where somebody is named', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(404);
    const { get: ask } = await listen({
      SECURITY_CONTACT: 'mailto:security@platewise.example',
      PUBLIC_URL: 'https://platewise.example',
    });
    const { status, headers, text } = await ask('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(
      /^Contact: mailto:security@platewise\.example\nExpires: \d{4}-\S+Z\nPreferred-Languages: en, fr\nCanonical: https:\/\/platewise\.example\/\.well-known\/security\.txt\n$/,
    );
    const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(0);
    expect(expires - Date.now()).toBeLessThan(365 * 24 * 3_600_000);
  });

  test("Paystack's script runs only where Paystack is configured", async () => {
    expect(
      await policyOf({ PAYSTACK_PUBLIC_KEY: 'pk_test_x', PAYSTACK_SECRET_KEY: 'sk_test_x' }),
    ).toContain("script-src 'self' https://js.paystack.co");
  });

  test('https is insisted on only where the app is reached by https', async () => {
    const http = await get('/', html);
    expect(http.headers['strict-transport-security']).toBeUndefined();
    const https = await (await listen({ PUBLIC_URL: 'https://platewise.example' })).get('/', html);
    expect(https.headers['strict-transport-security']).toBe('max-age=63072000');
    const whole = await listen({
      PUBLIC_URL: 'https://platewise.example',
      HSTS_SUBDOMAINS: '1',
    });
    expect((await whole.get('/', html)).headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
    expect(String(https.headers['content-security-policy'])).toContain('upgrade-insecure-requests');
  });

  test('every answer carries them, failures too', async () => {
    for (const answer of [
      await get('/', html),
      await get('/api/nope'),
      await get('/healthz'),
      await get('/image'),
    ]) {
      expect(answer.headers).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringMatching(
          /^camera=\(self\), microphone=\(self\), .*clipboard-read=\(\), .*usb=\(\)/,
        ),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.any(String),
      });
    }
  });
});
