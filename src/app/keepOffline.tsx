/** What the app does to work without a network; it comes after the first screen, and has a place of its own beside it. */
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { reach, timeouts } from '../../contract/constants.ts';
import type { Report } from '../../machines/shared/emitted.ts';
import type { Connections } from '../actors/connections.ts';
import type { NewsBoard } from '../api/networkNews.ts';
import { languageNow } from '../texts/language.ts';
import { OfflineView } from '../views/offline/OfflineView.tsx';
import { bringRoomWords } from './language.ts';
import { appUpdateChart, networkChart } from './rooms/offline.ts';
import { Theme } from './theme/Theme.tsx';

const log = ({ code, error }: Report): void => console.info(`[${code}]`, error ?? '');

/** @param keepFiles has the app's files kept on this device; none where they are not to be, as while it is developed, or cannot */
export function keepOffline(connections: Connections, news: NewsBoard, keepFiles?: () => Promise<ServiceWorkerRegistration>): void {
  const container = keepFiles === undefined ? null : globalThis.navigator.serviceWorker;
  const connection = createActor(networkChart(connections, news), { input: { limits: { recheck: reach.recheck, checkTimeout: timeouts.productApi, sendingTimeout: timeouts.aiService } } });
  const update = createActor(appUpdateChart(container, keepFiles), { input: { taskTimeout: timeouts.productApi } });
  connection.on('report', log);
  update.on('report', log);
  connection.start();
  update.start();
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  const draw = (): void => createRoot(place).render(<Theme><OfflineView network={connection} update={update} /></Theme>);
  bringRoomWords().then(draw, draw);
  // The page may have loaded a room before the worker saw anything of it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  if (connections.storage.readHolder() !== null) void container?.ready.then(({ active }) => active?.postMessage('room.entered'));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  if (languageNow() !== 'en') void container?.ready.then(({ active }) => active?.postMessage('language.chosen'));
}
