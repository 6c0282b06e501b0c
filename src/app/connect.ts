import { timeouts } from '../../contract/constants.ts';
import type { Connections } from '../actors/connections.ts';
import { openSessionChannel } from '../actors/sessionChannel.ts';
import { createClient } from '../api/client.ts';
import { createStorage } from '../api/storage.ts';

/** What this tab touches the world with. */
export function connect(): Connections {
  const storage = createStorage();
  return { storage, client: createClient({ origin: location.origin, storage, timeouts }), channel: openSessionChannel() };
}
