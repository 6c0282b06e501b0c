/** Draws pages of the app for somebody who is not signed in, while building: no browser, no network, nothing stored. */
import { renderToString } from 'react-dom/server';
import { waitFor } from 'xstate';
import { createStorage } from '../api/storage.ts';
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

async function draw({ path, sampleHash }: Page): Promise<string> {
  // What the address bar's source asks of a browser.
  Object.assign(globalThis, {
    location: { pathname: path, search: '', hash: sampleHash ?? '', origin: 'http://localhost' },
    history: { state: null, replaceState: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  forgetViews();
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
