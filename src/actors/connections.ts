import type { Client } from '../api/client.ts';
import type { KeptHere } from '../api/copyCache.ts';
import type { BrowserStorage } from '../api/storage.ts';
import type { SessionChannel } from './sessionChannel.ts';

/** What the actors touch the world with. */
export interface Connections {
  client: Client;
  storage: BrowserStorage;
  /** None where the browser has nowhere to keep it. */
  kept?: (() => Promise<KeptHere | undefined>) | undefined;
  channel: SessionChannel;
  /** Addresses of dishes' pictures that came with something else, by the dish. */
  pictures?: Map<string, string>;
}
