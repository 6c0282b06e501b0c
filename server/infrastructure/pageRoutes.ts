// The built app: its files, its pages, those of the library beside them, and its one page for every address that is the app's own.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type BuiltPage,
  completePage,
  encodingFor,
  readBuiltPages,
  robots,
  sitemap,
} from './builtPages.ts';
import { libraryRoutes, listedRecipes } from '../modules/library/routes.ts';
import { notFound, sendFailure } from './http/errors.ts';
import type { Services } from './services.ts';

const forEver = 'public, max-age=31536000, immutable';
const checkFirst = 'no-cache';
const page = 'index.html';
const rulesForPages = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Places that a search engine may list. */
const listed = ['/', '/login', '/signup', '/privacy', '/terms', '/medical-disclaimer', '/sources'];

export async function pageRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'kitchen' | 'guard' | 'marks' | 'storage'>,
): Promise<void> {
  const { distDir, publicOrigin, port, pageViewsUrl, openAccess } = services.config;
  const origin = publicOrigin ?? `http://localhost:${port}`;
  const pages = readBuiltPages(distDir, origin, pageViewsUrl);
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(origin)),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin, [...listed, ...listedRecipes(services.kitchen)])),
  );

  libraryRoutes(app, services);

  // The bare page is a file like others, unless somebody counts views: it then has to say who.
  if (pageViewsUrl !== undefined && existsSync(join(distDir, page))) {
    const bare = completePage(readFileSync(join(distDir, page), 'utf8'), origin, pageViewsUrl);
    app.get(`/${page}`, { schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply, bare),
    );
  }

  await app.register(fastifyStatic, {
    root: distDir,
    index: false,
    // A folder is no file, and what begins with a dot is the build's own.
    allowedPath: (path) =>
      !path.endsWith('/') && !path.includes('/.') && !path.startsWith('/pages/'),
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const isAsset = path.startsWith(join(distDir, 'assets'));
      // Vite puts a hash of the content into the names under assets/; nothing else has one.
      reply.header('cache-control', isAsset ? forEver : checkFirst);
      // A kilobyte of rules for a page is nothing that a script or a font could break.
      if (isAsset) for (const name of rulesForPages) reply.removeHeader(name);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const place = /^\/([^/?]*)/.exec(request.url)?.[1] || 'landing';
    const built = pages.get(`/${place}`);
    if (!isNavigation(request, built !== undefined)) return refuse(request, reply);
    // It advertises a trial and plans, and here are none.
    if (openAccess && place === 'landing') return reply.redirect('/login');
    if (built) return sendPage(request, reply, built);
    if (existsSync(join(distDir, page))) return reply.sendFile(page);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The app has not been built yet. Run `npm run build`, then load this page again.');
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodyIn }: BuiltPage,
): FastifyReply {
  reply.headers({ etag, 'cache-control': checkFirst, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodyIn(encoding));
}

/**
 * Whether a page of the app is asked for: not a file, not the API, and HTML will do. Whoever draws a preview of a shared link
 * takes anything, and says so; at a place of the app that is its page, and elsewhere a script that looks for what is not there.
 */
function isNavigation(request: FastifyRequest, isPlace: boolean): boolean {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isApi = path === '/api' || path.startsWith('/api/');
  const isFile = path.startsWith('/assets/') || basename(path).includes('.');
  const { accept = '*/*' } = request.headers;
  const takesHtml = accept.includes('text/html') || (isPlace && accept.includes('*/*'));
  return ['GET', 'HEAD'].includes(request.method) && !isApi && !isFile && takesHtml;
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(request, reply, { statusCode: 404, code: 'not_found', words: notFound });
}
