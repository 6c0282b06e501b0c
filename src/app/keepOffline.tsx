/** What the app does to work without a network; it comes after the first screen, and is drawn beside it. */
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { networkChecks, timeouts } from '../../contract/constants.ts';
import type { Report } from '../../machines/shared/emitted.ts';
import type { Connections } from '../actors/connections.ts';
import type { NewsBoard } from '../api/networkNews.ts';
import { languageNow } from '../texts/language.ts';
import { OfflineView } from '../features/offline/views/OfflineView.tsx';
import { loadFeatureTexts } from './language.ts';
import { trimLocalHealth } from '../features/health/actors/localHealth.ts';
import { appUpdateChart, networkChart } from '../features/offline/chart.ts';
import { Theme } from './theme/Theme.tsx';

const log = ({ code, error }: Report): void => console.info(`[${code}]`, error ?? '');

/** @param keepFiles has the app's files kept on this device; none where they are not to be, as while it is developed, or cannot */
export function keepOffline(
  connections: Connections,
  news: NewsBoard,
  keepFiles?: () => Promise<ServiceWorkerRegistration>,
): void {
  const container = keepFiles === undefined ? null : globalThis.navigator.serviceWorker;
  const connection = createActor(networkChart(connections, news), {
    input: {
      limits: {
        recheck: networkChecks.recheck,
        checkTimeout: timeouts.productApi,
        sendingTimeout: timeouts.aiService,
      },
    },
  });
  const update = createActor(appUpdateChart(container, keepFiles), {
    input: { taskTimeout: timeouts.productApi },
  });
  connection.on('report', log);
  update.on('report', log);
  connection.start();
  update.start();
  const root = document.createElement('div');
  root.style.display = 'contents';
  document.body.append(root);
  const draw = (): void =>
    createRoot(root).render(
      <Theme>
        <OfflineView network={connection} update={update} />
      </Theme>,
    );
  loadFeatureTexts().then(draw, draw);
  // The page may have loaded a page of the signed-in before the worker saw anything of it.
  const tell = (message: string): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    void container?.ready.then(({ active }) => active?.postMessage(message));
  if (connections.storage.readHolder() !== null) {
    tell('route.entered');
    void trimLocalHealth(connections);
  }
  if (languageNow() !== 'en') tell('language.chosen');
}
