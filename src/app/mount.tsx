import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import type { AppActor } from '../context/app.tsx';
import { connect } from './connect.ts';
import { chooseInspector } from './inspector.ts';
import { followPath } from './pageMeta.ts';
import { placeOf } from './places.ts';
import { keepReturnPath, readReturnPath } from './returnPath.ts';
import { interceptLinks } from './routes.ts';
import { hearCharts } from './shell.ts';
import { tree } from './tree.tsx';
import { collectTyped, enterTyped } from './typed.ts';
import { createApp } from './wiring.ts';

/** Starts the charts and draws them. */
export async function mount(root: HTMLElement): Promise<void> {
  const inspect = import.meta.env.DEV ? await chooseInspector(location.search) : undefined;
  const connections = connect();
  const app = createApp({ connections, returnTo: readReturnPath(), inspect });
  hearCharts(app, keepReturnPath);
  followPath(app);
  interceptLinks(root);
  app.start();
  const drawn = tree(app, connections);
  if (!(await isWhatThePageShows(root, app))) {
    root.replaceChildren();
    createRoot(root).render(drawn);
    return;
  }
  const typed = collectTyped(root);
  hydrateRoot(root, drawn, { onRecoverableError: (error) => console.error(error) });
  enterTyped(root, typed);
}

/** A prerendered page is what somebody sees who is not signed in, once the charts have come to rest. */
async function isWhatThePageShows(root: HTMLElement, app: AppActor): Promise<boolean> {
  const place = root.dataset['place'];
  if (place === undefined) return false;
  const { context } = await waitFor(app, (snapshot) => snapshot.matches('brokenDown') || (!snapshot.hasTag('loading') && snapshot.context.person !== undefined));
  return context.person === null && placeOf(context.path) === place;
}
