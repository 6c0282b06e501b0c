import { timeouts } from '../../contract/constants.ts';
import type { Connections } from '../actors/connections.ts';
import { openSessionChannel } from '../actors/sessionChannel.ts';
import { createClient } from '../api/client.ts';
import { createNewsBoard } from '../api/networkNews.ts';
import { createStorage } from '../api/storage.ts';
import { lateCopies } from './lateCopies.ts';

/** What this tab touches the world with, and what keeps it working without a network. */
export function connect(): Connections {
  const stored = createStorage();
  const news = createNewsBoard();
  const { client, storage } = lateCopies({ client: createClient({ origin: location.origin, storage: stored, timeouts }), storage: stored, tell: news.tell });
  const connections = { storage, client, channel: openSessionChannel() };
  afterFirstScreen(async () => (await import('./keepOffline.tsx')).keepOffline(connections, news));
  return connections;
}

/** The first screen needs the line and the processor for itself. */
function afterFirstScreen(work: () => Promise<void>): void {
  const begin = (): void => void work().catch(() => undefined);
  const wait = (): void => void ('requestIdleCallback' in globalThis ? requestIdleCallback(begin, { timeout: 3_000 }) : setTimeout(begin, 1_500));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
