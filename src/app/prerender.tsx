/** Draws places of the app for somebody who is not signed in, while building: no browser, no network, nothing stored. */
import { renderToString } from 'react-dom/server';
import { waitFor } from 'xstate';
import { createClient } from '../api/client.ts';
import { createStorage } from '../api/storage.ts';
import { timeouts } from '../../contract/constants.ts';
import type { Place } from './places.ts';
import { tree } from './tree.tsx';
import { createApp } from './wiring.ts';

async function draw(place: Place): Promise<string> {
  // What the address bar's source asks of a browser.
  Object.assign(globalThis, { location: { pathname: place, search: '', hash: '', origin: 'http://localhost' }, addEventListener: () => undefined, removeEventListener: () => undefined });
  const storage = createStorage();
  const channel = { announce: () => undefined, listen: () => () => undefined, close: () => undefined };
  const connections = { storage, client: createClient({ origin: 'http://localhost', storage, timeouts }), channel };
  const app = createApp({ connections, returnTo: null });
  app.start();
  await waitFor(app, (snapshot) => !snapshot.hasTag('loading') && snapshot.context.person === null);
  if (app.getSnapshot().matches({ running: { screen: 'screenUnreachable' } })) throw new Error(`The code of ${place} could not be loaded.`);
  const html = renderToString(tree(app, connections));
  app.stop();
  return html;
}

/** They say the same to everybody who is not signed in, so their words can be in the first bytes. */
const places = ['/landing', '/login', '/signup', '/forgot-password', '/privacy', '/terms', '/medical-disclaimer'] as const satisfies readonly Place[];

// One after the other: each takes the address bar. While the module loads, since code is fetched on the way.
const pages = new Map<Place, string>();
for (const place of places) pages.set(place, await draw(place));
export const drawn: ReadonlyMap<Place, string> = pages;
