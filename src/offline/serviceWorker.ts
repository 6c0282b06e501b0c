/**
 * Keeps the app's own files, so that it opens without a network. It knows nothing of anybody: answers
 * of the API never pass through it, what a person needs offline is kept by src/api/offlineCopies.ts.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { guarded, homeFile, services, shell, signedIn, words } from 'virtual:platewise/built-files';

declare const self: ServiceWorkerGlobalScope;

/** What the page calls them too: src/app/keepOffline.tsx, src/api/copyStore.ts. */
const names = {
  signedIn: 'platewise-rooms',
  words: 'platewise-words',
  used: 'platewise-used',
  pictures: 'platewise-pictures',
} as const;
const mostPictures = 150;

precacheAndRoute(shell, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
// The first worker of a browser takes the page that brought it; a later one waits to be let in.
clientsClaim();

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Files whose names carry a hash of their content: what is kept needs no second look. Each is kept by itself, so that a network that goes half-way takes none of them back. */
async function keep(name: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const kept = new Set((await cache.keys()).map(pathOf));
  await Promise.all(files.filter((url) => !kept.has(url)).map((url) => cache.add(url)));
}
const keepSignedIn = (): Promise<void> => keep(names.signedIn, signedIn);
const keepWords = (): Promise<void> => keep(names.words, words);

async function forgetOlderFiles(): Promise<void> {
  const current = new Set([...signedIn, ...words]);
  for (const name of [names.signedIn, names.words, names.used]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (!current.has(pathOf(request))) await cache.delete(request);
  }
}

self.addEventListener('install', (event) => {
  // Whoever has been signed in here finds their pages in the new version too, in their language, also when the network goes right after.
  event.waitUntil(caches.has(names.signedIn).then((wasIn) => (wasIn ? keepSignedIn() : undefined)));
  event.waitUntil(
    caches.has(names.words).then((wasChosen) => (wasChosen ? keepWords() : undefined)),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOlderFiles()));
self.addEventListener('message', (event) => {
  const told: unknown = event.data;
  if (told === 'version.accepted') event.waitUntil(self.skipWaiting());
  if (told === 'route.entered') event.waitUntil(keepSignedIn());
  if (told === 'language.chosen') event.waitUntil(keepWords());
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url, event }) => {
    if (url.pathname === homeFile) (event as FetchEvent).waitUntil(keepSignedIn());
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.status === 200) await (await caches.open(names.used)).put(request, answer.clone());
    return answer;
  },
);

const forgetOldestPictures = async (): Promise<void> => {
  const cache = await caches.open(names.pictures);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - mostPictures)))
    await cache.delete(request);
};
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode !== 'navigate' && /^\/image\/[a-z]+\/[^/]+$/.test(url.pathname),
  new CacheFirst({
    cacheName: names.pictures,
    plugins: [{ cacheDidUpdate: forgetOldestPictures }],
  }),
);

// The bare page holds nothing of anybody's. Pages of the signed-in open with it at once; for others the server is asked first.
const openShell = createHandlerBoundToURL('/index.html');
const beginsWith = (path: string): RegExp => new RegExp(`^${path}(?:[/?]|$)`);
registerRoute(
  new NavigationRoute(openShell, { allowlist: guarded.map(beginsWith), denylist: [/\.\w+$/] }),
);
registerRoute(
  new NavigationRoute((options) => fetch(options.request).catch(() => openShell(options)), {
    denylist: [/\.\w+(?:\?|$)/, ...['/api', ...services].map(beginsWith)],
  }),
);
