import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import type { AppActor } from '../context/app.tsx';
import { beginHydration } from '../context/useSelector.ts';
import { yieldToMain } from './yieldToMain.ts';
import { languageNow } from '../texts/language.ts';
import { connect } from './connect.ts';
import { chooseInspector } from './inspector.ts';
import { bringLanguage, revealPage } from './language.ts';
import { followPath } from './pageMeta.ts';
import { pageAt } from './features.ts';
import { keepReturnPath, readReturnPath } from './returnPath.ts';
import { interceptLinks } from './routes.ts';
import { loadStaticPage, loadToasts } from './screens.tsx';
import { interceptForms } from './forms.ts';
import { hearCharts } from './shell.ts';
import { keepStatic } from './staticPage.tsx';
import { tree } from './tree.tsx';
import { collectTyped, enterTyped } from './typed.ts';
import { createApp } from './wiring.ts';

/** Starts the charts and draws them. */
export async function mount(root: HTMLElement): Promise<void> {
  const inspect = import.meta.env.DEV ? await chooseInspector(location.search) : undefined;
  await bringLanguage();
  const connections = connect();
  const app = createApp({ connections, returnTo: readReturnPath(), inspect });
  await yieldToMain();
  hearCharts(app, keepReturnPath, loadToasts);
  keepStatic(staticPathOf(root));
  followPath(app);
  interceptLinks(root);
  interceptForms(root);
  app.start();
  let tellAwake = (): void => undefined;
  const awake = new Promise<void>((resolve) => (tellAwake = resolve));
  // Until React has put the app in its place, a sketch takes nothing: it would be lost.
  const drawn = tree(app, connections, {
    onDrawn: () => {
      root.inert = false;
      // Its scripts have come (scripts/build/withoutScripts.ts).
      document.querySelector('#scripts-missing')?.remove();
    },
    onAwake: tellAwake,
  });
  if (!(await isWhatThePageShows(root, app))) {
    keepStatic(undefined);
    await loadStaticPage();
    // A sketch stays until React puts in its place what has come of it.
    if (root.inert && languageNow() === 'en') await atRest(app);
    else root.replaceChildren();
    revealPage();
    createRoot(root).render(drawn);
    return;
  }
  beginHydration(app);
  revealPage();
  await yieldToMain();
  const typed = collectTyped(root);
  // As a transition React does it in slices, and answers the person between them.
  startTransition(
    () => void hydrateRoot(root, drawn, { onRecoverableError: (error) => console.error(error) }),
  );
  keepStatic(undefined);
  await awake;
  enterTyped(root, typed);
}

/** A page that needs no code while it shows what was drawn while building. */
function staticPathOf(root: HTMLElement): string | undefined {
  const path = root.dataset['page'];
  const isStatic = path !== undefined && pageAt(path)?.prerendered === 'static';
  return isStatic && languageNow() === 'en' ? path : undefined;
}

/** A prerendered page is English, and what somebody sees who is not signed in, once the charts have come to rest. */
async function isWhatThePageShows(root: HTMLElement, app: AppActor): Promise<boolean> {
  const path = root.dataset['page'];
  if (path === undefined || languageNow() !== 'en') return false;
  const { context } = await atRest(app);
  return context.person === null && pageAt(context.path)?.path === path;
}

/** Once it is known who is there, and the screen's code is here. */
const atRest = (app: AppActor) =>
  waitFor(
    app,
    (snapshot) =>
      snapshot.matches('brokenDown') ||
      (!snapshot.hasTag('loading') && snapshot.context.person !== undefined),
  );
