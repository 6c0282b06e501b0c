// Headers of every answer (design: 'Headers'). The page may run our scripts and, where Paystack is
// configured, Paystack's; it may frame YouTube's player without cookies and Paystack's popup.
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const paystackScript = 'https://js.paystack.co';
/** What Paystack's inline script asks of the page beside its frame: its own API, and the style sheet of its button. */
const paystackApi = ['https://api.paystack.co', 'https://checkout.paystack.com'];
const paystackStyles = 'https://paystack.com';
const frames = ['https://www.youtube-nocookie.com', 'https://checkout.paystack.com'];
/** Thumbnails of videos; articles' pictures come by ourselves. */
const thumbnails = ['https://i.ytimg.com', 'https://img.youtube.com'];
const permissions = [
  'camera=(self)',
  // Next and back by voice while cooking, once a person switches it on (docs/decisions/095-steps-by-voice.md).
  'microphone=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'payment=(self "https://checkout.paystack.com")',
  ...[
    'accelerometer',
    'browsing-topics',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'midi',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((each) => `${each}=()`),
].join(', ');
const twoYears = 63_072_000;

export async function security(app: FastifyInstance, config: Config): Promise<void> {
  const headers = { ...(await askHelmet(config)), 'permissions-policy': permissions };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // Answers say for themselves how long they may be kept; what says nothing is not kept at all.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** What stands between these tags in the built pages, by its hashes: no other script or style in a page counts. */
function hashesInPages(distDir: string, pattern: RegExp): string[] {
  const folder = join(distDir, 'pages');
  const drawn = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => join(folder, name))
    : [];
  const hashes = [join(distDir, 'index.html'), ...drawn]
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)])
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** The script of light and dark, of the app's pages and of the library's. */
const scriptsInPages = (distDir: string): string[] =>
  hashesInPages(distDir, /<script>([^]*?)<\/script>/g);

/** The styles of each drawn page's first picture, and the library's sheet. */
const stylesInPages = (distDir: string): string[] =>
  hashesInPages(distDir, /<style>([^]*?)<\/style>/g);

/** What a page may run, show and speak to. */
const directivesFor = (config: Config) => ({
  defaultSrc: ["'self'"],
  scriptSrc: [
    "'self'",
    ...scriptsInPages(config.distDir),
    ...(config.paystack ? [paystackScript] : []),
  ],
  scriptSrcAttr: ["'none'"],
  // Paystack's script writes a style element of its own, whose text nobody knows beforehand.
  styleSrc: [
    "'self'",
    ...(config.paystack ? ["'unsafe-inline'", paystackStyles] : stylesInPages(config.distDir)),
  ],
  // No page of ours holds a style attribute; what Paystack's script writes may.
  styleSrcAttr: [config.paystack ? "'unsafe-inline'" : "'none'"],
  imgSrc: [
    "'self'",
    'data:',
    'blob:',
    // A service that answers in place of ours names pictures wherever it finds them.
    ...(config.imageService || config.aiService ? ['https:'] : thumbnails),
  ],
  fontSrc: ["'self'"],
  connectSrc: [
    "'self'",
    ...(config.paystack ? paystackApi : []),
    ...(config.pageViewsUrl ? [new URL(config.pageViewsUrl).origin] : []),
  ],
  mediaSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  frameSrc: frames,
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  // Paystack's script writes markup of its own; elsewhere the page's own policy lets none through (index.html).
  ...(config.paystack ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
  ...(config.https ? { upgradeInsecureRequests: [] } : {}),
});

/** Paystack and a bank behind it may open windows that speak to ours. */
const openerFor = ({ paystack }: Config) =>
  paystack ? ('same-origin-allow-popups' as const) : ('same-origin' as const);

/** Helmet works its headers out for each answer, at a tenth of a small call's time; ours never change, so it is asked once. */
async function askHelmet(config: Config): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: directivesFor(config),
    },
    // YouTube's player refuses to play where it is not told who embeds it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.https
      ? { maxAge: twoYears, includeSubDomains: config.hstsSubdomains }
      : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: openerFor(config) },
    xFrameOptions: { action: 'deny' },
  });
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  const ofAnAnswer = new Set([
    'content-type',
    'content-length',
    'date',
    'connection',
    'keep-alive',
  ]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofAnAnswer.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
