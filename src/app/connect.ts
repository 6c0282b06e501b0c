import { timeouts } from '../../contract/constants.ts';
import { unitsOn } from '../actors/chosenUnits.ts';
import type { Connections } from '../actors/connections.ts';
import { keepApp } from '../features/offline/actors/keepApp.ts';
import { openSessionChannel } from '../actors/sessionChannel.ts';
import { createNewsBoard } from '../api/networkNews.ts';
import { createStorage } from '../api/storage.ts';
import { takeUnitsFrom } from '../texts/units.ts';
import { lazyClient } from './lazyClient.ts';
import { lazyCopies } from './lazyCopies.ts';

/** What this tab touches the world with, and what keeps it working without a network. */
export function connect(): Connections {
  const stored = createStorage();
  takeUnitsFrom(() => unitsOn(stored));
  const news = createNewsBoard();
  const { client: bare, load } = lazyClient(async () =>
    (await import('../api/client.ts')).createClient({
      origin: location.origin,
      storage: stored,
      timeouts,
    }),
  );
  const connections = {
    ...lazyCopies({ client: bare, storage: stored, tell: news.tell }),
    channel: openSessionChannel(),
    pictures: new Map<string, string>(),
  };

  const container = import.meta.env.PROD ? globalThis.navigator.serviceWorker : undefined;
  let kept: Promise<ServiceWorkerRegistration> | undefined;
  const keepFiles = container && (() => (kept ??= keepApp(container)));
  const keepOffline = atMostOnce(async () =>
    (await import('./keepOffline.tsx')).keepOffline(connections, news, keepFiles),
  );
  const isKnown = stored.readHolder() !== null;
  // Whoever only looks is spared what calls and what keeps; both come as soon as they touch the page.
  if (isKnown) void load().catch(() => undefined);
  else onFirstTouch(() => void load().then(keepOffline, () => undefined));
  if (isKnown || container?.controller) afterFirstScreen(keepOffline);
  else if (keepFiles) {
    // Once the app's files are kept here, somebody has to tell of newer ones.
    container.addEventListener('controllerchange', () => void keepOffline(), { once: true });
    afterFirstScreen(async () => void (await keepFiles()));
  }
  addEventListener('offline', () => void keepOffline(), { once: true });
  return connections;
}

function atMostOnce(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work().catch(() => void (done = undefined)));
}

function onFirstTouch(work: () => void): void {
  const touched = new AbortController();
  for (const touch of ['pointerdown', 'keydown', 'input']) {
    addEventListener(
      touch,
      () => {
        touched.abort();
        work();
      },
      { capture: true, passive: true, signal: touched.signal },
    );
  }
}

/** The first screen needs the line and the processor for itself. */
function afterFirstScreen(work: () => Promise<void>): void {
  const begin = (): void => void work().catch(() => undefined);
  const wait = (): void =>
    void ('requestIdleCallback' in globalThis
      ? requestIdleCallback(begin, { timeout: 3_000 })
      : setTimeout(begin, 1_500));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
