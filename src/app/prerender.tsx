/** Draws places of the app for somebody who is not signed in, while building: no browser, no network, nothing stored. */
import { renderToString } from 'react-dom/server';
import { waitFor } from 'xstate';
import { createStorage } from '../api/storage.ts';
import type { Connections } from '../actors/connections.ts';
import type { Place } from './places.ts';
import { tree } from './tree.tsx';
import { createApp } from './wiring.ts';

/** Nobody answers while building. */
const client: Connections['client'] = {
  request: () => new Promise(() => undefined),
  onSessionLost: () => () => undefined,
  onWorked: () => () => undefined,
};

async function draw(place: Place, hash = ''): Promise<string> {
  // What the address bar's source asks of a browser.
  Object.assign(globalThis, {
    location: { pathname: place, search: '', hash, origin: 'http://localhost' },
    history: { state: null, replaceState: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const storage = createStorage();
  const channel = {
    announce: () => undefined,
    listen: () => () => undefined,
    close: () => undefined,
  };
  const connections = { storage, client, channel };
  const app = createApp({ connections, returnTo: null });
  app.start();
  await waitFor(app, (snapshot) => !snapshot.hasTag('loading') && snapshot.context.person === null);
  if (app.getSnapshot().matches({ running: { screen: 'screenUnreachable' } }))
    throw new Error(`The code of ${place} could not be loaded.`);
  // What a page does first without asking anybody, as reading the link that it was opened by.
  await new Promise((resolve) => void setTimeout(resolve));
  const html = renderToString(tree(app, connections));
  app.stop();
  return html;
}

/** They say the same to everybody who is not signed in, so their words can be in the first bytes. */
const places = [
  '/landing',
  '/login',
  '/signup',
  '/forgot-password',
  '/privacy',
  '/terms',
  '/medical-disclaimer',
] as const satisfies readonly Place[];

/** They are different for everybody, or soon filled with more: what stands there until then is shown, and cannot be used. With a link's token, as most come. */
const starts = [
  ['/sources'],
  ['/onboarding'],
  ['/reset-password', '#access_token=one'],
  ['/verify-email', '#token=one'],
] as const satisfies readonly (readonly [Place, string?])[];

// One after the other: each takes the address bar. While the module loads, since code is fetched on the way.
const pages = new Map<Place, string>();
for (const place of places) pages.set(place, await draw(place));
export const drawn: ReadonlyMap<Place, string> = pages;

const beginnings = new Map<Place, string>();
for (const [place, hash] of starts) beginnings.set(place, await draw(place, hash));
export const sketched: ReadonlyMap<Place, string> = beginnings;
