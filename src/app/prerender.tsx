/** Draws pages of the app while building: no browser, no network, and nothing stored but that somebody is signed in, where a page is for them. */
import { renderToString } from 'react-dom/server';
import { waitFor } from 'xstate';
import { day } from '../../domain/durations.ts';
import { createStorage, type BrowserStorage } from '../api/storage.ts';
import type { Connections } from '../actors/connections.ts';
import { pages, type Page, type Path } from './features.ts';
import { forgetViews } from './lazyView.ts';
import { tree } from './tree.tsx';
import { createApp } from './wiring.ts';

/** Nobody answers while building. */
const client: Connections['client'] = {
  request: () => new Promise(() => undefined),
  onSessionLost: () => () => undefined,
  onWorked: () => () => undefined,
};

/** Of the signed-in nothing is known but that they may use the app: their name stays blank until it comes. */
function storageFor({ access }: Page): BrowserStorage {
  const storage = createStorage({ area: () => undefined });
  if (access === 'signedIn') {
    storage.storeSession(
      { uid: 'nobody', id: 'nobody', email: '', displayName: '\u00A0', photoURL: null },
      { accessToken: 'none', refreshToken: null, sessionId: null },
    );
    // Without it a veil would lie over the page until the server has answered (ACC-01); of a trial the remaining time would stand there.
    storage.writePersonal('subscriptionExpiry', 'nobody', String(Date.now() + day));
  }
  return storage;
}

async function draw(page: Page): Promise<string> {
  const { path, sampleHash } = page;
  // What the address bar's source asks of a browser.
  Object.assign(globalThis, {
    window: globalThis,
    // Node's would keep the build from ending.
    BroadcastChannel: undefined,
    location: { pathname: path, search: '', hash: sampleHash ?? '', origin: 'http://localhost' },
    history: { state: null, replaceState: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  forgetViews();
  const storage = storageFor(page);
  const channel = {
    announce: () => undefined,
    listen: () => () => undefined,
    close: () => undefined,
  };
  const connections = { storage, client, channel };
  const app = createApp({ connections, returnTo: null });
  app.start();
  await waitFor(
    app,
    (snapshot) => !snapshot.hasTag('loading') && snapshot.context.person !== undefined,
  );
  if (app.getSnapshot().matches({ running: { screen: 'screenUnreachable' } }))
    throw new Error(`The code of ${path} could not be loaded.`);
  // What a page does first without asking anybody, as reading the link that it was opened by.
  await new Promise((resolve) => void setTimeout(resolve));
  const html = renderToString(tree(app, connections));
  app.stop();
  return html;
}

/** One after the other: each takes the address bar. While the module loads, since code is fetched on the way. */
const drawn = new Map<Path, string>();
for (const page of pages)
  if (page.prerendered !== undefined) drawn.set(page.path, await draw(page));

/** The HTML of each page that is drawn while building. */
export const prerendered: ReadonlyMap<Path, string> = drawn;
