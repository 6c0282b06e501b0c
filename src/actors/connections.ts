import type { Client } from '../api/client.ts';
import type { BrowserStorage } from '../api/storage.ts';
import type { SessionChannel } from './sessionChannel.ts';

/** What the actors touch the world with. */
export interface Connections {
  client: Client;
  storage: BrowserStorage;
  channel: SessionChannel;
  /** Addresses of dishes' pictures that came with something else, by the dish. */
  pictures?: Map<string, string>;
}
